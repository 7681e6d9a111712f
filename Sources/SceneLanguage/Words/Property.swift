import TouchCore

/// A property of a view or window, by its word: the one table that the reader, the writer, the
/// suggestions and the completion share.
package enum Property: String, Hashable, Sendable, CaseIterable {
  case frame
  case hidden, visible, noninteractive, interactive, disabled, enabled
  case multitouch, exclusive, clips, animating
  case alpha, bounds, transform, anchor, zPosition
  case tag, text, `class`, id, address, unknown
  case canBecomeFirstResponder, firstResponder, value, segments
  case minimum, maximum, step, continuous, autorepeat, momentary, pages, rows, menu
  case contentSize, contentOffset, delaysContentTouches, canCancelContentTouches, alwaysBounce
  case bounces, keyboardDismissMode, scrollEnabled, decelerationRate, touchesShouldBegin
  case touchesShouldCancel
  case paging, directionalLock, transfers
  case transfersHorizontalScrollingToParent, transfersVerticalScrollingToParent
  case contentInset, safeAreaInsets, contentInsetAdjustmentBehavior, animated
  case seen, inside, front, back
  case allowsSelection, selectionInEditing, multipleSelection, editing, selected
  case editable, selectable, link, clearButton, cancelButton, dragGesture
  case swipeActions, open, reorder, multiSelectPan, accessory
  case level, key, windowScene, removed

  /// Where a property is being written: in a line of the scene, in a line typed at the prompt, or
  /// in a line of a touch, while fingers may be down.
  package enum Place: Hashable, Sendable, CaseIterable {
    case view, window, setView, setWindow, changeView, changeWindow

    /// Whether fingers may be down.
    var isWhileTouching: Bool { self == .changeView || self == .changeWindow }
    var isWindow: Bool { self == .window || self == .setWindow || self == .changeWindow }
    static let lines = [Place.view, .window]
    static let changes = [Place.setView, .setWindow, .changeView, .changeWindow]
    static let windows = [Place.window, .setWindow, .changeWindow]
  }

  /// What there is to say of it, and where it stands in the table.
  var row: (place: Int, entry: PropertyEntry) { Self.table[self] ?? (0, entry) }

  private static let table = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, (place: $0, entry: $1.entry)) })

  /// Whether it may be written there.
  func fits(_ place: Place) -> Bool { row.entry.places.contains(place) }

  /// The words that may be written there.
  static func words(in place: Place) -> [String] {
    allCases.filter { $0.fits(place) }.flatMap { [$0.rawValue] + $0.spelledByUIKit }
  }

  /// The properties that turn a switch by their word alone, then all others: so they are written.
  static let asWritten = allCases.filter { $0.isFlag } + allCases.filter { !$0.isFlag }

  private var isFlag: Bool {
    if case .flag? = entry.shape { true } else { false }
  }
}
