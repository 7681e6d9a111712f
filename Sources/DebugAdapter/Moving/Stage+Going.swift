import TouchDebugger
import TouchNarration

//   next           next        stepBack          rnext       over calls, both ways
//   stepIn         step        … instruction     rstep       one step of the record
//   stepOut        finish      reverseContinue   rcontinue

extension Stage {
  /// Goes on or back.
  mutating func go(_ command: SessionCommand, _ arguments: Arguments) throws(Refusal) -> JSON {
    guard !isOver else { throw Refusal(AdapterWords.isOver) }
    let isFine = arguments.text("granularity") == "instruction"
    switch command {
    case .next: move(isFine ? "step" : "next", arrived: .step)
    case .stepIn: move(line(ofTarget: arguments.whole("targetId")) ?? "step", arrived: .step)
    case .stepOut: move("finish", arrived: .step)
    case .stepBack: move(isFine ? "rstep" : "rnext", arrived: .step)
    case .continue:
      move("continue", arrived: .step)
      return ["allThreadsContinued": true]
    case .reverseContinue: move("rcontinue", arrived: .step)
    // It stands already whenever a request is read: the client only has to be told again.
    case .pause: stopped(StopReport(reason: .pause, hitBreakpoints: []))
    default: break
    }
    return [:]
  }

  /// The line of the prompt for a target that was offered; nil where the client chose none.
  private func line(ofTarget id: Int?) -> String? {
    guard let id else { return nil }
    if let back = Targets.Back(id: id) { return back.rawValue }
    return (1...max(debugger.trace.count, 1)).contains(id) ? "continue #\(id)" : nil
  }

  /// Goes to a moment at once.
  mutating func jump(_ command: SessionCommand, _ arguments: Arguments) throws(Refusal) -> JSON {
    guard !isOver else { throw Refusal(AdapterWords.isOver) }
    guard command == .restartFrame else {
      guard let step = arguments.whole("targetId"), (0...debugger.trace.count).contains(step) else {
        throw Refusal(AdapterWords.noMoment(debugger.trace.count))
      }
      move("goto \(step)", arrived: .goto)
      return [:]
    }
    let number = arguments.whole("frameId")
    guard case .frame(let place)? = handles[number] else {
      throw Refusal(AdapterWords.noLongerOpen)
    }
    let frames = debugger.frameValues
    let step = frames.indices.contains(place) ? frames[place].opens : 0
    move("goto \(step)", arrived: .goto)
    return [:]
  }
}
