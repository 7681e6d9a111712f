extension Delivery where Sink: ~Copyable {
  /// 11.7: whether a scroll view may take the touches that its content already has.
  ///
  /// - Parameter asked: Takes the steps of those who said yes.
  mutating func contentLetsGo(_ pan: RecognizerID, _ asked: inout Causes) -> Bool {
    let scrollView = scene[pan].view
    for contact in recognizers[pan].contacts {
      guard let gate = gates.first(where: { $0.touch == contact.touch }), gate.isOpen,
        gate.view != scrollView
      else { continue }
      guard scene[scrollView].scrolling?.canCancelContentTouches == true else {
        let never = Check(
          .canCancelContentTouches, of: .responder(.view(scrollView)), false, wants: true,
          from: .property(.canCancelContentTouches))
        let since = Causes(recognizers[pan].match.since)
        fail(
          pan, .contentKeepsTouch,
          on: grounds(11, 7, because: since, whatItSaw(pan) + [never]))
        return false
      }
      let isControl = scene[gate.view].kind.isControl
      let answer =
        scene[scrollView].scrolling?.touchesShouldCancel
        ?? (!isControl || scene.settings.isOn(.controlsGiveTouchesBack))
      let step = nextStep
      asked.add(step)
      let isOwn = scene[scrollView].scrolling?.touchesShouldCancel != nil
      let check = Check(
        .touchesShouldCancel, of: .responder(.view(scrollView)), answer, wants: true,
        from: isOwn || !isControl
          ? .property(.touchesShouldCancel) : .setting(.controlsGiveTouchesBack))
      put(
        .ask(.touchesShouldCancel, of: pan, about: nil, view: gate.view, answer: answer),
        grounds(11, 7, because: Causes(recognizers[pan].match.since), [check]))
      guard answer else {
        fail(
          pan, .contentKeepsTouch,
          on: grounds(11, 7, because: Causes(step), whatItSaw(pan) + [check]))
        return false
      }
    }
    return true
  }

  /// 11.8: whether a scroll view keeps a new touch from its content for good.
  mutating func contentRefusal(_ view: ViewID) -> (GateReason, Grounds)? {
    for scrollView in scene.enclosingScrollViews(of: view) {
      guard let answer = scene[scrollView].scrolling?.touchesShouldBegin,
        let pan = scene[scrollView].recognizers.first(where: { scene[$0].kind == .scrollPan })
      else { continue }
      put(
        .ask(.touchesShouldBegin, of: pan, about: nil, view: view, answer: answer),
        grounds(
          11, 8,
          [
            Check(
              .touchesShouldBegin, of: .responder(.view(scrollView)), answer, wants: true,
              from: .property(.touchesShouldBegin))
          ]))
      guard !answer else { continue }
      let refused = Check(
        .touchesShouldBegin, of: .responder(.view(scrollView)), false, wants: true,
        from: .property(.touchesShouldBegin))
      return (.touchesShouldBegin, grounds(11, 8, because: Causes(nextStep - 1), [refused]))
    }
    return nil
  }

  /// Follows a scroll view's pan (11.10, 11.14).
  mutating func scrollPanChanged(_ pan: RecognizerID, _ state: GestureState) {
    let view = scene[pan].view
    switch state {
    case .began:
      scrolls.removeAll { $0.view == view }
      scrolls.append(ScrollRun(view: view, from: scene[view].bounds.origin))
      tell(view, .willBeginDragging, by: 14)
      follow(pan, view)
    case .changed: follow(pan, view)
    case .ended: lift(pan, view)
    case .cancelled:
      var evidence = Evidence(isWanted: Sink.listens)
      _ = evidence.holds(.notCancelled)
      endDragging(view, isCancelled: true, finger: .zero, &evidence)
    case .possible, .failed: return
    }
  }

  private mutating func follow(_ pan: RecognizerID, _ view: ViewID) {
    guard let place = scrolls.firstIndex(where: { $0.view == view }) else { return }
    scrolls[place].moved = milliseconds
    let run = scrolls[place]
    let translation = recognizers[pan].machine.value
    let axes = scene.scrollableAxes(of: view)
    let resting = scene.restingOffsets(of: view)
    let size = scene[view].bounds.size
    var offset = run.from
    if axes.contains(.x) {
      offset.x = banded(run.from.x - translation.x, resting.size.width, size.width, view)
    }
    if axes.contains(.y) {
      offset.y = banded(run.from.y - translation.y, resting.size.height, size.height, view)
    }
    guard offset != scene[view].bounds.origin else { return }
    scroll(view, to: offset, by: 10)
  }

  /// 11.15: beyond an edge the content follows less and less.
  private func banded(_ offset: Double, _ end: Double, _ size: Double, _ view: ViewID) -> Double {
    let beyond = offset < 0 ? offset : offset > end ? offset - end : 0
    guard beyond != 0 else { return offset }
    let edge = offset < 0 ? 0 : end
    guard scene[view].scrolling?.bounces == true, size > 0 else { return edge }
    let band = scene.settings[.rubberBand]
    let followed = (1 - 1 / (abs(beyond) * band / size + 1)) * size
    return edge + (beyond < 0 ? -followed : followed)
  }

  /// - Parameter rule: The item of section 11 that moves it.
  private mutating func scroll(_ view: ViewID, to offset: Point, by rule: Int) {
    let old = scene[view].bounds.origin
    changeScene(
      SceneChange(
        .responder(.view(view)), .contentOffset, from: .point(old), to: .point(offset)))
    tell(view, .didScroll, by: rule)
  }

  private mutating func lift(_ pan: RecognizerID, _ view: ViewID) {
    guard let run = scrolls.first(where: { $0.view == view }) else { return }
    // A pan's velocity does not fade while the finger rests (10.19); a scroll view stays then.
    var evidence = Evidence(isWanted: Sink.listens)
    let isFling = evidence.holds(
      .time(
        .sinceMove, milliseconds - run.moved, .atMost(scene.settings[.flingTime]),
        from: .setting(.flingTime)))
    endDragging(
      view, isCancelled: false, finger: isFling ? recognizers[pan].machine.velocity : .zero,
      &evidence)
  }

  /// 11.14, 11.15: the content flies on, comes back from beyond an edge, or stays where it is.
  private mutating func endDragging(
    _ view: ViewID, isCancelled: Bool, finger: Point, _ evidence: inout Evidence
  ) {
    guard let place = scrolls.firstIndex(where: { $0.view == view }) else { return }
    scrolls[place].from = scene[view].bounds.origin
    let slowing = slowing(of: view, finger: finger, &evidence)
    if !isCancelled { tell(view, .willEndDragging, by: 14, offset: slowing?.target) }
    tell(
      view, .didEndDragging, by: 14, willDecelerate: slowing != nil,
      checks(evidence, willDecelerate: slowing != nil))
    guard let slowing else {
      scrolls.remove(at: place)
      return
    }
    scrolls[place].slowing = slowing
    tell(view, .willBeginDecelerating, by: 14)
  }

  /// What the content flies on for, or stays for: of several reasons to fly one is enough.
  private func checks(_ evidence: Evidence, willDecelerate: Bool) -> [Check] {
    evidence.checks.map { $0.passes == willDecelerate ? $0 : $0.asideOnly }
  }

  /// How a scroll view slows down after the fingers left it; nil where it simply stays.
  private mutating func slowing(
    of view: ViewID, finger: Point, _ evidence: inout Evidence
  ) -> ScrollRun.Slowing? {
    let axes = scene.scrollableAxes(of: view)
    let velocity = Point(
      axes.contains(.x) ? -finger.x / 1000 : 0, axes.contains(.y) ? -finger.y / 1000 : 0)
    let isFast = scene[view].scrolling?.deceleratesFast == true
    let rate = scene.settings[isFast ? .fastDecelerationRate : .decelerationRate]
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    var duration = ScrollRun.duration(
      speed, until: scene.settings[.decelerationStop] / 1000, rate: rate)
    let here = scene[view].bounds.origin
    let far = Point(
      here.x + ScrollRun.distance(velocity.x, after: duration, rate: rate),
      here.y + ScrollRun.distance(velocity.y, after: duration, rate: rate))
    let resting = scene.restingOffsets(of: view)
    let target = Point(
      min(max(far.x, resting.minX), resting.maxX), min(max(far.y, resting.minY), resting.maxY))
    // The slow-down moves it: a finger that was fast enough, or an edge it is beyond.
    guard evidence.holds(Check(.slowsDown, target != here, wants: true, from: .system)) else {
      return nil
    }
    if duration == 0 { duration = scene.settings[.bounceDuration] }
    let timer = clock.start(
      .deceleration(view), due: milliseconds + Int(saturating: duration.rounded(.up)),
      since: nextStep)
    return ScrollRun.Slowing(
      start: milliseconds, duration: duration, velocity: velocity, rate: rate, target: target,
      timer: timer)
  }

  /// The slow-down is over by itself.
  mutating func decelerationTimer(_ view: ViewID) {
    guard let slowing = scrolls.first(where: { $0.view == view })?.slowing else { return }
    scroll(view, to: slowing.target, by: 15)
    scrolls.removeAll { $0.view == view }
    tell(view, .didEndDecelerating, by: 14)
  }

  /// 11.12: a touch in a scroll view that slows down stops it; answers the one it stopped.
  mutating func stopScrolling(above view: ViewID) -> ViewID? {
    guard !scrolls.isEmpty else { return nil }
    var stopped: ViewID?
    for ancestor in scene.path(from: view) {
      guard let run = scrolls.first(where: { $0.view == ancestor }), let slowing = run.slowing
      else { continue }
      clock.stop(slowing.timer)
      scroll(ancestor, to: place(of: run, slowing), by: 12)
      scrolls.removeAll { $0.view == ancestor }
      tell(ancestor, .didEndDecelerating, by: 12)
      stopped = stopped ?? ancestor
    }
    return stopped
  }

  private func place(of run: ScrollRun, _ slowing: ScrollRun.Slowing) -> Point {
    let time = Double(milliseconds - slowing.start)
    let resting = scene.restingOffsets(of: run.view)
    func moved(_ from: Double, _ velocity: Double, _ end: Double) -> Double {
      min(max(from + ScrollRun.distance(velocity, after: time, rate: slowing.rate), 0), end)
    }
    return Point(
      moved(run.from.x, slowing.velocity.x, resting.maxX),
      moved(run.from.y, slowing.velocity.y, resting.maxY))
  }

  private mutating func tell(
    _ view: ViewID, _ call: ScrollCall, by rule: Int, offset: Point? = nil,
    willDecelerate: Bool = false, _ checks: [Check] = []
  ) {
    guard Sink.listens else { return }
    var checks = checks
    for place in checks.indices { checks[place].subject = .responder(.view(view)) }
    sink.take(grounds(11, rule, checks))
    sink.put(
      StepRecord(
        ScrollStep(
          view: view, call: call, offset: offset ?? scene[view].bounds.origin,
          willDecelerate: willDecelerate), moment: moment))
  }
}
