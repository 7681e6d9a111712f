import TouchCore

//   touch.bind ─▶ told at all? ─▶ chain.next ─▶ chain.next ─▶ chain.stop, chain.drop
//   nobodyHit     neverTold                     heard         kept         besideTheChain
//                 heldBack

/// Why a view controller, or another responder that hears of touches only as they climb, did not
/// hear that one began, with the steps that prove it.
public struct WhyUnheard: Hashable, Sendable {
  /// What kept it from hearing.
  public enum Reason: Hashable, Sendable {
    /// Nothing: it heard.
    case heard
    /// Somebody before it in the chain kept the message, and how (7.11, 8.1, 18.1).
    case kept(by: Responder, Step.DeliveryMode)
    /// The chain of the hit view goes past it.
    case besideTheChain(of: ViewID)
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
    (reason, steps) = Self.answer(responder, touch, trace)
  }

  fileprivate init(ofNoTouch responder: Responder) {
    self.responder = responder
    (touch, reason, steps) = (nil, .noTouch, [])
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
    for index in trace.indices where trace.touches(at: index).contains(touch) {
      switch trace[index] {
      case .touchDeliver(responder, .began, _, _): return (.heard, [index])
      case .chainNext(let hop) where hop.method == .began && hop.to == responder:
        return (.heard, [index])
      case .chainStop(let keeper, .began, _, let mode):
        let rest = trace.scene(at: index).chain(from: keeper).map { $0.responder }
        return rest.contains(responder)
          ? (.kept(by: keeper, mode), [index]) : (.besideTheChain(of: hit), [index])
      case .chainDrop(_, .began, _, _): return (.besideTheChain(of: hit), [index])
      default: continue
      }
    }
    guard let loss = trace.loss(of: touch) else { return (.noTouch, []) }
    let steps = trace.recognition(of: loss.by, before: loss.step) + [loss.step]
    return (loss.way == .heldBack ? .heldBack(by: loss.by) : .neverTold(by: loss.by), steps)
  }
}

extension Trace {
  /// Says why a responder did not hear that a touch began, or the one with which it came nearest.
  public func whyUnheard(_ responder: Responder, touch: Int? = nil) -> WhyUnheard {
    let touches = touch.map { [$0] } ?? outcomes.map { $0.touch }
    return touches.map { WhyUnheard(responder, $0, in: self) }.max { $0.nearness < $1.nearness }
      ?? WhyUnheard(ofNoTouch: responder)
  }
}
