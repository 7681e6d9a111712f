import TouchCore
import TouchInquiry
import TouchNarration

/// Explains a step, and what it follows from.
struct WhyCommand: ChangesSession {
  var session: Session

  /// Explains the step, another one or an object; `why ?` lists what else can be asked.
  mutating func why(_ call: CommandLine) throws(Complaint) -> Reply {
    if call.words.first == "?" {
      return try self[QuestionCommand.self].questions(call.afterFirstWord)
    }
    try call.insist(onAtMost: 1)
    switch call.words.first {
    case nil, "long": return explainStep(isLong: true)
    case "short": return explainStep(isLong: false)
    case "delivery": return Stories(session: session).whyDelivery()
    case let word?:
      guard let number = word.stepNumber, scene.named(String(word)) == nil else {
        return try whySomebody(word)
      }
      guard (1...max(trace.count, 1)).contains(number), !trace.isEmpty else {
        throw Complaint(Words.noStep(number, of: trace.count), at: word.startIndex)
      }
      return explainWithCauses(number - 1)
    }
  }

  mutating func explainStep(isLong: Bool) -> Reply {
    guard let index else { return Reply(lines: stopLines()) }
    return isLong ? explainWithCauses(index) : explain(index, isLong: false)
  }

  func explain(_ index: Int, isLong: Bool) -> Reply {
    let explanation = narrator.explain(index)
    let source = RulesCommand(session: session).ruleLine(explanation.rule)
    let told = isLong ? explanation.long : [explanation.short]
    // A learner sets none of the settings.
    let known = session.manner.foretells ? told : told.map { $0.withoutSettings }
    return Reply(lines: known + [source])
  }

  /// What became of somebody: a view's answer to the touch, else every step of the record.
  private func whySomebody(_ word: Substring) throws(Complaint) -> Reply {
    if scene.recognizer(named: String(word)) == nil,
      case .view(let view)? = scene.named(String(word))
    {
      return whyAnswered(view)
    }
    let subject = try scene.subject(word)
    if let lines = Stories(session: session).story(of: subject) { return Reply(lines: lines) }
    return Reply(
      lines: Inquiry(trace, rivals: [], proposes: false).verdicts(on: subject)
        .flatMap { ToldVerdict($0, language).reason })
  }

  /// A view's own answer to the current touch: the step at which it was asked, told in full.
  private func whyAnswered(_ view: ViewID) -> Reply {
    guard let asked = trace.ask(of: view, touch: touch) else {
      return Reply(
        lines: narrator.answer(trace.whyNot(view, touch: touch), about: view, touch: touch))
    }
    let answered = trace.answer(of: view, touch: touch)
    let explanations = [asked] + (answered.map { [$0] } ?? [])
    return Reply(
      lines: explanations.flatMap { index in
        [StopScreen(session: session).heading(of: index)]
          + narrator.explain(index).long
      } + [RulesCommand(session: session).ruleLine(trace.rule(of: asked))])
  }
}
