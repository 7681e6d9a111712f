extension Gate {
  /// 20.33: the scroll views around a view are asked when it would hear of a touch; 20.34: after a
  /// no it never does, and scrolling goes on as it would.
  mutating func letsBegin(
    _ place: Int, heldBy held: Int32 = -1, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    guard touches[place].asksContent else { return true }
    let view = touches[place].view
    for scrollView in journal.scene.enclosingScrollViews(of: view) {
      guard let answer = journal.scene[scrollView].scrolling?.touchesShouldBegin,
        let pan = journal.scene.ownRecognizer(.scrollPan, of: scrollView)
      else { continue }
      let check = Check(
        .touchesShouldBegin, of: scrollView, answer, wants: true,
        from: .property(.touchesShouldBegin))
      let step = journal.nextStep
      journal.put(
        .ask(.touchesShouldBegin, of: pan, about: nil, view: view, answer: answer),
        journal.grounds(20, 33, [check]))
      guard !answer else { continue }
      journal.put(
        .discard(touch: touches[place].touch, .began, by: nil, .touchesShouldBegin),
        journal.grounds(20, 34, because: Causes(step, held), [check]))
      touches[place].refuse()
      return false
    }
    return true
  }
}

extension Scene {
  /// Whether a scroll view around a view has an own answer to `touchesShouldBegin`.
  func asksContent(_ view: ViewID) -> Bool {
    var here = self[view].superview
    while let id = here {
      if self[id].scrolling?.touchesShouldBegin != nil { return true }
      here = self[id].superview
    }
    return false
  }
}
