import TouchCore

/// What the delegate of a scroll view answers, as statements.
struct ScrollCode {
  let names: CodeNames
  let view: ViewID
  private var scrolling: Scrolling { names.scene[view].scrolls }

  /// Whether there is something that only a delegate says.
  static func isNeeded(for view: View) -> Bool { view.scrolling?.shouldScrollToTop != nil }

  var statements: [String] {
    guard Self.isNeeded(for: names.scene[view]), let name = names.spoken(view) else { return [] }
    let hasRows =
      names.scene[view].kind == .table
      && names.scene[view].subviews.contains { names.scene[$0].kind == .cell }
    guard !hasRows else {
      return [CodeText.missing("the scroll delegate of a table that has another one")]
    }
    let answers = scrolling.shouldScrollToTop.map { ["  scrolls.toTop = \($0)"] } ?? []
    return ["do {", "  let scrolls = Scrolls()", "  kept.append(scrolls)"] + answers
      + ["  \(name).delegate = scrolls", "}"]
  }
}
