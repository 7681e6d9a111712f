/// What UIControl's own methods do with a message.
struct ControlReception {
  /// Whether they track a touch with it, or ask `beginTracking` about it.
  var tracks = false
  /// The touches they send on to `next` (7.12); the others they keep (7.3, 7.11, 7.13).
  var forwards: [Int] = []
  /// 7.13: whether the control takes the touch for its own.
  var isOwn = true
}

extension ControlTracker {
  /// What a control does with a touches message; it remembers what it keeps of touches that begin.
  mutating func receive(
    _ method: ResponderMethod, _ touches: [Int], at view: ViewID, touchView: ViewID?,
    _ gate: borrowing Gate, _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> ControlReception {
    let isOwn =
      touchView == view || journal.rules.sequel == .controlsHearInside && touchView != nil  // M30
    guard isOwn else {
      // 7.13: what a subview forwards into a control stops there.
      let stops = journal.scene.settings.isOn(.controlStopsForwarded)
      return ControlReception(forwards: stops ? [] : touches, isOwn: false)
    }
    let reception = reception(of: method, touches, at: view, gate, journal.scene)
    if method == .began, reception.forwards.isEmpty { kept.formUnion(touches) }
    return reception
  }

  /// 3.19: a touch whose began was sent on, or never came to UIControl's own method, is sent on to
  /// its end, and one that was kept is kept, whatever the control does with other touches.
  private func reception(
    of method: ResponderMethod, _ touches: [Int], at view: ViewID, _ gate: borrowing Gate,
    _ scene: Scene
  ) -> ControlReception {
    let tracked = tracking.first { $0.view == view }
    guard method == .began else {
      return ControlReception(
        tracks: tracked.map { touches.contains($0.touch) } ?? false,
        forwards: touches.filter { !kept.contains($0) })
    }
    if tracked != nil { return ControlReception() }  // 7.3
    guard scene[view].isEnabled else {
      let forwards = scene.settings.isOn(.disabledControlForwards)
      return ControlReception(forwards: forwards ? touches : [])  // 7.12
    }
    let begins = beginTracking(gate[touches.first], in: view, scene)?.passes ?? true
    return ControlReception(tracks: true, forwards: begins ? [] : touches)
  }

  /// M30: whether a control around another one hears what that one keeps.
  func isHeardAround(
    _ control: ViewID, _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Bool {
    journal.rules.sequel == .controlsHearInside
      && journal.scene.path(from: control).dropFirst()
        .contains { journal.scene[$0].kind.isControl }
  }
}
