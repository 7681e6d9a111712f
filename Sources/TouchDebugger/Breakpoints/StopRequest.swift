import TouchCore

/// Where or for what a program wants to stop.
public enum StopTarget: Hashable, Sendable {
  /// At a step, counted from 1.
  case step(Int)
  /// At what a line of the file speaks of.
  case line(Int)
  /// At a place in the words of `break`.
  case place(String)
  /// Where the value of an expression becomes another.
  case value(String)
  /// At something that goes otherwise than hoped.
  case mishap(Mishap)
}

/// What else a program says of a breakpoint.
public struct StopClauses: Hashable, Sendable {
  /// The expression that has to hold.
  public var condition: String?
  /// Which of the times count: `3`, `>=2`.
  public var hits: String?
  /// What is said there, with expressions in braces; at a place it is said instead of stopping.
  public var message: String?

  /// Makes them.
  public init(condition: String? = nil, hits: String? = nil, message: String? = nil) {
    self.condition = condition
    self.hits = hits
    self.message = message
  }
}

extension Clauses {
  /// Reads each of them by itself: none can become another.
  init(_ clauses: StopClauses, scene: Scene) throws(Complaint) {
    if let text = clauses.condition {
      condition = try reading(text) { text throws(Complaint) in try Self.condition(text, scene) }
    }
    if let text = clauses.hits {
      hits = try reading(text) { text throws(Complaint) in try Self.hits(text) }
    }
    if let text = clauses.message {
      message = try reading(text) { text throws(Complaint) in try Template(text, scene: scene) }
    }
  }
}
