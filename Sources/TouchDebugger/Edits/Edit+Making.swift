import TouchCore

extension Edit {
  /// Makes the edit; false where it cannot be made, and then something may be half done.
  func make(in scene: inout Scene, _ script: inout TouchScript) -> Bool {
    switch self {
    case .assign(let object, let property, let value):
      guard let member = Member.named(property, of: object.value.shape) else { return false }
      return member.assign(value, to: object.value, in: &scene)
    case .bringToFront(let view): scene.bringToFront(view)
    case .moveTouch(let number, let point):
      guard let moved = script.moving(touch: number, to: point, in: scene) else { return false }
      script = moved
    case .skip(let event):
      guard let shorter = script.skipping(event: event) else { return false }
      script = shorter
    case .setting(let setting, let value): scene.settings[setting] = value
    case .changes(let changes, let event):
      guard let longer = script.inserting(changes, before: event) else { return false }
      script = longer
    }
    return true
  }
}

extension SceneObject {
  /// The object as expressions know it.
  var value: Value {
    switch self {
    case .responder(let responder): .responder(responder)
    case .recognizer(let recognizer): .recognizer(recognizer)
    }
  }
}

extension TouchScript {
  /// The script with something the program changes just before an event; nil where there is no
  /// such event.
  func inserting(_ changes: [SceneChange], before place: Int) -> TouchScript? {
    guard events.indices.contains(place) else { return nil }
    var longer = events
    longer.insert(TouchEvent(events[place].milliseconds, .changes(changes)), at: place)
    return try? TouchScript(longer)
  }

  /// The script without an event; nil where there is no such event.
  ///
  /// What a finger does after it did not go down does not happen either.
  func skipping(event skipped: Int) -> TouchScript? {
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
