/// Moves the scroll views after their pans, and lets them slow down.
struct Scroller: ~Copyable {
  var runs: [ScrollRun] = []
  /// Those that fingers zoom, or that come back to a limit of their zoom.
  var zooms: [ZoomRun] = []
  /// Those that came to rest and of which nobody was told yet.
  var rested: [ViewID] = []

  /// Follows a scroll view's pan (11.10, 11.14).
  ///
  /// - Parameter machine: What the pan measures.
  mutating func follow(
    _ machine: AnyMachine, _ state: GestureState, of view: ViewID,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    // 20.22, 20.23: a finger that stopped it has its pan, and drags it with its first move.
    let isHeld = isHeld(view)
    switch state {
    case .began: if !isHeld { begin(view, machine, &journal) }
    case .changed where isHeld: begin(view, machine, &journal)
    case .changed: drag(view, by: machine.value, &journal)
    case .ended: if !isHeld { lift(view, velocity: machine.velocity, &journal) }
    case .cancelled where isHeld: return
    case .cancelled:
      var evidence = Evidence(isWanted: journal.listens)
      _ = evidence.holds(.notCancelled)
      endDragging(view, isCancelled: true, finger: .zero, &evidence, &journal)
    case .possible, .failed: return
    }
  }

  private mutating func begin(
    _ view: ViewID, _ machine: AnyMachine, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    // 20.24: it was stopped, and now it is dragged.
    if let held = runs.first(where: { $0.view == view && $0.stoppedBy != nil }) {
      endStop(held, &journal)
    }
    runs.removeAll { $0.view == view }
    var run = ScrollRun(view: view, from: journal.scene[view].bounds.origin)
    var evidence = Evidence(isWanted: journal.listens)
    let isLocked = journal.scene[view].scrolling?.isDirectionalLockEnabled == true
    if isLocked { run.lock = lock(machine.wayAtBegin, &evidence, journal.scene.settings) }
    runs.append(run)
    tell(
      view, .willBeginDragging, by: isLocked ? RuleNumber(20, 14) : RuleNumber(11, 14),
      on: evidence.checks.map { $0.asideOnly }, &journal)
    drag(view, by: machine.value, &journal)
  }

  /// 20.14: a drag that mainly goes along one axis keeps to it.
  private func lock(_ way: Point, _ evidence: inout Evidence, _ settings: Settings) -> Axes {
    let (along, across) = (max(abs(way.x), abs(way.y)), min(abs(way.x), abs(way.y)))
    let isMain = evidence.holds(
      .distance(
        .mainAxis, along, .atLeast(across * settings[.directionalLockRatio]),
        from: .setting(.directionalLockRatio)))
    guard isMain else { return [.x, .y] }
    return abs(way.x) > abs(way.y) ? .x : .y
  }

  private mutating func drag(
    _ view: ViewID, by translation: Point, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let place = runs.firstIndex(where: { $0.view == view }) else { return }
    runs[place].moved = journal.milliseconds
    let run = runs[place]
    let room = ScrollRoom(of: view, in: journal.scene)
    let axes = room.axes.intersection(run.lock)
    guard !isZooming(view) else {
      // 20.7: what two fingers zoom moves with the zoom; one that is left goes on from there.
      let offset = journal.scene[view].bounds.origin
      runs[place].from = offset + translation
      return
    }
    var offset = run.from
    if axes.contains(.x) { offset.x -= translation.x }
    if axes.contains(.y) { offset.y -= translation.y }
    if journal.scene.settings.isOn(.scrollTransfersMidDrag) {
      offset = carryOn(from: view, offset, &journal)
    }
    offset = offset.banded(by: view, in: journal.scene)
    guard offset != journal.scene[view].bounds.origin else { return }
    scroll(
      view, to: offset, by: axes == room.axes ? RuleNumber(11, 10) : RuleNumber(20, 14), &journal)
  }

  /// - Parameter rule: What moves it.
  func scroll(
    _ view: ViewID, to offset: Point, by rule: RuleNumber,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let old = journal.scene[view].bounds.origin
    journal.changeScene(
      SceneChange(
        .responder(.view(view)), .contentOffset, from: .point(old), to: .point(offset)))
    tell(view, .didScroll, by: rule, on: pulled(view, journal), &journal)
  }

  /// 20.43: how far a finger has pulled it, told beside the move.
  private func pulled(
    _ view: ViewID, _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [Check] {
    guard journal.listens, isDragged(view), let pulled = journal.scene.pull(of: view),
      pulled.number ?? 0 > 0
    else { return [] }
    return [pulled.asideOnly]
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
      view, isCancelled: false, finger: isFling && isFast && !isZooming(view) ? velocity : .zero,
      &evidence, &journal)
  }

  /// 18.5: how fast a finger drags the content, in points a second to the hundredth.
  private func speed(_ velocity: Point, of view: ViewID, _ scene: Scene) -> Double {
    let axes = ScrollRoom(of: view, in: scene).axes
    let (x, y) = (axes.contains(.x) ? velocity.x : 0, axes.contains(.y) ? velocity.y : 0)
    return ((x * x + y * y).squareRoot() * 100).rounded() / 100
  }

  /// 11.14, 11.15: the content flies on, comes back from beyond an edge, or stays where it is.
  mutating func endDragging(
    _ view: ViewID, isCancelled: Bool, finger: Point, _ evidence: inout Evidence,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let place = runs.firstIndex(where: { $0.view == view }) else { return }
    endCarrying(from: view, isCancelled: isCancelled, finger: finger, &journal)
    let start = runs[place].from
    runs[place].from = journal.scene[view].bounds.origin
    let rest = ScrollRest(
      of: view, since: start, finger: finger.along(runs[place].lock), journal.scene)
    let isPaging = journal.scene[view].scrolling?.isPagingEnabled == true
    if isPaging { tell(rest, of: view, &journal) }
    let slowing = slowing(of: view, to: rest, &evidence, &journal)
    // 20.4: it is not asked where it settles on a page.
    if !isCancelled, !isPaging {
      tell(view, .willEndDragging, by: RuleNumber(11, 14), offset: slowing?.target, &journal)
    }
    tell(
      view, .didEndDragging, by: RuleNumber(11, 14), goesOn: slowing != nil,
      on: evidence.deciding(slowing != nil), &journal)
    guard let slowing else {
      runs.remove(at: place)
      rested.append(view)
      return
    }
    runs[place].slowing = slowing
    tell(view, .willBeginDecelerating, by: RuleNumber(11, 14), &journal)
  }

  /// 20.1 to 20.3: on which page it settles, and by what.
  private func tell(
    _ rest: ScrollRest, of view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    tell(
      view, .settlesOnPage, by: RuleNumber(20, rest.turns ? 3 : 1), offset: rest.target,
      goesOn: rest.turns, on: rest.checks, &journal)
  }

  /// How a scroll view goes on after the fingers left it; nil where it simply stays.
  private func slowing(
    of view: ViewID, to rest: ScrollRest, _ evidence: inout Evidence,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> ScrollRun.Slowing? {
    // The slow-down moves it: a finger that was fast enough, or an edge or a page it is off.
    let here = journal.scene[view].bounds.origin
    guard evidence.holds(Check(.slowsDown, rest.target != here, wants: true, from: .system)) else {
      return nil
    }
    return start(rest, of: view, since: journal.nextStep, &journal)
  }

  /// - Parameter step: The step that brings it.
  func start(
    _ rest: ScrollRest, of view: ViewID, since step: Int32,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> ScrollRun.Slowing {
    let duration =
      rest.duration == 0 ? journal.scene.settings[.bounceDuration] : rest.duration
    let timer = journal.clock.start(
      .deceleration(view), due: journal.milliseconds + Int(saturating: duration.rounded(.up)),
      since: step)
    return ScrollRun.Slowing(
      way: rest.way, start: journal.milliseconds, duration: duration, velocity: rest.velocity,
      rate: rest.rate, target: rest.target, timer: timer)
  }

  /// The slow-down is over by itself.
  mutating func timerFired(
    for view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let slowing = runs.first(where: { $0.view == view })?.slowing else { return }
    let way = slowing.way
    scroll(view, to: slowing.target, by: way.rule ?? RuleNumber(11, 15), &journal)
    runs.removeAll { $0.view == view }
    rested.append(view)
    tell(view, way.end, by: way.rule ?? RuleNumber(11, 14), &journal)
  }

  /// Those that came to rest since this was asked last.
  mutating func takeRested() -> [ViewID] {
    defer { rested = [] }
    return rested
  }

  func tell(
    _ view: ViewID, _ call: ScrollCall, by rule: RuleNumber, offset: Point? = nil,
    goesOn: Bool = false, scale: Double? = nil, on checks: [Check] = [],
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard journal.listens else { return }
    journal.put(
      ScrollStep(
        view: view, call: call, offset: offset ?? journal.scene[view].bounds.origin,
        willDecelerate: goesOn, scale: scale), rule, checks)
  }
}

extension ScrollRun.Slowing.Way {
  /// The rule that says how an animation ends; nil for a slow-down.
  fileprivate var rule: RuleNumber? {
    switch self {
    case .animation: RuleNumber(20, 29)
    case .toTop: RuleNumber(20, 40)
    case .free, .page: nil
    }
  }

  /// What its delegate hears at the end.
  fileprivate var end: ScrollCall {
    switch self {
    case .animation: .didEndScrollingAnimation
    case .toTop: .didScrollToTop
    case .free, .page: .didEndDecelerating
    }
  }
}

extension Evidence {
  /// What a yes or a no rests on: of several reasons for yes one is enough.
  func deciding(_ answer: Bool) -> [Check] {
    checks.map { $0.passes == answer ? $0 : $0.asideOnly }
  }
}

extension Point {
  /// What of it lies along some axes.
  fileprivate func along(_ axes: Axes) -> Point {
    Point(axes.contains(.x) ? x : 0, axes.contains(.y) ? y : 0)
  }

  /// 11.15: as an offset of a scroll view, which follows less and less beyond its ends.
  func banded(by view: ViewID, in scene: Scene) -> Point {
    let room = ScrollRoom(of: view, in: scene)
    let (size, resting) = (scene[view].bounds.size, room.restingOffsets)
    let bounces = scene[view].scrolling?.bounces == true
    let band = scene.settings[.rubberBand]
    func banded(_ offset: Double, _ least: Double, _ most: Double, _ size: Double) -> Double {
      let edge = min(max(offset, least), most)
      return bounces ? edge + rubberBanded(offset - edge, within: size, band) : edge
    }
    return Point(
      banded(x, resting.minX, resting.maxX, size.width),
      banded(y, resting.minY, resting.maxY, size.height))
  }
}
