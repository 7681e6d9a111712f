import TouchCore

//   touchesBegan   label ──▸ card ──▸ page         had it: label, card; has it: page
//                  default   default  handled

extension Trace {
  /// The last delivery before a step: where a message that climbs at the step set out.
  package func delivery(before step: Int) -> Int? {
    indices[..<step].last { if case .touchDeliver = self[$0] { true } else { false } }
  }
}

/// The way of the message that is under way at a step: who had it, and who has it now.
package struct MessageWalk {
  /// The responders that got it, and what each does with it.
  package private(set) var links: [(responder: Responder, mode: Step.DeliveryMode)] = []
  /// Which message it is; nil if none is under way.
  package private(set) var method: ResponderMethod?
  /// How it ended.
  package private(set) var ending: Ending?

  /// How a message ends.
  package enum Ending { case kept, dropped }

  /// Follows the last message of a step's moment; there is none before the first step.
  package init(_ trace: Trace, at index: Int?) {
    guard let index, trace.indices.contains(index) else { return }
    let moment = trace.indices(ofMoment: trace.momentNumber(of: index)).prefix { $0 <= index }
    for place in moment { follow(trace[place]) }
  }

  /// The responders that passed it on.
  package var passed: [Responder] { links.dropLast().map { $0.responder } }

  private mutating func follow(_ step: Step) {
    switch step {
    case .touchDeliver(let responder, let method, _, let mode):
      links = [(responder, mode)]
      self.method = method
      ending = nil
    case .chainNext(let hop): links.append((hop.to, hop.mode))
    case .chainStop: ending = .kept
    case .chainDrop: ending = .dropped
    default: break
    }
  }
}
