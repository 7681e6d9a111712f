import TouchCore

//   gate.hold ended ──── 350 ms ────▶ gate.flush ended
//   the lift                          its view hears of it

/// A message that reached the view of a touch later than it was due (9.32).
public struct Delay: Hashable, Sendable {
  /// Who held it; nil where no recognizer did.
  public let by: RecognizerID?
  /// How much later, in milliseconds.
  public let milliseconds: Int
  /// The step at which it went on.
  public let step: Int
}

extension Trace {
  /// How late the view of a touch heard of the lift; nil where it heard at once, or never.
  public func delayOfLift(of touch: Int) -> Delay? {
    var held: (by: RecognizerID?, since: Int)?
    for index in indices {
      switch self[index] {
      case .gate(.hold(touch, .ended, let by, _)): held = (by, moment(of: index).milliseconds)
      case .gate(.flush(touch, .ended, _, _)):
        let time = moment(of: index).milliseconds
        guard let held, time > held.since else { return nil }
        return Delay(by: held.by, milliseconds: time - held.since, step: index)
      default: continue
      }
    }
    return nil
  }
}
