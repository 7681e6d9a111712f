import TouchDebugger
import TouchNarration

//   next           next        stepBack          rnext       over calls, both ways
//   stepIn         step        … instruction     rstep       one step of the record
//   stepOut        finish      reverseContinue   rcontinue
//   … singleThread, of the thread of touch 2     next touch:2

/// The ways on and back that clients have buttons for, by the protocol's names.
enum Way: String, CaseIterable {
  case next, stepIn, stepOut, `continue`, stepBack, reverseContinue

  /// The line of the prompt that goes it.
  ///
  /// - Parameter isFine: Whether the client wants to see every step of the record.
  func line(isFine: Bool) -> String {
    switch self {
    case .next: isFine ? "step" : "next"
    case .stepIn: "step"
    case .stepOut: "finish"
    case .continue: "continue"
    case .stepBack: isFine ? "rstep" : "rnext"
    case .reverseContinue: "rcontinue"
    }
  }
}

extension Stage {
  /// Goes on or back; whoever asks for a pause stands already, and only has to be told again.
  mutating func go(_ way: Way?, _ arguments: Arguments) throws(Refusal) -> JSON {
    guard !isOver else { throw Refusal(AdapterWords.isOver) }
    guard let way else {
      stopped(StopReport(reason: .pause, hitBreakpoints: []))
      return [:]
    }
    let chosen = way == .stepIn ? line(ofTarget: arguments.whole("targetId")) : nil
    let isFine = arguments.text("granularity") == "instruction"
    let touch =
      arguments.flag("singleThread") == true
      ? Threads.touch(arguments.whole("threadId"), in: debugger) : nil
    let line = way.line(isFine: isFine) + (touch.map { " touch:\($0)" } ?? "")
    move(chosen ?? line, arrived: .step)
    return way == .continue ? ["allThreadsContinued": .flag(touch == nil)] : [:]
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
    let frames = debugger.looks.frameValues
    let step = frames.indices.contains(place) ? frames[place].opens : 0
    move("goto \(step)", arrived: .goto)
    return [:]
  }
}
