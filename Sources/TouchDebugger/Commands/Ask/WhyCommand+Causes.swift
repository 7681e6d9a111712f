import TouchCore
import TouchInquiry
import TouchNarration

extension WhyCommand {
  /// Explains a step in full, and what it follows from; numbers then go to those steps.
  mutating func explainWithCauses(_ index: Int) -> Reply {
    var reply = explain(index, isLong: true)
    let walk = CauseWalk(from: index, in: trace)
    guard !walk.steps.isEmpty else { return reply }
    session.menu = walk.steps.map { Question(line: "goto \($0 + 1)") }
    reply.lines.append(say(QuestionWords.followsFrom))
    for (row, step) in walk.steps.enumerated() {
      let head = numbered(row + 1, "\(dim: padded("#\(step + 1)", to: 5))")
      reply.lines += hanging(head, causeLine(step))
    }
    reply.lines.append(say(QuestionWords.goesThere(walk.steps.count, leftOut: walk.leftOut)))
    return reply
  }

  /// A cause in a sentence and its rule; an event decides nothing.
  private func causeLine(_ step: Int) -> StyledText {
    let line = narrator.line(step)
    if case .queueTake = trace[step] { return line }
    return line + "  \(dim: "\(trace.rule(of: step))")"
  }
}
