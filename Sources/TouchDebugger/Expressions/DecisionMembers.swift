import TouchCore
import TouchNarration

//   gr.state   recognizer drag   from possible   to failed   cause lifted
//              measured 8   limit 10                             what its deciding check held
//   gr.ask     question gestureRecognizerShouldBegin(_:)   answer yes

/// What can be read off a step that decides.
enum DecisionMembers {
  /// What steps decide, in the words of the record; a scene that calls somebody so means them.
  static let ofDecisions = [
    decision("recognizer", shape: .recognizer) { trace, index in
      trace[index].recognizer.map { .recognizer($0) }
    },
    decision("from", shape: .word) { trace, index in
      switch trace[index] {
      case .recognizer(.state(_, let from, _, _, _, _)): .word(from.word)
      case .chainNext(let hop): .word(trace.scene.name(of: hop.from))
      default: nil
      }
    },
    decision("to", shape: .word) { trace, index in
      switch trace[index] {
      case .recognizer(.state(_, _, let to, _, _, _)): .word(to.word)
      case .chainNext(let hop): .word(trace.scene.name(of: hop.to))
      default: nil
      }
    },
    decision("cause", shape: .word) { trace, index in
      guard case .recognizer(.state(_, _, _, let cause, _, _)) = trace[index] else { return nil }
      return .word(cause.word)
    },
    decision("question", shape: .word) { trace, index in
      guard case .recognizer(.ask(let question, _, _, _, _)) = trace[index] else { return nil }
      return .word(question.name)
    },
    decision("answer", shape: .truth) { trace, index in
      switch trace[index] {
      case .recognizer(.ask(_, _, _, _, let answer)), .action(.ask(_, _, _, let answer)):
        .truth(answer)
      default: nil
      }
    },
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

  private static let decisions = Set(ofDecisions.flatMap(\.names))

  /// Whether a name in the scene goes before the field of a step of the same name.
  static func yieldsToNames(_ name: String) -> Bool { decisions.contains(name) }

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
