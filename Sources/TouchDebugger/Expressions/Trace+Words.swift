import SceneLanguage
import TouchCore
import TouchInquiry

//   hit-test.uikit:24   if let hit { return hit }        hit: what the subview returned
//   responder-chain.uikit:7    return viewController ?? superview     self: the one who is asked for
//                                                                     its next, until that is called

/// What words of UIKit's code mean at a step.
extension Trace {
  /// `hit`: what a view returned, else what its touch hit.
  func hitSoFar(at index: Int) -> ViewID? {
    guard let touch = touch(at: index) else { return nil }
    switch self[index] {
    case .hitReturn(_, _, let answer): return answer
    case .windowChoose: return outcome(ofTouch: touch.number)?.hit
    default: return hit(ofTouch: touch.number, at: index)
    }
  }

  /// `subview`: the one that a view asked last, or asks first if it has asked none.
  func subview(askedAt index: Int, seenFrom here: Int) -> ViewID? {
    switch self[index] {
    case .hitAsk(_, let depth, _, .inside):
      let first = index + 1
      guard indices.contains(first) else { return nil }
      return lastAsked(in: first...Swift.max(first, here), depth: depth + 1)
    case .hitReturn(_, let depth, _):
      let opens = (0..<index).last { view(askedAt: $0, depth: depth) != nil } ?? index
      return lastAsked(in: opens...index, depth: depth + 1)
    default: return nil
    }
  }

  private func lastAsked(in steps: ClosedRange<Int>, depth: Int) -> ViewID? {
    steps.reversed().lazy.compactMap { view(askedAt: $0, depth: depth) }.first
  }

  private func view(askedAt index: Int, depth: Int) -> ViewID? {
    guard case .hitAsk(let view, depth, _, _) = self[index] else { return nil }
    return view
  }
}

extension RecognizerStep {
  /// Whether it is a question that a scroll view answers about itself.
  fileprivate var asksScrollView: Bool {
    guard case .ask(let question, _, _, _, _) = self else { return false }
    return question == .touchesShouldBegin || question == .touchesShouldCancel
  }
}

extension Step {
  /// The responder whose code runs at the step: at a hop the one whose `next` is asked for (5.2), and
  /// `sendEvent` where a message waits or a view is told no more (9.27, 9.30).
  fileprivate var runningResponder: Responder? {
    switch self {
    case .chainNext(let hop): hop.from
    case .gate: .application
    default: responder
    }
  }

  /// Whether it is of the code that delivers an event to the view of a touch.
  fileprivate var isOfSendEvent: Bool {
    if case .gate = self { true } else { isQueue }
  }
}

extension Vantage {
  /// `self`: the recognizer in a recognizer's methods, the one that prevents in `begin()` (9.15), else
  /// the responder whose code a step is.
  func caller(at index: Int) -> Value {
    switch trace[index] {
    case .recognizer(.prevent(_, let preventing)): return .recognizer(preventing)
    case .recognizer(let step) where step.asksScrollView: return responder(at: index)
    case .recognizer, .timer:
      return trace[index].recognizer.map { .recognizer($0) } ?? responder(at: index)
    default: return responder(at: index)
    }
  }

  /// The object whose property is meant by a name alone: as `self`, but the view if that is a
  /// recognizer; if an event is delivered, the view of its touch.
  func owner(at index: Int) -> Value {
    guard isInSendEvent(index) else { return responder(at: index) }
    return .responder(touch(at: index)?.view)
  }

  /// The object that a step is about, whose properties are all shown: of the code that delivers an
  /// event the application, unless the step is about a view that waits or is told no more.
  func subject(at index: Int) -> Value {
    if case .gate = trace[index] { return owner(at: index) }
    let own = responder(at: index)
    return own == .nothing ? caller(at: index) : own
  }

  /// The responder whose code runs at a step; in a call that waits for another, the responder that was
  /// called.
  private func responder(at index: Int) -> Value {
    let step = trace[index]
    let isRunning = index == self.index && !isAtReceiver
    return (isRunning ? step.runningResponder : step.responder).map { .responder($0) } ?? .nothing
  }

  /// Whether a step is of the code that delivers an event to the view of a touch.
  func isInSendEvent(_ index: Int) -> Bool { trace[index].isOfSendEvent }

  /// The touch that a step is about, as it is now if an event is delivered.
  func touch(at index: Int) -> Touch? {
    trace.touchAsKnown(at: trace[index].isQueue ? self.index ?? index : index)
  }
}
