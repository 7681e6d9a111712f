import TouchCore
import TouchNarration

extension QuestionRow {
  static let chain = QuestionRow(
    topic: .chain, isAboutOneTouch: true,
    meaning: Phrase(
      en: "the responders that get touchesBegan, from the hit view on",
      zh: "谁会收到 touchesBegan，从命中的视图开始"),
    question: Saying(
      en: "Which responders get touchesBegan, in order?", zh: "依次是谁收到 touchesBegan？"),
    shape: Shape(.responder, isList: true), style: .sequence,
    claim: Saying(
      en: { "\(code: "touchesBegan") goes to \($0.names), in this order." },
      zh: { "\(code: "touchesBegan") 依次到达 \($0.list)。" }),
    nobody: Nobody(
      "nobody", en: "no responder", zh: "没有响应者",
      claim: Saying(
        en: "No responder gets \(code: "touchesBegan").", zh: "没有响应者收到 \(code: "touchesBegan")。")),
    found: { $0.deliveries.chain($0.touch) },
    toldBy: ["stop", "keep", "handle", "ends", "goes"])

  static let stopsAt = QuestionRow(
    topic: .chain, isAboutOneTouch: true,
    meaning: Phrase(en: "the responder that keeps touchesBegan", zh: "touchesBegan 停在谁那里"),
    question: Saying(en: "At which responder does touchesBegan stop?", zh: "touchesBegan 停在谁那里？"),
    shape: Shape(.responder),
    claim: Saying(
      en: { "\(code: "touchesBegan") stops at \($0.names)." },
      zh: { "\(code: "touchesBegan") 停在 \($0.list)。" }),
    nobody: Nobody(
      "nobody", en: "no responder", zh: "没有响应者",
      claim: Saying(
        en: "No responder keeps \(code: "touchesBegan").", zh: "没有响应者留下 \(code: "touchesBegan")。")),
    found: { $0.deliveries.end($0.touch) },
    guesses: { asked, _ in asked.aroundHit + ["nobody"] },
    toldBy: ["stop", "keep", "handle", "ends", "goes"])

  static let handledBy = QuestionRow(
    topic: .chain, isAboutOneTouch: true,
    meaning: Phrase(
      en: "the responders that handle a message of the touch, in order", zh: "谁处理了这次触摸的消息，按先后排列"),
    question: Saying(en: "Which responders handle a message of the touch?", zh: "谁处理了这次触摸的消息？"),
    shape: Shape(.responder, isList: true), style: .sequence,
    claim: Saying(
      en: { "The touch is handled by \($0.names) only." }, zh: { "处理这次触摸的是 \($0.list)，没有别的。" }),
    nobody: Nobody(
      "nobody", en: "no responder", zh: "没有响应者",
      claim: Saying(en: "No responder handles the touch.", zh: "没有响应者处理这次触摸。")),
    found: { $0.deliveries.handlers($0.touch) },
    guesses: { asked, _ in asked.aroundHit + ["nobody"] },
    toldBy: ["stop", "keep", "handle", "ends", "goes"])

  static let next = QuestionRow(
    topic: .chain, parameters: [.keyed("of", Shape(.responder))],
    meaning: Phrase(en: "a responder's next responder", zh: "某个响应者的下一个响应者"),
    question: Saying(
      en: { "What is the next responder of \($0["of"])?" }, zh: { "\($0["of"]) 的下一个响应者是谁？" }),
    shape: Shape(.responder),
    claim: Saying(
      en: { "The next responder of \(name: $0["of"]) is \($0.names)." },
      zh: { "\(name: $0["of"]) 的 next 是 \($0.list)。" }),
    nobody: Nobody(
      "nil", en: "no responder", zh: "没有响应者", isNamed: true,
      claim: Saying(
        en: { "\(name: $0["of"]) has no next responder." }, zh: { "\(name: $0["of"]) 没有 next。" })),
    found: { $0.deliveries.next(of: $0["of"]) },
    looked: { [$0.firstHop].compactMap(\.self) },
    guesses: { asked, _ in asked.neighbours },
    toldBy: ["next", "controller", "owner"])

  static let controller = QuestionRow(
    topic: .chain, parameters: [.keyed("of", Shape(.view))],
    meaning: Phrase(
      en: "the first view controller along next from a view", zh: "从某个视图沿 next 向上，遇到的第一个视图控制器"),
    question: Saying(
      en: { "Which view controller comes first along next from \($0["of"])?" },
      zh: { "从 \($0["of"]) 沿着 next 走，先遇到哪个视图控制器？" }),
    shape: Shape(.responder),
    claim: Saying(
      en: { "From \(name: $0["of"]), the first view controller along next is \($0.names)." },
      zh: { "从 \(name: $0["of"]) 沿 next 向上，第一个控制器是 \($0.list)。" }),
    nobody: Nobody(
      "nil", en: "no controller", zh: "没有控制器", isNamed: true,
      claim: Saying(
        en: { "\(name: $0["of"]) is not in a view controller." },
        zh: { "\(name: $0["of"]) 不在任何控制器里。" })),
    found: { $0.deliveries.controller(of: $0["of"]) },
    looked: { [$0.arrival ?? $0.firstHop].compactMap(\.self) },
    toldBy: ["next", "controller", "owner"])
}
