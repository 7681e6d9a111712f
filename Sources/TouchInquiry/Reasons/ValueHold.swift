import TouchCore

//   a tap on the segment that is selected      touchDown, touchUpInside, and no valueChanged   18.35
//   + of a stepper at its maximum              the same                                        18.33

/// Why a control that tracked a touch to its lift kept its value.
public enum ValueHold: Hashable, Sendable {
  /// The segment under the finger is selected already (18.35).
  case selected
  /// A stepper stands at its maximum or minimum (18.33).
  case atLimit(Double, isMaximum: Bool)
  /// A page control is on its first or last page (18.39).
  case onPage(isLast: Bool)
  /// The knob of a switch was let go on the side where it was (18.32).
  case sameSide
  /// The knob of a slider was not moved (18.36).
  case notMoved

  /// The rule by which the value stays.
  var rule: RuleNumber {
    switch self {
    case .sameSide: RuleNumber(18, 32)
    case .atLimit: RuleNumber(18, 33)
    case .selected: RuleNumber(18, 35)
    case .notMoved: RuleNumber(18, 36)
    case .onPage: RuleNumber(18, 39)
    }
  }

  /// What holds the value of a control as it is; nil for one that has none.
  fileprivate init?(of control: View) {
    let (value, range) = (control.value, control.valueRange)
    switch control.kind.reaction {
    case .select: self = .selected
    case .turn: self = .sameSide
    case .slide: self = .notMoved
    case .count:
      guard value == range.lowerBound || value == range.upperBound else { return nil }
      self = .atLimit(value, isMaximum: value == range.upperBound)
    case .page: self = .onPage(isLast: value == range.upperBound)
    case .none, .press, .wheel, .pull: return nil
    }
  }
}

extension Trace {
  /// Why the value of a control stays although it tracked a touch that was lifted inside, and the
  /// step that says so; nil if it changed, or was not tracked so far.
  package func valueHold(of control: ViewID, touch: Int) -> (hold: ValueHold, step: Int)? {
    guard tracks(control, touch: touch) else { return nil }
    var lift: Int?
    for index in indices {
      guard moment(of: index).touches.contains(where: { $0.number == touch }) else { continue }
      switch self[index] {
      case .control(.event(control, let events)):
        if events.contains(.valueChanged) { return nil }
        if events.contains(.touchUpInside) { lift = index }
      // 18.35: segments send nothing else.
      case .control(.track(control, .endTracking, _, _)) where scene[control].isSilentAtLift:
        lift = index
      default: continue
      }
    }
    return lift.flatMap { step in
      ValueHold(of: scene(at: step)[control]).map { ($0, step) }
    }
  }
}

extension View {
  /// Whether nothing but a changed value tells that a finger was lifted in it.
  fileprivate var isSilentAtLift: Bool {
    kind.reaction.sentAlone.map { !$0.events.contains(.touchUpInside) } ?? false
  }
}
