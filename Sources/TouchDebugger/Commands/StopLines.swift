import TouchCore
import TouchNarration

extension Debugger {
  /// What a stop shows: `#6/27  find  hit.ask`, then what happened, indented as deep as it is nested.
  func stopLines(_ reason: StopReason = .arrived) -> [StyledText] {
    if let companion { return stopLines(reason, besides: companion) }
    guard let index else {
      return [
        StyledText("#0/\(trace.count)  ", .dim) + say(MoveWords.startOfRecording),
        say(MoveWords.beforeFirstStep(sceneLabel)),
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
    let told = narrator.told(index, explaining, foretelling: foretells)
    let rule = explaining == .full ? [ruleLine(trace.rule(of: index))] : []
    return (told + rule).map { indent(trace[index]) + $0 }
  }

  /// Two blanks for every call around a step.
  func indent(_ step: Step) -> StyledText {
    StyledText(String(repeating: "  ", count: min(step.nesting, 20)), .plain)
  }
}
