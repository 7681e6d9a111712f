import SceneLanguage
import TouchCore
import TouchInquiry

//   hit-test.uikit:24   if let hit { return hit }        hit: what the subview returned
//   gestures.uikit:30   target.action(self)              self: the recognizer
//   responder-chain.uikit:13   return viewController ?? superview     self: the one who is asked for
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
  /// The responder whose code runs at the step: at a hop the one whose `next` is asked for (5.2).
  var runningResponder: Responder? {
    if case .chainNext(let hop) = self { hop.from } else { responder }
  }
}

extension Vantage {
  /// `self`: the recognizer in a recognizer's methods, the one that prevents in `begin()` (9.15), else
  /// the responder whose code a step is.
  func caller(at index: Int) -> Value {
    if case .recognizer(let step) = trace[index], !step.asksScrollView {
      if case .prevent(_, let preventing) = step { return .recognizer(preventing) }
      if let id = step.recognizer { return .recognizer(id) }
    }
    return responder(at: index)
  }

  /// The object whose property is meant by a name alone: as `self`, but the view if that is a
  /// recognizer; if an event is delivered, the view of its touch.
  func owner(at index: Int) -> Value {
    guard trace[index].isQueue else { return responder(at: index) }
    return .responder(trace.touchAsKnown(at: self.index ?? index)?.view)
  }

  /// The responder whose code runs at a step; in a call that waits for another, the responder that was
  /// called.
  private func responder(at index: Int) -> Value {
    let step = trace[index]
    return (index == self.index ? step.runningResponder : step.responder)
      .map { .responder($0) } ?? .nothing
  }

  /// What a word means in the code of UIKit where a step stands: the event that is delivered, else
  /// a property of `self`.
  func word(_ name: String, at index: Int) -> Value {
    if name == "event" {
      return trace.moment(of: index).event
        .map { .word(writeTouch(trace.script.events[$0], in: trace.scene)) } ?? .nothing
    }
    let whole = caller(at: index)
    return Member.named(name, of: whole.shape, whole)?.of(whole, at: self) ?? .nothing
  }
}
