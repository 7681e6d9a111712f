//  table list swipeActions=trailing      list.swipeActions, a private pan      16.49
//  table list multiSelectPan             list.multiSelectPan, of two fingers   16.55
//  table list swipeActions=… open        list.closeActions, at the next touch  16.52
//  collection grid reorder               grid.movePress, a long press          16.57
//  button delete rowAction               shown only while they are open        16.52
//  cell row accessory=detail             row.accessory, a button at its end    16.47
//  table list editing reorder            row.delete, row.reorder: controls     16.54

extension Scene {
  /// Adds the recognizers that UIKit gives a table or collection for what it can do.
  mutating func addRowRecognizers(of list: ViewID) throws(SceneError) {
    guard let properties = self[list].list else { return }
    if let closer = recognizer(.closeActions, of: .view(list)) {
      self[closer].isEnabled = properties.areActionsOpen
    }
    for role in Part.Role.ofLists
    where properties.wants(role) && (role != .movePress || self[list].kind == .collection) {
      try addOwn(role, to: list)
    }
  }

  /// 16.52: switches a recognizer; what closes a table's actions is on as long as they are open.
  mutating func setEnabled(_ isEnabled: Bool, _ id: RecognizerID) {
    self[id].isEnabled = isEnabled
    if self[id].part?.role == .closeActions {
      self[self[id].view].list?.areActionsOpen = isEnabled
    }
  }

  /// 16.52: the buttons of a table's swipe actions.
  func rowActions(of list: ViewID) -> [ViewID] {
    subtree(of: list).filter { self[$0].control.isRowAction && enclosingList(of: $0) == list }
  }

  /// 16.52: the button of a table's swipe actions that a view is, or lies in.
  func rowAction(around view: ViewID, of list: ViewID) -> ViewID? {
    path(from: view).first { self[$0].control.isRowAction && enclosingList(of: $0) == list }
  }

  private func enclosingList(of view: ViewID) -> ViewID? {
    path(from: view).dropFirst().first { self[$0].list != nil }
  }

  /// 16.52: the button of swipe actions is there only while they are open.
  private mutating func showRowAction(_ button: ViewID) {
    guard self[button].control.isRowAction, let list = enclosingList(of: button) else { return }
    self[button].isHidden = self[list].list?.areActionsOpen != true
  }

  /// The ways the pan of swipe actions goes: to a side where there are none it does not (16.50).
  func waysOfSwipeActions(of list: ViewID) -> Directions {
    let sides = self[list].list?.swipeActions ?? []
    var ways: Directions = []
    if sides.contains(.leading) { ways.insert(.right) }
    if sides.contains(.trailing) { ways.insert(.left) }
    return ways
  }
}

extension Scene {
  /// 16.47, 16.54: adds the buttons and controls of a row, or hides them, and leaves its content the
  /// rest of the row; of a table those of all its rows.
  public mutating func layOutRows(of view: ViewID) throws(SceneError) {
    guard self[view].list != nil else {
      showRowAction(view)
      return try layOutParts(of: view)
    }
    for button in rowActions(of: view) { showRowAction(button) }
    for row in subtree(of: view) where list(of: row) == view { try layOutParts(of: row) }
  }

  private mutating func layOutParts(of row: ViewID) throws(SceneError) {
    guard self[row].row != nil else { return }
    let wanted = partsWanted(in: row)
    let there = self[row].subviews.filter { self[$0].part?.role.isOfRows == true }
    guard !wanted.isEmpty || !there.isEmpty else { return }
    let fills = contentView(of: row).map { self[$0].frame == plainFrameOfContent(in: row) } ?? false
    for id in there { self[id].isHidden = !wanted.contains { self[id].part?.role == $0 } }
    for role in wanted where !there.contains(where: { self[$0].part?.role == role }) {
      try addPart(role, of: .view(row), plainPart(role, in: row), to: row)
    }
    if fills, let content = contentView(of: row) {
      self[content].frame = plainFrameOfContent(in: row)
    }
  }

  /// What a row has besides its content: while its table is edited, no accessory.
  private func partsWanted(in row: ViewID) -> [Part.Role] {
    let list = self[row].kind == .cell ? list(of: row).flatMap { self[$0].list } : nil
    guard let list, list.isEditing else {
      return self[row].row?.accessory.hasButton == true ? [.accessory] : []
    }
    return list.allowsReordering ? [.deleteControl, .reorderControl] : [.deleteControl]
  }

  private func plainPart(_ role: Part.Role, in row: ViewID) -> View {
    let frame = plainFrame(of: role, inRow: row)
    guard role == .accessory else { return View("", .control, frame: frame) }
    var view = View("", .button, frame: frame)
    view.control.add(
      ActionTarget(.touchUpInside, target: .someObject, action: "accessoryButtonTapped"))
    return view
  }

  /// Where a button or control of a row lies by itself.
  func plainFrame(of role: Part.Role, inRow row: ViewID) -> Rect {
    let (bounds, width) = (self[row].bounds, width(of: role, in: row))
    let x = role == .deleteControl ? bounds.minX : bounds.maxX - width
    return Rect(x, bounds.minY, width, bounds.size.height)
  }

  /// Where the content of a row lies by itself: beside its buttons and controls.
  func plainFrameOfContent(in row: ViewID) -> Rect {
    var frame = self[row].bounds
    for id in self[row].subviews where !self[id].isHidden {
      guard let role = self[id].part?.role, role.isOfRows else { continue }
      if role == .deleteControl { frame.origin.x += width(of: role, in: row) }
      frame.size.width -= width(of: role, in: row)
    }
    frame.size.width = max(frame.size.width, 0)
    return frame
  }

  private func width(of role: Part.Role, in row: ViewID) -> Double {
    min(
      settings[role == .accessory ? .accessoryWidth : .editControlWidth],
      self[row].bounds.size.width)
  }
}

extension RowList {
  /// Whether a recognizer is there for something it does.
  fileprivate func wants(_ role: Part.Role) -> Bool {
    if role == .swipeActions { return !swipeActions.isEmpty }
    if role == .closeActions { return areActionsOpen }
    return role == .movePress ? allowsReordering : multiSelectPan
  }

  /// Whether it does that now.
  func uses(_ role: Part.Role) -> Bool {
    wants(role) && !(isEditing && (role == .swipeActions || role == .closeActions))
  }
}

extension Part.Role {
  /// The recognizers of tables and collections.
  static let ofLists = [Part.Role.swipeActions, .multiSelectPan, .movePress, .closeActions]

  /// Whether it lies in a row, beside the content.
  var isOfRows: Bool { self == .accessory || self == .deleteControl || self == .reorderControl }

  /// The rule that says which ways the pan of a part goes; nil where it goes all ways (16.55).
  var ruleOfWays: RuleNumber? {
    if self == .swipeActions { return RuleNumber(16, 50) }
    return self == .contentPop ? RuleNumber(19, 52) : nil
  }
}
