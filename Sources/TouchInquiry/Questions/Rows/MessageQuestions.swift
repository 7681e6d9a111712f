import TouchCore

extension QueryRow {
  package static let touchCount = QueryRow(
    "touch-count", .messages, [], AnswerShape(.number),
    found: { ProvenAnswer("\($0.trace.outcomes.count)") }, looked: { $0.deliveries.landings },
    refuted: { $0.messages.landings })

  package static let previous = QueryRow(
    "previous", .messages, [.keyed("at", AnswerShape(.number)), .touch], AnswerShape(.point),
    .point, nobody: "nil", found: { $0.gestures.previous($0.touch, at: $0[number: "at"]) },
    refuted: { $0.changes.previous(at: $0[number: "at"]) })

  package static let translation = QueryRow(
    "translation", .messages,
    [.keyed("view", AnswerShape(.view)), .keyed("at", AnswerShape(.number))], AnswerShape(.point),
    .point, found: { $0.gestures.translation(of: $0["view"], at: $0[number: "at"]) },
    looked: { $0.whereTold },
    refuted: { $0.changes.translation(of: $0["view"], until: $0[number: "at"]) })

  private static let methods = ResponderMethod.allCases.map { $0.name }

  /// Which message of which responder.
  private static let numbered = [
    QuestionParameter.keyed("view", AnswerShape(.responder)), .keyed("n", AnswerShape(.number)),
  ]

  static let ofMessages = [
    QueryRow(
      "count", .messages,
      [.keyed("view", AnswerShape(.responder)), .keyed("of", AnswerShape(.word, or: methods))],
      AnswerShape(.number), found: { $0.count }, looked: { $0.withoutMessage },
      refuted: { $0.messages.count(of: $0["of"], to: $0["view"]) }),
    QueryRow(
      "nth", .messages, numbered, AnswerShape(.word, or: methods), nobody: "nil",
      found: { $0.nth }, looked: { $0.whereTold },
      guesses: {
        $0["n"] == "1"
          ? ["touchesBegan", "touchesCancelled"]
          : ["touchesMoved", "touchesEnded", "touchesCancelled"]
      },
      refuted: { $0.messages.sequence($0.value, to: $0["view"], upTo: $0[number: "n"]) }),
    QueryRow(
      "touches-in", .messages, numbered, AnswerShape(.number), found: { $0.touchesIn },
      looked: { $0.whereTold }, guesses: { _ in ["1", "2"] },
      refuted: { $0.messages.touches(inMessage: $0[number: "n"], to: $0["view"]) }),
    touchCount, previous, translation,
  ]
}
