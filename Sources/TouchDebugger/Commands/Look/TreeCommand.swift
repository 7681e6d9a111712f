import TouchCore
import TouchInquiry
import TouchNarration

/// Shows the views as a tree.
struct TreeCommand: InSession {
  let session: Session

  /// The windows and their views, oldest first, or one view and what is in it, with what each has
  /// said so far and how it is here.
  ///
  /// A word that does not name a view is a pattern.
  func tree(_ call: CommandLine) throws(Complaint) -> Reply {
    let root = scene.view(named: String(call.arguments))
    guard root != nil || call.arguments.isEmpty else {
      return try ViewsCommand(session: session).find(call)
    }
    // What each view has said about the touch so far.
    let marks = TouchMarks(trace, touch: touch, upTo: index)
    let here = sceneHere
    let roots = root.map { [$0] } ?? here.windowsTopmostFirst.map { $0.view }
    var depths: [ViewID: Int] = [:]
    var rows: [Row] = []
    var widest = 0
    for view in roots.flatMap({ here.subtree(of: $0) }) where !Interruption.isWanted {
      // What a view lies in stands before it.
      let depth =
        scene[view].superview.flatMap { depths[$0] }.map { $0 + 1 } ?? scene.depth(of: view)
      depths[view] = depth
      let row = row(of: view, at: depth, marks)
      rows.append(row)
      widest = max(widest, row.label.width)
    }
    let rowWidth = rowWidth
    // One deep branch must not push every answer out of sight.
    let width = min(widest, rowWidth * 3 / 5)
    var lines: [StyledText] = []
    for row in rows where !Interruption.isWanted { lines.append(line(of: row, width, rowWidth)) }
    return Reply(lines: lines)
  }

  private func line(of row: Row, _ width: Int, _ rowWidth: Int) -> StyledText {
    guard !row.said.isEmpty || !row.state.isEmpty else { return row.label.cut(to: rowWidth) }
    let said = row.said.isEmpty || row.state.isEmpty ? row.said : row.said + "  "
    let label = row.label.cut(to: width).padded(to: width + 2)
    return (label + said + StyledText(row.state, .dim)).cut(to: rowWidth)
  }

  /// Views deeper than this stand below each other, each with its depth: their names would be
  /// beyond the columns that labels have.
  private var deepest: Int { min(40, max(10, rowWidth * 3 / 10 - 4)) }

  private func row(of view: ViewID, at depth: Int, _ marks: TouchMarks) -> Row {
    let isCurrent = view == self.view
    let indent = String(repeating: "  ", count: min(depth, deepest))
    let number = depth > deepest ? "\(depth) " : ""
    let label =
      StyledText(isCurrent ? "▶ " : "  ", .strong) + StyledText(indent, .plain)
      + StyledText(number, .dim)
      + StyledText(names.name(of: view), isCurrent ? .strong : .name)
    return Row(
      label: label, said: said(by: view, marks),
      state: ViewsCommand(session: session).switches(of: view).joined(separator: " "))
  }

  func said(by view: ViewID, _ marks: TouchMarks) -> StyledText {
    if marks.hit == view {
      return say(FindWords.isHit) + "  \(dim: "#\((marks.answered[view]?.index ?? 0) + 1)")"
    }
    if let refusal = marks.refusal(of: view) {
      let word = marks.answered[view] == nil ? say(refusal.verdict.phrase).plain : "nil"
      return "\(bad: "✗ \(word)")  \(dim: "#\(refusal.index + 1)")"
    }
    guard let ask = marks.asked[view] else { return StyledText() }
    return say(FrameWords.asked) + "  \(dim: "#\(ask.index + 1)")"
  }
}

/// A view in the tree: its name, its answer, and the switches and overrides that decide.
private struct Row {
  let label, said: StyledText
  let state: String
}
