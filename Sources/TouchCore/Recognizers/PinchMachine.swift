//   8 pt nearer or farther: begin, then the scale is the distance over the one at the start

/// UIPinchGestureRecognizer: two fingers that come together or go apart (10.27).
struct PinchMachine: GestureStateMachine {
  private let hysteresis: Double
  private var fingers = FingerPair()
  /// The distance at which the scale is 1, in points.
  private var unit = 1.0
  /// How much the fingers last moved together or apart.
  private var spread = 0.0
  /// The distance over the one at the start (10.29).
  private var scale = 1.0

  init(_ recognizer: Recognizer, _ settings: Settings) { hysteresis = settings[.pinchHysteresis] }

  /// The scale in `x`.
  var value: Point { Point(scale, 0) }

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    // A finger that comes back goes on with the scale as it was.
    if let span = fingers.began(input) { unit = distance(span) / scale }
    return .stay
  }

  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard let span = fingers.moved(input) else { return .stay }
    let distance = distance(span)
    guard fingers.state == .possible else {
      scale = distance / unit
      evidence.decided(by: 10, 29)
      return .change
    }
    // 10.30: a second finger alone does not begin it.
    spread = distance - unit
    guard evidence.holds(enoughSpread) else { return .stay }
    scale = distance / unit
    evidence.decided(by: 10, 27)
    return fingers.begin()
  }

  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    fingers.ended(input, by: RuleNumber(10, 27), enoughSpread, &evidence)
  }

  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    fingers.cancelled(input, &evidence)
  }

  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {
    fingers.fallShort(enoughSpread, &evidence)
  }

  private var enoughSpread: Check {
    .distance(.spread, abs(spread), .atLeast(hysteresis), from: .setting(.pinchHysteresis))
  }

  /// How far the two fingers are apart, in points; never nothing, so that there is a scale.
  private func distance(_ span: Point) -> Double { max(span.squaredLength.squareRoot(), 1) }
}
