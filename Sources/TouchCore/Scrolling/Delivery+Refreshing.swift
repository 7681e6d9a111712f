//   offset   0 ──────▶ -refreshDistance        while the fingers drag, once a drag           20.43
//                         │
//                         └─▶ refreshing=yes ─▶ valueChanged

extension Delivery where Sink: ~Copyable {
  /// 20.43: a refresh control refreshes, once for each pull, when the content is far enough beyond
  /// its top.
  mutating func refresh(pulledIn scrollView: ViewID, _ state: GestureState) {
    guard state == .began || state == .changed,
      let control = journal.scene.refreshControl(of: scrollView),
      let pulled = journal.scene.pull(of: scrollView), pulled.passes,
      scroller.mayRefresh(scrollView)
    else { return }
    scroller.noteRefresh(scrollView)
    let (before, step) = (journal.cause, journal.nextStep)
    // In its action the control refreshes already.
    journal.make(
      SceneChange(
        .responder(.view(control)), .refreshing, from: .flag(false), to: .flag(true)),
      by: RuleNumber(20, 43), [pulled])
    if Sink.listens { journal.cause = step }
    endEditing(ActionDispatch(focus: focus).send(.valueChanged, from: control, [], &journal))
    journal.cause = before
  }
}

extension Scroller {
  /// Whether a finger drags it, and its refresh control has not refreshed in this drag.
  func mayRefresh(_ view: ViewID) -> Bool {
    runs.contains { $0.view == view && $0.isDragged && !$0.hasRefreshed } && !isZooming(view)
  }

  /// Its refresh control refreshes.
  mutating func noteRefresh(_ view: ViewID) {
    for place in runs.indices where runs[place].view == view { runs[place].hasRefreshed = true }
  }

  /// Whether a finger drags it.
  func isDragged(_ view: ViewID) -> Bool { runs.contains { $0.view == view && $0.isDragged } }
}

extension ScrollRun {
  /// Whether a finger drags it.
  fileprivate var isDragged: Bool { slowing == nil && stoppedBy == nil }
}

extension Scene {
  /// The refresh control that a scroll view has (20.43).
  public func refreshControl(of scrollView: ViewID) -> ViewID? {
    self[scrollView].subviews.first { self[$0].kind.reaction == .pull }
  }

  /// 20.43: how far a scroll view is pulled beyond its top, against what lets its refresh control
  /// refresh; nil where it has none, or one that refreshes.
  func pull(of scrollView: ViewID) -> Check? {
    guard let control = refreshControl(of: scrollView), !self[control].control.isRefreshing else {
      return nil
    }
    let top = scrollRoom(of: scrollView).restingOffsets.minY
    return Check(
      .pulled, of: scrollView, .number(top - self[scrollView].bounds.origin.y),
      .atLeast(settings[.refreshDistance]), from: .setting(.refreshDistance), .points)
  }
}
