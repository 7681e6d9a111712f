import TouchCore
import TouchInquiry

/// Members that are no property of a table.
extension Member {
  static func view(
    _ names: String..., shape: Shape, usual: Value? = nil,
    read: @escaping @Sendable (View) -> Value,
    write: (@Sendable (inout View, Value) -> Bool)? = nil
  ) -> Member {
    var assign: Write?
    if let write {
      assign = { object, value, scene in
        guard case .responder(.view(let id)) = object else { return false }
        return write(&scene[id], value)
      }
    }
    return Member(
      names, shape: shape, usual: usual,
      read: { value, here in
        guard case .responder(.view(let id)) = value else { return .nothing }
        return read(here.scene[id])
      }, write: assign)
  }

  /// Something about a view that the record tells, at the step somebody stands at.
  static func recorded(
    _ names: String..., shape: Shape,
    read: @escaping @Sendable (ViewID, View, Trace, _ index: Int) -> Value
  ) -> Member {
    Member(
      names, shape: shape, readsRecord: true,
      read: { value, here in
        guard case .responder(.view(let id)) = value, let index = here.index else {
          return .nothing
        }
        return read(id, here.scene[id], here.trace, index)
      })
  }

  /// Gives a property what an edit gives it.
  static func assigning(_ property: String) -> Write {
    { object, value, scene in
      let target: SceneObject
      switch object {
      case .responder(let responder): target = .responder(responder)
      case .recognizer(let id): target = .recognizer(id)
      default: return false
      }
      return Assignment.make(property, of: target, value, in: &scene)
    }
  }

  /// An override: it can be taken away; what a new one would do is said in words.
  static func overriding(
    _ name: String, _ isThere: @escaping @Sendable (View) -> Bool,
    without: @escaping @Sendable (inout View) -> Void
  ) -> Member {
    view(name, shape: .truth, usual: .truth(false)) {
      .truth(isThere($0))
    } write: { view, value in
      guard isThere(view), value == .truth(false) else { return false }
      without(&view)
      return true
    }
  }
}
