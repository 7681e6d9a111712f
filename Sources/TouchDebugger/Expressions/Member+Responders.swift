import TouchCore

extension Member {
  /// UIKit's properties of views, and the few that every responder has.
  static let ofResponders = identity + geometry + switches + overridden

  private static let identity = [
    Member("name", shape: .word) { value, here in .word(value.text(in: here.scene)) },
    view("class", "className", "kind", shape: .word) { .word($0.className) },
    view("superview", shape: .responder) { .responder($0.superview) },
    view("subviews", shape: .responders) { .responders($0.subviews.map { .view($0) }) },
    Member("window", shape: .responder) { value, here in
      guard case .responder(.view(let id)) = value else { return .nothing }
      return .responder(here.scene.window(containing: id))
    },
    Member("next", shape: .responder) { value, here in
      guard case .responder(let responder) = value,
        let next = here.scene.next(of: responder)
      else { return .nothing }
      return .responder(next.responder)
    },
    Member("view", shape: .responder) { value, here in
      guard case .responder(.controller(let id)) = value else { return .nothing }
      return .responder(here.scene[id].view)
    },
  ]

  private static let geometry = [
    view("frame", shape: .rect) { .rect($0.shownFrame) },
    view("bounds", shape: .rect) { .rect($0.bounds) },
    view("center", shape: .point) { .point($0.center) },
    view("anchorPoint", "anchor", shape: .point) { .point($0.anchorPoint) },
    view("transform", shape: .transform) { .transform($0.transform) },
    view("zPosition", shape: .number) { .number($0.zPosition) },
    view("contentOffset", shape: .point) { view in
      view.scrolling == nil ? .nothing : .point(view.bounds.origin)
    },
    view("contentSize", shape: .size) { view in
      view.scrolling.map { .size($0.contentSize) } ?? .nothing
    },
    view("clipsToBounds", "clips", shape: .truth) { .truth($0.clipsToBounds) },
  ]

  private static let switches = [
    view("isHidden", "hidden", shape: .truth) { .truth($0.isHidden) },
    view("alpha", shape: .number) { .number($0.alpha) },
    view("isUserInteractionEnabled", "interactive", shape: .truth) {
      .truth($0.isUserInteractionEnabled)
    },
    view("isEnabled", "enabled", shape: .truth) { view in
      view.kind.isControl ? .truth(view.isEnabled) : .nothing
    },
    view("isMultipleTouchEnabled", "multitouch", shape: .truth) {
      .truth($0.isMultipleTouchEnabled)
    },
    view("isExclusiveTouch", "exclusive", shape: .truth) { .truth($0.isExclusiveTouch) },
    view("animating", shape: .truth) { .truth($0.blocksTouchesWhileAnimating) },
    view("tag", shape: .number) { .number(Double($0.tag)) },
    view("text", shape: .word) { view in view.text.map { .word($0) } ?? .nothing },
  ]

  private static let overridden = [
    view("overridesHitTest", shape: .truth) { .truth($0.hitTestOverride != nil) },
    view("overridesPointInside", shape: .truth) { .truth($0.pointInsideOverride != nil) },
  ]

  private static func view(
    _ names: String..., shape: Shape, read: @escaping @Sendable (View) -> Value
  ) -> Member {
    Member(names, shape: shape) { value, here in
      guard case .responder(.view(let id)) = value else { return .nothing }
      return read(here.scene[id])
    }
  }
}

extension View {
  /// UIKit's `frame`: the box around the transformed bounds; the frame itself without a transform.
  var shownFrame: Rect {
    guard transform != .identity else { return frame }
    let corners = [
      Point(bounds.minX, bounds.minY), Point(bounds.maxX, bounds.minY),
      Point(bounds.minX, bounds.maxY), Point(bounds.maxX, bounds.maxY),
    ]
    return Rect(around: corners.map { placement.toSuperview($0) })
  }
}

extension Value {
  static func responder(_ view: ViewID?) -> Value {
    view.map { .responder(.view($0)) } ?? .nothing
  }
}
