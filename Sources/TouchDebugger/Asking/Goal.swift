import TouchCore

/// What somebody wants to come true.
enum Goal: Hashable, Sendable {
  /// A view is the hit view of a touch.
  case hits(ViewID, touch: Int)
  /// A view that is hit hears of its touch, and nobody takes the touch away again.
  case keeps(ViewID, touch: Int)
  /// A recognizer recognizes: a touch, or any.
  case recognizes(RecognizerID, touch: Int?)
  /// An action is sent and handled, for a touch or any.
  case sends(String, touch: Int?)
}

extension Goal {
  /// Whether it comes true when a script is delivered in a scene.
  func holds(_ script: TouchScript, in scene: Scene, _ rules: HitTestRules) -> Bool {
    switch self {
    case .hits(let view, let touch):
      deliver(script, in: scene, rules: rules).contains { $0.touch == touch && $0.hit == view }
    case .keeps, .recognizes, .sends:
      holds(in: record(script, in: scene, rules: rules))
    }
  }

  /// Whether it came true in a record.
  func holds(in trace: Trace) -> Bool {
    switch self {
    case .hits(let view, let touch):
      trace.outcomes.contains { $0.touch == touch && $0.hit == view }
    case .keeps(let view, let touch):
      trace.outcomes.contains { $0.touch == touch && $0.hit == view }
        && trace.loss(of: touch) == nil
    case .recognizes(let recognizer, let touch):
      trace.whyNot(recognizer, touch: touch).hasRecognized
    case .sends(let action, let touch):
      trace.whyNot(action: action, touch: touch).contains { $0.wasSent }
    }
  }

  /// How much of a script decides it: for a hit view all up to the touch-down.
  func deciding(part script: TouchScript, in trace: Trace) -> TouchScript {
    guard case .hits(_, let touch) = self, let last = trace.landing(of: touch)?.event,
      let part = try? TouchScript(Array(script.events[...last]))
    else { return script }
    return part
  }
}

extension Trace {
  /// Where a touch went down on the screen, at which event, and the scene as it was then.
  func landing(of touch: Int) -> (point: Point, event: Int, scene: Scene)? {
    for (number, moment) in moments.enumerated() {
      guard let down = moment.touches.first(where: { $0.number == touch && $0.phase == .began }),
        let event = moment.event
      else { continue }
      let step = indices(ofMoment: number).first
      return (down.screenLocation, event, step.map { scene(at: $0) } ?? scene)
    }
    return nil
  }

  /// The step that takes a touch from its view, or keeps it from hearing of it; nil where none does.
  func loss(of touch: Int) -> Int? {
    indices.first { index in
      if case .gate(.cancel(touch, _, _)) = self[index] { return true }
      if case .gate(.discard(touch, .began, _, _)) = self[index] { return true }
      return false
    }
  }
}
