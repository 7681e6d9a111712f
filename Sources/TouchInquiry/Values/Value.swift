import TouchCore

/// What an expression comes to.
package enum Value: Hashable, Sendable {
  /// There is no such thing at this step: a verdict outside `hit.ask`, the superview of a window.
  case nothing
  case number(Double)
  case truth(Bool)
  /// A word of the record such as inside, or a string.
  case word(String)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case transform(AffineTransform)
  case responder(Responder)
  case recognizer(RecognizerID)
  case touch(Touch)
  /// Several of one kind, in their order.
  case list([Value])
  /// The step itself: its members are the words an expression may start with.
  case step(Int)
}

/// The kind of value an expression has, known before it is evaluated.
package enum Shape: Hashable, Sendable, CaseIterable {
  case nothing, number, truth, word, point, size, rect, transform, responder, recognizer
  case touch, list, step
}

extension Value {
  /// The value as people write it.
  package func text(in scene: Scene) -> String {
    switch self {
    case .nothing: "nil"
    // Rounded, 0.005 would read 0.01 and be on the other side of the limit (2.6).
    case .number(let number): exact(number)
    case .truth(let truth): truth ? "yes" : "no"
    case .word(let word): word
    case .point(let point): point.exactly
    case .size(let size): "\(exact(size.width))x\(exact(size.height))"
    case .rect(let rect): rect.exactly
    case .transform(let transform): transform.exactly
    case .responder(let responder): scene.name(of: responder)
    case .recognizer(let recognizer): scene.name(of: recognizer)
    case .touch(let touch): "touch \(touch.number)"
    case .list(let all): "[" + all.map { $0.text(in: scene) }.joined(separator: ", ") + "]"
    case .step(let index): "#\(index + 1)"
    }
  }

  /// Whether a condition that comes to this holds.
  package var isTrue: Bool { self == .truth(true) }
}

extension AffineTransform {
  /// The six numbers; `identity` where it changes nothing.
  package var exactly: String {
    guard self != .identity else { return "identity" }
    return "[" + [a, b, c, d, tx, ty].map { exact($0) }.joined(separator: " ") + "]"
  }
}

extension Point {
  /// The point as it is, `(200,420)`.
  package var exactly: String { "(\(exact(x)),\(exact(y)))" }
}

extension Rect {
  /// The rectangle as it is, in the scene language: `20,300 350x480`.
  package var exactly: String {
    "\(exact(minX)),\(exact(minY)) \(exact(size.width))x\(exact(size.height))"
  }
}

extension Value {
  /// Whether its numbers are such as a scene can say; not a number is none.
  package var isWithinReach: Bool {
    let numbers: [Double] =
      switch self {
      case .number(let number): [number]
      case .point(let point): [point.x, point.y]
      case .size(let size): [size.width, size.height]
      case .rect(let rect): [rect.minX, rect.minY, rect.size.width, rect.size.height]
      case .transform(let it): [it.a, it.b, it.c, it.d, it.tx, it.ty]
      case .nothing, .truth, .word, .responder, .recognizer, .touch, .list, .step: []
      }
    return numbers.allSatisfy(TouchScript.coordinates.contains)
  }
}
