//  table list swipeActions=trailing      list.swipeActions, a private pan      16.49
//  table list multiSelectPan             list.multiSelectPan, of two fingers   16.55
//  cell row accessory=detail             row.accessory, a button at its end    16.47

extension Scene {
  /// Adds the recognizers that UIKit gives a table or collection for what it can do.
  public mutating func addRowRecognizers(of list: ViewID) throws(SceneError) {
    guard let properties = self[list].list else { return }
    for role in Part.Role.ofLists
    where properties.wants(role) && recognizer(role, of: .view(list)) == nil {
      let id = try addPart(role, of: .view(list), Recognizer(part: role), to: list)
      // UIKit's own are there before the app adds any.
      let place = self[list].recognizers.firstIndex { !isMadeByUIKit($0) }
      guard let place, self[list].recognizers.last == id else { continue }
      self[list].recognizers.removeLast()
      self[list].recognizers.insert(id, at: place)
    }
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
  /// 16.47: adds a row's detail button, or hides it, and leaves its content the rest of the row.
  public mutating func layOutAccessory(of row: ViewID) throws(SceneError) {
    guard let accessory = self[row].row?.accessory else { return }
    let button = view(.accessory, of: .view(row))
    guard accessory.hasButton || button != nil else { return }
    let fills = contentView(of: row).map { self[$0].frame == plainFrameOfContent(in: row) } ?? false
    if let button {
      self[button].isHidden = !accessory.hasButton
    } else {
      var view = View("", .button, frame: frameOfAccessory(in: row))
      view.control.add(
        ActionTarget(.touchUpInside, target: .someObject, action: "accessoryButtonTapped"))
      try addPart(.accessory, of: .view(row), view, to: row)
    }
    if fills, let content = contentView(of: row) {
      self[content].frame = plainFrameOfContent(in: row)
    }
  }

  /// Where the content of a row lies by itself: beside its button.
  func plainFrameOfContent(in row: ViewID) -> Rect {
    var frame = self[row].bounds
    if let button = self[row].subviews.first(where: { self[$0].part?.role == .accessory }),
      !self[button].isHidden
    {
      frame.size.width -= frameOfAccessory(in: row).size.width
    }
    return frame
  }

  private func frameOfAccessory(in row: ViewID) -> Rect {
    let bounds = self[row].bounds
    let width = min(settings[.accessoryWidth], bounds.size.width)
    return Rect(bounds.maxX - width, bounds.minY, width, bounds.size.height)
  }
}

extension RowList {
  /// Whether a recognizer is there for something it does.
  fileprivate func wants(_ role: Part.Role) -> Bool {
    role == .swipeActions ? !swipeActions.isEmpty : multiSelectPan
  }

  /// Whether it does that now.
  func uses(_ role: Part.Role) -> Bool { wants(role) && !(role == .swipeActions && isEditing) }
}

extension Part.Role {
  /// The recognizers of tables and collections.
  static let ofLists = [Part.Role.swipeActions, .multiSelectPan]

  /// The rule that says which ways the pan of a part goes; nil where it goes all ways (16.55).
  var ruleOfWays: RuleNumber? {
    switch self {
    case .swipeActions: RuleNumber(16, 50)
    case .contentPop: RuleNumber(19, 52)
    case .sheetPan: RuleNumber(19, 26)
    case .dimming, .transition, .view, .rootView, .navigationBar, .tabBar, .dimmingTap, .edgePop,
      .accessory, .multiSelectPan, .fieldTap, .fieldPress, .links, .clear, .keys,
      .searchField, .cancel, .wheel, .rows, .windowTransition, .dropShadow, .contentTransition,
      .wrapper:
      nil
    }
  }
}
