//   set card presented ─▶ home's view, card's view: animating     no new touch hits them     21.15
//        transitionDuration later: a timer ─▶ animating no more

/// The transitions that run, and the views that new touches do not hit as long.
struct Transitions: ~Copyable {
  /// The timer of each view that takes part in one.
  private var timers: [ViewID: UInt32] = [:]

  /// A program presents or dismisses a controller, or pops one: whoever is in the window then takes
  /// part, but for views that were animating anyway.
  mutating func begin(
    with views: [ViewID], _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let duration = Int(journal.scene.settings[.transitionDuration])
    for view in views {
      if let timer = timers[view] {
        journal.clock.stop(timer)
      } else if journal.scene[view].blocksTouchesWhileAnimating {
        continue
      } else {
        animate(view, true, &journal)
      }
      timers[view] = journal.clock.start(
        .transition(view), due: journal.milliseconds + duration, since: journal.cause)
    }
  }

  /// The time of a view's transition is over.
  mutating func end(with view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>) {
    timers[view] = nil
    animate(view, false, &journal)
  }

  private func animate(
    _ view: ViewID, _ isOn: Bool, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard journal.scene[view].blocksTouchesWhileAnimating != isOn else { return }
    journal.make(
      SceneChange(.responder(.view(view)), .animating, from: .flag(!isOn), to: .flag(isOn)),
      by: RuleNumber(21, 15))
  }
}

extension Scene {
  /// Whether presenting and popping take time.
  var hasTransitions: Bool { settings[.transitionDuration] > 0 }

  /// The views of both controllers of a transition that a change starts, and what lies between
  /// them, as far as they are in a window.
  func viewsInTransition(after change: SceneChange) -> [ViewID] {
    guard case .responder(.controller(let id)) = change.object else { return [] }
    var views: [ViewID?] = []
    if change.property == .presented {
      views = [self[id].presenter.flatMap { self[$0].view }, self[id].view, stop(of: id)]
    } else if change.property == .popped {
      views = [self[id].container?.shown.flatMap { self[$0].view }]
    }
    return views.compactMap { $0 }.filter { window(containing: $0) != nil }
  }
}

extension SceneChange {
  /// Whether it presents a controller, or dismisses it, in a way of the app's own (21.14).
  func isCustomPresentation(in scene: Scene) -> Bool {
    guard property == .presented, case .responder(.controller(let id)) = object else {
      return false
    }
    return scene[id].presentation?.style == .custom
  }
}
