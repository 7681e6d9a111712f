import TouchCore

extension PredicateRow {
  private static let view = QuestionParameter.plain("view", AnswerShape(.view))
  private static let methods = ResponderMethod.touches.map { $0.name }

  private static func why(or words: [String] = []) -> QuestionParameter {
    .plain("why", AnswerShape(.word, or: AskVerdict.refusals.map { $0.word } + words))
  }

  static let ofSearch = [
    PredicateRow(
      "asked", [view, .touch], holds: { $0.ask != nil }, evidence: { existing($0.ask) },
      refuted: { $0.whyNotView }),
    PredicateRow(
      "never-asked", [view, .touch], holds: { $0.ask == nil },
      evidence: { existing($0.search.ignoring(of: $0["view"])) }, refuted: { $0.isAsked },
      borneOut: { $0.whyNotView }),
    PredicateRow(
      "before", [view, .plain("other", AnswerShape(.view)), .touch],
      holds: { $0.search.asked($0["view"], before: $0["other"]) },
      evidence: { existing($0.ask, $0.search.ask(of: $0["other"])) }, refuted: { $0.before }),
    PredicateRow(
      "rejected", [view, why(or: [cannotReceive]), .touch],
      holds: { $0.search.refused($0["view"], $0["why"]) }, evidence: { existing($0.ask) },
      refuted: { $0.search.verdict($0["why"], of: $0["view"]) }),
    PredicateRow(
      "returned", [view, .plain("answer", AnswerShape(.view, or: ["nil"])), .touch],
      holds: { $0.search.answer(of: $0["view"]) == $0["answer"] },
      evidence: { existing($0.search.returning(of: $0["view"]) ?? $0.ask) },
      refuted: { $0.returned }),
    PredicateRow(
      "hit", [.plain("view", AnswerShape(.view, or: ["nil"])), .touch],
      holds: { $0.search.answer == $0["view"] }, evidence: { existing($0.search.result) },
      refuted: { $0.search.hit($0["view"]) }),
  ]

  static let ofMessages = [
    PredicateRow(
      "handled", [.plain("responder", AnswerShape(.responder, or: ["nobody"])), .touch],
      holds: { asked in
        let handlers = asked.deliveries.handlers(asked.touch).map(asked.trace.scene.name(of:))
        return handlers.isEmpty
          ? asked["responder"] == "nobody" : handlers.contains(asked["responder"])
      },
      evidence: { $0.deliveries.handling(by: $0["responder"], $0.touch) },
      refuted: { $0.handled }),
    gate,
    PredicateRow(
      "held",
      [
        .plain("what", AnswerShape(.word, or: methods)),
        .optional("by", AnswerShape(.recognizer)), .touch,
      ],
      holds: { !$0.decisions.holds(of: $0.sentence, $0.touch).isEmpty },
      evidence: { $0.decisions.holds(of: $0.sentence, $0.touch) }, refuted: { $0.held }),
    PredicateRow(
      "action",
      [
        .plain("action", AnswerShape(.name)),
        .optional("by", AnswerShape(.responder, or: ["nobody"])),
      ],
      holds: { !$0.decisions.sends(of: $0.sentence).isEmpty },
      evidence: { $0.decisions.sends(of: $0.sentence) }, refuted: { $0.action }),
  ]

  private static let gate = {
    let becomes = AnswerShape(.word, or: methods + [HeldFate.none])
    return PredicateRow(
      "gate",
      [
        .keyed("touch", AnswerShape(.number)), .keyed("on-fail", becomes),
        .keyed("on-success", becomes),
      ],
      holds: { asked in
        let held = asked.decisions.heldMessage(of: asked.touch)
        return held?.onFailure == asked["on-fail"] && held?.onSuccess == asked["on-success"]
      },
      evidence: { existing($0.decisions.heldMessage(of: $0.touch)?.step) }, refuted: { $0.gate },
      borneOut: { $0.gate })
  }()

  private static let recognizer = [QuestionParameter.plain("recognizer", AnswerShape(.recognizer))]

  static let ofGestures = [
    // Of a gesture that goes on, its beginning shows it.
    PredicateRow(
      "recognized", recognizer, holds: { !$0.states([.began, .ended]).isEmpty },
      evidence: { $0.states([.began, .ended], from: .possible) }, refuted: { $0.recognized }),
    PredicateRow(
      "failed", recognizer, holds: { !$0.states([.failed]).isEmpty },
      evidence: { $0.states([.failed]) }, refuted: { $0.states }),
    PredicateRow(
      "cancelled", recognizer, holds: { !$0.states([.cancelled]).isEmpty },
      evidence: { $0.states([.cancelled]) }, refuted: { $0.states }),
  ]

  static let facts = [
    PredicateRow(
      "order", [.plain("pair", AnswerShape(.pair))], isFact: true,
      holds: { asked in
        let pair = asked.sentence[pair: "pair"]
        return asked.search.asked(pair.first, before: pair.second)
      },
      evidence: { asked in
        let pair = asked.sentence[pair: "pair"]
        return [pair.first, pair.second].compactMap { asked.search.ask(of: $0) }
      }),
    PredicateRow(
      "reject", [view, why()], as: "rejected", isFact: true,
      holds: { $0.search.refused($0["view"], $0["why"]) }, evidence: { existing($0.ask) }),
    PredicateRow(
      "fallback", [.plain("view", AnswerShape(.view, or: ["none"]))], isFact: true,
      holds: { ($0.search.fallback.map($0.trace.scene.name(of:)) ?? "none") == $0["view"] },
      evidence: { existing($0.ask) }),
    PredicateRow(
      "override", [view], isFact: true, holds: { $0.search.overrideDecided(at: $0["view"]) },
      evidence: { existing($0.ask) }),
  ]
}
