import TestSupport
import TouchCore

/// Article 000's five views, reconstructed.
let fiveViews = """
  window 390x844
    vc root
      view firstView 0,0 390x844
        view secondView 20,80 350x200
        view thirdView 20,300 350x480
          view fourthView 20,30 310x200
          view fifthView 20,260 310x190
  """

/// Records one tap in a scene of the scene language.
func tap(_ text: String, at x: Double, _ y: Double, rules: HitTestRules = .uikit) -> Trace {
  let scene = scene(text)
  return record(
    touches("0 down A at \(exact(x)),\(exact(y))\n80 up A", in: scene), in: scene, rules: rules)
}

/// The name of the view a tap hits; "nil" for none.
func hit(_ text: String, at x: Double, _ y: Double, rules: HitTestRules = .uikit) -> String {
  let trace = tap(text, at: x, y, rules: rules)
  return trace.outcomes[0].hit.map { trace.scene.name(of: $0) } ?? "nil"
}
