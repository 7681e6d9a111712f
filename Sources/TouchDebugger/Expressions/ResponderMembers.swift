import TouchCore
import TouchInquiry

/// What can be read off responders.
enum ResponderMembers {
  /// UIKit's properties of responders: what decides about touches first, then where it stands.
  static let ofResponders =
    identity + switches + geometry + WindowMembers.ofWindows + ControlMembers.ofControls
    + ControlMembers.ofScrollViews + RowMembers.ofRows + TextMembers.ofTexts
    + WindowMembers.ofApplication
    + relations + focus + contents + overridden

  private static let identity = [
    Member("name", shape: .word) { value, here in .word(value.text(in: here.scene)) },
    Member.view("class", "className", "kind", shape: .word) { .word($0.className) },
  ]

  private static let switches = [
    Member.viewTruth("isHidden", "hidden", at: \.isHidden),
    Member.viewNumber("alpha", at: \.alpha),
    Member.viewTruth("isUserInteractionEnabled", "interactive", at: \.isUserInteractionEnabled),
    Member.viewTruth("animating", at: \.blocksTouchesWhileAnimating),
    Member.view("animator", shape: .word) { view in
      view.animator.map { .word($0.rawValue) } ?? .nothing
    },
    Member.view("presentationFrame", "seen", shape: .rect) { view in
      view.seenFrame.map { .rect($0) } ?? .nothing
    },
  ]

  private static let geometry = [
    Member.viewRect("frame", read: \.shownFrame, write: \.frame),
    Member.viewRect("bounds", read: \.bounds, write: \.bounds),
    Member.view("center", shape: .point) { .point($0.center) },
    Member.viewPoint("anchorPoint", "anchor", at: \.anchorPoint),
    Member.view("transform", shape: .transform) { .transform($0.transform) },
    Member.viewNumber("zPosition", at: \.zPosition),
    Member.viewTruth("clipsToBounds", "clips", at: \.clipsToBounds),
    Member.viewTruth("isMultipleTouchEnabled", "multitouch", at: \.isMultipleTouchEnabled),
    Member.viewTruth("isExclusiveTouch", "exclusive", at: \.isExclusiveTouch),
  ]

  /// 21.6: `addSubview(_:)` of another view.
  private static let superview = Member(
    ["superview", "inside"], shape: .responder,
    read: { value, here in
      guard case .responder(.view(let id)) = value else { return .nothing }
      return .responder(here.scene[id].superview)
    },
    write: { object, value, scene in
      guard case .responder(.view(let id)) = object, case .responder(.view(let superview)) = value,
        let old = scene[id].superview, scene.mayMove(id, into: superview)
      else { return false }
      if superview != old { scene.insert(id, into: superview) }
      return true
    })

  private static let relations =
    [
      superview,
      Member.view("subviews", shape: .list) { .list($0.subviews.map { .responder(.view($0)) }) },
      Member("window", shape: .responder) { value, here in
        guard case .responder(let responder) = value else { return .nothing }
        return .responder(here.scene.window(of: responder))
      },
      Member.view("controller", "viewController", shape: .responder) { view in
        view.controller.map { .responder(.controller($0)) } ?? .nothing
      },
      Member("next", shape: .responder) { value, here in
        guard case .responder(let responder) = value,
          let next = here.scene.next(of: responder)
        else { return .nothing }
        return .responder(next.responder)
      },
      Member.view("gestureRecognizers", "recognizers", shape: .list) {
        .list($0.recognizers.map { .recognizer($0) })
      },
    ] + WindowMembers.ofControllers

  private static let focus = [
    Member("isFirstResponder", shape: .truth, readsRecord: true) { value, here in
      guard case .responder(let responder) = value,
        let window = here.scene.window(of: responder)
      else { return .nothing }
      return .truth(here.trace.firstResponder(in: window, at: here.index) == responder)
    },
    Member("canBecomeFirstResponder", shape: .truth) { value, here in
      guard case .responder(let responder) = value else { return .nothing }
      return .truth(here.scene.canBecomeFirstResponder(responder))
    },
  ]

  private static let contents = [
    Member.view("tag", shape: .number) { .number(Double($0.tag)) },
    Member.view("text", shape: .word) { view in view.text.map { .word($0) } ?? .nothing },
  ]

  /// An override can be taken away; what a new one would do cannot be said with a value.
  private static let overridden = [
    Member.view("overridesHitTest", shape: .truth) {
      .truth($0.hitTestOverride != nil)
    } write: {
      view, value in
      guard view.hitTestOverride != nil, value == .truth(false) else { return false }
      view.hitTestOverride = nil
      return true
    },
    Member.view("overridesPointInside", shape: .truth) {
      .truth($0.pointInsideOverride != nil)
    } write: {
      view, value in
      guard view.pointInsideOverride != nil, value == .truth(false) else { return false }
      view.pointInsideOverride = nil
      return true
    },
    Member.view("gestureRecognizerShouldBegin", shape: .truth) {
      .truth(orNothing: $0.gestureRecognizerShouldBegin)
    } write: {
      view, value in
      guard case .truth(let isYes) = value else { return false }
      view.gestureRecognizerShouldBegin = isYes
      return true
    },
  ]
}
