import TouchCore
import TouchNarration

/// What is shown where one stands.
struct StopScreen: InSession {
  let session: Session

  /// What a stop shows.
  func lines(_ reason: StopReason) -> [StyledText] {
    session.isOver ? [say(MoveWords.edge(.forwards))] : stepLines(reason)
  }

  /// What a stop at a step shows: where one stands, then what happened, indented as deep as it is
  /// nested.
  func stepLines(_ reason: StopReason) -> [StyledText] {
    guard let index else {
      return [
        say(MoveWords.startHeading(of: trace.count)),
        say(MoveWords.beforeFirstStep(session.sceneLabel)),
      ] + notesHere
    }
    var header = heading(of: index)
    if case .breakpoints(let labels) = reason { header += say(MoveWords.atBreakpoints(labels)) }
    return [header, indent(trace[index]) + narrator.line(index)] + reasons(at: index) + notesHere
  }

  /// `Finding the view · #7 of 31`, and behind it, dim, the kind of the step: `hit.ask`.
  func heading(of index: Int) -> StyledText {
    let step = trace[index]
    // What no recognizer keeps from a view is no matter of recognizers.
    var phase = step.phase
    if case .gate(let gate) = step, gate.by == nil { phase = .view }
    return say(MoveWords.heading(phase, index + 1, of: trace.count))
      + "  \(dim: step.kindName)"
  }

  /// What is said of a step beyond its line, as deep as that.
  private func reasons(at index: Int) -> [StyledText] {
    let told = narrator.told(
      index, session.manner.explaining, foretelling: session.manner.foretells)
    let rule =
      session.manner.explaining == .full
      ? [RulesCommand(session: session).ruleLine(trace.rule(of: index))] : []
    // A learner sets none of the settings.
    let known = session.manner.foretells ? told : told.map { $0.withoutSettings }
    return (known + rule).map { indent(trace[index]) + $0 }
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
