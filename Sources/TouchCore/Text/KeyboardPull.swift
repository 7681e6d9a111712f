//   a drag of a scroll view with keyboardDismissMode=interactive                        17.28
//
//     above the keyboard     nothing
//     reaches it             the keyboard goes down with the finger
//     lifted going down      it goes: whoever is edited resigns                         17.29
//     lifted going up        it is back where it was

/// A keyboard that follows the finger.
struct KeyboardPull: ~Copyable {
  /// The views of the keyboard under a finger, and where they lay.
  private var views: [(view: ViewID, frame: Rect)] = []

  /// Follows the pan of a scroll view; answers whether the keyboard goes.
  ///
  /// - Parameter finger: Where the finger is, in points of the screen.
  mutating func follow(
    _ state: GestureState, finger: Point, speed: Double,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    switch state {
    case .began, .changed:
      if views.isEmpty { begin(journal.scene) }
      move(to: finger, &journal)
    case .ended:
      let isPulled = views.contains { journal.scene[$0.view].frame != $0.frame }
      let goesDown = Check(
        .speed, .number(speed), .atLeast(0), from: .system, .pointsPerSecond)
      if isPulled, goesDown.passes { return true }
      back(&journal, on: [goesDown])
    case .cancelled: back(&journal, on: [.notCancelled])
    case .possible, .failed: break
    }
    return false
  }

  /// Puts it back where it lay.
  mutating func back(
    _ journal: inout Journal<some StepSink & ~Copyable>, on checks: [Check] = []
  ) {
    for (view, frame) in views { place(view, at: frame, &journal, on: checks) }
    views = []
  }

  private mutating func begin(_ scene: Scene) {
    for window in scene.windows where window.isKeyboard && !scene[window.view].isHidden {
      views += scene[window.view].subviews.map { ($0, scene[$0].frame) }
    }
  }

  private func move(to finger: Point, _ journal: inout Journal<some StepSink & ~Copyable>) {
    guard let top = views.map({ $0.frame.minY }).min() else { return }
    for (view, frame) in views {
      var moved = frame
      moved.origin.y += max(finger.y - top, 0)
      place(view, at: moved, &journal, on: [])
    }
  }

  private func place(
    _ view: ViewID, at frame: Rect, _ journal: inout Journal<some StepSink & ~Copyable>,
    on checks: [Check]
  ) {
    let old = journal.scene[view].frame
    guard frame != old else { return }
    journal.make(
      SceneChange(.responder(.view(view)), .frame, from: .rect(old), to: .rect(frame)),
      by: RuleNumber(17, 28), checks.map { $0.asideOnly })
  }
}
