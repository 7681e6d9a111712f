//   alert  level 2000   asked 1st ── nil ──┐
//   hud    level 0      asked 2nd ── nil ──┤  shown last: before main (1.7)
//   main   level 0      asked 3rd ── view ─┘  first answer wins (1.6)

/// Finds the window and the view a new touch belongs to.
struct WindowSearch: ~Copyable {
  /// The windows, arranged for asking, and the version of the scene they were arranged in.
  private var layouts: [HitTestLayout]?
  private var version = 0

  /// - Parameter layouts: The windows of the scene to begin with, where they are arranged already.
  init(_ layouts: [HitTestLayout]?) { self.layouts = layouts }

  /// Asks one window after the other; nil where nobody answers.
  mutating func find(
    _ touch: Int, at point: Point, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> (view: ViewID, window: ViewID)? {
    let windows = journal.scene.windowsTopmostFirst
    let layouts = layouts(of: windows, journal)
    let occasion = Occasion(
      moment: journal.moment, touch: UInt16(truncatingIfNeeded: touch))
    for (window, layout) in zip(windows, layouts) {
      let isShown = journal.scene.isShown(window)
      if journal.listens { putAsk(window, point, touch, isShown: isShown, &journal) }
      // 1.9: a window outside every scene takes no touches.
      guard isShown else { continue }
      guard
        let first = layout.search(point, occasion, rules: journal.rules, into: &journal.sink)
      else {
        if layout.swallows(point, journal.rules) { break }
        continue
      }
      var answer: ViewID? = first
      if let second = layout.secondPass ?? repeating(layout, journal) {
        // 2.20, 22.23: the window that answered is asked once more, and its answer then counts.
        if journal.listens { putAsk(window, point, touch, isShown: true, &journal) }
        answer = second.search(point, occasion, rules: journal.rules, into: &journal.sink)
      }
      guard let view = answer else { continue }
      if journal.listens {
        journal.sink.put(
          StepRecord(
            .windowChoose, touch: touch, subject: window.view.index, moment: journal.moment))
        putResult(touch, view: view, window: window.view, &journal)
      }
      return (view, window.view)
    }
    // 1.13: nobody answered, so the touch is dropped.
    if journal.listens { putResult(touch, view: nil, window: nil, &journal) }
    return nil
  }

  /// 2.20: a second pass that comes to the same, for a record that wants to show it.
  private func repeating(
    _ layout: HitTestLayout, _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> HitTestLayout? {
    journal.listens && journal.tuning.hitTestTwice ? layout : nil
  }

  private mutating func layouts(
    of windows: [Window], _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [HitTestLayout] {
    if let layouts, version == journal.sceneVersion { return layouts }
    let made = windows.map { HitTestLayout(journal.scene, window: $0.view) }
    layouts = made
    version = journal.sceneVersion
    return made
  }

  private func putAsk(
    _ window: Window, _ point: Point, _ touch: Int, isShown: Bool,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    journal.sink.put(
      StepRecord(
        .windowAsk, detail: isShown ? 1 : 0, touch: touch, subject: window.view.index,
        moment: journal.moment, x: point.x, y: point.y))
  }

  private func putResult(
    _ touch: Int, view: ViewID?, window: ViewID?,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    journal.sink.putSought(
      StepRecord(
        .hitResult, touch: touch, subject: view.packed, object: window.packed,
        moment: journal.moment))
  }
}
