import TouchCore
import TouchInquiry
import TouchNarration

//   gr.state   recognizer drag   from possible   to failed   cause lifted
//              measured 8   limit 10                             what its deciding check held

/// What can be read off a step besides its fields: what its evidence says, and its sentence.
enum DecisionMembers {
  static let ofDecisions = [
    decision("measured", shape: .number) { trace, index in
      trace.decidingCheck(at: index)?.measured.map { .number($0) }
    },
    decision("limit", shape: .number) { trace, index in
      trace.decidingCheck(at: index)?.limit.map { .number($0) }
    },
    decision("text", shape: .word) { trace, index in
      .word(Narrator(trace, .english).line(index).plain)
    },
  ]

  private static func decision(
    _ name: String, shape: Shape, read: @escaping @Sendable (Trace, Int) -> Value?
  ) -> Member {
    Member(name, shape: shape) { value, here in
      guard case .step(let index) = value else { return .nothing }
      return read(here.trace, index) ?? .nothing
    }
  }
}

extension Trace {
  /// The check with numbers that a step turned on: the one that failed, else the first.
  fileprivate func decidingCheck(at index: Int) -> Check? {
    let checks = evidence(at: index).filter { $0.decides && $0.limit != nil }
    return checks.first { !$0.passes } ?? checks.first
  }
}

extension Check {
  /// What was measured, as one number: of a way its length, as it is taken.
  fileprivate var measured: Double? {
    switch value {
    case .number(let number): number
    case .way(let way, .axis): max(abs(way.x), abs(way.y))
    case .way(let way, .line): (way.x * way.x + way.y * way.y).squareRoot()
    case .flag, .place, .directions, .edges, .state: nil
    }
  }

  /// The number it was held against.
  fileprivate var limit: Double? {
    switch test {
    case .atLeast(let limit), .atMost(let limit), .below(let limit), .above(let limit): limit
    case .isFlag, .inside, .outside, .among, .meets, .inState: nil
    }
  }
}
