import TouchCore
import TouchNarration

/// A place to stop at, under a condition perhaps.
public struct Breakpoint: Sendable {
  /// What people call it; never given twice.
  public let number: Int
  /// Where it stops.
  public let location: BreakpointLocation
  /// Its condition as it was typed.
  public let condition: String?
  /// Whether it goes away after its first stop.
  public let isTemporary: Bool
  /// How often it has stopped.
  public internal(set) var hits = 0
  let expression: Expression?

  init(
    number: Int, location: BreakpointLocation, condition: String?, expression: Expression?,
    isTemporary: Bool
  ) {
    self.number = number
    self.location = location
    self.condition = condition
    self.expression = expression
    self.isTemporary = isTemporary
  }

  /// Whether it stops at a step.
  public func stops(at index: Int, in trace: Trace) -> Bool {
    guard location.matches(index, in: trace) else { return false }
    return expression?.value(at: index, in: trace).isTrue ?? true
  }

  /// The steps it stops at, counted from 1.
  public func stops(in trace: Trace) -> [Int] {
    trace.indices.filter { stops(at: $0, in: trace) }.map { $0 + 1 }
  }

  /// `fifthView.touches if point.x > 10`.
  func spelling(in scene: Scene) -> String {
    location.spelling(in: scene) + (condition.map { " if \($0)" } ?? "")
  }
}
