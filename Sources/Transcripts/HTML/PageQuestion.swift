import JSON
import TouchCore
import TouchNarration

//  "Who is asked next?"        ○ secondView   ○ fourthView   ● fifthView     from the same scene,
//                                                                            in the scene's order

/// A question whose answer is a step: a reader who predicts answers it before seeing the step.
struct PageQuestion: Hashable {
  /// More choices than this are a list, not a question.
  private static let mostChoices = 5

  private(set) var prompt: Phrase
  private(set) var choices: [Phrase] = []
  private(set) var right = 0

  private init(_ prompt: Phrase, _ right: Phrase, among others: [Phrase]) {
    self.prompt = prompt
    // The first of them, and the right one in its place.
    var all: [Phrase] = []
    for choice in others where all.count < Self.mostChoices && !all.contains(choice) {
      all.append(choice)
    }
    if !all.contains(right) {
      if all.count == Self.mostChoices { all.removeLast() }
      all.insert(right, at: others.contains(right) ? all.count : 0)
    }
    choices = all
    self.right = all.firstIndex(of: right) ?? 0
  }

  /// The question before a step; nil where there is nothing to choose.
  init?(_ trace: Trace, at index: Int) {
    let maker = QuestionMaker(trace: trace, scene: trace.scene(at: index), index: index)
    guard let (prompt, right, others) = maker.parts else { return nil }
    self.init(prompt, right, among: others)
    if choices.count < 2 { return nil }
  }

  /// It, whatever the message is.
  var withoutMethod: PageQuestion {
    var question = self
    question.prompt = choices[right]
    return question
  }

  func write(to json: inout JSONWriter) {
    json.object("Q") { json in
      json.key("q")
      Self.write(prompt, to: &json)
      json.array("c") { json in for choice in choices { Self.write(choice, to: &json) } }
      json.field("r", right)
    }
  }

  /// One string where both languages say the same.
  private static func write(_ phrase: Phrase, to json: inout JSONWriter) {
    let (english, chinese) = (phrase.english.plain, phrase.chinese.plain)
    if english == chinese { json.value(english) } else { json.value([english, chinese]) }
  }
}

/// Makes a question of a step: the prompt, the right answer, and what else it might have been.
private struct QuestionMaker {
  let trace: Trace
  let scene: Scene
  let index: Int

  typealias Parts = (prompt: Phrase, right: Phrase, choices: [Phrase])

  var parts: Parts? {
    switch trace[index] {
    case .hitAsk(let view, _, _, let verdict): ask(view, verdict)
    case .hitReturn(let view, _, let answer):
      (
        Phrase(en: "What does \(name(view)) return?", zh: "\(name(view)) 会返回什么？"), said(answer),
        inOrder([view] + scene[view].subviews).map(said) + [said(nil)]
      )
    case .hitResult(_, let view, _): result(view)
    case .touchDeliver(let responder, let method, _, _): deliver(responder, method)
    case .chainNext(let hop): next(after: hop.from, hop.method, said(hop.to))
    case .chainStop(let responder, let method, _, _):
      next(after: responder, method, Phrase(en: "no responder: it is kept here", zh: "没有响应者：到此为止"))
    case .chainDrop(let responder, let method, _, _):
      next(after: responder, method, Phrase(en: "no responder: it is dropped", zh: "没有响应者：被丢弃"))
    case .recognizer(.state(let id, _, let to, let cause, _, _)) where cause != .reset:
      (
        Phrase(
          en: "Which state does \(scene.name(of: id)) enter?",
          zh: "\(scene.name(of: id)) 会进入哪个状态？"), same(to.word),
        GestureState.allCases.map { same($0.word) }
      )
    default: nil
    }
  }

  /// Among more siblings nobody guesses who is next.
  private static let mostSiblings = 200

  /// Who is asked next, where there are several; else what the only one says of itself.
  private func ask(_ view: ViewID, _ verdict: AskVerdict) -> Parts? {
    let siblings = scene[view].superview.map { scene[$0].subviews } ?? []
    guard siblings.count <= Self.mostSiblings else { return nil }
    let asked = Set(
      trace.indices(ofMoment: trace.momentNumber(of: index)).prefix { $0 < index }
        .compactMap { trace[$0].asked })
    let waiting = siblings.filter { !asked.contains($0) }
    guard waiting.count < 2 else {
      return (
        Phrase(en: "Which view is asked next?", zh: "下一个询问哪个视图？"), said(view),
        inOrder(near(view, in: waiting)).map(said)
      )
    }
    return (
      Phrase(
        en: "\(name(view)) is asked: what does it decide?",
        zh: "询问 \(name(view))：它的判断是什么？"), said(verdict.word),
      ["inside", "outside", verdict.word, "hidden", "interaction"].map(said)
    )
  }

  /// Of many siblings those beside the right one, and the first and the last.
  private func near(_ view: ViewID, in siblings: [ViewID]) -> [ViewID] {
    guard siblings.count > 4, let place = siblings.firstIndex(of: view) else { return siblings }
    let places = [
      place, siblings.count - 1, 0, max(0, place - 1), min(siblings.count - 1, place + 1),
    ]
    return places.reduce(into: []) { found, place in
      if !found.contains(siblings[place]), found.count < 4 { found.append(siblings[place]) }
    }
  }

  private func result(_ view: ViewID?) -> Parts {
    let asked = trace.indices(ofMoment: trace.momentNumber(of: index)).prefix { $0 < index }
      .compactMap { trace[$0].asked }
    let others = (view.map { [$0] } ?? []) + asked.reversed().filter { $0 != view }.prefix(3)
    return (
      Phrase(en: "Which view is the hit view?", zh: "命中的是哪个视图？"), said(view),
      inOrder(others).map(said) + [said(nil)]
    )
  }

  private func deliver(_ responder: Responder, _ method: ResponderMethod) -> Parts {
    let up = scene.chain(from: responder).map { $0.responder }
    let others = [responder] + [up.first, up.last].compactMap { $0 }
    let window = scene.window(of: responder).map { [Responder.view($0)] } ?? []
    return (
      Phrase(en: "Which responder gets \(method.name) first?", zh: "谁最先收到 \(method.name)？"),
      said(responder),
      sorted(others + window).map(said)
    )
  }

  private func next(
    after responder: Responder, _ method: ResponderMethod, _ right: Phrase
  ) -> Parts {
    let first = scene.next(of: responder)?.responder
    let up = [first, first.flatMap { scene.next(of: $0)?.responder }].compactMap { $0 }
      .filter { $0 != responder }.map { said($0) }
    let over: Phrase? =
      if case .view(let view) = responder { scene[view].superview.map { said($0) } } else { nil }
    return (
      Phrase(
        en: "\(scene.name(of: responder)) got \(method.name): which responder gets it next?",
        zh: "\(scene.name(of: responder)) 收到了 \(method.name)：下一个是谁？"), right,
      up + [over].compactMap { $0 } + [
        Phrase(en: "no responder: it is kept here", zh: "没有响应者：到此为止"),
        Phrase(en: "no responder: it is dropped", zh: "没有响应者：被丢弃"),
      ]
    )
  }

  private func inOrder(_ views: [ViewID]) -> [ViewID] { Set(views).sorted() }

  private func sorted(_ responders: [Responder]) -> [Responder] {
    responders.sorted { scene.name(of: $0) < scene.name(of: $1) }
  }

  private func name(_ view: ViewID) -> String { terminalSafe(scene.name(of: view)) }

  private func same(_ words: String) -> Phrase {
    let text = StyledText(stringLiteral: words)
    return Phrase(en: text, zh: text)
  }

  /// What a view says of itself, by the word of its verdict.
  private func said(_ verdict: String) -> Phrase {
    switch verdict {
    case "inside": Phrase(en: "the point is inside", zh: "点在里面")
    case "outside": Phrase(en: "the point is outside", zh: "点在外面")
    case "hidden": Phrase(en: "it is hidden", zh: "它被隐藏")
    case "interaction": Phrase(en: "it takes no touches", zh: "它不接收触摸")
    case "alpha": Phrase(en: "it is almost transparent", zh: "它几乎透明")
    case "animating": Phrase(en: "it is being animated", zh: "它正在执行动画")
    default: Phrase(en: "its override decides", zh: "由它的重写决定")
    }
  }

  private func said(_ view: ViewID?) -> Phrase {
    view.map { said(.view($0)) } ?? Phrase(en: "nil: no view", zh: "nil：没有视图")
  }

  private func said(_ view: ViewID) -> Phrase { said(.view(view)) }

  private func said(_ responder: Responder) -> Phrase {
    same(terminalSafe(scene.name(of: responder)))
  }
}
