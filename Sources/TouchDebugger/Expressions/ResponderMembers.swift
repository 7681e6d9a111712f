import SceneLanguage
import TouchCore
import TouchInquiry

/// What can be read off responders.
enum ResponderMembers {
  /// The rows of the tables of the scene language, and what no line of it says.
  static let ofResponders: [Member] = {
    let computed =
      identity + geometry + relations + WindowMembers.ofWindows + ControlMembers.ofControls
      + ControlMembers.ofScrollViews + WindowMembers.ofControllers + WindowMembers.ofApplication
      + focus + overridden
    let taken = Set(computed.flatMap { $0.names })
    let rows =
      PropertyMembers.ofViews + PropertyMembers.ofControllers + PropertyMembers.answersOfViews
      + PropertyMembers.overrides
    return (computed.map { $0.with(rows: rows) } + rows.compactMap { $0.without(taken) }).ordered(
      by: order)
  }()

  /// In which order people are told them: what decides about touches first, then where it stands.
  private static let order = """
    name class isHidden alpha isUserInteractionEnabled animating animator seen \
    frame bounds center anchorPoint transform zPosition clipsToBounds isMultipleTouchEnabled \
    isExclusiveTouch windowLevel isKeyWindow windowScene rootViewController \
    isEnabled isHighlighted isTouchInside isTracking value minimumValue maximumValue menu isOn \
    beginTracking continueTracking targets \
    contentOffset contentSize isDragging isDecelerating isScrollEnabled isPagingEnabled \
    isDirectionalLockEnabled transfersHorizontalScrollingToParent \
    transfersVerticalScrollingToParent contentInset adjustedContentInset \
    delaysContentTouches canCancelContentTouches bounces alwaysBounce \
    zoom zoomScale bouncesZoom isZooming isZoomBouncing scrollsToTop isRefreshing \
    windows keyWindow delegate isIgnoringInteractionEvents edges \
    superview subviews window controller next gestureRecognizers \
    view presentingViewController presentedViewController parent \
    isFirstResponder canBecomeFirstResponder contextMenu drag tag text overridesHitTest overridesPointInside
    """

  private static let identity = [
    Member("name", shape: .word) { value, here in .word(value.text(in: here.scene)) },
    Member.view("class", "className", "kind", shape: .word) { .word($0.className) },
  ]

  private static let geometry = [
    Member.view("animator", shape: .word) { view in
      view.animator.map { .word($0.rawValue) } ?? .nothing
    },
    Member.view("center", shape: .point) { .point($0.center) },
  ]

  /// 21.6: `addSubview(_:)` of another view.
  private static let superview = Member(
    ["superview", "inside"], shape: .responder,
    read: { value, here in
      guard case .responder(.view(let id)) = value else { return .nothing }
      return .responder(here.scene[id].superview)
    },
    write: Member.assigning("superview"))

  private static let relations = [
    superview,
    Member.view("subviews", shape: .list, usual: .list([])) {
      .list($0.subviews.map { .responder(.view($0)) })
    },
    Member("window", shape: .responder) { value, here in
      guard case .responder(let responder) = value else { return .nothing }
      return .responder(here.scene.window(of: responder))
    },
    Member.view("controller", "viewController", shape: .responder) { view in
      .responder(controller: view.controller)
    },
    Member("next", shape: .responder) { value, here in
      guard case .responder(let responder) = value,
        let next = here.scene.next(of: responder)
      else { return .nothing }
      return .responder(next.responder)
    },
    Member.view("gestureRecognizers", "recognizers", shape: .list, usual: .list([])) {
      .list($0.recognizers.map { .recognizer($0) })
    },
  ]

  private static let focus = [
    Member(
      "isFirstResponder", "firstResponder", shape: .truth, usual: .truth(false), readsRecord: true
    ) { value, here in
      guard case .responder(let responder) = value,
        let window = here.scene.window(of: responder)
      else { return .nothing }
      return .truth(here.trace.firstResponder(in: window, at: here.index) == responder)
    },
    Member("canBecomeFirstResponder", shape: .truth, usual: .truth(false)) { value, here in
      guard case .responder(let responder) = value else { return .nothing }
      return .truth(here.scene.canBecomeFirstResponder(responder))
    },
  ]

  private static let overridden = [
    Member.overriding("overridesHitTest") {
      $0.hitTestOverride != nil
    } without: {
      $0.hitTestOverride = nil
    },
    Member.overriding("overridesPointInside") {
      $0.pointInsideOverride != nil
    } without: {
      $0.pointInsideOverride = nil
    },
  ]
}

extension [Member] {
  /// The members in an order of their names; those that are not in it come last, as they were.
  func ordered(by order: String) -> [Member] {
    let names = order.split(separator: " ").map(String.init)
    let places = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    let placed = enumerated().map { place, member in
      (places[member.names[0]] ?? names.count, place, member)
    }
    return placed.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { $0.2 }
  }
}
