import SceneLanguage
import TouchCore

/// The delegates of scroll views and tables, which log what they are told.
struct ScrollCode {
  let names: CodeNames

  /// Each plain scroll view gets a delegate; a table's has its rows as well.
  var statements: [String] {
    names.scene.viewIDs.flatMap { view -> [String] in
      guard names.declared(.view(view)) != nil, let name = names.spoken(view) else { return [] }
      let scrolling = names.scene[view].scrolls
      let answers = answers(of: scrolling)
      guard names.isPlainScrollView(view) else {
        return answers.isEmpty
          ? [] : [CodeText.missing("the scroll delegate of \(names.scene.name(of: view))")]
      }
      return ["do {", "  let scrolls = Scrolls()", "  kept.append(scrolls)"] + answers
        + ["  \(name).delegate = scrolls"] + scale(of: scrolling, name) + ["}"]
    }
  }

  /// 20.6, 20.40: what a delegate says about zooming, and about taps on the status bar.
  private func answers(of scrolling: Scrolling) -> [String] {
    let toTop = scrolling.shouldScrollToTop.map { ["  scrolls.toTop = \($0)"] } ?? []
    guard let view = scrolling.zooming.view else { return toTop }
    let zoomed = names.spoken(view).map { ["  scrolls.zoomed = \($0)"] }
    return toTop
      + (zoomed ?? [CodeText.missing("\(names.scene.name(of: view)) is zoomed, UIKit's own")])
  }

  private func scale(of scrolling: Scrolling, _ name: String) -> [String] {
    scrolling.zooming.scale == 1 ? [] : ["  \(name).zoomScale = \(exact(scrolling.zooming.scale))"]
  }

  /// The delegate of scroll views.
  static let delegate = """
    /// What a scroll view tells its delegate.
    @MainActor private class Scrolls: NSObject, UIScrollViewDelegate {
      var toTop = true
      weak var zoomed: UIView?

      func scrollViewShouldScrollToTop(_ view: UIScrollView) -> Bool { toTop }
      func viewForZooming(in view: UIScrollView) -> UIView? { zoomed }

    \(methods.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n"))
      private func log(_ message: String, _ view: UIScrollView, at offset: CGPoint? = nil) {
        let place = offset ?? view.contentOffset
        Journal.log(message, of: view, answer: "\\(Int(place.x.rounded())),\\(Int(place.y.rounded()))")
      }
    }
    """

  private static let methods: [String] = ScrollCall.messages.flatMap { call -> [String] in
    let name = call.name
    switch call {
    case .willEndDragging:
      return [
        "func \(name)(", "  _ view: UIScrollView, withVelocity velocity: CGPoint,",
        "  targetContentOffset: UnsafeMutablePointer<CGPoint>",
        ") { log(\"\(name)\", view, at: targetContentOffset.pointee) }", "",
      ]
    case .didEndDragging:
      return [
        "func \(name)(_ view: UIScrollView, willDecelerate: Bool) {",
        "  Journal.log(\"\(name)\", of: view, answer: willDecelerate)", "}", "",
      ]
    default: return ["func \(name)(_ view: UIScrollView) { log(\"\(name)\", view) }", ""]
    }
  }

  /// The rows of tables.
  static let rows = """
    /// The rows of a table, and what its delegate answers about them.
    @MainActor private final class Rows: Scrolls, UITableViewDataSource, UITableViewDelegate {
      let cells: [UITableViewCell]
      let heights: [CGFloat]
      var highlights: [Int: Bool] = [:]
      var selects: [Int: IndexPath?] = [:]
      var leading: [UIButton] = []
      var trailing: [UIButton] = []

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
        guard let answer = highlights[indexPath.row] else { return true }
        Journal.log("\(LoggedMessage.shouldHighlight)", of: cells[indexPath.row], answer: answer)
        return answer
      }

      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard let answer = selects[indexPath.row] else { return indexPath }
        let row = answer.map { Journal.name(of: cells[$0.row]) } ?? "nil"
        Journal.log("\(LoggedMessage.willSelect)", of: cells[indexPath.row], answer: row)
        return answer
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        Journal.log("\(LoggedMessage.didSelect)", of: cells[indexPath.row])
      }

      func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { actions(leading) }

      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? { actions(trailing) }

      private func actions(_ buttons: [UIButton]) -> UISwipeActionsConfiguration? {
        guard !buttons.isEmpty else { return nil }
        return UISwipeActionsConfiguration(
          actions: buttons.map { button in
            UIContextualAction(style: .normal, title: Journal.name(of: button)) { _, _, done in
              button.sendActions(for: .touchUpInside)
              done(false)
            }
          })
      }
    }
    """
}
