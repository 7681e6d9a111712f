import TouchDebugger
import TouchNarration

//   next           next        stepBack          rnext       over calls, both ways
//   stepIn         step        … instruction     rstep       one step of the record
//   stepOut        finish      reverseContinue   rcontinue
//   … singleThread, of the thread of touch 2     next, only of touch 2

/// The ways on and back that clients have buttons for, by the protocol's names.
enum Way: String, CaseIterable {
  case next, stepIn, stepOut, `continue`, stepBack, reverseContinue

  /// How it goes over the record.
  ///
  /// - Parameter isFine: Whether the client wants to see every step of the record.
  func motion(isFine: Bool) -> Motion {
    switch self {
    case .next, .stepBack: isFine ? .step : .next
    case .stepIn: .step
    case .stepOut: .finish
    case .continue, .reverseContinue: .continue
    }
  }

  var direction: Direction {
    self == .stepBack || self == .reverseContinue ? .backwards : .forwards
  }
}

extension Stage {
  /// Goes on or back; whoever asks for a pause stands already, and only has to be told again.
  mutating func go(_ way: Way?, _ arguments: Arguments) throws(Refusal) -> WireValue {
    guard !isOver else { throw Refusal(AdapterWords.isOver) }
    guard let way else {
      stopped(StopReport(reason: .pause, hitBreakpoints: []))
      return [:]
    }
    let isFine = arguments.text("granularity") == "instruction"
    let touch =
      arguments.flag("singleThread") == true
      ? Threads.touch(arguments.whole("threadId"), in: debugger) : nil
    let target = way == .stepIn ? arguments.whole("targetId") : nil
    let steps = 1...max(debugger.trace.count, 1)
    move(arrived: .step) { debugger in
      if let back = Targets.back(target) { return debugger.move(back, .backwards) }
      if let target, steps.contains(target) { return debugger.goOn(to: target) }
      return debugger.move(way.motion(isFine: isFine), way.direction, only: touch)
    }
    return way == .continue ? ["allThreadsContinued": .flag(touch == nil)] : [:]
  }

  /// Goes to a moment at once.
  mutating func jump(_ command: SessionCommand, _ arguments: Arguments) throws(Refusal) -> WireValue
  {
    guard !isOver else { throw Refusal(AdapterWords.isOver) }
    guard command == .restartFrame else {
      guard let step = arguments.whole("targetId"), (0...debugger.trace.count).contains(step) else {
        throw Refusal(AdapterWords.noMoment(debugger.trace.count))
      }
      move(arrived: .goto) { $0.goTo(step) }
      return [:]
    }
    let number = arguments.whole("frameId")
    guard case .frame(let place)? = handles[number] else {
      throw Refusal(AdapterWords.noLongerOpen)
    }
    let frames = debugger.looks.frameValues
    let step = frames.indices.contains(place) ? frames[place].opens : 0
    move(arrived: .goto) { $0.goTo(step) }
    return [:]
  }
}
