//   touchesBegan      shouldHighlight ─ yes ─▶ highlighted                        16.11, 16.12
//        │                   └ no ─▶ nothing comes of this touch
//   touchesMoved      off where the finger leaves the row, on where it comes back 16.33, 16.34
//   touchesEnded      a collection selects now                                    16.16
//        │            a table only notes the row
//   … end of the turn: the table selects it, after every recognizer's action      16.15
//   touchesCancelled  highlight off, nothing is selected                          16.30

/// What tables and collections do with the touches that reach their own methods (16.1).
struct RowSelection: ~Copyable {
  private var tracking: [RowTracking] = []
  private var noted: [NotedRow] = []

  /// A table or collection gets a message, straight or forwarded by what lies in it.
  mutating func receive(
    _ method: ResponderMethod, _ touches: [Int], at list: ViewID, _ gate: borrowing Gate,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    switch method {
    case .began:
      forgetOver(gate)
      for touch in touches { begin(touch, in: list, gate, &journal) }
    case .moved: for touch in touches { _ = follow(touch, in: list, gate, &journal) }
    case .ended: for touch in touches { finish(touch, in: list, gate, &journal) }
    case .cancelled: cancel(touches, in: list, &journal)
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled, .motionBegan,
      .motionEnded, .motionCancelled, .remoteControlReceived:
      return
    }
  }

  private mutating func forgetOver(_ gate: borrowing Gate) {
    // One that is over may still be told of its lift: both fingers were delayed until then.
    for place in tracking.indices.reversed() where gate[tracking[place].touch] == nil {
      tracking.remove(at: place)
    }
  }

  private mutating func begin(
    _ number: Int, in list: ViewID, _ gate: borrowing Gate,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    // 16.10: what lies in no row selects none; 16.35: another row is followed by itself.
    guard let view = gate[number]?.view, let row = journal.scene.row(of: view, in: list),
      !tracking.contains(where: { $0.list == list && $0.row == row }),
      let properties = journal.scene[list].list
    else { return }
    var delegate = RowDelegate(list: list, row: row, touch: number)
    // 16.13, 16.14: where nothing can be selected nothing is highlighted.
    let (allows, name): (Bool, Check.Property) =
      properties.isEditing
      ? (properties.allowsSelectionDuringEditing, .allowsSelectionDuringEditing)
      : (properties.allowsSelection, .allowsSelection)
    guard allows else { return delegate.refuseSelection(by: name, &journal) }
    let before = journal.cause
    defer { journal.cause = before }
    guard delegate.allows(.shouldHighlight, &journal) else { return }
    tracking.append(RowTracking(list: list, row: row, touch: number))
    journal.put(RowStep(row, .highlight, true, touch: number), 12, [])
  }

  /// 16.33, 16.34: the highlight follows the finger; answers the place of who is followed.
  private mutating func follow(
    _ number: Int, in list: ViewID, _ gate: borrowing Gate,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Int? {
    guard let place = place(of: number, in: list) else { return nil }
    let (row, touch) = (tracking[place].row, tracking[place].touch)
    guard let check = inside(row, gate[touch], journal) else { return place }
    let isBack = check.passes && journal.scene.settings.isOn(.cellHighlightReturns)
    if tracking[place].isHighlighted ? !check.passes : isBack {
      tracking[place].isHighlighted.toggle()
      journal.put(
        RowStep(row, .highlight, check.passes, touch: touch), check.passes ? 34 : 33, [check])
    }
    return place
  }

  /// Whether a finger is over a row.
  private func inside(
    _ row: ViewID, _ touch: TouchGate?, _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Check? {
    guard let touch else { return nil }
    return Check(
      .insideRow, of: row,
      .place(journal.scene.fromScreen(touch.location, to: row)),
      .inside(journal.scene[row].bounds), from: .property(.bounds), .points)
  }

  private mutating func finish(
    _ number: Int, in list: ViewID, _ gate: borrowing Gate,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let place = follow(number, in: list, gate, &journal) else { return }
    let tracked = tracking.remove(at: place)
    guard tracked.isHighlighted else { return }  // 16.33
    let check = inside(tracked.row, gate[tracked.touch], journal)
    let row = NotedRow(
      list: list, row: tracked.row, touch: tracked.touch, cause: journal.cause,
      checks: check.map { [$0] } ?? [])
    if journal.scene[list].kind == .collection {
      select(row, &journal)  // 16.16
    } else {
      noted.append(row)
    }
  }

  private mutating func cancel(
    _ touches: [Int], in list: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    while let place = touches.compactMap({ place(of: $0, in: list) }).first {
      let tracked = tracking.remove(at: place)
      guard tracked.isHighlighted else { continue }
      journal.put(RowStep(tracked.row, .highlight, false, touch: tracked.touch), 30, [])
    }
  }

  private func place(of touch: Int, in list: ViewID) -> Int? {
    tracking.firstIndex { $0.list == list && $0.touch == touch }
  }
}

extension RowSelection {
  /// Whether a table has a row to select before the turn is over.
  var hasNoted: Bool { !noted.isEmpty }

  /// 16.15: the turn of the run loop is over, and tables select the rows they noted.
  mutating func selectNoted(_ journal: inout Journal<some StepSink & ~Copyable>) {
    for row in noted { select(row, &journal) }
    noted.removeAll()
  }

  private func select(
    _ noted: NotedRow, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let before = journal.cause
    journal.cause = noted.cause
    defer { journal.cause = before }
    let isTable = journal.scene[noted.list].kind == .table
    let rule = isTable ? 19 : 20
    // 16.19, 16.20: where the highlight goes off the sources disagree.
    let clearsFirst = journal.scene.settings.isOn(
      isTable ? .tableUnhighlightsFirst : .collectionUnhighlightsFirst)
    let clears = RowStep(noted.row, .highlight, false, touch: noted.touch)
    if clearsFirst { journal.put(clears, rule, []) }
    choose(noted, &journal)
    if !clearsFirst { journal.put(clears, rule, []) }
  }

  private func choose(
    _ noted: NotedRow, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let before = journal.cause
    defer { journal.cause = before }
    let isTable = journal.scene[noted.list].kind == .table
    let takesSeveral = journal.scene[noted.list].list?.allowsMultipleSelection == true
    var delegate = RowDelegate(list: noted.list, row: noted.row, touch: noted.touch)
    if takesSeveral, journal.scene[noted.row].row?.isSelected == true {
      guard isTable || delegate.allows(.shouldDeselect, &journal) else { return }
      turn(noted.row, false, noted, by: 21, [], &journal)
      return
    }
    var chosen = noted.row
    if isTable {
      guard let row = delegate.rowToSelect(&journal) else { return }
      chosen = row
    } else {
      guard delegate.allows(.shouldSelect, &journal) else { return }
    }
    // 16.17, 16.18: the old row goes before the new one; 16.22: the same row is told again.
    for old in takesSeveral ? [] : journal.scene.selectedRows(of: noted.list) where old != chosen {
      turn(old, false, noted, by: isTable ? 17 : 20, [], &journal)
    }
    turn(chosen, true, noted, by: isTable ? 15 : 16, noted.checks, &journal)
  }

  /// A row is selected, or no more; 16.22: one that is already is told again.
  private func turn(
    _ row: ViewID, _ isOn: Bool, _ noted: NotedRow, by rule: Int, _ checks: [Check],
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let was = journal.scene[row].row?.isSelected == true
    if was != isOn {
      journal.changeScene(
        SceneChange(.responder(.view(row)), .selected, from: .flag(was), to: .flag(isOn)))
    }
    journal.put(RowStep(row, .select, isOn, touch: noted.touch), was && isOn ? 22 : rule, checks)
  }
}
