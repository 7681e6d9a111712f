import TouchCore
import TouchNarration

/// What a breakpoint will do, told when it is set: the record is known to the end.
struct Forecast {
  let breakpoint: Breakpoint
  let trace: Trace
  /// The touch a reason is given for.
  let touch: Int
  /// Where the person stands.
  let cursor: Int

  /// How many steps are named before the rest is only counted.
  private static let longestList = 6

  var phrase: Phrase {
    let stops = breakpoint.stops(in: trace)
    guard let last = stops.last else { return Words.willNeverStop(because: reason) }
    if breakpoint.isTemporary, let next = stops.first(where: { $0 > cursor }) {
      return Words.willStopOnce(next)
    }
    let list = stops.prefix(Self.longestList).map { "#\($0)" }.joined(separator: ", ")
    let more = stops.count - Self.longestList
    if last <= cursor { return Words.isBehind(list, more: more) }
    return Words.willStop(list, more: more)
  }

  private var reason: Phrase {
    let reached = trace.indices.filter { breakpoint.location.matches($0, in: trace) }
    guard reached.isEmpty else { return Words.conditionIsFalse(at: reached.map { $0 + 1 }) }
    switch breakpoint.location {
    case .step: return Words.recordIsEmpty
    case .responder(.view(let view), .any), .responder(.view(let view), .hitTest):
      return reasonNotAsked(view)
    case .responder(.view(let view), .pointInside): return reasonPointInsideIsNotCalled(view)
    case .responder(let responder, .any), .responder(let responder, .touches):
      return Words.noMessageReaches(trace.scene.name(of: responder))
    case .responder(let responder, .next):
      return Words.sendsNothingOn(trace.scene.name(of: responder))
    case .responder(let responder, .hitTest), .responder(let responder, .pointInside):
      return Words.hasNoHitTest(trace.scene.name(of: responder))
    }
  }

  private func reasonPointInsideIsNotCalled(_ view: ViewID) -> Phrase {
    guard let index = trace.ask(of: view, touch: touch), let verdict = trace[index].verdict else {
      return reasonNotAsked(view)
    }
    return Words.pointInsideNotCalled(trace.scene.name(of: view), verdict, step: index + 1)
  }

  private func reasonNotAsked(_ view: ViewID) -> Phrase {
    let name = trace.scene.name(of: view)
    return switch trace.whyNot(view, touch: touch) {
    case .ancestorRefused(let ancestor, let step, let verdict):
      Words.behindRefusal(trace.scene.name(of: ancestor), verdict, step: step + 1)
    case .ancestorOverridden(let ancestor, let step):
      Words.behindOverride(trace.scene.name(of: ancestor), step: step + 1)
    case .siblingAnswered(let sibling, let behind, let step, _):
      Words.behindSibling(
        trace.scene.name(of: sibling), of: trace.scene.name(of: behind), step: step + 1)
    case .otherWindow(let window, let step):
      Words.otherWindowAnswered(trace.scene.name(of: window), step: step + 1)
    case .windowNotShown(let window, let step):
      Words.windowNotShown(
        trace.scene.name(of: window), isHidden: trace.scene[window].isHidden, step: step + 1)
    case .notInWindow: Words.notInWindow(name)
    case .noTouch, .ignored, .itDid, .refused, .ownOverride, .descendantAnswered:
      Words.hitTestNeverCalled(name)
    }
  }
}
