import TouchCore
import TouchInquiry

//  due: deliver pad began       given: deliver root began     another receiver: why not that one
//                               given: deliver pad ended      another message: what the finger does
//  due: recognize double        given: recognize single       another one decides now

extension DriveCourse {
  /// Somebody is to get a message.
  func whileDelivering(_ move: DriveMove, at place: Int) -> DriveObjection {
    let hop = hops[place]
    switch move {
    case .deliver(let name, let method):
      guard case .deliver(name, _) = hop.move else { return objection(to: name, at: hop) }
      return .otherMessage(method, instant(of: hop))
    case .stop, .drop:
      guard case .chainNext(let next) = trace[hop.step] else { return first(hop) }
      return .goesOn(trace.scene.name(of: next.from))
    case .ask, .reject, .answer, .recognize, .fail, .hold, .fire: return first(hop)
    }
  }

  /// Why somebody is not the one who gets the message of a hop.
  private func objection(to name: String, at hop: DriveHop) -> DriveObjection {
    let recognizer = trace.scene.recognizer(named: name)
    if let heard = hearing(of: name, before: hop) { return .heardAlready(name, step: heard) }
    switch trace[hop.step] {
    case .chainNext(let next):
      return recognizer == nil
        ? .goesElsewhere(from: trace.scene.name(of: next.from)) : .noLink(name)
    case .recognizer(.receive(_, _, let touch)):
      guard let recognizer else { return .recognizersFirst(name) }
      return sees(recognizer, touch, at: hop) ? .otherRecognizerFirst(name) : .notGathered(name)
    case .touchDeliver(let view, _, _, _):
      guard recognizer == nil else { return .notGathered(name) }
      let way = trace.scene.chain(from: view).map { $0.responder }
      let isOnItsWay = trace.scene.responder(named: name).map(way.contains) ?? false
      return .notTheTouchsView(name, isOnItsWay: isOnItsWay)
    default: return first(hop)
    }
  }

  /// Where somebody has got the message already, in the same instant.
  private func hearing(of name: String, before hop: DriveHop) -> Int? {
    guard case .deliver(_, let method) = hop.move else { return nil }
    let moment = trace.moment(of: hop.step)
    let instant = trace.indices[..<hop.step].lazy.filter { trace.moment(of: $0) == moment }
    return instant.last { index in
      if case .recognizer(.receive(let id, method, _)) = trace[index] {
        return trace.scene.name(of: id) == name
      }
      return trace[index].arrival.map {
        $0.method == method && trace.scene.name(of: $0.receiver) == name
      } == true
    }
  }

  /// Whether a recognizer is among those that see a touch (9.2).
  private func sees(_ id: RecognizerID, _ touch: Int, at hop: DriveHop) -> Bool {
    trace.attempts.contains {
      $0.recognizer == id && $0.touches.contains(touch) && $0.start < hop.step
        && hop.step < $0.end ?? trace.endIndex
    }
  }

  /// A recognizer is to decide.
  func whileDeciding(_ move: DriveMove, at place: Int) -> DriveObjection {
    let hop = hops[place]
    switch move {
    case .recognize(let name), .fail(let name): return objection(to: move, of: name, at: hop)
    case .ask, .reject, .answer, .deliver, .stop, .drop, .hold, .fire: return first(hop)
    }
  }

  private func objection(
    to move: DriveMove, of name: String, at hop: DriveHop
  ) -> DriveObjection {
    guard let id = trace.scene.recognizer(named: name) else { return first(hop) }
    let decisions = trace.indices.filter { index in
      guard case .recognizer(.state(id, .possible, let state, let cause, _, _)) = trace[index]
      else { return false }
      return state != .possible && !cause.isStandstill
    }
    let attempt = trace.attempts.last { $0.recognizer == id && $0.start < hop.step }
    if let decided = decisions.last(where: { $0 < hop.step && $0 > attempt?.start ?? 0 }) {
      return .decidedAlready(name, step: decided)
    }
    let isMeant = hops.contains { $0.step > hop.step && $0.move == move }
    return isMeant ? .decidesLater(name) : .neverDecides(name, move.word)
  }

  /// What happens to the touch when a hop is due.
  func instant(of hop: DriveHop) -> DriveInstant {
    let moment = trace.moment(of: hop.step)
    if case .deliver(_, .cancelled) = hop.move,
      !moment.touches.contains(where: { $0.phase == .cancelled })
    {
      return .taken
    }
    guard moment.event != nil else { return .timer(milliseconds: moment.milliseconds) }
    let touch = trace.touches(at: hop.step).first
    let phase =
      moment.touches.first { $0.number == touch }?.phase
      ?? moment.touches.first { $0.phase != .stationary }?.phase ?? .stationary
    guard case .deliver(_, let method) = hop.move, method.phase != phase else {
      return .finger(phase, milliseconds: moment.milliseconds)
    }
    return .heldBack
  }
}

extension ResponderMethod {
  /// What a finger does that brings the message.
  var phase: TouchPhase? {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled, .motionBegan,
      .motionEnded, .motionCancelled, .remoteControlReceived:
      nil
    }
  }
}
