//   the status bar is tapped                                                       20.40
//
//     scroll views on the screen, nearest to the bar first
//       scrollsToTop? ─ no ─▶ the next one
//         └ yes ─ on a phone the only one? ─ its delegate? ─ not there yet? ─▶ to its top

extension Delivery where Sink: ~Copyable {
  /// 20.40: a scroll view below the status bar scrolls to its top.
  ///
  /// 20.42: whether views get that touch is not known; here they do not.
  mutating func tapStatusBar() {
    let scrollViews = journal.scene.scrollViewsBelowStatusBar
    let count = scrollViews.count { journal.scene[$0].scrolls.scrollsToTop }
    let before = journal.cause
    for view in scrollViews {
      let (answer, isLast) = asksToScroll(view, among: count)
      if answer {
        let offset = journal.scene[view].bounds.origin
        let top = journal.scene.scrollRoom(of: view).restingOffsets.minY
        scroller.animate(view, to: Point(offset.x, top), as: .toTop, &journal)
      }
      journal.cause = before
      if isLast { return }
    }
  }

  /// Whether a scroll view scrolls, and whether no other one is asked after it.
  private mutating func asksToScroll(
    _ view: ViewID, among count: Int
  ) -> (answer: Bool, isLast: Bool) {
    var evidence = Evidence(isWanted: Sink.listens)
    let scrolling = journal.scene[view].scrolls
    let scrollsToTop = evidence.holds(
      Check(.scrollsToTop, scrolling.scrollsToTop, wants: true, from: .property(.scrollsToTop)))
    // 20.41: of a pad the nearest of several scrolls.
    let isAlone =
      scrollsToTop
      && (journal.scene.application.idiom == .pad
        || evidence.holds(
          Check(
            .scrollingToTop, .number(Double(count)), .atMost(1), from: .property(.scrollsToTop))))
    let answer = isAlone && mayScroll(view, scrolling, &evidence)
    let step = journal.nextStep
    scroller.tell(
      view, .shouldScrollToTop, by: RuleNumber(20, scrollsToTop && !isAlone ? 41 : 40),
      goesOn: answer, on: evidence.checks, &journal)
    if Sink.listens { journal.cause = step }
    return (answer, scrollsToTop)
  }

  private func mayScroll(
    _ view: ViewID, _ scrolling: Scrolling, _ evidence: inout Evidence
  ) -> Bool {
    if let own = scrolling.shouldScrollToTop,
      !evidence.holds(
        Check(.shouldScrollToTop, own, wants: true, from: .property(.shouldScrollToTop)))
    {
      return false
    }
    let top = journal.scene.scrollRoom(of: view).restingOffsets.minY
    let below = Check.distance(
      .belowTop, journal.scene[view].bounds.origin.y - top, .above(0),
      from: .property(.contentOffset))
    return evidence.holds(below)
      && evidence.holds(Check(.dragged, scroller.isDragged(view), wants: false, from: .system))
  }
}

extension Scene {
  /// 20.40: the scroll views on the screen, the nearest to the status bar first; of two that are as
  /// near, the one in front.
  ///
  /// A picker's wheel, which UIKit makes, is none of them.
  var scrollViewsBelowStatusBar: [ViewID] {
    var found: [(view: ViewID, distance: Double)] = []
    for window in windowsTopmostFirst where isShown(window) && !window.isKeyboard {
      for view in subtree(of: window.view).reversed()
      where self[view].scrolling != nil && self[view].part == nil {
        guard let distance = distanceFromTop(of: view, in: window.view) else { continue }
        let place = found.firstIndex { $0.distance > distance } ?? found.endIndex
        found.insert((view, distance), at: place)
      }
    }
    return found.map { $0.view }
  }

  /// How far a view lies from the top of its window; nil where nothing of it is on the screen.
  private func distanceFromTop(of view: ViewID, in window: ViewID) -> Double? {
    let isSeen = path(from: view).allSatisfy { !self[$0].isHidden && self[$0].alpha >= 0.01 }
    let screen = Rect(origin: .zero, size: self[window].bounds.size)
    let frame = convert(self[view].bounds, from: view, to: window)
    guard isSeen, frame.maxX > screen.minX, frame.minX < screen.maxX, frame.maxY > screen.minY,
      frame.minY < screen.maxY
    else { return nil }
    return max(frame.minY, 0)
  }
}
