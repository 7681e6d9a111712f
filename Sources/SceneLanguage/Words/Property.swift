import TouchCore

/// A property of a view or window, by its word: the one table that the reader, the writer, the
/// suggestions and the completion share.
enum Property: String, Hashable, Sendable, CaseIterable {
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
  enum Place: Hashable, Sendable {
    case view, window, setView, setWindow, changeView, changeWindow

    /// Whether fingers may be down.
    var isWhileTouching: Bool { self == .changeView || self == .changeWindow }
    var isWindow: Bool { self == .window || self == .setWindow || self == .changeWindow }
    fileprivate var isLine: Bool { self == .view || self == .window }
  }

  /// Whether it may be written there.
  func fits(_ place: Place) -> Bool {
    guard !place.isWhileTouching || changeable != nil else { return false }
    return switch self {
    case .frame, .visible, .enabled: !place.isLine
    case .level, .key: place.isWindow
    case .windowScene: place == .window
    case .removed, .animated, .inside: place == .changeView
    case .front: place == .changeView || place == .setView || place == .view
    case .back: place == .changeView || place == .setView
    case .seen: true
    case .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent: true
    case .paging, .directionalLock, .transfers, .contentInset, .safeAreaInsets: true
    case .contentInsetAdjustmentBehavior: true
    case .hidden, .noninteractive, .interactive, .disabled, .multitouch, .exclusive, .clips: true
    case .animating, .alpha, .bounds, .transform, .anchor, .zPosition: true
    case .tag, .text, .class, .canBecomeFirstResponder, .firstResponder, .value, .segments: true
    case .id, .address, .unknown: place.isLine
    case .contentSize, .contentOffset, .delaysContentTouches, .canCancelContentTouches: true
    case .keyboardDismissMode: true
    case .alwaysBounce, .bounces, .scrollEnabled, .decelerationRate: true
    case .minimum, .maximum, .step, .continuous, .autorepeat, .momentary, .pages, .menu: true
    case .touchesShouldBegin, .touchesShouldCancel, .editable, .selectable, .link: true
    case .clearButton, .cancelButton, .dragGesture, .rows: place == .view
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing, .selected: true
    case .swipeActions, .multiSelectPan, .open, .reorder, .accessory: true
    }
  }

  /// The words that may be written there.
  static func words(in place: Place) -> [String] {
    allCases.filter { $0.fits(place) }.flatMap { [$0.rawValue] + $0.spelledByUIKit }
  }

  /// The switch of a view it turns, and which way; nil for those with a value.
  var flag: (property: WritableKeyPath<View, Bool> & Sendable, isOn: Bool)? {
    switch self {
    case .hidden: (\.isHidden, true)
    case .visible: (\.isHidden, false)
    case .noninteractive: (\.isUserInteractionEnabled, false)
    case .interactive: (\.isUserInteractionEnabled, true)
    case .disabled: (\.isEnabled, false)
    case .enabled: (\.isEnabled, true)
    case .multitouch: (\.isMultipleTouchEnabled, true)
    case .exclusive: (\.isExclusiveTouch, true)
    case .clips: (\.clipsToBounds, true)
    case .firstResponder: (\.overrides.isFirstResponder, true)
    case .frame, .animating, .alpha, .bounds, .transform, .anchor, .zPosition, .tag, .text: nil
    case .class, .canBecomeFirstResponder, .value, .segments, .contentSize, .contentOffset: nil
    case .id, .address, .unknown: nil
    case .delaysContentTouches, .canCancelContentTouches, .alwaysBounce, .bounces: nil
    case .scrollEnabled, .decelerationRate, .touchesShouldBegin, .touchesShouldCancel: nil
    case .keyboardDismissMode, .editable, .selectable, .link, .clearButton, .cancelButton,
      .dragGesture:
      nil
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing, .selected: nil
    case .swipeActions, .multiSelectPan, .open, .reorder, .accessory: nil
    case .minimum, .maximum, .step, .continuous, .autorepeat, .momentary, .pages, .rows, .menu: nil
    case .level, .key, .windowScene, .removed, .animated, .paging, .directionalLock: nil
    case .transfers, .contentInset, .safeAreaInsets, .contentInsetAdjustmentBehavior: nil
    case .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent: nil
    case .seen, .inside, .front, .back: nil
    }
  }

  /// The properties that turn a switch, with the switch: made once, for writing many views.
  static let flags = allCases.compactMap { property in
    property.flag.map { (property: property, path: $0.property, isOn: $0.isOn) }
  }

  /// The properties with a value.
  static let withValues = allCases.filter { $0.flag == nil }

  /// The property it undoes or repeats: only one of them stands in a line.
  var subject: Property {
    switch self {
    case .visible: .hidden
    case .interactive: .noninteractive
    case .enabled: .disabled
    // A scroll view's offset is its bounds' origin.
    case .contentOffset: .bounds
    case .frame, .hidden, .noninteractive, .disabled, .multitouch, .exclusive, .clips: self
    case .animating, .alpha, .bounds, .transform, .anchor, .zPosition, .tag, .text: self
    case .class, .canBecomeFirstResponder, .firstResponder, .value, .segments: self
    case .id, .address, .unknown: self
    case .contentSize, .delaysContentTouches, .canCancelContentTouches, .alwaysBounce: self
    case .keyboardDismissMode, .editable, .selectable, .link, .clearButton, .cancelButton,
      .dragGesture:
      self
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing, .selected: self
    case .swipeActions, .multiSelectPan, .open, .reorder, .accessory: self
    case .bounces, .scrollEnabled, .decelerationRate, .touchesShouldBegin: self
    case .minimum, .maximum, .step, .continuous, .autorepeat, .momentary, .pages, .rows, .menu: self
    case .touchesShouldCancel, .level, .key, .windowScene, .removed, .animated: self
    case .paging, .directionalLock, .transfers, .contentInset, .safeAreaInsets: self
    case .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent: self
    case .contentInsetAdjustmentBehavior, .seen, .inside, .front: self
    case .back: .front
    }
  }

  /// What a program changes with it while fingers are down; nil where it cannot.
  var changeable: ChangeableProperty? {
    switch self {
    case .frame: .frame
    case .hidden, .visible: .hidden
    case .noninteractive, .interactive: .interactive
    case .disabled, .enabled: .enabled
    case .multitouch: .multitouch
    case .exclusive: .exclusive
    case .clips: .clips
    case .animating: .animating
    case .alpha: .alpha
    case .bounds: .bounds
    case .transform: .transform
    case .anchor: .anchor
    case .zPosition: .zPosition
    case .firstResponder: .firstResponder
    case .value: .value
    case .contentSize: .contentSize
    case .contentOffset: .contentOffset
    case .level: .level
    case .key: .key
    case .removed: .removed
    case .selected: .selected
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing: nil
    case .swipeActions, .multiSelectPan, .open, .reorder, .accessory: nil
    case .keyboardDismissMode, .editable, .selectable, .link, .clearButton, .cancelButton,
      .dragGesture:
      nil
    case .scrollEnabled: .scrollEnabled
    case .animated: .animatedOffset
    case .inside: .inside
    case .front: .front
    case .back: .back
    case .tag, .text, .class, .canBecomeFirstResponder, .segments, .windowScene: nil
    case .id, .address, .unknown: nil
    case .delaysContentTouches, .canCancelContentTouches, .alwaysBounce, .bounces: nil
    case .minimum, .maximum, .step, .continuous, .autorepeat, .momentary, .pages, .rows, .menu: nil
    case .decelerationRate, .touchesShouldBegin, .touchesShouldCancel, .paging: nil
    case .directionalLock, .transfers, .contentInset, .safeAreaInsets: nil
    case .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent: nil
    case .contentInsetAdjustmentBehavior, .seen: nil
    }
  }
}
