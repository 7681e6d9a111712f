/// The parts of the file that are the same for every scene.
enum JournalCode {
  /// What prints the messages.
  static let journal = """
    /// Prints milliseconds, message, numbers of the touches (or -), whose message it is, and what was
    /// answered.
    @MainActor private enum Journal {
      static var names: [ObjectIdentifier: String] = [:]
      private static var numbers: [ObjectIdentifier: Int] = [:]
      private static var start: TimeInterval?

      static func log(
        _ message: String, _ touches: Set<UITouch> = [], of object: AnyObject, answer: Any? = nil
      ) {
        let now = ProcessInfo.processInfo.systemUptime
        start = start ?? now
        let list = touches.map { "\\(number($0, isNew: message == "touchesBegan"))" }.sorted()
        let name = names[ObjectIdentifier(object)] ?? "\\(type(of: object))"
        let end = answer.map { " -> \\($0)" } ?? ""
        let words = list.isEmpty ? "-" : list.joined(separator: ",")
        print("\\(Int((now - (start ?? now)) * 1000)) \\(message) \\(words) \\(name)\\(end)")
      }

      static func name(of object: AnyObject?) -> String {
        object.map { names[ObjectIdentifier($0)] ?? "\\(type(of: $0))" } ?? "nil"
      }

      private static func number(_ touch: UITouch, isNew: Bool) -> Int {
        let id = ObjectIdentifier(touch)
        if let number = numbers[id] { return number }
        numbers[id] = numbers.count + 1
        return numbers[id] ?? 0
      }
    }
    """

  /// Whom recognizers call.
  static let listener = """
    /// Whom a recognizer calls.
    @MainActor private final class Listener: NSObject {
      private let action: String

      init(_ action: String) { self.action = action }

      @objc func fired(_ recognizer: UIGestureRecognizer) {
        Journal.log(action, of: recognizer, answer: "state \\(recognizer.state.rawValue)")
      }
    }
    """

  /// What a recognizer's delegate answers; what is nil is answered as UIKit answers it.
  static let answers = """
    /// What a recognizer's delegate answers.
    @MainActor private final class Answers: NSObject, UIGestureRecognizerDelegate {
      var receives: ((UITouch) -> Bool)?
      var begins: ((UIGestureRecognizer) -> Bool)?
      var simultaneous: ((UIGestureRecognizer) -> Bool)?
      var requires: ((UIGestureRecognizer) -> Bool)?
      var isRequired: ((UIGestureRecognizer) -> Bool)?

      func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let answer = receives?(touch) else { return true }
        Journal.log("shouldReceive", [touch], of: recognizer, answer: answer)
        return answer
      }

      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let answer = begins?(recognizer) else { return true }
        Journal.log("shouldBegin", of: recognizer, answer: answer)
        return answer
      }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool {
        answer(simultaneous, "shouldRecognizeSimultaneouslyWith", recognizer, other)
      }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
      ) -> Bool {
        answer(requires, "shouldRequireFailureOf", recognizer, other)
      }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
      ) -> Bool {
        answer(isRequired, "shouldBeRequiredToFailBy", recognizer, other)
      }

      private func answer(
        _ question: ((UIGestureRecognizer) -> Bool)?, _ word: String,
        _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer
      ) -> Bool {
        guard let answer = question?(other) else { return false }
        Journal.log("\\(word)(\\(Journal.name(of: other)))", of: recognizer, answer: answer)
        return answer
      }
    }
    """

  /// The rows of tables.
  static let rows = """
    /// The rows of a table, and what its delegate answers about them.
    @MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      let cells: [UITableViewCell]
      let heights: [CGFloat]
      var highlights: [Int: Bool] = [:]
      var selects: [Int: IndexPath?] = [:]

      init(_ cells: [UITableViewCell], heights: [CGFloat]) {
        self.cells = cells
        self.heights = heights
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cells.count }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cells[indexPath.row]
      }

      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights[indexPath.row]
      }

      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        let answer = highlights[indexPath.row] ?? true
        Journal.log("shouldHighlight", of: cells[indexPath.row], answer: answer)
        return answer
      }

      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        let answer = selects[indexPath.row] ?? indexPath
        Journal.log("willSelect", of: cells[indexPath.row], answer: answer?.row ?? "nil")
        return answer
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Journal.log("didSelect", of: cells[indexPath.row])
      }
    }
    """

  /// The delegates of scroll views.
  static let scrolls = """
    /// What the delegate of a scroll view answers.
    @MainActor private final class Scrolls: NSObject, UIScrollViewDelegate {
      var toTop = true
      weak var zoomed: UIView?

      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        Journal.log("scrollViewShouldScrollToTop", of: scrollView, answer: toTop)
        return toTop
      }

      func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    }
    """

  /// A recognizer of the app's own.
  static let custom = """
    /// A recognizer of the app's own: when it recognizes, and when it fails.
    private class Custom: UIGestureRecognizer {
      enum Moment { case began, moved, ended, never }

      var moment = Moment.never
      var reportsChanges = false
      var failsAtLift = true
      var ignoresTouches = false
      var failsAfter: Double?
      var failsBeyond: CGFloat?
      private var start = CGPoint.zero

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        Journal.log("touchesBegan", touches, of: self)
        if ignoresTouches { for touch in touches { ignore(touch, for: event) } }
        start = location(in: view)
        if moment == .began { recognize() }
        guard let failsAfter else { return }
        Task { [weak self] in
          try? await Task.sleep(nanoseconds: UInt64(failsAfter * 1_000_000))
          if self?.state == .possible { self?.state = .failed }
        }
      }

      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        Journal.log("touchesMoved", touches, of: self)
        let here = location(in: view)
        let way = ((here.x - start.x) * (here.x - start.x) + (here.y - start.y) * (here.y - start.y))
          .squareRoot()
        if state == .possible, let failsBeyond, way > failsBeyond {
          state = .failed
        } else if state == .possible, moment == .moved {
          recognize()
        } else if state == .began || state == .changed {
          state = .changed
        }
      }

      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        Journal.log("touchesEnded", touches, of: self)
        guard numberOfTouches <= touches.count else { return }
        if state == .began || state == .changed || moment == .ended && state == .possible {
          state = .ended
        } else if state == .possible, failsAtLift {
          state = .failed
        }
      }

      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        Journal.log("touchesCancelled", touches, of: self)
        state = .cancelled
      }

      private func recognize() { state = reportsChanges ? .began : .ended }
    }
    """

  /// The delegate of context menus and drags.
  static let interactions = """
    @MainActor private final class Interactions: NSObject, UIContextMenuInteractionDelegate,
      UIDragInteractionDelegate
    {
      var menu: UIContextMenuInteraction { UIContextMenuInteraction(delegate: self) }
      var drag: UIDragInteraction {
        let drag = UIDragInteraction(delegate: self)
        drag.isEnabled = true
        return drag
      }

      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(title: "", children: [UIAction(title: "menu") { _ in }])
        }
      }

      func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
      ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    }
    """
}
