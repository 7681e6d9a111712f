import TouchCore
import TouchInquiry

extension Member {
  /// UIKit's properties of responders: what decides about touches first, then where it stands.
  static let ofResponders =
    identity + switches + geometry + ofWindows + ofControls + ofScrollViews + ofApplication
    + relations + focus + contents + overridden

  private static let identity = [
    Member("name", shape: .word) { value, here in .word(value.text(in: here.scene)) },
    view("class", "className", "kind", shape: .word) { .word($0.className) },
  ]

  private static let switches = [
    viewTruth("isHidden", "hidden", at: \.isHidden),
    viewNumber("alpha", at: \.alpha),
    viewTruth("isUserInteractionEnabled", "interactive", at: \.isUserInteractionEnabled),
    viewTruth("animating", at: \.blocksTouchesWhileAnimating),
  ]

  private static let geometry = [
    viewRect("frame", read: \.shownFrame, write: \.frame),
    viewRect("bounds", read: \.bounds, write: \.bounds),
    view("center", shape: .point) { .point($0.center) },
    viewPoint("anchorPoint", "anchor", at: \.anchorPoint),
    view("transform", shape: .transform) { .transform($0.transform) },
    viewNumber("zPosition", at: \.zPosition),
    viewTruth("clipsToBounds", "clips", at: \.clipsToBounds),
    viewTruth("isMultipleTouchEnabled", "multitouch", at: \.isMultipleTouchEnabled),
    viewTruth("isExclusiveTouch", "exclusive", at: \.isExclusiveTouch),
  ]

  private static let relations =
    [
      view("superview", shape: .responder) { .responder($0.superview) },
      view("subviews", shape: .list) { .list($0.subviews.map { .responder(.view($0)) }) },
      Member("window", shape: .responder) { value, here in
        guard case .responder(let responder) = value else { return .nothing }
        return .responder(here.scene.window(of: responder))
      },
      view("controller", "viewController", shape: .responder) { view in
        view.controller.map { .responder(.controller($0)) } ?? .nothing
      },
      Member("next", shape: .responder) { value, here in
        guard case .responder(let responder) = value,
          let next = here.scene.next(of: responder)
        else { return .nothing }
        return .responder(next.responder)
      },
      view("gestureRecognizers", "recognizers", shape: .list) {
        .list($0.recognizers.map { .recognizer($0) })
      },
    ] + ofControllers

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
    view("tag", shape: .number) { .number(Double($0.tag)) },
    view("text", shape: .word) { view in view.text.map { .word($0) } ?? .nothing },
  ]

  /// An override can be taken away; what a new one would do cannot be said with a value.
  private static let overridden = [
    view("overridesHitTest", shape: .truth) {
      .truth($0.hitTestOverride != nil)
    } write: {
      view, value in
      guard view.hitTestOverride != nil, value == .truth(false) else { return false }
      view.hitTestOverride = nil
      return true
    },
    view("overridesPointInside", shape: .truth) {
      .truth($0.pointInsideOverride != nil)
    } write: {
      view, value in
      guard view.pointInsideOverride != nil, value == .truth(false) else { return false }
      view.pointInsideOverride = nil
      return true
    },
    view("gestureRecognizerShouldBegin", shape: .truth) {
      .truth(orNothing: $0.gestureRecognizerShouldBegin)
    } write: {
      view, value in
      guard case .truth(let isYes) = value else { return false }
      view.gestureRecognizerShouldBegin = isYes
      return true
    },
  ]
}
