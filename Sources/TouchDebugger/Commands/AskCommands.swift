import TouchCore
import TouchNarration

extension Debugger {
  func why(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    switch call.words.first {
    case nil, "long": return explainStep(isLong: true)
    case "short": return explainStep(isLong: false)
    case let word?:
      let digits = word.hasPrefix("#") ? word.dropFirst() : word
      guard let number = Int(digits), scene.named(String(word)) == nil else {
        return whyAnswered(try scene.view(word))
      }
      guard (1...max(trace.count, 1)).contains(number), !trace.isEmpty else {
        throw Complaint(Words.noStep(number, of: trace.count), at: word.startIndex)
      }
      return explain(number - 1, isLong: true)
    }
  }

  private func explainStep(isLong: Bool) -> Reply {
    guard let index else { return Reply(lines: stopLines()) }
    return explain(index, isLong: isLong)
  }

  private func explain(_ index: Int, isLong: Bool) -> Reply {
    let explanation = narrator.explain(index)
    let source = ruleLine(explanation.rule)
    return Reply(lines: (isLong ? explanation.long : [explanation.short]) + [source])
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
        [StyledText("#\(index + 1)  \(trace[index].kindName)", .dim)]
          + narrator.explain(index).long
      } + [ruleLine(trace.rule(of: asked))])
  }

  func whyNot(_ call: CommandLine) throws(Complaint) -> Reply {
    guard let name = call.words.first else { throw Complaint(Words.whyNotWhom) }
    try call.insist(onAtMost: 1)
    let view = try scene.view(name)
    let answer = trace.whyNot(view, touch: touch)
    return Reply(lines: narrator.answer(answer, about: view, touch: touch))
  }
}
