extension Scene {
  /// Whether a place on the screen is on a slider's or switch's knob (8.3).
  func isOnKnob(_ place: Point, of view: ViewID) -> Bool { onKnob(place, of: view).passes }

  /// Where a place lies on a control, and where its knob is: along it, however high.
  func onKnob(_ place: Point, of view: ViewID) -> Check {
    let bounds = self[view].bounds
    let knob = min(settings[.knobWidth], bounds.size.width)
    let left = bounds.minX + (bounds.size.width - knob) * min(max(self[view].value, 0), 1)
    let point = fromScreen(place, to: view)
    return Check(
      .onKnob, .place(Point(point.x, bounds.minY)), .inside(Rect(left, bounds.minY, knob, 1)),
      from: .setting(.knobWidth), .points)
  }

  /// A stepper counts when it is touched.
  func valueAtDown(of view: ViewID, _ touch: TouchGate?) -> Double? {
    guard self[view].kind == .stepper, let touch else { return nil }
    let (bounds, point) = (self[view].bounds, fromScreen(touch.location, to: view))
    let step = point.x < bounds.minX + bounds.size.width / 2 ? -1.0 : 1.0
    return self[view].value + step
  }

  /// A slider follows the finger.
  func valueWhileDragging(_ view: ViewID, _ touch: TouchGate?) -> Double? {
    guard self[view].kind == .slider, let touch else { return nil }
    let (bounds, point) = (self[view].bounds, fromScreen(touch.location, to: view))
    let room = bounds.size.width - min(settings[.knobWidth], bounds.size.width)
    guard room > 0 else { return nil }
    let middle = point.x - bounds.minX - (bounds.size.width - room) / 2
    return min(max(middle / room, 0), 1)
  }

  /// A switch turns, a segmented control selects and a text field is edited when a finger is lifted
  /// inside.
  func deedsAtUp(of view: ViewID, _ touch: TouchGate?) -> [ControlDeed] {
    switch self[view].kind {
    case .switch: return [.take(self[view].value == 0 ? 1 : 0)]
    case .segmented:
      guard let touch else { return [] }
      let bounds = self[view].bounds
      let count = self[view].control.numberOfSegments
      let x = fromScreen(touch.location, to: view).x
      let share = (x - bounds.minX) / max(bounds.size.width, 1)
      let segment = min(max(Int(saturating: share * Double(count)), 0), max(count - 1, 0))
      return [.take(Double(segment))]
    case .field: return [.becomeFirst]  // 12.6
    case .button:
      let wanted = self[view].control.targets.contains {
        $0.events.contains(.primaryActionTriggered)
      }
      return wanted ? [.send(.primaryActionTriggered)] : []
    case .window, .view, .control, .slider, .stepper, .scroll, .table, .cell, .stack, .image,
      .label, .textView:
      return []
    }
  }
}
