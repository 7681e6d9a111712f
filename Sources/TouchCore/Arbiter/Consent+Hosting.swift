//   a finger on what SwiftUI draws, which has a drag gesture ─▶ iOS 18 on: the scroll view waits  22.31

extension Consent {
  /// 22.31: from iOS 18 a drag gesture of SwiftUI keeps its touch from the scroll view around; nil
  /// where there is none, or the system lets the scroll view have it.
  ///
  /// It sees the touch as a recognizer does: also where the scroll view still holds it back.
  func refusalOfDragGesture(
    _ recognizers: borrowing RecognizerTable, _ gate: borrowing Gate,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Refusal? {
    let scene = journal.scene
    var dragged: ViewID?
    for contact in recognizers[recognizer].contacts {
      guard let hit = gate[contact.touch]?.view else { continue }
      let content = scene.drawn(under: contact.start, whereHit: hit)
      if content.map({ scene[$0].hasDragGesture }) == true { dragged = content }
    }
    guard let dragged else { return nil }
    let lets = Check(
      .system, of: dragged, .number(scene.settings[.iOS]), .below(18), from: .setting(.iOS))
    guard !lets.passes else { return nil }
    return refused(.contentKeepsTouch, by: RuleNumber(22, 31), lets, recognizers, journal)
  }
}

extension Scene {
  /// What SwiftUI draws at a point of the screen in the view that is hit there.
  fileprivate func drawn(under screenPoint: Point, whereHit view: ViewID) -> ViewID? {
    if self[view].kind == .drawn { return view }
    return self[view].kind == .hosting ? drawn(in: view, at: screenPoint) : nil
  }
}
