//   inner  ──────────●  its end                       only with scrollTransfersMidDrag (20.18):
//   outer            ●──────────▶ the rest of the way  by default the inner one bounces

extension Scroller {
  /// 20.18: an inner scroll view that comes to its end during a drag leaves the rest of the way to
  /// the one around it; answers where the inner one would be.
  mutating func carryOn(
    from view: ViewID, _ offset: Point, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Point {
    guard let outer = journal.scene.enclosingScrollViews(of: view).first else { return offset }
    let room = ScrollRoom(of: view, in: journal.scene)
    let axes = room.transfers(to: ScrollRoom(of: outer, in: journal.scene))
    let resting = room.restingOffsets
    var own = offset
    if axes.contains(.x) { own.x = min(max(offset.x, resting.minX), resting.maxX) }
    if axes.contains(.y) { own.y = min(max(offset.y, resting.minY), resting.maxY) }
    carry(outer, by: offset - own, from: view, &journal)
    return own
  }

  private mutating func carry(
    _ outer: ViewID, by way: Point, from view: ViewID,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let by = RuleNumber(20, 18)
    if !runs.contains(where: { $0.view == outer }), way != .zero {
      var run = ScrollRun(view: outer, from: journal.scene[outer].bounds.origin)
      run.carriedOnFrom = view
      runs.append(run)
      tell(outer, .willBeginDragging, by: by, &journal)
    }
    guard let run = runs.first(where: { $0.view == outer && $0.carriedOnFrom == view }) else {
      return
    }
    let offset = (run.from + way).banded(by: outer, in: journal.scene)
    guard offset != journal.scene[outer].bounds.origin else { return }
    scroll(outer, to: offset, by: by, &journal)
  }

  /// The one that goes on with a drag ends with it.
  mutating func endCarrying(
    from view: ViewID, isCancelled: Bool, finger: Point,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let place = runs.firstIndex(where: { $0.carriedOnFrom == view }) else { return }
    runs[place].carriedOnFrom = nil
    var evidence = Evidence(isWanted: journal.listens)
    endDragging(
      runs[place].view, isCancelled: isCancelled, finger: isCancelled ? .zero : finger, &evidence,
      &journal)
  }
}
