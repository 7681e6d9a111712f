import TouchCore

extension Member {
  /// UIKit's properties of gesture recognizers; `state` is as it is at the step.
  static let ofRecognizers = [
    Member("name", shape: .word) { value, here in .word(value.text(in: here.scene)) },
    recognizer("class", shape: .word) { .word($0.kind.className) },
    Member("state", shape: .word) { value, here in
      guard case .recognizer(let id) = value else { return .nothing }
      return .word("\(here.state(of: id))")
    },
    recognizer("view", shape: .responder) { .responder($0.view) },
    truth("isEnabled", \.isEnabled),
    truth("cancelsTouchesInView", \.cancelsTouchesInView),
    truth("delaysTouchesBegan", \.delaysTouchesBegan),
    truth("delaysTouchesEnded", \.delaysTouchesEnded),
    whole("numberOfTapsRequired", \.numberOfTapsRequired),
    whole("numberOfTouchesRequired", \.numberOfTouchesRequired),
    number("minimumPressDuration", \.minimumPressDuration),
    number("allowableMovement", \.allowableMovement),
    whole("minimumNumberOfTouches", \.minimumNumberOfTouches),
    whole("maximumNumberOfTouches", \.maximumNumberOfTouches),
  ]

  private typealias Key<Property> = WritableKeyPath<Recognizer, Property> & Sendable

  private static func recognizer(
    _ name: String, shape: Shape, read: @escaping @Sendable (Recognizer) -> Value,
    write: (@Sendable (inout Recognizer, Value) -> Bool)? = nil
  ) -> Member {
    var assign: Write?
    if let write {
      assign = { object, value, scene in
        guard case .recognizer(let id) = object else { return false }
        return write(&scene[id], value)
      }
    }
    return Member(
      [name], shape: shape,
      read: { value, here in
        guard case .recognizer(let id) = value else { return .nothing }
        return read(here.scene[id])
      }, write: assign)
  }

  private static func truth(_ name: String, _ property: Key<Bool>) -> Member {
    recognizer(name, shape: .truth) {
      .truth($0[keyPath: property])
    } write: { recognizer, value in
      guard case .truth(let isOn) = value else { return false }
      recognizer[keyPath: property] = isOn
      return true
    }
  }

  private static func number(_ name: String, _ property: Key<Double>) -> Member {
    recognizer(name, shape: .number) {
      .number($0[keyPath: property])
    } write: {
      recognizer, value in
      guard case .number(let number) = value, number.isFinite, number >= 0 else { return false }
      recognizer[keyPath: property] = number
      return true
    }
  }

  private static func whole(_ name: String, _ property: Key<Int>) -> Member {
    recognizer(name, shape: .number) {
      .number(Double($0[keyPath: property]))
    } write: {
      recognizer, value in
      guard case .number(let number) = value, let count = Int(exactly: number), count >= 0 else {
        return false
      }
      recognizer[keyPath: property] = count
      return true
    }
  }
}
