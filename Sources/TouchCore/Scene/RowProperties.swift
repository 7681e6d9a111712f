/// What makes a view a table or a collection, with UIKit's property names and defaults (16).
public struct RowList: Hashable, Sendable {
  /// Whether rows may be selected (16.13).
  public var allowsSelection = true
  /// Whether they may be while it is edited (16.13).
  public var allowsSelectionDuringEditing = false
  /// Whether several rows may be selected (16.21).
  public var allowsMultipleSelection = false
  /// Whether it is edited: then rows show controls for it (16.54).
  public var isEditing = false
  /// On which sides of its rows a swipe shows actions (16.50).
  public var swipeActions: RowSides = []
  /// Whether a swipe left the actions of a row open (16.52).
  public var areActionsOpen = false
  /// Whether its rows may be moved: while a table is edited (16.54), in a collection always (16.57).
  public var allowsReordering = false
  /// Whether two fingers select several rows (16.55).
  public var multiSelectPan = false
  /// What its delegate answers about every row of it.
  public var answers = RowAnswers()

  /// Everything at its default.
  public init() {}
}

/// What a row shows at its end, as UITableViewCell.AccessoryType has it.
public enum RowAccessory: String, Hashable, Sendable, CaseIterable {
  case none, disclosure, checkmark, detail, detailDisclosure

  /// 16.46, 16.47: whether there is a button that takes touches of its own.
  public var hasButton: Bool { self == .detail || self == .detailDisclosure }
}

/// Sides of a row, in the order of reading.
public struct RowSides: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Makes a set of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Where its text begins: the left one.
  public static let leading = RowSides(rawValue: 1)
  /// Where its text ends: the right one.
  public static let trailing = RowSides(rawValue: 2)
}

/// What makes a view a row of a table or an item of a collection (16).
public struct RowProperties: Hashable, Sendable {
  /// Whether it is selected.
  public var isSelected = false
  /// What it shows at its end (16.46, 16.47).
  public var accessory = RowAccessory.none
  /// What the delegate answers about this row, whatever it says of others.
  public var answers = RowAnswers()

  /// Everything at its default.
  public init() {}
}

/// What the delegate of a table or collection answers about a row; nil where it does not implement
/// the question.
public struct RowAnswers: Hashable, Sendable {
  /// What `willSelectRowAt` answers (16.23).
  public enum WillSelect: Hashable, Sendable {
    /// The row itself.
    case same
    /// Nothing: no row is selected.
    case nothing
    /// Another row is selected instead.
    case other(ViewID)
  }

  /// Whether a touch highlights it (16.11).
  public var shouldHighlight: Bool?
  /// Which row of a table is selected instead (16.23).
  public var willSelect: WillSelect?
  /// Whether an item of a collection is selected (16.20).
  public var shouldSelect: Bool?
  /// Whether a selected item is deselected, where several may be selected (16.21).
  public var shouldDeselect: Bool?

  /// Answers nothing.
  public init() {}
}

extension Scene {
  /// A row's content view, in front of what was added before the app asked for it (16.7); nil for
  /// other views.
  public func contentView(of row: ViewID) -> ViewID? {
    guard self[row].kind.isRow else { return nil }
    return self[row].subviews.last { self[$0].kind == .content }
  }

  /// 16.7: before iOS 14 what is added to a row itself lies in front of its content view.
  var hasContentsBehind: Bool {
    settings[.iOS] < 14
      && viewIDs.contains { row in
        contentView(of: row).map { $0 != self[row].subviews.first } ?? false
      }
  }

  mutating func settleContentViews() {
    guard hasContentsBehind else { return }
    for id in viewIDs {
      if let content = contentView(of: id) { sendToBack(content) }
    }
  }

  /// Whether a view is a row's content view just as it comes with the row, so that no line says it.
  public func isImpliedContent(_ view: ViewID) -> Bool {
    guard self[view].kind == .content, let row = self[view].superview,
      contentView(of: row) == view
    else { return false }
    var plain = View("", .content, frame: plainFrameOfContent(in: row))
    plain.superview = row
    return self[view] == plain
  }

  /// The table or collection that a row is in; nil for other views, and for a row in none.
  public func list(of row: ViewID) -> ViewID? {
    guard self[row].kind.isRow else { return nil }
    var here = self[row].superview
    while let id = here {
      if self[id].kind.isList { return id }
      if self[id].kind.isRow { return nil }
      here = self[id].superview
    }
    return nil
  }

  /// The row of a table or collection that a view is, or lies in; nil where it lies in none.
  public func row(of view: ViewID, in list: ViewID) -> ViewID? {
    var here: ViewID? = view
    while let id = here, id != list {
      if self[id].kind.isRow, self.list(of: id) == list { return id }
      here = self[id].superview
    }
    return nil
  }

  /// The rows of a table or collection that are selected, oldest first.
  func selectedRows(of list: ViewID) -> [ViewID] {
    subtree(of: list).filter { self[$0].row?.isSelected == true && self.list(of: $0) == list }
  }
}
