//  isHidden = true in an app     hidden in a scene     "property":"hidden" in a record
//  └ UIKit's word                └ a word in a line    └ what changed while fingers were down

/// A property of a view or window, by its word: the one table that the reader, the writer, the
/// suggestions, the completion, the debugger and the record share.
///
/// The last ones no line of a scene says: they only change, of views and of others.
public enum Property: String, Hashable, Sendable, CaseIterable {
  case frame
  case hidden, visible, noninteractive, interactive, disabled, enabled
  case multitouch, exclusive, clips, unclipped, animating
  case alpha, bounds, transform, anchor, zPosition
  case tag, text, `class`, id, address, unknown
  case canBecomeFirstResponder, firstResponder, value, segments
  case minimum, maximum, step, continuous, autorepeat, momentary, pages, rows, menu
  case contentSize, contentOffset, delaysContentTouches, canCancelContentTouches, alwaysBounce
  case bounces, keyboardDismissMode, scrollEnabled, decelerationRate, touchesShouldBegin
  case touchesShouldCancel
  case paging, directionalLock, transfers
  case transfersHorizontalScrollingToParent, transfersVerticalScrollingToParent
  case contentInset, safeAreaInsets, contentInsetAdjustmentBehavior, animated, animatedOffset
  case seen, inside, front, back
  case allowsSelection, selectionInEditing, multipleSelection, editing, selected
  case editable, selectable, link, clearButton, cancelButton, dragGesture
  case swipeActions, open, rowAction, reorder, multiSelectPan, accessory, contextMenu, drag
  case refreshing, scrollsToTop, zoom, zoomScale, bouncesZoom
  case level, key, windowScene, removed
  // Of controls, the application, controllers and recognizers.
  case highlighted, ignoring, presented, popped, attached, state

  /// Where a property is being written: in a line of the scene, in a line typed at the prompt, or
  /// in a line of a touch, while fingers may be down.
  package enum LineKind: Hashable, Sendable, CaseIterable {
    case view, window, setView, setWindow, changeView, changeWindow

    /// Whether fingers may be down.
    package var isWhileTouching: Bool { self == .changeView || self == .changeWindow }
    package var isWindow: Bool { self == .window || self == .setWindow || self == .changeWindow }
    package static let lines = [LineKind.view, .window]
    package static let changes = [LineKind.setView, .setWindow, .changeView, .changeWindow]
    package static let windows = [LineKind.window, .setWindow, .changeWindow]
  }

  /// What a program, or scrolling, or a drag may change while fingers are down, as records name it.
  package static let changing = allCases.filter { $0.entry.changes == $0 }

  /// Whether a line of a scene or a touch may say it.
  package var isWritten: Bool { !entry.places.isEmpty }

  /// What there is to say of it.
  package var entry: PropertyEntry { Self.table[self]?.entry ?? row }

  /// Where it stands in the table.
  package var place: Int { Self.table[self]?.place ?? 0 }

  private static let table = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, (place: $0, entry: $1.row)) })

  /// Whether it may be written there.
  package func fits(_ place: LineKind) -> Bool { entry.places.contains(place) }

  /// The properties that turn a switch by their word alone, then all others: so they are written.
  package static let asWritten: [(property: Property, entry: PropertyEntry)] = {
    let written = allCases.filter { $0.isWritten }.map { (property: $0, entry: $0.entry) }
    return written.filter { $0.entry.shape?.turns != nil }
      + written.filter { $0.entry.shape?.turns == nil }
  }()
}
