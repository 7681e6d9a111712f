#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#else
  import WASILibc
#endif

//   two fingers      the content under them stays under them: scale and offset change      20.7
//   beyond a limit   it follows less, and comes back to the limit when they have left       20.9
//   one is lifted    the zoom is over, and the other finger scrolls on                      20.8

/// A scroll view that fingers zoom, or that comes back to a limit.
struct ZoomRun {
  let view: ViewID
  /// Its pinch recognizer.
  let recognizer: RecognizerID
  /// The scales when it began: of the content, and as the pinch measures it.
  let content: Double
  let pinch: Double
  /// The middle between the fingers, on the screen.
  var focus: Point
  /// The timer with which it comes back.
  var timer: UInt32?
}

extension Scroller {
  /// Whether fingers zoom anything.
  var isZooming: Bool { zooms.contains { $0.timer == nil } }

  /// Whether fingers zoom a scroll view.
  func isZooming(_ view: ViewID) -> Bool {
    !zooms.isEmpty && zooms.contains { $0.view == view && $0.timer == nil }
  }

  /// 20.8: a scroll view around a view that fingers zoom.
  func zooms(around view: ViewID, _ scene: Scene) -> ViewID? {
    guard isZooming else { return nil }
    for scrollView in scene.enclosingScrollViews(of: view) where isZooming(scrollView) {
      return scrollView
    }
    return nil
  }

  /// Follows a scroll view's pinch.
  ///
  /// - Parameters:
  ///   - pinch: The scale as the pinch measures it.
  ///   - focus: The middle between its fingers, on the screen; nil where there are not two.
  ///   - isFirst: Whether the pinch has only just begun; a finger may come back to one later.
  mutating func zoom(
    _ view: ViewID, by recognizer: RecognizerID, pinch: Double, at focus: Point?, isFirst: Bool,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let focus else { return }
    if !isZooming(view) {
      stopBouncing(view, &journal)
      let scale = journal.scene[view].scrolls.zooming.scale
      zooms.append(
        ZoomRun(
          view: view, recognizer: recognizer, content: scale, pinch: isFirst ? 1 : pinch,
          focus: focus))
      tell(view, .willBeginZooming, by: RuleNumber(20, 7), scale: scale, &journal)
    }
    guard let place = zooms.firstIndex(where: { $0.view == view }) else { return }
    let run = zooms[place]
    zooms[place].focus = focus
    let wanted = run.content * pinch / run.pinch
    let zooming = journal.scene[view].scrolls.zooming
    let limit = zooming.within(wanted)
    let share = zooming.bounces ? journal.scene.settings[.zoomBand] : 0
    let scale = limit * pow(wanted / limit, share)
    scaleContent(
      of: view, to: scale, from: run.focus, to: focus,
      by: wanted == limit ? RuleNumber(20, 7) : RuleNumber(20, 9),
      on: [zooming.check(wanted).asideOnly], &journal)
  }

  /// 20.8: fewer than two fingers are left on it, or its pinch is broken off.
  mutating func endZooming(
    _ view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let place = zooms.firstIndex(where: { $0.view == view && $0.timer == nil }) else {
      return
    }
    let zooming = journal.scene[view].scrolls.zooming
    guard zooming.within(zooming.scale) != zooming.scale else {
      zooms.remove(at: place)
      return finishZooming(view, by: RuleNumber(20, 8), &journal)
    }
    let step = journal.nextStep
    tell(
      view, .zoomBounces, by: RuleNumber(20, 9), scale: zooming.scale,
      on: [zooming.check(zooming.scale)], &journal)
    let duration = journal.scene.settings[.bounceDuration]
    zooms[place].timer = journal.clock.start(
      .zoom(view), due: journal.milliseconds + Int(saturating: duration.rounded(.up)),
      since: step)
  }

  /// 20.9: it is back at its limit, and only now its delegate hears that the zoom is over.
  mutating func zoomTimerFired(
    for view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let place = zooms.firstIndex(where: { $0.view == view && $0.timer != nil }) else {
      return
    }
    let run = zooms.remove(at: place)
    let zooming = journal.scene[view].scrolls.zooming
    scaleContent(
      of: view, to: zooming.within(zooming.scale), from: run.focus, to: run.focus,
      by: RuleNumber(20, 9), &journal)
    finishZooming(view, by: RuleNumber(20, 9), &journal)
  }

  /// 20.6: code set the scale: the middle of what is seen stays there.
  mutating func scaleWasSet(
    of view: ViewID, from old: Double, to new: Double,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard journal.scene.viewForZooming(in: view) != nil else {
      return journal.changeScene(
        SceneChange(.responder(.view(view)), .zoomScale, from: .number(new), to: .number(old)))
    }
    let bounds = journal.scene[view].bounds
    let middle = Point(
      bounds.minX + bounds.size.width / 2, bounds.minY + bounds.size.height / 2)
    let focus = journal.scene.toScreen(middle, of: view)
    journal.changeScene(
      SceneChange(.responder(.view(view)), .zoomScale, from: .number(new), to: .number(old)))
    scaleContent(
      of: view, to: journal.scene[view].scrolls.zooming.within(new), from: focus, to: focus,
      by: RuleNumber(20, 6), &journal)
  }

  /// It comes back to a limit no more: fingers zoom it again.
  private mutating func stopBouncing(
    _ view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let place = zooms.firstIndex(where: { $0.view == view }) else { return }
    if let timer = zooms[place].timer { journal.clock.stop(timer) }
    zooms.remove(at: place)
  }

  /// Where no finger drags it and nothing moves it, it does not stay beyond an edge.
  private func finishZooming(
    _ view: ViewID, by rule: RuleNumber, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    if !runs.contains(where: { $0.view == view }) {
      let resting = journal.scene.scrollRoom(of: view).restingOffsets
      let here = journal.scene[view].bounds.origin
      let there = Point(
        min(max(here.x, resting.minX), resting.maxX), min(max(here.y, resting.minY), resting.maxY))
      if there != here { scroll(view, to: there, by: RuleNumber(11, 15), &journal) }
    }
    tell(
      view, .didEndZooming, by: rule, scale: journal.scene[view].scrolls.zooming.scale, &journal)
  }

  /// 20.7: scales the content, so that what lay under one place of the screen lies under another.
  private mutating func scaleContent(
    of view: ViewID, to wanted: Double, from old: Point, to focus: Point, by rule: RuleNumber,
    on checks: [Check] = [], _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let zoomed = journal.scene.viewForZooming(in: view) else { return }
    let scale = (wanted * 1000).rounded() / 1000
    let before = journal.scene[view].scrolls.zooming.scale
    let (offset, corner) = (journal.scene[view].bounds.origin, journal.scene[zoomed].origin)
    let place = journal.scene.fromScreen(old, to: view) - corner
    let inFrame = journal.scene.fromScreen(focus, to: view) - offset
    let factor = scale / before
    let moved = Point(
      corner.x + place.x * factor - inFrame.x, corner.y + place.y * factor - inFrame.y)
    let content = journal.scene[view].scrolls.contentSize
    let (scrollView, photo) = (
      SceneObject.responder(.view(view)), SceneObject.responder(.view(zoomed))
    )
    for change in [
      SceneChange(
        photo, .transform, from: .transform(journal.scene[zoomed].transform),
        to: .transform(journal.scene.zoomed(zoomed, to: scale))),
      SceneChange(
        scrollView, .contentSize, from: .size(content), to: .size(content.scaled(by: factor))),
      SceneChange(scrollView, .zoomScale, from: .number(before), to: .number(scale)),
    ] {
      journal.changeScene(change)
    }
    let new = moved.banded(by: view, in: journal.scene).rounded
    journal.changeScene(
      SceneChange(scrollView, .contentOffset, from: .point(offset), to: .point(new)))
    for place in runs.indices where runs[place].view == view {
      runs[place].from = runs[place].from + (new - offset)
    }
    tell(view, .didZoom, by: rule, scale: scale, on: checks, &journal)
  }
}

extension Delivery where Sink: ~Copyable {
  /// 20.7: the pinch of a scroll view zooms it.
  mutating func zoom(by id: RecognizerID, _ state: GestureState, of part: Part) {
    guard case .view(let view) = part.owner, journal.scene.viewForZooming(in: view) != nil else {
      return
    }
    switch state {
    case .began, .changed:
      scroller.zoom(
        view, by: id, pinch: arbiter.recognizers[id].machine.value.x,
        at: arbiter.recognizers[id].contacts.middleOfTwo, isFirst: state == .began, &journal)
      // 11.11: what has been enlarged moves where it did not before.
      if let pan = journal.scene.ownRecognizer(.scrollPan, of: view),
        arbiter.recognizers[pan].state == .possible
      {
        arbiter.recognizers[pan].machine.allow(journal.scene.dragWays(of: view))
      }
    case .ended, .cancelled: scroller.endZooming(view, &journal)
    case .possible, .failed: return
    }
  }

  /// 20.8: a zoom may be over with one finger still down.
  mutating func leaveZooms() {
    for run in scroller.zooms
    where run.timer == nil && arbiter.recognizers[run.recognizer].contacts.downCount < 2 {
      scroller.endZooming(run.view, &journal)
    }
  }
}

extension Zooming {
  /// How far a pinch zooms, against the limit that is nearer.
  fileprivate func check(_ scale: Double) -> Check {
    let value = Check.Value.number((scale * 1000).rounded() / 1000)
    return scale < minimumScale
      ? Check(.zoomScale, value, .atLeast(minimumScale), from: .property(.minimumZoomScale))
      : Check(.zoomScale, value, .atMost(maximumScale), from: .property(.maximumZoomScale))
  }
}

extension [GestureContact] {
  /// The middle between the first two fingers that are down; nil where there are not two.
  fileprivate var middleOfTwo: Point? {
    let down = filter { $0.isDown }.prefix(2).map { $0.location }
    guard down.count == 2 else { return nil }
    return Point((down[0].x + down[1].x) / 2, (down[0].y + down[1].y) / 2)
  }
}

extension Point {
  /// The same in hundredths of a point.
  fileprivate var rounded: Point { Point((x * 100).rounded() / 100, (y * 100).rounded() / 100) }
}
