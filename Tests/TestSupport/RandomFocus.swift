import TouchCore

extension GrowingScene {
  /// Makes somebody first responder, and lets some implement or refuse actions.
  mutating func addFocus(using g: inout some RandomNumberGenerator) {
    for responder in scene.responders where g.happens(0.2) && !isDrawn(responder) {
      var overrides = scene[overridesOf: responder]
      if g.happens(0.5) { overrides.canBecomeFirstResponder = g.happens(0.7) }
      if g.happens(0.2) { overrides.canResignFirstResponder = g.happens(0.3) }
      overrides.actions = g.some(["save", "tapped", "tapped:", "log it"])
      if g.happens(0.2) { overrides.refusedActions = g.some(["save", "tapped"]) }
      scene[overridesOf: responder] = overrides
    }
    guard g.happens(0.4) else { return }
    let controllers = scene.controllers.indices.map { Responder.controller(ControllerID($0)) }
    let first = g.pick(scene.viewIDs.map { .view($0) } + controllers)
    scene[overridesOf: first].canBecomeFirstResponder = true
    scene[overridesOf: first].isFirstResponder = true
  }

  /// Lets controls call somebody.
  mutating func addTargets(using g: inout some RandomNumberGenerator) {
    let events: [ControlEvents] = [
      .touchDown, .touchUpInside, .touchUpInside, .valueChanged, .touchCancel, .allTouchEvents,
      [.touchDragEnter, .touchDragExit], [.allTouchEvents, .valueChanged], .primaryActionTriggered,
      .touchDownRepeat, [.touchDragInside, .touchDragOutside, .touchUpOutside], .editingChanged,
    ]
    for id in scene.viewIDs where scene[id].kind.isControl && g.happens(0.6) {
      for action in g.some(["save", "tapped", "tapped:", "log it"]) {
        scene[id].control.add(
          ActionTarget(g.pick(events), target: target(using: &g), action: action))
      }
    }
  }
}
