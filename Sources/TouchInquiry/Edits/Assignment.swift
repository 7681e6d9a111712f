import SceneLanguage
import TouchCore

/// What an edit gives an object that no line of the scene language below it can say.
package enum Assignment {
  /// Gives a property of an object another value; false where it is none of these, or where the
  /// value does not fit.
  package static func make(
    _ property: String, of object: SceneObject, _ value: Value, in scene: inout Scene
  ) -> Bool {
    switch (property, object, value) {
    // 21.6: `addSubview(_:)` of another view.
    case ("superview", .responder(.view(let id)), .responder(.view(let superview))),
      ("inside", .responder(.view(let id)), .responder(.view(let superview))):
      guard let old = scene[id].superview, scene.mayMove(id, into: superview) else { return false }
      if superview != old { scene.insert(id, into: superview) }
    case ("requiresToFail", .recognizer(let id), .list(let all)),
      ("requires", .recognizer(let id), .list(let all)):
      let others = all.compactMap { other -> RecognizerID? in
        if case .recognizer(let id) = other { id } else { nil }
      }
      guard others.count == all.count else { return false }
      scene[id].requiresToFail = others
    // 9.1: `addGestureRecognizer(_:)` of another view.
    case ("view", .recognizer(let id), .responder(.view(let view))):
      guard !scene.isMadeByUIKit(id), scene[id].isAttached else { return false }
      scene.move(id, to: view)
    // 1.9: what no line of the language changes once the window is there.
    case ("windowScene", .responder(.view(let window)), .responder(.windowScene(let id))):
      guard scene.window(of: window) != nil else { return false }
      scene.show(window, in: id)
    // 1.15, 22.15: where the system has gestures.
    case ("edges", .responder(.application), .word(let words)):
      guard let edges = Edges(known: words) else { return false }
      scene.application.systemEdges = edges
      scene.addEdgeGates()
    // 21.19: the same animation, with the option.
    case ("animating", .responder(.view(let id)), .word("allowUserInteraction")):
      scene[id].blocksTouchesWhileAnimating = false
      scene[id].isAnimatingInteractively = true
    case ("isIgnoringInteractionEvents", .responder(.application), .truth(let isOn)):
      scene.application.ignoringInteractionEvents = isOn ? 1 : 0
    default: return false
    }
    return true
  }
}
