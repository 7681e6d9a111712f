extension Delivery where Sink: ~Copyable {
  /// Whether a place on the screen is on a slider's or switch's knob (8.3).
  func isOnKnob(_ place: Point, of view: ViewID) -> Bool { onKnob(place, of: view).passes }

  /// Where a place lies on a control, and where its knob is: along it, however high.
  func onKnob(_ place: Point, of view: ViewID) -> Check {
    let bounds = scene[view].bounds
    let knob = min(scene.settings[.knobWidth], bounds.size.width)
    let left = bounds.minX + (bounds.size.width - knob) * min(max(scene[view].value, 0), 1)
    let point = scene.fromScreen(place, to: view)
    return Check(
      .onKnob, .place(Point(point.x, bounds.minY)), .inside(Rect(left, bounds.minY, knob, 1)),
      from: .setting(.knobWidth), .points)
  }

  /// A stepper counts when it is touched.
  mutating func changeValueAtDown(in view: ViewID) {
    guard scene[view].kind == .stepper, let point = trackedPoint(in: view) else { return }
    let bounds = scene[view].bounds
    let step = point.x < bounds.minX + bounds.size.width / 2 ? -1.0 : 1.0
    changeValue(of: view, to: scene[view].value + step)
  }

  /// A slider follows the finger.
  mutating func changeValueWhileDragging(in view: ViewID) {
    guard scene[view].kind == .slider, let point = trackedPoint(in: view) else { return }
    let bounds = scene[view].bounds
    let room = bounds.size.width - min(scene.settings[.knobWidth], bounds.size.width)
    guard room > 0 else { return }
    let middle = point.x - bounds.minX - (bounds.size.width - room) / 2
    changeValue(of: view, to: min(max(middle / room, 0), 1))
  }

  /// A switch turns, a segmented control selects and a text field is edited when a finger is lifted
  /// inside.
  mutating func changeValueAtUp(in view: ViewID, _ number: Int) {
    switch scene[view].kind {
    case .switch: changeValue(of: view, to: scene[view].value == 0 ? 1 : 0)
    case .segmented:
      guard let gate = gate(number) else { return }
      let bounds = scene[view].bounds
      let count = scene[view].control.numberOfSegments
      let x = scene.fromScreen(gate.location, to: view).x
      let share = (x - bounds.minX) / max(bounds.size.width, 1)
      let segment = min(max(Int(saturating: share * Double(count)), 0), max(count - 1, 0))
      changeValue(of: view, to: Double(segment))
    case .field: becomeFirst(.view(view))  // 12.6
    case .button:
      let wanted = scene[view].control.targets.contains {
        $0.events.contains(.primaryActionTriggered)
      }
      if wanted { send(.primaryActionTriggered, from: view) }
    case .window, .view, .control, .slider, .stepper, .scroll, .table, .cell, .stack, .image,
      .label, .textView:
      return
    }
  }

  private func trackedPoint(in view: ViewID) -> Point? {
    let number = tracking.first { $0.view == view }?.touch
    return gate(number).map { scene.fromScreen($0.location, to: view) }
  }

  private mutating func changeValue(of view: ViewID, to value: Double) {
    let old = scene[view].value
    guard value != old else { return }
    make(
      SceneChange(.responder(.view(view)), .value, from: .number(old), to: .number(value)))
    send(.valueChanged, from: view)
  }
}
