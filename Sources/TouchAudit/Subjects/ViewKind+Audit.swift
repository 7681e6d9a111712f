import TouchCore
import TouchInquiry

extension ViewKind {
  /// Whether it is there for holding others.
  var isPlain: Bool {
    switch self {
    case .view, .stack, .image, .label: true
    case .window, .button, .control, .switch, .slider, .stepper, .segmented, .pageControl, .scroll,
      .table, .collection, .cell, .item, .content, .header, .field, .textView, .searchBar, .picker,
      .bar, .barItem, .hosting, .drawn:
      false
    }
  }

  /// Whether its size is the system's.
  var hasSizeOfSystem: Bool {
    switch self {
    case .switch, .slider, .stepper, .segmented, .pageControl, .field, .barItem: true
    case .window, .view, .button, .control, .scroll, .table, .collection, .cell, .item, .content,
      .header, .stack, .image, .label, .textView, .searchBar, .picker, .bar, .hosting, .drawn:
      false
    }
  }
}

extension View {
  /// Whether it is of a class of the system that no app makes one of: a plain view has no other class.
  var isOfSystemClass: Bool { customClass.map(isSystemClass) ?? false }

  /// Whether it is not meant to be used now.
  var isSwitchedOff: Bool { !isDrawn || !isUserInteractionEnabled }
}

extension Scene {
  /// Whether a view is a control, and neither one that UIKit makes nor one within another of those.
  func isControlOfApp(_ view: ViewID) -> Bool {
    guard self[view].kind.isControl, !self[view].isPrivate else { return false }
    return !path(from: view).dropFirst().contains { self[$0].kind.isComposite }
  }

  /// Whether somebody added a recognizer to a view.
  func hasRecognizersOfApp(_ view: ViewID) -> Bool {
    self[view].origins.missing.contains(.recognizers) && !self[view].kind.isScrollView
      || self[view].recognizers.contains { !isMadeByUIKit($0) && self[$0].isEnabled }
  }

  /// The nearest control above a view.
  func control(around view: ViewID) -> ViewID? {
    path(from: view).dropFirst().first { self[$0].kind.isControl }
  }
}
