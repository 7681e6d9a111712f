#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import WASILibc
#endif

//   10 degrees either way: begin, then all it turned since the fingers were two

/// UIRotationGestureRecognizer: two fingers that turn around each other (10.31).
struct RotationMachine: GestureStateMachine {
  private let hysteresis: Double
  private var fingers = FingerPair()
  /// Where the second finger lies, seen from the first, in radians clockwise from the right.
  private var angle = 0.0
  private var turned = 0.0

  init(_ recognizer: Recognizer, _ settings: Settings) {
    hysteresis = settings[.rotationHysteresis]
  }

  /// The radians in `x`: clockwise is positive, and full turns add up.
  var value: Point { Point(turned, 0) }

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    // A finger that comes back goes on with the turn as it was.
    if let span = fingers.began(input) { angle = atan2(span.y, span.x) }
    return .stay
  }

  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard let span = fingers.moved(input) else { return .stay }
    let now = atan2(span.y, span.x)
    turned += remainder(now - angle, 2 * .pi)
    angle = now
    evidence.decided(by: 10, 31)
    guard fingers.state == .possible else { return .change }
    return evidence.holds(enoughTurn) ? fingers.begin() : .stay
  }

  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    fingers.ended(input, by: RuleNumber(10, 31), enoughTurn, &evidence)
  }

  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    fingers.cancelled(input, &evidence)
  }

  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {
    fingers.fallShort(enoughTurn, &evidence)
  }

  /// In degrees, as its setting is: what is told is what decides.
  private var enoughTurn: Check {
    Check(
      .turned, .number(abs(turned) * 180 / .pi), .atLeast(hysteresis),
      from: .setting(.rotationHysteresis), .degrees)
  }
}
