import TouchDebugger

//   Views ─ [0]  → window  asked  #4
//           └ [0]  → page  asked  #5
//             ├ [0]    buy
//             └ [1]  ▶ banner  asked  #6      →  the hit path     ▶  whose turn it is

/// The tree of the views, as rows to open.
enum Views {
  static func rows(
    below parent: Exhibit?, from start: Int, most: Int, _ stage: inout Stage
  ) -> (rows: [WireValue], total: Int) {
    let looks = stage.debugger.looks
    let (views, total) = looks.tree(below: parent, from: start, most: most)
    let rows = views.enumerated().map { place, row in
      let mark = row.isCurrent ? "▶ " : row.isOnPath ? "→ " : "  "
      let said = row.said.isEmpty ? "" : "  " + row.said
      return Variables.row(
        "[\(start + place)]", mark + looks.text(of: row.view) + said,
        type: stage.type(of: row.view), evaluate: looks.spelling(of: row.view),
        reference: row.opens ? stage.handles.number(of: .branch(row.view)) : 0, isEditable: false,
        location: Locations.reference(of: row.view, &stage))
    }
    return (rows, total)
  }
}
