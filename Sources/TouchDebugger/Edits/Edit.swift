import SceneLanguage
import TouchCore

/// One thing that could be otherwise, in the scene or in what the fingers do.
enum Edit: Hashable, Sendable {
  /// A property of a responder or recognizer has another value, by its name in expressions.
  case assign(SceneObject, property: String, Value)
  /// A view lies in front of its siblings.
  case bringToFront(ViewID)
  /// A touch goes down elsewhere on the screen, and its whole path with it.
  case moveTouch(Int, to: Point)
  /// An event of the script does not happen; where a finger goes down in it, nor does the rest of
  /// what that finger does.
  case skip(event: Int)
}

extension Edit {
  /// The command that makes the edit, as it can be typed.
  func command(in scene: Scene) -> String { "whatif " + spelling(in: scene) }

  /// The edit in the words of the prompt: `card.isHidden = no`.
  func spelling(in scene: Scene) -> String {
    switch self {
    case .assign(let object, let property, let value):
      "\(scene.typedName(of: object)).\(property) = \(value.typed(in: scene))"
    case .bringToFront(let view):
      "bring \(scene.typedName(of: .responder(.view(view)))) to front"
    case .moveTouch(let number, let point):
      "move touch \(number) to \(exact(point.x)),\(exact(point.y))"
    case .skip(let event): "skip event \(event + 1)"
    }
  }
}

extension Scene {
  /// A name as it can stand in an expression: in backquotes where it is not made of letters and
  /// digits.
  func typedName(of object: SceneObject) -> String {
    let name: String
    switch object {
    case .responder(let responder): name = self.name(of: responder)
    case .recognizer(let recognizer): name = self.name(of: recognizer)
    }
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isPlain && name.first?.isNumber != true ? name : "`\(name)`"
  }
}

extension Value {
  /// The value as it can be typed: numbers exactly, so that reading them gives the same edit.
  func typed(in scene: Scene) -> String {
    switch self {
    case .number(let number): exact(number)
    case .point(let point): "\(exact(point.x)),\(exact(point.y))"
    case .size(let size): "\(exact(size.width))x\(exact(size.height))"
    case .rect(let rect):
      "\(exact(rect.minX)),\(exact(rect.minY)) "
        + "\(exact(rect.size.width))x\(exact(rect.size.height))"
    case .nothing, .truth, .word, .transform, .responder, .responders, .recognizer, .touch, .step:
      text(in: scene)
    }
  }
}
