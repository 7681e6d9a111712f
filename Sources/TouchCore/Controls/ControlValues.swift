//   at the touch-down          while it moves              at the lift
//   stepper counts             slider follows              switch turns, segment is selected, page turns
//
//  All places are in the control's own coordinates.

/// A touch as the control sees it that tracks it.
struct ControlTouch {
  let start: Point
  let place: Point
  /// The control's value when the touch went down (18.37).
  let value: Double
  /// Whether it dragged the knob (18.32).
  let isDragged: Bool

  init(_ touch: TouchGate, in view: ViewID, isDragged: Bool = false, _ scene: Scene) {
    start = scene.fromScreen(touch.start, to: view)
    place = scene.fromScreen(touch.location, to: view)
    value = touch.value
    self.isDragged =
      isDragged || abs(place.x - start.x) >= scene.settings[.panHysteresis]
  }
}

extension View {
  /// The values it takes: UIKit's own where nothing is said (18.33).
  public var valueRange: ClosedRange<Double> {
    if kind.reaction == .wheel { return 0...Double(max(control.numberOfRows - 1, 0)) }
    if kind.reaction == .page { return 0...Double(max(control.numberOfPages - 1, 0)) }
    let least = control.minimumValue ?? 0
    return least...max(control.maximumValue ?? kind.maximumValue, least)
  }

  private func clamped(_ value: Double) -> Double {
    min(max(value, valueRange.lowerBound), valueRange.upperBound)
  }

  /// Where a place lies on a control, and where its knob is for a value: along it, however high (8.3).
  func onKnob(_ point: Point, at value: Double, _ settings: Settings) -> Check {
    let knob = min(settings[.knobWidth], bounds.size.width)
    let range = valueRange
    let length = range.upperBound - range.lowerBound
    let share = length > 0 ? (clamped(value) - range.lowerBound) / length : 0
    let left = bounds.minX + (bounds.size.width - knob) * share
    return Check(
      .onKnob, .place(Point(point.x, bounds.minY)), .inside(Rect(left, bounds.minY, knob, 1)),
      from: .setting(.knobWidth), .points)
  }

  /// 18.33: a stepper counts when it is touched, and when it repeats: down in its left half.
  func countedValue(_ touch: ControlTouch?) -> Double? {
    guard kind.reaction == .count, let touch else { return nil }
    let isDown = touch.place.x < bounds.minX + bounds.size.width / 2
    return clamped(value + (isDown ? -control.stepValue : control.stepValue))
  }

  /// A slider follows the finger; 18.32: a switch may turn before the lift.
  func valueWhileDragging(_ touch: ControlTouch?, _ settings: Settings) -> Double? {
    guard let touch else { return nil }
    if kind.reaction == .turn {
      return settings.isOn(.switchChangesWhileDragging) ? draggedSwitch(touch, settings) : nil
    }
    let room = bounds.size.width - min(settings[.knobWidth], bounds.size.width)
    guard kind.reaction == .slide, room > 0 else { return nil }
    let middle = touch.place.x - bounds.minX - (bounds.size.width - room) / 2
    let range = valueRange
    let share = min(max(middle / room, 0), 1)
    return range.lowerBound + share * (range.upperBound - range.lowerBound)
  }

  /// 18.32: the side of a switch that a drag leaves its knob on, also where it came back; nil for a
  /// tap.
  private func draggedSwitch(_ touch: ControlTouch, _ settings: Settings) -> Double? {
    guard touch.isDragged else { return nil }
    let way = touch.place.x - touch.start.x
    let room = bounds.size.width - min(settings[.knobWidth], bounds.size.width)
    return (touch.value == 0 ? 0 : room) + way > room / 2 ? 1 : 0
  }

  /// A switch turns, a segmented control selects and a page control turns a page when a finger is
  /// lifted inside.
  func deedsAtUp(_ touch: ControlTouch?, _ settings: Settings) -> [ControlDeed] {
    switch kind.reaction {
    case .turn:
      let turned = touch?.value ?? value == 0 ? 1.0 : 0
      return [.take(touch.flatMap { draggedSwitch($0, settings) } ?? turned)]
    case .select: return touch.map(deedsOfSegment) ?? []
    case .page:  // 18.39
      guard let touch else { return [] }
      let isBack = touch.place.x < bounds.minX + bounds.size.width / 2
      return [.take(clamped(value + (isBack ? -1 : 1)))]
    case .press: return primaryAction.map { [.send($0)] } ?? []
    case .none, .slide, .count, .wheel, .pull: return []
    }
  }

  /// What a control that is pressed, or given another value, sends besides; nil where nobody wants that.
  ///
  /// 18.35: a segment that is selected sends both; so do all others whose `init` takes a primary action.
  var primaryAction: ControlEvents? {
    control.targets.contains { $0.events.contains(.primaryActionTriggered) }
      ? .primaryActionTriggered : nil
  }

  /// 18.35: a momentary one keeps no selection, so that the same segment counts again.
  private func deedsOfSegment(_ touch: ControlTouch) -> [ControlDeed] {
    let count = control.numberOfSegments
    let share = (touch.place.x - bounds.minX) / max(bounds.size.width, 1)
    let segment = Double(min(max(Int(saturating: share * Double(count)), 0), max(count - 1, 0)))
    guard control.isMomentary else { return [.take(segment)] }
    return [.take(segment, tells: false), .send(.valueChanged), .take(-1, tells: false)]
  }
}
