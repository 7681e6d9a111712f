import TouchCore

//   switch ▸ _UISwitchModernVisualElement   a part that UIKit makes passes its touches on    counts
//   card   ▸ label                          a recognizer of card sees them, too (9.2)        counts
//   button ▸ stack                          a control hears nothing of a plain view's (7.13)  is lost

extension HitAreas {
  /// Says in how much of its bounds a tap gets to a view, and why it does not in the rest.
  ///
  /// This is the only meaning of the area that counts: whoever asks why, and an audit, ask it.
  public func reach(ofTapTarget view: ViewID) -> AreaReach {
    reach(of: view) { scene.isTapped(view, byHitting: $0) }
  }
}

extension Scene {
  /// Whether a tap that hits another view gets to a view around it.
  public func isTapped(_ view: ViewID, byHitting hit: ViewID) -> Bool {
    guard isDescendant(hit, of: view) else { return false }
    // 16.5: a tap on a control in it selects no row.
    if self[view].row != nil, self[hit].kind.isControl, self[hit].isEnabled { return false }
    // 7.13: a page control does not track the touches of dots that are views of their own.
    let isComposite = self[view].kind.isComposite && self[view].kind != .pageControl
    guard self[view].kind.isControl, !isComposite else { return true }
    return self[hit].isPrivate
  }
}

extension View {
  /// Whether it is a control that is there to send an action, and has none as far as its file shows
  /// (7.14).
  public var isUnwired: Bool {
    let reaction = kind.reaction
    return (kind == .barItem || [.press, .turn, .select].contains(reaction) || reaction.isRanged)
      && control.targets.isEmpty && control.menu == nil && !origins.missing.contains(.actions)
  }

  /// Whether its class is one of UIKit's own that no app names.
  public var isPrivate: Bool { part != nil || className.hasPrefix("_") }
}
