extension View {
  /// Where a place lies on a control, and where its knob is: along it, however high (8.3).
  ///
  /// - Parameter point: In the control's own coordinates, as for everything below.
  func onKnob(_ point: Point, _ settings: Settings) -> Check {
    let knob = min(settings[.knobWidth], bounds.size.width)
    let left = bounds.minX + (bounds.size.width - knob) * min(max(value, 0), 1)
    return Check(
      .onKnob, .place(Point(point.x, bounds.minY)), .inside(Rect(left, bounds.minY, knob, 1)),
      from: .setting(.knobWidth), .points)
  }

  /// A stepper counts when it is touched.
  func valueAtDown(_ point: Point?) -> Double? {
    guard kind == .stepper, let point else { return nil }
    let step = point.x < bounds.minX + bounds.size.width / 2 ? -1.0 : 1.0
    return value + step
  }

  /// A slider follows the finger.
  func valueWhileDragging(_ point: Point?, _ settings: Settings) -> Double? {
    guard kind == .slider, let point else { return nil }
    let room = bounds.size.width - min(settings[.knobWidth], bounds.size.width)
    guard room > 0 else { return nil }
    let middle = point.x - bounds.minX - (bounds.size.width - room) / 2
    return min(max(middle / room, 0), 1)
  }

  /// A switch turns, a segmented control selects and a text field is edited when a finger is lifted
  /// inside.
  func deedsAtUp(_ point: Point?) -> [ControlDeed] {
    switch kind {
    case .switch: return [.take(value == 0 ? 1 : 0)]
    case .segmented:
      guard let point else { return [] }
      let count = control.numberOfSegments
      let share = (point.x - bounds.minX) / max(bounds.size.width, 1)
      let segment = min(max(Int(saturating: share * Double(count)), 0), max(count - 1, 0))
      return [.take(Double(segment))]
    case .field: return [.becomeFirst]  // 12.6
    case .button:
      let wanted = control.targets.contains { $0.events.contains(.primaryActionTriggered) }
      return wanted ? [.send(.primaryActionTriggered)] : []
    case .window, .view, .control, .slider, .stepper, .scroll, .table, .collection, .cell,
      .item, .content, .header, .stack, .image, .label, .textView:
      return []
    }
  }
}

extension TouchGate {
  /// Where the touch is, in a view's own coordinates.
  func location(in view: ViewID, _ scene: Scene) -> Point { scene.fromScreen(location, to: view) }
}
