//   alert  level 2000   asked 1st ── nil ──┐
//   hud    level 0      asked 2nd ── nil ──┤  shown last: before main (1.7)
//   main   level 0      asked 3rd ── view ─┘  first answer wins (1.6)

/// Finds the window and the view a new touch belongs to.
struct WindowSearch {
  let scene: Scene
  let rules: HitTestRules
  let layouts: [HitTestLayout]
  let moment: UInt32

  func run<Sink: StepSink & ~Copyable>(
    touch: Int, at point: Point, into sink: inout Sink
  ) -> (view: ViewID, window: ViewID)? {
    for (window, layout) in zip(scene.windowsTopmostFirst, layouts) {
      let isShown = scene.isShown(window)
      if Sink.listens { sink.put(ask(window, point, isShown: isShown)) }
      // 1.9: a window outside every scene takes no touches.
      guard isShown,
        let view = layout.search(point, moment: moment, rules: rules, into: &sink)
      else { continue }
      if Sink.listens {
        sink.put(
          StepRecord(.windowChoose, touch: touch, subject: window.view.index, moment: moment))
        sink.put(result(touch, view: view, window: window.view))
      }
      return (view, window.view)
    }
    // 1.13: nobody answered, so the touch is dropped.
    if Sink.listens { sink.put(result(touch, view: nil, window: nil)) }
    return nil
  }

  private func ask(_ window: Window, _ point: Point, isShown: Bool) -> StepRecord {
    StepRecord(
      .windowAsk, detail: isShown ? 1 : 0, subject: window.view.index, moment: moment, x: point.x,
      y: point.y)
  }

  private func result(_ touch: Int, view: ViewID?, window: ViewID?) -> StepRecord {
    StepRecord(
      .hitResult, touch: touch, subject: view.packed, object: window.packed, moment: moment)
  }
}
