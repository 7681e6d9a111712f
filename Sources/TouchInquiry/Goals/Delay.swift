import TouchCore

//   gate.hold began ──── 150 ms ────▶ gate.flush began        gate.hold ended ── 350 ms ─▶ gate.flush
//   the finger is down                its view hears of it    the lift              its view hears

/// A message that reached the view of a touch later than it was due (9.30, 9.32).
public struct Delay: Hashable, Sendable {
  /// Who held it; nil where no recognizer did.
  public let by: RecognizerID?
  /// All who held it for a while, the one that let go last first (9.35).
  public let holders: [RecognizerID]
  /// Why.
  public let reason: GateReason
  /// How much later, in milliseconds.
  public let milliseconds: Int
  /// The step at which it went on.
  public let step: Int

  /// How late a message of a touch went on; nil where it was not held, or not let go.
  fileprivate init?(_ method: ResponderMethod, of touch: Int, in trace: Trace) {
    var held: (by: RecognizerID?, reason: GateReason, step: Int)?
    for index in trace.indices {
      switch trace[index] {
      case .gate(.hold(touch, method, let by, let reason)):
        held = (by, reason, index)
      case .gate(.flush(touch, method, let by, _)):
        let time = trace.milliseconds(at: index)
        guard let held, time > trace.milliseconds(at: held.step) else { return nil }
        // 9.35: of several that hold it, the last to let go is the one it waited for.
        self.by = by ?? held.by
        holders = ([self.by].compactMap { $0 } + trace.holders(ofHeldAt: held.step)).uniqued()
        (reason, milliseconds, step) =
          (held.reason, time - trace.milliseconds(at: held.step), index)
        return
      default: continue
      }
    }
    return nil
  }
}

extension Trace {
  /// How late the view of a touch heard that it began; nil where it heard at once, or never.
  public func delayOfBegan(of touch: Int) -> Delay? { Delay(.began, of: touch, in: self) }

  /// How late the view of a touch heard of the lift; nil where it heard at once, or never.
  public func delayOfLift(of touch: Int) -> Delay? { Delay(.ended, of: touch, in: self) }
}
