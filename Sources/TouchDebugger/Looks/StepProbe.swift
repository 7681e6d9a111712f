import TouchCore
import TouchInquiry

/// A place to stop at, asked of one step at a time: `hit.ask if verdict == "alpha"`.
public struct StepProbe: Sendable {
  private let trace: SharedTrace
  private let matcher: StepMatcher
  private let condition: Expression?

  /// Reads a place, and a condition behind `if` perhaps; nil where it cannot be read in the scene.
  public init?(_ text: String, in debugger: Debugger) {
    let (place, rest) = text[...].firstWord
    guard let location = try? StopCommands(session: debugger.session).place(place),
      let clauses = try? Clauses(rest, scene: debugger.trace.scene)
    else { return nil }
    trace = SharedTrace(debugger.trace)
    matcher = StepMatcher(location, in: debugger.trace)
    condition = clauses.condition?.expression
  }

  /// Whether a breakpoint at the place would stop at a step, counted from 1.
  public func holds(at step: Int) -> Bool {
    let index = step - 1
    guard trace.trace.indices.contains(index),
      matcher.matches(at: index, in: trace.trace)
    else { return false }
    return condition?.value(at: Vantage(trace, index: index)).isTrue ?? true
  }
}
