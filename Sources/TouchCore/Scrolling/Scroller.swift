/// Moves the scroll views after their pans, and lets them slow down.
struct Scroller: ~Copyable {
  private var runs: [ScrollRun] = []

  /// Follows a scroll view's pan (11.10, 11.14).
  ///
  /// - Parameter machine: What the pan measures.
  mutating func follow(
    _ machine: AnyMachine, _ state: GestureState, of view: ViewID,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    switch state {
    case .began:
      runs.removeAll { $0.view == view }
      runs.append(ScrollRun(view: view, from: journal.scene[view].bounds.origin))
      tell(view, .willBeginDragging, by: 14, &journal)
      drag(view, by: machine.value, &journal)
    case .changed: drag(view, by: machine.value, &journal)
    case .ended: lift(view, velocity: machine.velocity, &journal)
    case .cancelled:
      var evidence = Evidence(isWanted: journal.listens)
      _ = evidence.holds(.notCancelled)
      endDragging(view, isCancelled: true, finger: .zero, &evidence, &journal)
    case .possible, .failed: return
    }
  }

  private mutating func drag(
    _ view: ViewID, by translation: Point, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let place = runs.firstIndex(where: { $0.view == view }) else { return }
    runs[place].moved = journal.milliseconds
    let run = runs[place]
    let room = ScrollRoom(of: view, in: journal.scene)
    let (axes, resting) = (room.axes, room.restingOffsets)
    let size = journal.scene[view].bounds.size
    var offset = run.from
    if axes.contains(.x) {
      offset.x = banded(
        run.from.x - translation.x, resting.size.width, size.width, view, journal.scene)
    }
    if axes.contains(.y) {
      offset.y = banded(
        run.from.y - translation.y, resting.size.height, size.height, view, journal.scene)
    }
    guard offset != journal.scene[view].bounds.origin else { return }
    scroll(view, to: offset, by: 10, &journal)
  }

  /// 11.15: beyond an edge the content follows less and less.
  private func banded(
    _ offset: Double, _ end: Double, _ size: Double, _ view: ViewID, _ scene: Scene
  ) -> Double {
    let beyond = offset < 0 ? offset : offset > end ? offset - end : 0
    guard beyond != 0 else { return offset }
    let edge = offset < 0 ? 0 : end
    guard scene[view].scrolling?.bounces == true, size > 0 else { return edge }
    let band = scene.settings[.rubberBand]
    let followed = (1 - 1 / (abs(beyond) * band / size + 1)) * size
    return edge + (beyond < 0 ? -followed : followed)
  }

  /// - Parameter rule: The item of section 11 that moves it.
  private func scroll(
    _ view: ViewID, to offset: Point, by rule: Int,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let old = journal.scene[view].bounds.origin
    journal.changeScene(
      SceneChange(
        .responder(.view(view)), .contentOffset, from: .point(old), to: .point(offset)))
    tell(view, .didScroll, by: rule, &journal)
  }

  private mutating func lift(
    _ view: ViewID, velocity: Point, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let run = runs.first(where: { $0.view == view }) else { return }
    // A pan's velocity does not fade while the finger rests (10.19); a scroll view stays then.
    var evidence = Evidence(isWanted: journal.listens)
    let isFling = evidence.holds(
      .time(
        .sinceMove, journal.milliseconds - run.moved, .atMost(journal.scene.settings[.flingTime]),
        from: .setting(.flingTime)))
    let isFast = evidence.holds(
      Check(
        .liftSpeed, .number(speed(velocity, of: view, journal.scene)),
        .atLeast(journal.scene.settings[.flingMinimumSpeed]), from: .setting(.flingMinimumSpeed),
        .pointsPerSecond))
    endDragging(
      view, isCancelled: false, finger: isFling && isFast ? velocity : .zero, &evidence, &journal)
  }

  /// 18.5: how fast a finger drags the content, in points a second to the hundredth.
  private func speed(_ velocity: Point, of view: ViewID, _ scene: Scene) -> Double {
    let axes = ScrollRoom(of: view, in: scene).axes
    let (x, y) = (axes.contains(.x) ? velocity.x : 0, axes.contains(.y) ? velocity.y : 0)
    return ((x * x + y * y).squareRoot() * 100).rounded() / 100
  }

  /// 11.14, 11.15: the content flies on, comes back from beyond an edge, or stays where it is.
  private mutating func endDragging(
    _ view: ViewID, isCancelled: Bool, finger: Point, _ evidence: inout Evidence,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let place = runs.firstIndex(where: { $0.view == view }) else { return }
    runs[place].from = journal.scene[view].bounds.origin
    let slowing = slowing(of: view, finger: finger, &evidence, &journal)
    if !isCancelled { tell(view, .willEndDragging, by: 14, offset: slowing?.target, &journal) }
    tell(
      view, .didEndDragging, by: 14, willDecelerate: slowing != nil,
      on: checks(evidence, willDecelerate: slowing != nil), &journal)
    guard let slowing else {
      runs.remove(at: place)
      return
    }
    runs[place].slowing = slowing
    tell(view, .willBeginDecelerating, by: 14, &journal)
  }

  /// What the content flies on for, or stays for: of several reasons to fly one is enough.
  private func checks(_ evidence: Evidence, willDecelerate: Bool) -> [Check] {
    evidence.checks.map { $0.passes == willDecelerate ? $0 : $0.asideOnly }
  }

  /// How a scroll view slows down after the fingers left it; nil where it simply stays.
  private func slowing(
    of view: ViewID, finger: Point, _ evidence: inout Evidence,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> ScrollRun.Slowing? {
    let room = ScrollRoom(of: view, in: journal.scene)
    let axes = room.axes
    let velocity = Point(
      axes.contains(.x) ? -finger.x / 1000 : 0, axes.contains(.y) ? -finger.y / 1000 : 0)
    let isFast = journal.scene[view].scrolling?.deceleratesFast == true
    let rate = journal.scene.settings[isFast ? .fastDecelerationRate : .decelerationRate]
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    var duration = ScrollRun.duration(
      speed, until: journal.scene.settings[.decelerationStop] / 1000, rate: rate)
    let here = journal.scene[view].bounds.origin
    let far = Point(
      here.x + ScrollRun.distance(velocity.x, after: duration, rate: rate),
      here.y + ScrollRun.distance(velocity.y, after: duration, rate: rate))
    let resting = room.restingOffsets
    let target = Point(
      min(max(far.x, resting.minX), resting.maxX), min(max(far.y, resting.minY), resting.maxY))
    // The slow-down moves it: a finger that was fast enough, or an edge it is beyond.
    guard evidence.holds(Check(.slowsDown, target != here, wants: true, from: .system)) else {
      return nil
    }
    if duration == 0 { duration = journal.scene.settings[.bounceDuration] }
    let timer = journal.clock.start(
      .deceleration(view), due: journal.milliseconds + Int(saturating: duration.rounded(.up)),
      since: journal.nextStep)
    return ScrollRun.Slowing(
      start: journal.milliseconds, duration: duration, velocity: velocity, rate: rate,
      target: target,
      timer: timer)
  }

  /// The slow-down is over by itself.
  mutating func timerFired(
    for view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let slowing = runs.first(where: { $0.view == view })?.slowing else { return }
    scroll(view, to: slowing.target, by: 15, &journal)
    runs.removeAll { $0.view == view }
    tell(view, .didEndDecelerating, by: 14, &journal)
  }

  /// 11.12: a touch in a scroll view that slows down stops it; answers the one it stopped.
  mutating func stop(
    above view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> ViewID? {
    guard !runs.isEmpty else { return nil }
    var stopped: ViewID?
    for ancestor in journal.scene.path(from: view) {
      guard let run = runs.first(where: { $0.view == ancestor }), let slowing = run.slowing
      else { continue }
      journal.clock.stop(slowing.timer)
      scroll(ancestor, to: place(of: run, slowing, journal), by: 12, &journal)
      runs.removeAll { $0.view == ancestor }
      tell(ancestor, .didEndDecelerating, by: 12, &journal)
      stopped = stopped ?? ancestor
    }
    return stopped
  }

  private func place(
    of run: ScrollRun, _ slowing: ScrollRun.Slowing,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Point {
    let time = Double(journal.milliseconds - slowing.start)
    let resting = ScrollRoom(of: run.view, in: journal.scene).restingOffsets
    func moved(_ from: Double, _ velocity: Double, _ end: Double) -> Double {
      min(max(from + ScrollRun.distance(velocity, after: time, rate: slowing.rate), 0), end)
    }
    return Point(
      moved(run.from.x, slowing.velocity.x, resting.maxX),
      moved(run.from.y, slowing.velocity.y, resting.maxY))
  }

  private func tell(
    _ view: ViewID, _ call: ScrollCall, by rule: Int, offset: Point? = nil,
    willDecelerate: Bool = false, on checks: [Check] = [],
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard journal.listens else { return }
    journal.put(
      ScrollStep(
        view: view, call: call, offset: offset ?? journal.scene[view].bounds.origin,
        willDecelerate: willDecelerate), rule, checks)
  }
}
