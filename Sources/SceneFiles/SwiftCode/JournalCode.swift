import TouchCore

/// The parts of the file that are the same for every scene.
enum JournalCode {
  /// The name of another recognizer, as the code works it out.
  static let other = "\\(Journal.name(of: other))"

  /// What prints the messages.
  static let journal = """
    /// Prints milliseconds, message, numbers of the touches (or \(LogLine.nothing)), whose message it is, and
    /// what was answered.
    @MainActor private enum Journal {
      static var names: [ObjectIdentifier: String] = [:]
      /// What begins with the first message.
      static var started: @MainActor () -> Void = {}
      private static var touches: [UITouch] = []
      private static var start: TimeInterval?

      static func log(
        _ message: String, _ touches: Set<UITouch> = [], of object: AnyObject, answer: Any? = nil
      ) {
        let now = ProcessInfo.processInfo.systemUptime
        if start == nil {
          start = now
          started()
        }
        let list = numbers(of: touches).map { "\\($0)" }
        let end = answer.map { " \(LogLine.arrow) \\($0)" } ?? ""
        let words = list.isEmpty ? "\(LogLine.nothing)" : list.joined(separator: ",")
        print("\\(Int((now - (start ?? now)) * 1000)) \\(message) \\(words) \\(name(of: object))\\(end)")
      }

      static func name(of object: AnyObject?) -> String {
        object.map { names[ObjectIdentifier($0)] ?? "\\(type(of: $0))" } ?? "nil"
      }

      /// Touches that come together are counted from the left; they are kept, so that none is taken
      /// for an earlier one.
      private static func numbers(of found: Set<UITouch>) -> [Int] {
        let new = found.filter { !touches.contains($0) }.map { ($0, $0.location(in: nil)) }
        touches += new.sorted { ($0.1.x, $0.1.y) < ($1.1.x, $1.1.y) }.map { $0.0 }
        return found.compactMap { touches.firstIndex(of: $0) }.map { $0 + 1 }.sorted()
      }
    }
    """

  /// The words of the states, in the order of UIKit's raw values.
  private static let states = GestureState.allCases.map { CodeText.literal($0.word) }
    .joined(separator: ", ")

  /// Whom recognizers call.
  static let listener = """
    /// Whom a recognizer calls.
    @MainActor private final class Listener: NSObject {
      private let action: String

      init(_ action: String) { self.action = action }

      @objc func fired(_ recognizer: UIGestureRecognizer) {
        let states = [\(states)]
        Journal.log(action, of: recognizer, answer: states[recognizer.state.rawValue])
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
        Journal.log("\(LoggedMessage.shouldReceive)", [touch], of: recognizer, answer: answer)
        return answer
      }

      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let answer = begins?(recognizer) else { return true }
        Journal.log("\(LoggedMessage.shouldBegin)", of: recognizer, answer: answer)
        return answer
      }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
      ) -> Bool {
        answer(simultaneous, "\(LoggedMessage.shouldRecognizeSimultaneouslyWith)", recognizer, other)
      }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
      ) -> Bool {
        answer(requires, "\(LoggedMessage.shouldRequireFailureOf)", recognizer, other)
      }

      func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
      ) -> Bool {
        answer(isRequired, "\(LoggedMessage.shouldBeRequiredToFailBy)", recognizer, other)
      }

      private func answer(
        _ question: ((UIGestureRecognizer) -> Bool)?, _ word: String,
        _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer
      ) -> Bool {
        guard let answer = question?(other) else { return false }
        Journal.log("\\(word)(\(other))", of: recognizer, answer: answer)
        return answer
      }
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
        Journal.log("\(ResponderMethod.began.name)", touches, of: self)
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
        Journal.log("\(ResponderMethod.moved.name)", touches, of: self)
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
        Journal.log("\(ResponderMethod.ended.name)", touches, of: self)
        guard numberOfTouches <= touches.count else { return }
        if state == .began || state == .changed || moment == .ended && state == .possible {
          state = .ended
        } else if state == .possible, failsAtLift {
          state = .failed
        }
      }

      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        Journal.log("\(ResponderMethod.cancelled.name)", touches, of: self)
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
