import TouchCore
import TouchNarration

extension QuestionRow {
  private static let endings = ["stop", "keep", "handle", "ends", "goes"]
  private static let owners = ["next", "controller", "owner"]

  static let chain = QuestionRow(
    topic: .chain, parameters: [.touch], shape: Shape(.responder, isList: true), style: .sequence,
    nobody: .responder,
    meaning: Phrase(
      en: "the responders that get touchesBegan, from the hit view on",
      zh: "谁会收到 touchesBegan，从命中的视图开始"),
    question: Saying(
      en: "Which responders get touchesBegan, in order?", zh: "依次是谁收到 touchesBegan？"),
    claim: Saying(
      en: { "\(code: "touchesBegan") goes to \($0.names), in this order." },
      zh: { "\(code: "touchesBegan") 依次到达 \($0.list)。" }),
    absence: Saying(
      en: "No responder gets \(code: "touchesBegan").", zh: "没有响应者收到 \(code: "touchesBegan")。"),
    found: { $0.chain }, refuted: { $0.messages.chain($0.value) },
    toldBy: endings)

  static let stopsAt = QuestionRow(
    topic: .chain, parameters: [.touch], shape: Shape(.responder),
    nobody: .responder,
    meaning: Phrase(en: "the responder that keeps touchesBegan", zh: "touchesBegan 停在谁那里"),
    question: Saying(en: "At which responder does touchesBegan stop?", zh: "touchesBegan 停在谁那里？"),
    claim: Saying(
      en: { "\(code: "touchesBegan") stops at \($0.names)." },
      zh: { "\(code: "touchesBegan") 停在 \($0.list)。" }),
    absence: Saying(
      en: "No responder keeps \(code: "touchesBegan").", zh: "没有响应者留下 \(code: "touchesBegan")。"),
    found: { $0.stopsAt }, guesses: { $0.aroundHit + ["nobody"] },
    refuted: { $0.messages.stop($0.value) }, toldBy: endings)

  static let handledBy = QuestionRow(
    topic: .chain, parameters: [.touch], shape: Shape(.responder, isList: true), style: .sequence,
    nobody: .responder,
    meaning: Phrase(
      en: "the responders that handle a message of the touch, in order", zh: "谁处理了这次触摸的消息，按先后排列"),
    question: Saying(en: "Which responders handle a message of the touch?", zh: "谁处理了这次触摸的消息？"),
    claim: Saying(
      en: { "The touch is handled by \($0.names) only." }, zh: { "处理这次触摸的是 \($0.list)，没有别的。" }),
    absence: Saying(en: "No responder handles the touch.", zh: "没有响应者处理这次触摸。"),
    found: { $0.handledBy }, guesses: { $0.aroundHit + ["nobody"] },
    refuted: { $0.messages.handlers($0.value, $0.answers) },
    toldBy: endings)

  static let next = QuestionRow(
    topic: .chain, parameters: [.keyed("of", Shape(.responder))], shape: Shape(.responder),
    nobody: Nobody("nil", en: "no responder", zh: "没有响应者", isNamed: true),
    meaning: Phrase(en: "a responder's next responder", zh: "某个响应者的下一个响应者"),
    question: Saying(
      en: { "What is the next responder of \($0["of"])?" }, zh: { "\($0["of"]) 的下一个响应者是谁？" }),
    claim: Saying(
      en: { "The next responder of \(name: $0["of"]) is \($0.names)." },
      zh: { "\(name: $0["of"]) 的 next 是 \($0.list)。" }),
    absence: Saying(
      en: { "\(name: $0["of"]) has no next responder." }, zh: { "\(name: $0["of"]) 没有 next。" }),
    found: { $0.next }, looked: { [$0.deliveries.firstHop(from: $0["of"])] },
    guesses: { $0.neighbours },
    refuted: { $0.messages.next($0.value, of: $0["of"]) }, toldBy: owners)

  static let controller = QuestionRow(
    topic: .chain, parameters: [.keyed("of", Shape(.view))], shape: Shape(.responder),
    nobody: Nobody("nil", en: "no controller", zh: "没有控制器", isNamed: true),
    meaning: Phrase(
      en: "the first view controller along next from a view", zh: "从某个视图沿 next 向上，遇到的第一个视图控制器"),
    question: Saying(
      en: { "Which view controller comes first along next from \($0["of"])?" },
      zh: { "从 \($0["of"]) 沿着 next 走，先遇到哪个视图控制器？" }),
    claim: Saying(
      en: { "From \(name: $0["of"]), the first view controller along next is \($0.names)." },
      zh: { "从 \(name: $0["of"]) 沿 next 向上，第一个控制器是 \($0.list)。" }),
    absence: Saying(
      en: { "\(name: $0["of"]) is not in a view controller." },
      zh: { "\(name: $0["of"]) 不在任何控制器里。" }),
    found: { $0.controller }, looked: { [$0.wayToController] },
    refuted: { $0.messages.controller(of: $0["of"]) }, toldBy: owners)
}

extension Nobody {
  fileprivate static let responder = Nobody("nobody", en: "no responder", zh: "没有响应者")
}
