import TouchCore

extension Property {
  /// The views that have a property not every view has.
  enum Owners: String, Hashable, Sendable {
    case scrollViews = "scroll views"
    case valued = "sliders, switches, steppers and segmented controls"
    case segmented = "segmented controls"
    case lists = "tables and collections"
    case rows = "cells and items"

    /// Whether views of a kind are among them.
    func include(_ kind: ViewKind) -> Bool {
      switch self {
      case .scrollViews: kind.isScrollView
      case .segmented: kind == .segmented
      case .lists: kind.isList
      case .rows: kind.isRow
      case .valued:
        kind == .slider || kind == .switch || kind == .stepper || kind == .segmented
      }
    }
  }

  /// The views that have it; nil where every view has it.
  var owners: Owners? {
    switch self {
    case .value: .valued
    case .segments: .segmented
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing: .lists
    case .selected: .rows
    case .contentSize, .contentOffset, .delaysContentTouches, .canCancelContentTouches:
      .scrollViews
    case .alwaysBounce, .bounces, .keyboardDismissMode, .scrollEnabled: .scrollViews
    case .decelerationRate: .scrollViews
    case .touchesShouldBegin, .touchesShouldCancel: .scrollViews
    case .frame, .hidden, .visible, .noninteractive, .interactive, .disabled, .enabled: nil
    case .multitouch, .exclusive, .clips, .animating, .alpha, .bounds, .transform: nil
    case .anchor, .zPosition, .tag, .text, .class, .canBecomeFirstResponder: nil
    case .firstResponder, .level, .key, .windowScene, .removed: nil
    }
  }

  /// A scroll view's switch; nil for other properties.
  var scrollFlag: (WritableKeyPath<Scrolling, Bool> & Sendable)? { Self.scrollFlags[self] }

  private static let scrollFlags: [Property: WritableKeyPath<Scrolling, Bool> & Sendable] = [
    .delaysContentTouches: \.delaysContentTouches, .bounces: \.bounces,
    .canCancelContentTouches: \.canCancelContentTouches, .scrollEnabled: \.isScrollEnabled,
  ]

  /// A switch of a table or collection; nil for other properties.
  var listFlag: (WritableKeyPath<RowList, Bool> & Sendable)? { Self.listFlags[self] }

  private static let listFlags: [Property: WritableKeyPath<RowList, Bool> & Sendable] = [
    .allowsSelection: \.allowsSelection, .selectionInEditing: \.allowsSelectionDuringEditing,
    .multipleSelection: \.allowsMultipleSelection, .editing: \.isEditing,
  ]

  /// Whether it says something without a value.
  var mayStandAlone: Bool {
    switch self {
    case .key, .animating, .removed, .canBecomeFirstResponder: true
    case .delaysContentTouches, .canCancelContentTouches, .bounces, .scrollEnabled: true
    case .touchesShouldBegin, .touchesShouldCancel: true
    case .allowsSelection, .selectionInEditing, .multipleSelection, .editing, .selected: true
    case .frame, .hidden, .visible, .noninteractive, .interactive, .disabled, .enabled: false
    case .multitouch, .exclusive, .clips, .alpha, .bounds, .transform, .anchor: false
    case .zPosition, .tag, .text, .class, .firstResponder, .value, .segments: false
    case .contentSize, .contentOffset, .alwaysBounce, .decelerationRate: false
    case .keyboardDismissMode: false
    case .level, .windowScene: false
    }
  }
}
