import TouchCore

/// Members made of the properties of views.
extension Member {
  typealias Key<Owner, Property> = WritableKeyPath<Owner, Property> & Sendable

  static func view(
    _ names: String..., shape: Shape, read: @escaping @Sendable (View) -> Value,
    write: (@Sendable (inout View, Value) -> Bool)? = nil
  ) -> Member {
    view(names, shape, read, write)
  }

  static func view(
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

  static func viewTruth(_ names: String..., at key: Key<View, Bool>) -> Member {
    view(names, .truth, { .truth($0[keyPath: key]) }) { view, value in
      guard case .truth(let isOn) = value else { return false }
      view[keyPath: key] = isOn
      return true
    }
  }

  static func viewNumber(_ name: String, at key: Key<View, Double>) -> Member {
    view([name], .number, { .number($0[keyPath: key]) }) { view, value in
      guard case .number(let number) = value, number.isFinite else { return false }
      view[keyPath: key] = number
      return true
    }
  }

  static func viewPoint(_ names: String..., at key: Key<View, Point>) -> Member {
    view(names, .point, { .point($0[keyPath: key]) }) { view, value in
      guard case .point(let point) = value else { return false }
      view[keyPath: key] = point
      return true
    }
  }

  /// 2.24: a turned view's frame is the box around it, and is not for setting.
  static func viewRect(
    _ name: String, read: KeyPath<View, Rect> & Sendable, write: Key<View, Rect>
  ) -> Member {
    view([name], .rect, { .rect($0[keyPath: read]) }) { view, value in
      guard case .rect(let rect) = value, rect.size.width >= 0, rect.size.height >= 0 else {
        return false
      }
      view[keyPath: write] = rect
      return true
    }
  }

  /// A switch that only scroll views have.
  static func scrollTruth(_ names: String..., at key: Key<Scrolling, Bool>) -> Member {
    view(names, .truth, { view in view.scrolling.map { .truth($0[keyPath: key]) } ?? .nothing }) {
      view, value in
      guard view.scrolling != nil, case .truth(let isOn) = value else { return false }
      view.scrolling?[keyPath: key] = isOn
      return true
    }
  }

  /// Something about a view that the record tells, at the step somebody stands at.
  static func recorded(
    _ name: String, shape: Shape,
    read: @escaping @Sendable (ViewID, View, Trace, _ index: Int) -> Value
  ) -> Member {
    Member([name], shape: shape, readsRecord: true) { value, here in
      guard case .responder(.view(let id)) = value, let index = here.index else { return .nothing }
      return read(id, here.scene[id], here.trace, index)
    }
  }
}

extension Value {
  static func responder(_ view: ViewID?) -> Value {
    view.map { .responder(.view($0)) } ?? .nothing
  }

  static func truth(orNothing answer: Bool?) -> Value { answer.map { .truth($0) } ?? .nothing }
}
