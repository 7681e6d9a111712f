//  n=7 t=120 touch 3 ─▶ the instant's time? has the clock come there? did it go down? ─▶ StepRecord

extension TraceBuilder {
  /// Timers that scripts and settings can start fire long before.
  private static let lastTime = 1 << 53

  /// The instant's time must be that of the step.
  func check(_ milliseconds: Int) throws(Fault) {
    guard moment >= 0 else { throw .noMoment }
    guard moments[moment].milliseconds == milliseconds else {
      throw .otherTime(moments[moment].milliseconds)
    }
  }

  /// 4.5: the clock begins at 0 and never goes back.
  func checkOrder(_ milliseconds: Int) throws(Fault) {
    let before = moments.last?.milliseconds ?? 0
    guard (before...Self.lastTime).contains(milliseconds) else { throw .badTime(after: before) }
  }

  /// The touches of a step must have gone down; that also keeps their numbers within a stored step.
  func check(_ step: Step, about touches: [Int]) throws(Fault) {
    for touch in touches + (step.touch.map { [$0] } ?? []) {
      guard (0...touchCount).contains(touch) else { throw .noSuchTouch(touch) }
    }
  }
}

extension Step {
  /// The touch it names, 0 where it is about none; nil where it has no place for one.
  fileprivate var touch: Int? {
    switch self {
    case .windowChoose(_, let touch), .hitResult(let touch, _, _), .touchBind(let touch, _, _),
      .touchDeliver(_, _, let touch, _), .chainStop(_, _, let touch, _),
      .chainDrop(_, _, let touch, _):
      touch
    case .chainNext(let hop): hop.touch
    case .recognizer(let step):
      switch step {
      case .collect(let touch, _, _), .receive(_, _, let touch): touch
      case .ask, .state, .action, .prevent: nil
      }
    case .gate(let step):
      switch step {
      case .hold(let touch, _, _, _), .flush(let touch, _, _, _), .cancel(let touch, _, _),
        .discard(let touch, _, _, _):
        touch
      }
    case .control(let step):
      switch step {
      case .track(_, _, let touch, _): touch
      case .highlight, .event: nil
      }
    case .row(let step): step.touch
    case .queuePut, .queueTake, .windowAsk, .hitAsk, .hitReturn, .timer, .change, .action, .scroll,
      .focus, .presentation:
      nil
    }
  }
}
