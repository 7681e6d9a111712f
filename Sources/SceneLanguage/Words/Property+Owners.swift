import TouchCore

extension Property {
  /// The views that have a property not every view has.
  enum Owners: String, Hashable, Sendable {
    case scrollViews = "scroll views"
    case valued = "sliders, switches, steppers, segmented controls, page controls and pickers"
    case segmented = "segmented controls"
    case lists = "tables and collections"
    case rows = "cells and items"
    case tableRows = "cells"
    case ranged = "sliders and steppers"
    case steppers
    case pageControls = "page controls"
    case menus = "buttons and controls"
    case textViews = "text views"
    case fields = "text fields"
    case searchBars = "search bars"
    case pickers
    case drawn = "what SwiftUI draws"

    /// Whether views of a kind are among them.
    func include(_ kind: ViewKind) -> Bool {
      switch self {
      case .scrollViews: kind.isScrollView
      case .segmented: kind == .segmented
      case .lists: kind.isList
      case .rows: kind.isRow
      case .tableRows: kind == .cell
      case .ranged: kind == .slider || kind == .stepper
      case .steppers: kind == .stepper
      case .pageControls: kind == .pageControl
      case .textViews: kind == .textView
      case .fields: kind == .field
      case .searchBars: kind == .searchBar
      case .pickers: kind == .picker
      case .drawn: kind == .drawn
      case .menus: kind == .button || kind == .control
      case .valued:
        kind == .slider || kind == .switch || kind == .stepper || kind == .segmented
          || kind == .pageControl || kind == .picker
      }
    }
  }

  /// The views that have it; nil where every view has it.
  var owners: Owners? {
    switch self {
    case .value: .valued
    case .segments, .momentary: .segmented
    case .minimum, .maximum, .continuous: .ranged
    case .step, .autorepeat: .steppers
    case .pages: .pageControls
    case .rows: .pickers
    case .menu: .menus
    case .contentSize, .contentOffset, .delaysContentTouches, .canCancelContentTouches:
      .scrollViews
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing, .swipeActions,
      .multiSelectPan, .open, .reorder:
      .lists
    case .selected: .rows
    case .accessory: .tableRows
    case .keyboardDismissMode: .scrollViews
    case .editable, .selectable, .link: .textViews
    case .clearButton: .fields
    case .dragGesture: .drawn
    case .cancelButton: .searchBars
    case .alwaysBounce, .bounces, .scrollEnabled, .decelerationRate: .scrollViews
    case .touchesShouldBegin, .touchesShouldCancel, .paging, .directionalLock: .scrollViews
    case .transfers, .contentInset, .safeAreaInsets, .animated: .scrollViews
    case .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent: .scrollViews
    case .contentInsetAdjustmentBehavior: .scrollViews
    case .frame, .hidden, .visible, .noninteractive, .interactive, .disabled, .enabled: nil
    case .multitouch, .exclusive, .clips, .animating, .alpha, .bounds, .transform: nil
    case .anchor, .zPosition, .tag, .text, .class, .canBecomeFirstResponder: nil
    case .id, .address, .unknown: nil
    case .firstResponder, .level, .key, .windowScene, .removed: nil
    case .seen, .inside, .front, .back: nil
    }
  }

  /// A scroll view's switch; nil for other properties.
  var scrollFlag: (WritableKeyPath<Scrolling, Bool> & Sendable)? { Self.scrollFlags[self] }

  private static let scrollFlags: [Property: WritableKeyPath<Scrolling, Bool> & Sendable] = [
    .delaysContentTouches: \.delaysContentTouches, .bounces: \.bounces,
    .canCancelContentTouches: \.canCancelContentTouches, .scrollEnabled: \.isScrollEnabled,
    .paging: \.isPagingEnabled, .directionalLock: \.isDirectionalLockEnabled,
    .transfersHorizontalScrollingToParent: \.transfersHorizontalScrollingToParent,
    .transfersVerticalScrollingToParent: \.transfersVerticalScrollingToParent,
  ]

  /// A switch of a table or collection; nil for other properties.
  var listFlag: (WritableKeyPath<RowList, Bool> & Sendable)? { Self.listFlags[self] }

  private static let listFlags: [Property: WritableKeyPath<RowList, Bool> & Sendable] = [
    .allowsSelection: \.allowsSelection, .selectionInEditing: \.allowsSelectionDuringEditing,
    .multipleSelection: \.allowsMultipleSelection, .editing: \.isEditing,
    .multiSelectPan: \.multiSelectPan, .open: \.areActionsOpen, .reorder: \.allowsReordering,
  ]

  /// A control's switch; nil for other properties.
  var controlFlag: (WritableKeyPath<ControlProperties, Bool> & Sendable)? {
    Self.controlFlags[self]
  }

  private static let controlFlags: [Property: WritableKeyPath<ControlProperties, Bool> & Sendable] =
    [
      .continuous: \.isContinuous, .autorepeat: \.autorepeat, .momentary: \.isMomentary,
    ]

  /// Whether it says something without a value.
  var mayStandAlone: Bool {
    switch self {
    case .key, .animating, .removed, .canBecomeFirstResponder: true
    case .delaysContentTouches, .canCancelContentTouches, .bounces, .scrollEnabled: true
    case .touchesShouldBegin, .touchesShouldCancel, .paging, .directionalLock, .animated: true
    case .transfersHorizontalScrollingToParent, .transfersVerticalScrollingToParent: true
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing, .selected: true
    case .multiSelectPan, .open, .reorder: true
    case .swipeActions, .accessory: false
    case .frame, .hidden, .visible, .noninteractive, .interactive, .disabled, .enabled: false
    case .multitouch, .exclusive, .clips, .alpha, .bounds, .transform, .anchor: false
    case .zPosition, .tag, .text, .class, .id, .address, .unknown, .firstResponder, .value,
      .segments:
      false
    case .contentSize, .contentOffset, .alwaysBounce, .decelerationRate: false
    case .keyboardDismissMode, .link: false
    case .editable, .selectable, .clearButton, .cancelButton, .dragGesture: true
    case .level, .windowScene, .transfers, .contentInset, .safeAreaInsets: false
    case .contentInsetAdjustmentBehavior, .seen, .inside: false
    case .continuous, .autorepeat, .momentary, .front, .back: true
    case .minimum, .maximum, .step, .pages, .rows, .menu: false
    }
  }
}
