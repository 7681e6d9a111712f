//   alert  level 2000   asked 1st ── nil ──┐
//   hud    level 0      asked 2nd ── nil ──┤  shown last: before main (1.7)
//   main   level 0      asked 3rd ── view ─┘  first answer wins (1.6)

extension Delivery where Sink: ~Copyable {
  /// Finds the window and the view a new touch belongs to.
  mutating func findView(
    of touch: Int, at point: Point
  ) -> (view: ViewID, window: ViewID)? {
    let windows = scene.windowsTopmostFirst
    let layouts = self.layouts ?? windows.map { HitTestLayout(scene, window: $0.view) }
    self.layouts = layouts
    let occasion = Occasion(moment: moment, touch: UInt16(truncatingIfNeeded: touch))
    for (window, layout) in zip(windows, layouts) {
      let isShown = scene.isShown(window)
      if Sink.listens { sink.put(ask(window, point, touch, isShown: isShown)) }
      // 1.9: a window outside every scene takes no touches.
      guard isShown, let view = layout.search(point, occasion, rules: rules, into: &sink)
      else { continue }
      if Sink.listens {
        sink.put(
          StepRecord(.windowChoose, touch: touch, subject: window.view.index, moment: moment))
        // 2.20: UIKit often asks the chosen window a second time; nothing may depend on it.
        if tuning.hitTestTwice { _ = layout.search(point, occasion, rules: rules, into: &sink) }
        sink.putSought(result(touch, view: view, window: window.view))
      }
      return (view, window.view)
    }
    // 1.13: nobody answered, so the touch is dropped.
    if Sink.listens { sink.putSought(result(touch, view: nil, window: nil)) }
    return nil
  }

  private func ask(
    _ window: Window, _ point: Point, _ touch: Int, isShown: Bool
  ) -> StepRecord {
    StepRecord(
      .windowAsk, detail: isShown ? 1 : 0, touch: touch, subject: window.view.index,
      moment: moment, x: point.x, y: point.y)
  }

  private func result(_ touch: Int, view: ViewID?, window: ViewID?) -> StepRecord {
    StepRecord(
      .hitResult, touch: touch, subject: view.packed, object: window.packed, moment: moment)
  }
}
