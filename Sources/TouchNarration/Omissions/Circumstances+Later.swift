import TouchCore
import TouchInquiry

extension Circumstances {
  /// Whom a condition about recognizers, other fingers or controls is about; nil where not met.
  func meetLater(_ condition: Omission.Condition) -> [String]? {
    switch condition {
    case .continuousWaits: waitingContinuous.map { [scene.name(of: $0)] }
    case .switchedBackOn: switchedBackOn.map { [scene.name(of: $0)] }
    case .severalInScrollView: sharedScrollView.map { [scene.name(of: $0)] }
    case .withinSlop(let distance): controlWithinSlop(distance).map { [scene.name(of: $0)] }
    case .inside, .asksOwnClass, .movesSheet, .windowItself,
      .refusedAnimating, .asksAnimating, .movesFromEdge, .editsText, .severalScenes, .isOfType,
      .leavesWindow, .needs:
      nil
    }
  }

  /// The recognizers that were shown this touch.
  private var shown: Set<RecognizerID> {
    Set(trace.attempts.filter { $0.touches.contains(touch) }.map(\.recognizer))
  }

  /// 18.15: a continuous recognizer that matched and waits.
  private var waitingContinuous: RecognizerID? {
    let shown = shown
    for index in steps {
      guard case .recognizer(.state(let id, _, .possible, .waitsFor, _, _)) = trace[index],
        scene[id].kind.isContinuous, shown.contains(id)
      else { continue }
      return id
    }
    return nil
  }

  /// 18.21: a recognizer that is switched on again while a finger that it had is still down.
  private var switchedBackOn: RecognizerID? {
    guard let last = steps.last else { return nil }
    var had: [RecognizerID: Set<Int>] = [:]
    for timed in trace.changes where timed.step <= last && timed.change.property == .enabled {
      guard case .recognizer(let id) = timed.change.object else { continue }
      if timed.change.new == .flag(false) {
        had[id] = touches(shownTo: id, before: timed.step)
      } else if trace.touchesDown(at: timed.step).contains(where: { touch in
        touch.isDown && had[id]?.contains(touch.number) == true
      }) {
        return id
      }
    }
    return nil
  }

  private func touches(shownTo id: RecognizerID, before step: Int) -> Set<Int> {
    Set(trace.attempts.filter { $0.recognizer == id && $0.start < step }.flatMap(\.touches))
  }

  /// 18.3: a scroll view around the touch in which another finger is down as well.
  private var sharedScrollView: ViewID? {
    path.first { view in
      scene[view].kind.isScrollView
        && trace.moments.contains { moment in
          let down = moment.touches.filter(\.isDown)
          return down.contains { $0.number == touch }
            && down.contains { other in
              guard other.number != touch, let hit = other.view else { return false }
              return scene.isDescendant(hit, of: view)
            }
        }
    }
  }

  /// 18.27: a control that asked whether the finger is inside, where a pad would answer otherwise.
  private func controlWithinSlop(_ distance: Double) -> ViewID? {
    for index in steps {
      guard case .control(.event(let control, _)) = trace[index],
        trace.touch(at: index)?.number == touch
      else { continue }
      for check in trace.evidence(at: index) where check.origin == .setting(.controlSlop) {
        guard case .inside(let area) = check.test, case .place(let place) = check.value else {
          continue
        }
        let smaller = area.expanded(by: distance - scene.settings[.controlSlop])
        if smaller.contains(place) != check.passes { return control }
      }
    }
    return nil
  }
}
