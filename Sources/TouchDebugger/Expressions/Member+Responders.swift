import TouchCore

extension Member {
  /// UIKit's properties of views, and the few that every responder has.
  static let ofResponders = identity + geometry + switches + contents + overridden + answers

  private static let identity = [
    Member("name", shape: .word) { value, here in .word(value.text(in: here.scene)) },
    view("class", "className", "kind", shape: .word) { .word($0.className) },
    view("superview", shape: .responder) { .responder($0.superview) },
    view("subviews", shape: .list) { .list($0.subviews.map { .responder(.view($0)) }) },
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
    rect("frame", read: \.shownFrame, write: \.frame),
    rect("bounds", read: \.bounds, write: \.bounds),
    view("center", shape: .point) { .point($0.center) },
    point("anchorPoint", "anchor", \.anchorPoint),
    view("transform", shape: .transform) { .transform($0.transform) },
    number("zPosition", \.zPosition),
    view("contentOffset", shape: .point) { view in
      view.scrolling == nil ? .nothing : .point(view.bounds.origin)
    } write: { view, value in
      guard view.scrolling != nil, case .point(let point) = value else { return false }
      view.bounds.origin = point
      return true
    },
    view("contentSize", shape: .size) { view in
      view.scrolling.map { .size($0.contentSize) } ?? .nothing
    } write: { view, value in
      guard view.scrolling != nil, case .size(let size) = value else { return false }
      view.scrolling?.contentSize = size
      return true
    },
    truth("clipsToBounds", "clips", \.clipsToBounds),
  ]

  private static let switches = [
    truth("isHidden", "hidden", \.isHidden),
    number("alpha", \.alpha),
    truth("isUserInteractionEnabled", "interactive", \.isUserInteractionEnabled),
    view("isEnabled", "enabled", shape: .truth) { view in
      view.kind.isControl ? .truth(view.isEnabled) : .nothing
    } write: { view, value in
      guard view.kind.isControl, case .truth(let isOn) = value else { return false }
      view.isEnabled = isOn
      return true
    },
    truth("isMultipleTouchEnabled", "multitouch", \.isMultipleTouchEnabled),
    truth("isExclusiveTouch", "exclusive", \.isExclusiveTouch),
    truth("animating", \.blocksTouchesWhileAnimating),
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
  ]
}

extension Member {
  private typealias Key<Property> = WritableKeyPath<View, Property> & Sendable

  private static func view(
    _ names: String..., shape: Shape, read: @escaping @Sendable (View) -> Value,
    write: (@Sendable (inout View, Value) -> Bool)? = nil
  ) -> Member {
    member(names, shape, read, write)
  }

  private static func member(
    _ names: [String], _ shape: Shape, _ read: @escaping @Sendable (View) -> Value,
    _ write: (@Sendable (inout View, Value) -> Bool)?
  ) -> Member {
    var assign: Write?
    if let write {
      assign = { object, value, scene in
        guard case .responder(.view(let id)) = object else { return false }
        return write(&scene[id], value)
      }
    }
    return Member(
      names, shape: shape,
      read: { value, here in
        guard case .responder(.view(let id)) = value else { return .nothing }
        return read(here.scene[id])
      }, write: assign)
  }

  private static func truth(_ names: String..., property: Key<Bool>) -> Member {
    member(names, .truth, { .truth($0[keyPath: property]) }) { view, value in
      guard case .truth(let isOn) = value else { return false }
      view[keyPath: property] = isOn
      return true
    }
  }

  private static func truth(_ name: String, _ property: Key<Bool>) -> Member {
    truth(name, property: property)
  }

  private static func truth(_ name: String, _ other: String, _ property: Key<Bool>) -> Member {
    truth(name, other, property: property)
  }

  private static func number(_ name: String, _ property: Key<Double>) -> Member {
    member([name], .number, { .number($0[keyPath: property]) }) { view, value in
      guard case .number(let number) = value, number.isFinite else { return false }
      view[keyPath: property] = number
      return true
    }
  }

  private static func point(_ name: String, _ other: String, _ property: Key<Point>) -> Member {
    member([name, other], .point, { .point($0[keyPath: property]) }) { view, value in
      guard case .point(let point) = value else { return false }
      view[keyPath: property] = point
      return true
    }
  }

  /// 2.24: a turned view's frame is the box around it, and is not for setting.
  private static func rect(
    _ name: String, read: KeyPath<View, Rect> & Sendable, write: Key<Rect>
  ) -> Member {
    member([name], .rect, { .rect($0[keyPath: read]) }) { view, value in
      guard case .rect(let rect) = value, rect.size.width >= 0, rect.size.height >= 0 else {
        return false
      }
      view[keyPath: write] = rect
      return true
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
