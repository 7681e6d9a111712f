extension Trace {
  /// What a step's decision was held against, in the order it was; empty where nothing was decided
  /// by anything that could be otherwise.
  public func evidence(at index: Int) -> [Check] {
    switch self[index] {
    case .windowAsk(let window, _, let isShown):
      [
        Check(.shown, of: window, isShown, wants: true, from: .property(.windowScene))
      ] + (asksAgain(at: index) ? checksOfAskingAgain(window) : [])
    case .hitAsk(let view, _, let point, let verdict):
      rules.checks(of: view, at: point, verdict, in: scene(at: index))
    case .hitReturn(let view, _, let answer):
      [
        Check(
          .answered, of: view, answer != nil, wants: true,
          from: scene[view].hitTestOverride == nil ? .system : .property(.hitTest))
      ] + checksOfHosting(atAnswer: index)
    case .hitResult(_, let view, _):
      [Check(.answered, view != nil, wants: true, from: .system)]
    default: Array(grounds.checks(of: index))
    }
  }

  /// Whether a step says yes: who is asked may, a gesture goes on, a message comes through; nil
  /// where nothing is decided.
  public func saysYes(at index: Int) -> Bool? {
    switch self[index] {
    case .windowAsk(_, _, let isShown): isShown
    case .hitAsk(_, _, _, .overridden): nil
    case .hitAsk(_, _, _, let verdict): verdict == .inside
    case .hitReturn(_, _, let answer): answer != nil
    case .hitResult(_, let view, _): view != nil
    case .recognizer(.receive): ignoresTouch(at: index) ? false : nil
    case .recognizer(.ask(_, _, _, _, let answer)): answer
    case .recognizer(.state(_, _, .possible, let cause, _, _)): cause == .waitsFor ? false : nil
    case .recognizer(.state(_, _, let state, _, _, _)): state.isActive || state == .ended
    case .recognizer(.prevent): true
    case .gate(.flush): true
    case .gate: false
    case .control(.track(_, .beginTracking, _, let answer)),
      .control(.track(_, .continueTracking, _, let answer)):
      answer
    case .control(.event(_, let event)): event.isInside
    case .action(.ask(_, _, _, let answer)): answer
    case .action(.send(_, _, _, let handled)): handled
    case .scroll(let step): step.call.isDecision ? step.willDecelerate : nil
    // A highlight that goes off with the touch, or a row that makes room, is no decision.
    case .row(let step):
      step.call.isQuestion || !grounds.checks(of: index).isEmpty ? step.isOn : nil
    case .focus(let step): step.saysYes
    case .presentation(let step): step.saysYes
    default: nil
    }
  }
}

extension ControlEvents {
  /// Whether it says that the finger is inside the control, or outside; nil where it says neither.
  fileprivate var isInside: Bool? {
    if !isDisjoint(with: [.touchUpOutside, .touchDragOutside, .touchDragExit]) { return false }
    let inside: ControlEvents = [.touchUpInside, .touchDragInside, .touchDragEnter]
    return isDisjoint(with: inside) ? nil : true
  }
}
