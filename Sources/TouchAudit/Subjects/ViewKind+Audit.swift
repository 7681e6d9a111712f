import TouchCore
import TouchInquiry

extension View {
  /// Whether it is of a class of the system that no app makes one of: a plain view has no other class.
  var isOfSystemClass: Bool { customClass.map(isSystemClass) ?? false }

  /// Whether it is not meant to be used now.
  var isSwitchedOff: Bool { !isDrawn || !isUserInteractionEnabled }
}

extension Scene {
  /// Whether a view is a control, and neither one that UIKit makes nor one within another of those.
  ///
  /// UIKit makes the control of a bar's item; the item is the app's.
  func isControlOfApp(_ view: ViewID) -> Bool {
    let isItem =
      self[view].kind == .barItem && self[view].part == nil && self[view].origins.address == nil
    // 20.43: a refresh control is pulled with its scroll view, never tapped.
    guard self[view].kind.isControl, !self[view].isPrivate || isItem,
      self[view].kind.reaction != .pull
    else { return false }
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
