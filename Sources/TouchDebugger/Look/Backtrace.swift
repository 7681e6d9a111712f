import TouchCore
import TouchNarration

extension Debugger {
  /// The calls open at the cursor, innermost first.
  func backtrace() -> Reply {
    guard let index else { return Reply(lines: stopLines()) }
    let calls = trace.stack(at: cursor).reversed().flatMap { frames(of: $0) }
    let moment = trace.moment(of: index)
    let cause =
      moment.event.map { say(Words.eventFrame(trace.script.events[$0])) }
      ?? say(Words.timerFrame(moment.milliseconds))
    let lines = (calls + [cause]).enumerated().map { number, frame in
      StyledText("#\(number)  ", .dim) + frame
    }
    return Reply(lines: lines)
  }

  /// One frame for a call of `hitTest`, one for each receiver of a touches message.
  private func frames(of call: Call) -> [StyledText] {
    switch trace[call.open - 1] {
    case .hitAsk(let view, _, let point, let verdict):
      let isHere = call.open == cursor || call.close == cursor
      let said = isHere ? here(verdict, call) : say(Words.isAskingItsSubviews)
      return [
        "\(name: scene.name(of: view)).hitTest\(number: point.short)  " + said
          + "  \(dim: "#\(call.open)")"
      ]
    case .touchDeliver:
      return (call.open...min(cursor, call.close)).reversed().compactMap { receiver(at: $0) }
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitReturn, .hitResult, .touchBind,
      .chainNext, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate, .control, .action,
      .scroll,
      .focus:
      return []
    }
  }

  private func here(_ verdict: Verdict, _ call: Call) -> StyledText {
    if call.close == cursor, case .hitReturn(_, _, let answer) = trace[cursor - 1] {
      return say(Words.returns(answer.map { scene.name(of: $0) }))
    }
    return say(verdict.phrase)
  }

  private func receiver(at number: Int) -> StyledText? {
    let receiver: Responder
    switch trace[number - 1] {
    case .touchDeliver(let responder, _, _, _): receiver = responder
    case .chainNext(let hop): receiver = hop.to
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .chainStop, .chainDrop, .timer, .change, .recognizer, .gate, .control, .action,
      .scroll,
      .focus:
      return nil
    }
    let step = trace[number - 1]
    return "\(name: scene.name(of: receiver)).\(step.method?.name ?? "")"
      + "  \(dim: step.mode?.word ?? "")  \(dim: "#\(number)")"
  }
}
