extension Scroller {
  /// 11.8: why a scroll view keeps a new touch from its content for good; nil where none does.
  func refusal(
    for view: ViewID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> (GateReason, Grounds)? {
    for scrollView in journal.scene.enclosingScrollViews(of: view) {
      guard let answer = journal.scene[scrollView].scrolling?.touchesShouldBegin,
        let pan = journal.scene[scrollView].recognizers.first(where: {
          journal.scene[$0].kind == .scrollPan
        })
      else { continue }
      journal.put(
        .ask(.touchesShouldBegin, of: pan, about: nil, view: view, answer: answer),
        journal.grounds(
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
      return (
        .touchesShouldBegin,
        journal.grounds(11, 8, because: Causes(journal.nextStep - 1), [refused])
      )
    }
    return nil
  }
}
