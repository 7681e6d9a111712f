import TouchCore

//   touch.bind ─▶ told at all? ─▶ chain.next ─▶ chain.next ─▶ chain.stop, chain.drop
//   nobodyHit     neverTold                     heard         kept         besideTheChain
//                 heldBack

/// Why a view controller, or another responder that hears of touches only as they climb, did not
/// hear that one began, or of a shake, a press or a remote control, with the steps that prove it.
public struct WhyUnheard: Hashable, Sendable {
  /// What kept it from hearing.
  public enum Reason: Hashable, Sendable {
    /// Nothing: it heard.
    case heard
    /// Somebody before it in the chain kept the message, and how (7.11, 8.1, 18.1).
    case kept(by: Responder, Step.DeliveryMode)
    /// The chain of the hit view, or of who was told first, goes past it.
    case besideTheChain(of: Responder)
    /// The hit view itself was never told (9.30).
    case neverTold(by: RecognizerID?)
    /// Where the record ends the message is still held back (9.30).
    case heldBack(by: RecognizerID?)
    /// No view was hit.
    case nobodyHit
    /// No touch went down.
    case noTouch
  }

  /// Who was to hear.
  public let responder: Responder
  /// What it was to hear: that a touch began, or what the record tells of another event.
  public let method: ResponderMethod
  /// The touch the answer is about; nil where there was none.
  public let touch: Int?
  /// What kept it from hearing.
  public let reason: Reason
  /// The steps that prove it, in their order; the last one decides.
  public let steps: [Int]

  /// Whether it heard after all.
  public var hasHeard: Bool { reason == .heard }

  /// How near it came: of several touches the nearest one is told.
  fileprivate var nearness: Int {
    switch reason {
    case .heard: 6
    case .kept: 5
    case .heldBack: 4
    case .neverTold: 3
    case .besideTheChain: 2
    case .nobodyHit: 1
    case .noTouch: 0
    }
  }

  fileprivate init(_ responder: Responder, _ touch: Int, in trace: Trace) {
    self.responder = responder
    self.touch = touch
    method = .began
    (reason, steps) = Self.answer(responder, touch, trace)
  }

  /// 12.3, 12.7: of a record without touches, about the message that the responder handles, or else
  /// about the last one that a responder handled.
  fileprivate init(ofEvents responder: Responder, in trace: Trace) {
    self.responder = responder
    touch = nil
    let told = trace.indices.compactMap { trace.told(at: $0) }
    let own = trace.scene[overridesOf: responder]
    let handled = trace.indices.compactMap { index -> ResponderMethod? in
      guard case .chainStop(_, let method, _, _) = trace[index] else { return nil }
      return method
    }
    let asked =
      told.first { own[$0.method].handles }?.method ?? handled.last ?? told.last?.method ?? .began
    let first = told.first { $0.method == asked }?.responder
    method = asked
    (reason, steps) =
      first.flatMap { Self.answer(responder, asked, from: $0, trace.indices, trace) }
      ?? (.noTouch, [])
  }

  private static func answer(
    _ responder: Responder, _ touch: Int, _ trace: Trace
  ) -> (Reason, [Int]) {
    guard let outcome = trace.outcome(ofTouch: touch) else {
      return (.noTouch, [])
    }
    guard let hit = outcome.hit else {
      return (.nobodyHit, [trace.result(ofTouch: touch)].compactMap { $0 })
    }
    let own = trace.indices.filter { trace.touches(at: $0).contains(touch) }
    if let found = answer(responder, .began, from: .view(hit), own, trace) { return found }
    guard let loss = trace.loss(of: touch) else { return (.noTouch, []) }
    let steps = trace.recognition(of: loss.by, before: loss.step) + [loss.step]
    return (loss.way == .heldBack ? .heldBack(by: loss.by) : .neverTold(by: loss.by), steps)
  }

  /// How far a message climbed from who was told first; nil if no responder was told.
  private static func answer(
    _ responder: Responder, _ method: ResponderMethod, from first: Responder,
    _ steps: some Sequence<Int>, _ trace: Trace
  ) -> (Reason, [Int])? {
    for index in steps {
      switch trace[index] {
      case .touchDeliver(responder, method, _, _): return (.heard, [index])
      case .chainNext(let hop) where hop.method == method && hop.to == responder:
        return (.heard, [index])
      case .chainStop(let keeper, method, _, let mode):
        let rest = trace.scene(at: index).chain(from: keeper).map { $0.responder }
        return rest.contains(responder)
          ? (.kept(by: keeper, mode), [index]) : (.besideTheChain(of: first), [index])
      case .chainDrop(_, method, _, _): return (.besideTheChain(of: first), [index])
      default: continue
      }
    }
    return nil
  }
}

extension Trace {
  /// Who is told first of an event that is not a touch, at a step, and by which method.
  fileprivate func told(at index: Int) -> (responder: Responder, method: ResponderMethod)? {
    guard case .touchDeliver(let responder, let method, _, _) = self[index],
      !method.isAboutTouches
    else { return nil }
    return (responder, method)
  }

  /// Says why a responder did not hear that a touch began, or the one with which it came nearest; of
  /// a record without touches, why it did not hear of another event.
  public func whyUnheard(_ responder: Responder, touch: Int? = nil) -> WhyUnheard {
    let touches = touch.map { [$0] } ?? outcomes.map { $0.touch }
    return touches.map { WhyUnheard(responder, $0, in: self) }.max { $0.nearness < $1.nearness }
      ?? WhyUnheard(ofEvents: responder, in: self)
  }
}
