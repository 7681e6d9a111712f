import TouchCore
import TouchInquiry
import TouchNarration

//   gr.state   recognizer drag   from possible   to failed   cause lifted
//              measured 8   limit 10                             what its deciding check held

/// What can be read off a step besides its fields: what its evidence says, and its sentence.
enum DecisionMembers {
  static let ofDecisions = [
    decision("measured", shape: .number) { trace, index in
      trace.decidingCheck(at: index)?.length.map { .number($0) }
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
