import TouchCore
import TouchDebugger
import TouchNarration

//   "tap": "buy"     a tap on buy, and banner gets it: that is the question of who launched it

extension Stage {
  /// Says that a tap on a view does not reach it, and how to ask why; nil if it does.
  ///
  /// Of a tap at a point it says that it reaches no view.
  var missedTap: String? {
    guard let tap = launch.text("tap"), !tap.isBlank else { return nil }
    let hit = debugger.trace.outcomes.first?.hit
    guard let thing = debugger.looks.view(meant: tap), case .view(let view)? = thing.responder
    else { return hit == nil ? say(AdapterWords.emptyTap(tap)) : nil }
    let reached = hit.map { debugger.trace.scene.path(from: $0) } ?? []
    guard !reached.contains(view) else { return nil }
    let name = debugger.looks.spelling(of: thing) ?? tap
    return say(AdapterWords.missedTap(debugger.looks.text(of: thing), asked: "why-not \(name)"))
  }
}
