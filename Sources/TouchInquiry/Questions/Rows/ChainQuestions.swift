import TouchCore

extension QueryRow {
  package static let stopsAt = QueryRow(
    "stops-at", .chain, [.touch], AnswerShape(.responder), nobody: "nobody",
    found: { $0.stopsAt }, guesses: { $0.aroundHit + ["nobody"] },
    refuted: { $0.messages.stop($0.value) })

  package static let handledBy = QueryRow(
    "handled-by", .chain, [.touch], AnswerShape(.responder, isList: true), .sequence,
    nobody: "nobody", found: { $0.handledBy }, guesses: { $0.aroundHit + ["nobody"] },
    refuted: { $0.messages.handlers($0.value, $0.answers) })

  package static let controller = QueryRow(
    "controller", .chain, [.keyed("of", AnswerShape(.view))], AnswerShape(.responder),
    nobody: "nil", found: { $0.controller }, looked: { existing($0.wayToController) },
    refuted: { $0.messages.controller(of: $0["of"]) })

  package static let way = QueryRow(
    "chain", .chain, [.touch], AnswerShape(.responder, isList: true), .sequence,
    nobody: "nobody", found: { $0.chain }, refuted: { $0.messages.chain($0.value) })

  static let ofWays = [way, stopsAt, handledBy]

  package static let next = QueryRow(
    "next", .chain, [.keyed("of", AnswerShape(.responder))], AnswerShape(.responder),
    nobody: "nil", found: { $0.next },
    looked: { existing($0.deliveries.firstHop(from: $0["of"])) },
    guesses: { $0.neighbours }, refuted: { $0.messages.next($0.value, of: $0["of"]) })

  static let ofOwners = [next, controller]
}
