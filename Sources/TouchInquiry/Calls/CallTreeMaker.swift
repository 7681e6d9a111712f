import TouchCore

/// Gives the steps of an instant their places, one after the other.
struct CallTreeMaker {
  private(set) var frames: [Frame]
  private(set) var places: [Int] = []

  private let trace: Trace
  private var causes: CauseReader
  /// The calls that are open, by their places in `frames`; the event is never left.
  private var path = [0]
  /// The step that took the event, until the first call of its `sendEvent`.
  private var unsent: Int?

  init(_ trace: Trace, _ steps: Range<Int>) {
    self.trace = trace
    causes = CauseReader(trace)
    frames = [Frame(open: steps.lowerBound + 1, close: steps.upperBound, depth: 0, caller: nil)]
  }

  /// Gives the next step its place.
  mutating func take(_ index: Int) {
    leaveActions(at: index)
    send(at: index)
    // The first step is the event itself.
    switch places.isEmpty ? .statement : trace[index].part {
    case .opens:
      open(at: index)
      places.append(top)
    case .isCall:
      open(at: index)
      places.append(top)
      leave(top, at: index + 1)
    case .returns:
      let call = innermost { $0.asked != nil }
      if let call { leaveThose(inside: call, at: index + 1) }
      places.append(top)
      if let call { leave(call, at: index + 1) }
    case .comesBack:
      if let call = innermost({ $0.isSending }) { leave(call, at: index + 1) }
      places.append(top)
    case .statement: places.append(top)
    }
  }

  /// 1.3: `sendEvent` is called once each new touch has its view and its recognizers.
  private mutating func send(at index: Int) {
    if case .queueTake(let event) = trace[index], trace.script.events[event].input.isSent {
      unsent = index
    } else if let taken = unsent, trace[index].isOfDelivery {
      open(at: taken)
      unsent = nil
    }
  }

  private var top: Int { path[path.count - 1] }

  private mutating func open(at index: Int) {
    path.append(frames.count)
    frames.append(
      Frame(
        open: index + 1, close: frames[0].close, depth: path.count - 1,
        caller: path[path.count - 2]))
  }

  /// The innermost open call of a kind.
  private func innermost(_ isMeant: (Step) -> Bool) -> Int? {
    path.dropFirst().last { isMeant(trace[frames[$0].open - 1]) }
  }

  /// Leaves a call and those inside it.
  private mutating func leave(_ call: Int, at close: Int) {
    leaveThose(inside: call, at: close)
    frames[call].close = close
    path.removeLast()
  }

  private mutating func leaveThose(inside call: Int, at close: Int) {
    while top != call { frames[path.removeLast()].close = close }
  }

  /// Leaves the methods of the app that this step does not follow from: the record does not see
  /// them return.
  private mutating func leaveActions(at index: Int) {
    while path.count > 1, trace[frames[top].open - 1].isAction,
      !causes.causes(of: index).contains(where: { $0 + 1 >= frames[top].open })
    {
      leave(top, at: index)
    }
  }
}

extension Step {
  /// What a step is to the calls around it.
  fileprivate enum Part {
    /// A method is called, and more happens before it is over.
    case opens
    /// A method is called that the record does not see returning: it does so at once.
    case isCall
    /// The last step of the innermost search.
    case returns
    /// A message, with all its hops, has come back to who sent it.
    case comesBack
    case statement
  }

  fileprivate var part: Part {
    switch self {
    case .hitAsk(_, _, _, .inside), .hitAsk(_, _, _, .overridden), .touchDeliver, .chainNext:
      .opens
    case .hitReturn: .returns
    case .chainStop, .chainDrop: .comesBack
    case .row(let step):
      step.call == .highlight || step.call == .allowsSelection ? .statement : .isCall
    case .hitAsk, .control(.track), .action(.ask), .scroll, .focus, .presentation,
      .recognizer(.receive):
      .isCall
    case .recognizer(.ask(let question, _, _, _, _)):
      // 9.5, 22.7: a property
      question == .allowedType || question == .button ? .statement : .isCall
    default: isAction ? .opens : .statement
    }
  }

  /// Whether code of the app runs in it.
  fileprivate var isAction: Bool {
    switch self {
    case .control(.event), .recognizer(.action), .action(.send): true
    default: false
    }
  }

  /// Whether it sends a message, which comes back with all its hops.
  fileprivate var isSending: Bool {
    if case .touchDeliver = self { true } else { false }
  }
}

extension Step {
  /// Whether it is of what `sendEvent` does (1.2): recognizers and views are told.
  fileprivate var isOfDelivery: Bool {
    switch self {
    case .touchDeliver, .gate(.hold), .gate(.flush), .gate(.cancel): true
    case .recognizer(let step): !step.isOfCollection
    default: false
    }
  }
}

extension RecognizerStep {
  /// Whether it is of what happens while a touch finds its recognizers (9.2, 9.4, 9.23).
  fileprivate var isOfCollection: Bool {
    switch self {
    case .collect: true
    case .ask(let question, _, _, _, _):
      switch question {
      case .shouldReceive, .allowedType, .button, .requireFailureOf, .requiredToFailBy: true
      case .shouldBegin, .viewShouldBegin, .simultaneous, .canPrevent, .canBePrevented,
        .touchesShouldBegin, .touchesShouldCancel:
        false
      }
    case .receive, .state, .action, .prevent: false
    }
  }
}

extension TouchEvent.Input {
  /// Whether it is an event that the application sends to a window.
  fileprivate var isSent: Bool {
    switch self {
    case .touches, .shake, .press, .key, .remote, .wheel, .hover: true
    case .statusBar, .changes, .wait: false
    }
  }
}
