import TouchCore

/// Which view lies in which, as statements, oldest first.
struct TreeCode {
  let names: CodeNames
  private var scene: Scene { names.scene }

  var statements: [String] { scene.viewIDs.flatMap { contents(of: $0) } }

  private func contents(of view: ViewID) -> [String] {
    let rows = rows(of: view)
    let rest = children(of: view).filter {
      !rows.contains($0) && (rows.isEmpty || !scene[$0].control.isRowAction)
    }
    return table(view, rows) + rest.flatMap { add($0, to: view) }
  }

  private func children(of view: ViewID) -> [ViewID] {
    scene[view].subviews.filter { names.isMade($0) && !isPlacedByUIKit($0) }
  }

  /// The rows that a table's data source has.
  func rows(of table: ViewID) -> [ViewID] {
    scene[table].kind == .table ? children(of: table).filter { scene[$0].kind == .cell } : []
  }

  private func add(_ child: ViewID, to view: ViewID) -> [String] {
    guard let spoken = names.spoken(child) else { return [] }
    guard let superview = names.spoken(view) else {
      return [
        CodeText.missing("\(scene.name(of: child)) lies in \(scene.name(of: view)), UIKit's own")
      ]
    }
    if scene[child].kind.reaction == .pull, scene[view].scrolling != nil {
      return ["\(superview).refreshControl = \(spoken)"]
    }
    let remark =
      scene[child].kind == .item && scene[view].kind == .collection
      ? [CodeText.missing("an item with a size of its own: this one cannot be selected")] : []
    return remark + ["\(superview).addSubview(\(spoken))"]
  }

  /// Whether UIKit puts a view where it is: it is the view of a controller that a window, a container
  /// or a presentation shows.
  private func isPlacedByUIKit(_ view: ViewID) -> Bool {
    guard let id = scene[view].controller, scene[id].view == view else { return false }
    if scene[id].presenter != nil { return true }
    if scene.windows.contains(where: { $0.rootViewController == id }) { return true }
    return scene.controllers.contains { $0.container?.children.contains(id) == true }
  }

  private func table(_ table: ViewID, _ rows: [ViewID]) -> [String] {
    guard !rows.isEmpty, let name = names.spoken(table) else { return [] }
    let cells = rows.compactMap { names.spoken($0) }.joined(separator: ", ")
    let heights = rows.map { exact(scene[$0].bounds.size.height) }.joined(separator: ", ")
    var lines = ["do {", "  let rows = Rows([\(cells)], heights: [\(heights)])"]
    for (place, row) in rows.enumerated() {
      let answers = [scene[row].asRow.answers, scene[table].rows.answers]
      if let answer = answers.lazy.compactMap({ $0.shouldHighlight }).first {
        lines.append("  rows.highlights[\(place)] = \(answer)")
      }
      if let answer = answers.lazy.compactMap({ $0.willSelect }).first,
        let instead = selected(answer, rows)
      {
        lines.append("  rows.selects[\(place)] = .some(\(instead))")
      }
    }
    return lines + swipeActions(of: table) + [
      "  kept.append(rows)", "  \(name).dataSource = rows", "  \(name).delegate = rows", "}",
    ]
  }

  /// 16.49: what a swipe over a row shows: the buttons that the scene has for it, or one without a name.
  private func swipeActions(of table: ViewID) -> [String] {
    let sides = scene[table].rows.swipeActions
    let buttons = children(of: table).filter { scene[$0].control.isRowAction }
    let spoken = buttons.compactMap { names.spoken($0) }.joined(separator: ", ")
    let actions = spoken.isEmpty ? "[UIButton()]" : "[\(spoken)]"
    // A scene does not say on which side a button is.
    return (sides.contains(.trailing) ? ["  rows.trailing = \(actions)"] : [])
      + (sides.contains(.leading)
        ? ["  rows.leading = \(sides.contains(.trailing) ? "[UIButton()]" : actions)"] : [])
  }

  /// What is selected instead of a row; nil where it is the row itself.
  private func selected(_ answer: RowAnswers.WillSelect, _ rows: [ViewID]) -> String? {
    switch answer {
    case .same: nil
    case .nothing: "nil"
    case .other(let other):
      rows.firstIndex(of: other).map { "IndexPath(row: \($0), section: 0)" }
    }
  }
}
