import SceneLanguage
import TouchCore

/// What the delegate of a scroll view answers, as statements.
struct ScrollCode {
  let names: CodeNames
  let view: ViewID
  private var scrolling: Scrolling { names.scene[view].scrolls }

  /// Whether there is something that only a delegate says.
  static func isNeeded(for view: View) -> Bool {
    view.scrolling?.shouldScrollToTop != nil || view.scrolling?.zooming.view != nil
  }

  var statements: [String] {
    guard Self.isNeeded(for: names.scene[view]), let name = names.spoken(view) else { return [] }
    let hasRows =
      names.scene[view].kind == .table
      && names.scene[view].subviews.contains { names.scene[$0].kind == .cell }
    guard !hasRows else {
      return [CodeText.missing("the scroll delegate of a table that has another one")]
    }
    let answers = scrolling.shouldScrollToTop.map { ["  scrolls.toTop = \($0)"] } ?? []
    return ["do {", "  let scrolls = Scrolls()", "  kept.append(scrolls)"] + answers + zoomed
      + ["  \(name).delegate = scrolls"] + scale(name) + ["}"]
  }

  /// 20.6: what it scales.
  private var zoomed: [String] {
    guard let view = scrolling.zooming.view else { return [] }
    return names.spoken(view).map { ["  scrolls.zoomed = \($0)"] }
      ?? [CodeText.missing("\(names.scene.name(of: view)) is zoomed, UIKit's own")]
  }

  private func scale(_ name: String) -> [String] {
    scrolling.zooming.scale == 1 ? [] : ["  \(name).zoomScale = \(exact(scrolling.zooming.scale))"]
  }
}
