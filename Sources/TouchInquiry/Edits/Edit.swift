import SceneLanguage
import TouchCore

/// One thing that could be otherwise, in the scene or in what the fingers do.
package enum Edit: Hashable, Sendable {
  /// A property of a responder or recognizer has another value, by its name in expressions.
  case assign(SceneObject, property: String, Value)
  /// A view lies in front of its siblings.
  case bringToFront(ViewID)
  /// A touch goes down elsewhere on the screen, and its whole path with it.
  case moveTouch(Int, to: Point)
  /// A touch is lifted at another time, in milliseconds of the virtual clock, and does nothing
  /// after that.
  case lift(Int, at: Int)
  /// An event of the script does not happen; where a finger goes down in it, nor does the rest of
  /// what that finger does.
  case skip(event: Int)
  /// What Apple leaves open is settled otherwise.
  case setting(Setting, Double)
  /// A line of the scene language about one object, as behind `set`: `card hidden alpha=0.5`.
  case written(String)
  /// A single tap takes the place of all touches.
  case tap(Point)
  /// The program changes something just before an event.
  case changes([SceneChange], before: Int)
}

extension Edit {
  /// Whether it is about what the fingers or the program do, and not about the scene.
  package var isOfTheScript: Bool {
    switch self {
    case .moveTouch, .lift, .skip, .tap, .changes: true
    case .assign, .bringToFront, .setting, .written: false
    }
  }

  /// The command that makes the edit, as it can be typed.
  package func command(in scene: Scene) -> String { "whatif " + spelling(in: scene) }

  /// The edit in the words of the prompt: `card.isHidden = no`.
  package func spelling(in scene: Scene) -> String {
    switch self {
    case .assign(let object, let property, let value):
      "\(scene.typedName(of: object)).\(property) = \(value.typed(in: scene))"
    case .bringToFront(let view):
      "bring \(scene.typedName(of: .responder(.view(view)))) to front"
    case .moveTouch(let number, let point):
      "move touch \(number) to \(exact(point.x)),\(exact(point.y))"
    case .lift(let number, let time): "lift touch \(number) at \(time)"
    case .skip(let event): "skip event \(event + 1)"
    case .setting(let setting, let value): "model.\(setting.rawValue) = \(setting.typed(value))"
    case .written(let line): line
    case .tap(let point): "tap \(exact(point.x)),\(exact(point.y))"
    case .changes(let changes, let event):
      changes.map { change in
        let value = Value(change.new).typed(in: scene)
        let name = change.property.name(of: change.object)
        return "\(scene.typedName(of: change.object)).\(name) = \(value)"
      }.joined(separator: " and ") + " from event \(event + 1)"
    }
  }
}

extension [Edit] {
  /// The edits in the order they are made: first the scene, then paths, then events, the last one
  /// first, so that each is meant by its place as it was.
  package func inTurn() -> [Edit] {
    enumerated().sorted { ($0.element.turn, $0.offset) < ($1.element.turn, $1.offset) }
      .map { $0.element }
  }
}

extension Edit {
  fileprivate var turn: Int {
    switch self {
    case .assign, .bringToFront, .setting, .written, .tap: 0
    case .moveTouch, .lift: 1
    case .skip(let event), .changes(_, let event): .max - event
    }
  }
}

extension Value {
  package init(_ value: PropertyValue) {
    switch value {
    case .flag(let isOn): self = .truth(isOn)
    case .number(let number): self = .number(number)
    case .point(let point): self = .point(point)
    case .size(let size): self = .size(size)
    case .rect(let rect): self = .rect(rect)
    case .transform(let transform): self = .transform(transform)
    case .view(let view): self = .responder(.view(view))
    case .state(let state): self = .word(state.word)
    }
  }

  /// The value as it is typed behind `=`: to the last digit, where `text` is for reading.
  package func typed(in scene: Scene) -> String {
    switch self {
    case .number(let number): exact(number)
    case .point(let point): "\(exact(point.x)),\(exact(point.y))"
    case .size(let size): "\(exact(size.width))x\(exact(size.height))"
    case .rect(let rect):
      Value.point(rect.origin).typed(in: scene) + " " + Value.size(rect.size).typed(in: scene)
    case .list(let items) where items.count == 1: items[0].typed(in: scene)
    case .recognizer(let id): scene.typedName(of: .recognizer(id))
    case .responder(let responder): scene.typedName(of: .responder(responder))
    case .nothing, .truth, .word, .transform, .touch, .list, .step:
      text(in: scene)
    }
  }
}

extension PropertyValue {
  /// The value as a script has it; nil where a script has none of the kind.
  package init?(_ value: Value) {
    switch value {
    case .truth(let isOn): self = .flag(isOn)
    case .number(let number): self = .number(number)
    case .point(let point): self = .point(point)
    case .size(let size): self = .size(size)
    case .rect(let rect): self = .rect(rect)
    case .transform(let transform): self = .transform(transform)
    case .responder(.view(let view)): self = .view(view)
    case .nothing, .word, .responder, .recognizer, .touch, .list, .step: return nil
    }
  }
}

extension Value {
  /// The value as the scene language writes it behind `=`.
  package func written(in scene: Scene) -> String {
    guard case .rect(let rect) = self else { return typed(in: scene) }
    return Value.point(rect.origin).typed(in: scene) + ","
      + Value.size(rect.size).typed(in: scene)
  }
}

extension Setting {
  /// A value as it is typed.
  package func typed(_ value: Double) -> String {
    unit == .onOff ? (value == 0 ? "off" : "on") : exact(value)
  }
}

extension Scene {
  /// What an expression may start with: a name like one of these is somebody only in backquotes.
  package static let wordsOfSteps: Set<String> = [
    "point", "view", "touch", "touches", "hit", "firstResponder", "depth", "verdict", "returns",
    "method", "mode", "phase", "kind", "time", "number", "n", "rule",
  ]

  /// A name as it can stand in an expression: in backquotes where it is not made of letters and
  /// digits.
  package func typedName(of object: SceneObject) -> String {
    let name = name(of: object)
    // What nobody named is called by its owner's name and its own: `card.pan`, `row.content`.
    return name.isPlainPath && !Self.wordsOfSteps.contains(name) ? name : "`\(name)`"
  }
}

extension String {
  /// Whether it is plain names with dots between them.
  package var isPlainPath: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { String($0).isPlainName }
  }

  /// Whether it can stand in an expression and in the scene language without quotation marks.
  package var isPlainName: Bool {
    allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && first?.isNumber != true
  }
}
