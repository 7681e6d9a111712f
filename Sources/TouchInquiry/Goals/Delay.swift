import TouchCore

//   gate.hold began ──── 150 ms ────▶ gate.flush began        gate.hold ended ── 350 ms ─▶ gate.flush
//   the finger is down                its view hears of it    the lift              its view hears

/// A message that reached the view of a touch later than it was due (9.30, 9.32).
public struct Delay: Hashable, Sendable {
  /// Who held it; nil where no recognizer did.
  public let by: RecognizerID?
  /// Why.
  public let reason: GateReason
  /// How much later, in milliseconds.
  public let milliseconds: Int
  /// The step at which it went on.
  public let step: Int
}

extension Trace {
  /// How late the view of a touch heard that it began; nil where it heard at once, or never.
  public func delayOfBegan(of touch: Int) -> Delay? { delay(of: .began, touch) }

  /// How late the view of a touch heard of the lift; nil where it heard at once, or never.
  public func delayOfLift(of touch: Int) -> Delay? { delay(of: .ended, touch) }

  private func delay(of method: ResponderMethod, _ touch: Int) -> Delay? {
    var held: (by: RecognizerID?, reason: GateReason, since: Int)?
    for index in indices {
      switch self[index] {
      case .gate(.hold(touch, method, let by, let reason)):
        held = (by, reason, moment(of: index).milliseconds)
      case .gate(.flush(touch, method, let by, _)):
        let time = moment(of: index).milliseconds
        guard let held, time > held.since else { return nil }
        // 9.35: of several that hold it, the last to let go is the one it waited for.
        return Delay(
          by: by ?? held.by, reason: held.reason, milliseconds: time - held.since, step: index)
      default: continue
      }
    }
    return nil
  }
}
