//   slows down ── finger ──▶ rests under it ── lift ──▶ stays, or goes on to its page or edge
//              isDecelerating stays on (20.22)     didEndDecelerating (20.24)

extension Scroller {
  /// Whether a finger rests on a scroll view that it stopped.
  var isHeld: Bool { runs.contains { $0.stoppedBy != nil } }

  /// 11.12, 20.21: a touch in a scroll view that slows down stops it where it is; answers the one
  /// whose content does not get the touch.
  mutating func stop(
    above view: ViewID, by touch: Int, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> ViewID? {
    guard !runs.isEmpty else { return nil }
    var stopped: ViewID?
    for ancestor in journal.scene.path(from: view) {
      guard let place = runs.firstIndex(where: { $0.view == ancestor && $0.slowing != nil }),
        let slowing = runs[place].slowing
      else { continue }
      halt(place, by: RuleNumber(11, 12), &journal)
      guard !slowing.way.isAnimation else {
        runs.remove(at: place)  // 20.29: that is no deceleration, so the content gets the touch.
        continue
      }
      runs[place].stoppedBy = touch
      stopped = stopped ?? ancestor
    }
    return stopped
  }

  /// The scroll views that a touch stopped.
  func stopped(by touch: Int) -> [ViewID] {
    runs.isEmpty ? [] : runs.filter { $0.stoppedBy == touch }.map { $0.view }
  }

  /// Whether a finger stopped a scroll view and has not moved it since (20.22).
  func isHeld(_ view: ViewID) -> Bool {
    runs.contains { $0.view == view && $0.stoppedBy != nil }
  }

  /// It goes on by itself no more, and stands where it has come to.
  private mutating func halt(
    _ place: Int, by rule: RuleNumber, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let slowing = runs[place].slowing else { return }
    journal.clock.stop(slowing.timer)
    let view = runs[place].view
    let here = runs[place].place(
      at: journal.milliseconds, within: ScrollRoom(of: view, in: journal.scene).restingOffsets)
    runs[place].slowing = nil
    runs[place].from = here
    scroll(view, to: here, by: rule, &journal)
  }

  /// 20.24: the finger that stopped a scroll view is lifted.
  mutating func release(
    _ touches: [Touch], _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
      while let place = runs.firstIndex(where: { $0.stoppedBy == touch.number }) {
        let run = runs[place]
        let rest = ScrollRest(of: run.view, since: run.from, finger: .zero, journal.scene)
        runs[place].stoppedBy = nil
        if rest.target != journal.scene[run.view].bounds.origin {
          // 20.1: between two pages, or beyond an edge, it does not stay.
          runs[place].slowing = start(rest, of: run.view, since: journal.cause, &journal)
        } else {
          runs.remove(at: place)
          endStop(run, &journal)
          rested.append(run.view)
        }
      }
    }
  }

  /// 20.24: it is told only now that the slow-down is over.
  func endStop(_ run: ScrollRun, _ journal: inout Journal<some StepSink & ~Copyable>) {
    tell(run.view, .didEndDecelerating, by: RuleNumber(20, 24), &journal)
  }

  /// 20.27: code set the offset.
  mutating func offsetWasSet(
    of view: ViewID, from old: Point, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let new = journal.scene[view].bounds.origin
    scroll(view, to: new, by: RuleNumber(20, 27), &journal)
    guard let place = runs.firstIndex(where: { $0.view == view }) else { return }
    let run = runs[place]
    guard run.slowing != nil || run.stoppedBy != nil else {
      // 20.28: the next move follows the finger again, as if nothing had been set.
      if journal.scene.settings.isOn(.offsetSetDuringDragStays) {
        runs[place].from = run.from + (new - old)
      }
      return
    }
    if let slowing = run.slowing { journal.clock.stop(slowing.timer) }
    runs.remove(at: place)
    if run.slowing?.way.isAnimation != true {
      tell(view, .didEndDecelerating, by: RuleNumber(20, 27), &journal)
    }
  }

  /// 20.29: code scrolls there with an animation, or 20.40: a tap on the status bar.
  mutating func animate(
    _ view: ViewID, to offset: Point, as way: ScrollRun.Slowing.Way = .animation,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    if let run = runs.first(where: { $0.view == view }) {
      // A finger that drags it has it.
      guard run.slowing != nil || run.stoppedBy != nil else { return }
      if let slowing = run.slowing { journal.clock.stop(slowing.timer) }
      runs.removeAll { $0.view == view }
    }
    guard offset != journal.scene[view].bounds.origin else { return }
    var run = ScrollRun(view: view, from: journal.scene[view].bounds.origin)
    run.slowing = start(
      ScrollRest(animatedTo: offset, way), of: view, since: journal.cause, &journal)
    runs.append(run)
  }
}
