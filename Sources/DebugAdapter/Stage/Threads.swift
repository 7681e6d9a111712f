import TouchCore
import TouchDebugger

//   1     main run loop      everything happens on it
//   101   touch A            101 is touch 1: the calls that are about it

/// The fingers as threads of a debugger.
enum Threads {
  /// The thread that is always there.
  static let mainRunLoop = 1

  private static func id(ofTouch touch: Int) -> Int { 100 + touch }

  /// The touch that is a thread; nil for the main run loop and for none.
  static func touch(_ id: Int?, in debugger: Debugger) -> Int? {
    debugger.trace.outcomes.map(\.touch).first { self.id(ofTouch: $0) == id }
  }

  /// Refuses a thread that the record does not have; no thread at all is the main run loop.
  static func check(_ id: Int?, in debugger: Debugger) throws(Refusal) {
    guard let id, id != mainRunLoop, touch(id, in: debugger) == nil else { return }
    throw Refusal(AdapterWords.noThread)
  }

  /// Whether a thread has begun where one stands: a touch does with its first step.
  static func hasBegun(_ id: Int, in debugger: Debugger) -> Bool {
    guard let touch = touch(id, in: debugger) else { return id == mainRunLoop }
    let (trace, cursor) = (debugger.trace, debugger.cursor)
    guard cursor > 0 else { return false }
    // Touches are numbered as they go down.
    let moments = trace.moments[...trace.momentNumber(of: cursor - 1)].reversed()
    return moments.lazy.compactMap { $0.touches.map(\.number).max() }.first ?? 0 >= touch
  }

  /// The thread that the step where one stands is about.
  static func current(in debugger: Debugger) -> Int {
    debugger.looks.touchNumber(atStep: debugger.cursor).map { id(ofTouch: $0) } ?? mainRunLoop
  }

  static func body(_ stage: Stage) -> WireValue {
    let touches = stage.debugger.trace.outcomes.map { outcome -> WireValue in
      let name = AdapterWords.touch(stage.debugger.looks.touchName(outcome.touch))
      return ["id": .whole(id(ofTouch: outcome.touch)), "name": .text(stage.say(name))]
    }
    return ["threads": .array([main(stage.say(AdapterWords.mainRunLoop))] + touches)]
  }

  static func main(_ name: String) -> WireValue {
    ["id": .whole(mainRunLoop), "name": .text(name)]
  }
}
