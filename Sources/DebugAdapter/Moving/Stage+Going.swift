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
    let target = way == .stepIn ? try target(arguments) : nil
    if way == .stepOut, let reason = debugger.nothingToFinish(only: touch) {
      throw Refusal(reason)
    }
    move(arrived: .step) { debugger in
      switch target {
      case .back(let motion): debugger.move(motion, .backwards)
      case .moment(let step): debugger.goOn(to: step)
      default: debugger.move(way.motion(isFine: isFine), way.direction, only: touch)
      }
    }
    return way == .continue ? ["allThreadsContinued": .flag(touch == nil)] : [:]
  }

  /// What a client chose among the targets it was offered at this stop; nil if it chose nothing.
  private func target(_ arguments: Arguments) throws(Refusal) -> Handles.Held? {
    guard arguments.json["targetId"] != nil else { return nil }
    let number = arguments.whole("targetId")
    switch handles[number] {
    case .moment, .back: return handles[number]
    case .frame, .scope, .thing, .usual, .rest, .branch, .causes, .rows, nil:
      throw Refusal(AdapterWords.noTarget)
    }
  }

  /// Goes to a moment at once.
  mutating func jump(_ command: SessionCommand, _ arguments: Arguments) throws(Refusal) -> WireValue
  {
    guard !isOver else { throw Refusal(AdapterWords.isOver) }
    guard command == .restartFrame else {
      guard case .moment(let step) = try target(arguments) else {
        throw Refusal(AdapterWords.noTarget)
      }
      move(arrived: .goto) { $0.goTo(step) }
      return [:]
    }
    let number = arguments.whole("frameId")
    guard case .frame(let place)? = handles[number] else {
      throw Refusal(AdapterWords.noLongerOpen)
    }
    let step = debugger.looks.firstStep(inFrame: place)
    move(arrived: .goto) { $0.goTo(step) }
    return [:]
  }
}
