import SceneLanguage
import TouchCore

extension Edit {
  /// Makes the edit; false where it cannot be made, and then something may be half done.
  package func make(in scene: inout Scene, _ script: inout TouchScript) -> Bool {
    switch self {
    case .assign(let object, let property, let value):
      return Assignment.make(property, of: object, value, in: &scene)
        || Self.write(property, of: object, value, in: &scene)
    case .bringToFront(let view): scene.bringToFront(view)
    case .moveTouch(let number, let point):
      guard let moved = script.moving(touch: number, to: point, in: scene) else { return false }
      script = moved
    case .lift(let number, let time):
      guard let lifted = script.lifting(touch: number, at: time) else { return false }
      script = lifted
    case .skip(let event):
      guard let shorter = script.skipping(event: event) else { return false }
      script = shorter
    case .setting(let setting, let value): scene.settle(setting, value)
    case .written(let line):
      let source = SourceLines(file: "whatif", text: "set \(line)")
      return !applySet(source, to: &scene).contains { $0.severity == .error }
    case .tap(let point):
      // The same finger, so that what becomes of the touch is compared.
      let finger = script.events.lazy.compactMap { $0.changes.first?.finger }.first
      guard let tap = TouchScript.shortTap(at: point, by: finger ?? "tap") else { return false }
      script = tap
    case .changes(let changes, let event):
      guard let longer = script.inserting(changes, before: event) else { return false }
      script = longer
    }
    return true
  }
}

extension Edit {
  /// Makes an edit that is said in the words of the scene language.
  private static func write(
    _ property: String, of object: SceneObject, _ value: Value, in scene: inout Scene
  ) -> Bool {
    guard let line = line(of: property, object, value.written(in: scene)) else { return false }
    let source = SourceLines(file: "whatif", text: line)
    return !change(object, by: source, in: &scene).diagnostics.contains { $0.severity == .error }
  }

  /// A property or an override of an object as a line of the scene language; nil where it has no
  /// such word.
  package static func line(of name: String, _ object: SceneObject, _ value: String) -> String? {
    // `overridesHitTest = no` takes the override away.
    if let override = overridden(name) { return isNo(value) ? "~\(override) none" : nil }
    guard SceneWords.isOverride(name) else {
      let isKnown = SceneWords.isProperty(name, ofRecognizer: object.isRecognizer)
      return isKnown ? "\(name)=\(value)" : nil
    }
    let first = value.prefix { !$0.isWhitespace }
    // As in Swift: `hitTest = nil`, `pointInside = true`; elsewhere nil takes the override away.
    if name.hasPrefix("hitTest") {
      let isWhole = ["return", "super", "passthrough", "none"].contains(first)
      return "~\(name) \(isWhole ? "" : "return ")\(value)"
    }
    if ["yes", "no", "true", "false", "on", "off"].contains(value), name.hasPrefix("point") {
      return "~\(name) return \(value)"
    }
    return "~\(name) \(value == "nil" && name != "next" ? "none" : value)"
  }
}

extension Edit {
  /// What `overridesHitTest` and its like are about.
  private static func overridden(_ name: String) -> String? {
    switch name {
    case "overridesHitTest": "hitTest"
    case "overridesPointInside": "pointInside"
    default: nil
    }
  }

  private static func isNo(_ value: String) -> Bool { ["no", "false", "off"].contains(value) }
}

extension SceneObject {
  package var isRecognizer: Bool {
    if case .recognizer = self { true } else { false }
  }

  /// The words of what its subclass or delegate may do.
  package var overrideWords: [String] { SceneWords.overrideWords(ofRecognizer: isRecognizer) }

  /// The object as expressions know it.
  package var value: Value {
    switch self {
    case .responder(let responder): .responder(responder)
    case .recognizer(let recognizer): .recognizer(recognizer)
    }
  }
}

extension TouchScript {
  /// A single tap at a point of the screen; nil where the screen has no such point.
  package static func shortTap(at point: Point, by finger: String = "tap") -> TouchScript? {
    try? TouchScript([TouchEvent(0, .down, finger, .screen(point)), TouchEvent(50, .up, finger)])
  }

  /// The script with something the program changes just before an event; nil where there is no
  /// such event.
  package func inserting(_ changes: [SceneChange], before place: Int) -> TouchScript? {
    guard events.indices.contains(place) else { return nil }
    var longer = events
    longer.insert(TouchEvent(events[place].milliseconds, .changes(changes)), at: place)
    return try? TouchScript(longer)
  }

  /// The script without an event; nil where there is no such event.
  ///
  /// What a finger does after it did not go down does not happen either.
  package func skipping(event skipped: Int) -> TouchScript? {
    guard events.indices.contains(skipped) else { return nil }
    var gone: Set<String> = []
    var kept: [TouchEvent] = []
    for (place, event) in events.enumerated() {
      var event = event
      if place == skipped {
        for change in event.changes where change.action == .down { gone.insert(change.finger) }
        continue
      }
      if case .touches(let changes) = event.input {
        let left = changes.filter { !gone.contains($0.finger) || $0.action == .down }
        for change in left where change.action == .down { gone.remove(change.finger) }
        guard !left.isEmpty else { continue }
        event.input = .touches(left)
      }
      kept.append(event)
    }
    return try? TouchScript(kept)
  }
}
