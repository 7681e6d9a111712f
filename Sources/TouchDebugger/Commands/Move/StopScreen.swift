import TouchCore
import TouchNarration

/// What is shown where one stands.
struct StopScreen: InSession {
  let session: Session

  /// What a stop shows: `#6/27  find  hit.ask`, then what happened, indented as deep as it is nested.
  func lines(_ reason: StopReason) -> [StyledText] {
    if let companion { return lines(reason, besides: companion) }
    guard let index else {
      return [
        StyledText("#0/\(trace.count)  ", .dim) + say(MoveWords.startOfRecording),
        say(MoveWords.beforeFirstStep(session.sceneLabel)),
      ] + notesHere
    }
    let step = trace[index]
    var header = StyledText(
      "#\(cursor)/\(trace.count)  \(step.phase.rawValue)  \(step.kindName)", .dim)
    if case .breakpoints(let numbers) = reason { header += say(MoveWords.atBreakpoints(numbers)) }
    return [header, indent(step) + narrator.line(index)] + reasons(at: index) + notesHere
  }

  /// What is said of a step beyond its line, as deep as that.
  private func reasons(at index: Int) -> [StyledText] {
    let told = narrator.told(
      index, session.manner.explaining, foretelling: session.manner.foretells)
    let rule =
      session.manner.explaining == .full
      ? [RulesCommand(session: session).ruleLine(trace.rule(of: index))] : []
    return (told + rule).map { indent(trace[index]) + $0 }
  }

  /// What others left at the step where one stands.
  private var notesHere: [StyledText] {
    guard session.isReplaying else { return [] }
    return session.notes.filter { $0.step == cursor }
      .map { "\(strong: "✎") " + $0.told(in: language) }
  }
}

extension InSession {
  /// What is shown where one stands.
  func stopLines(_ reason: StopReason = .arrived) -> [StyledText] {
    StopScreen(session: session).lines(reason)
  }
}
