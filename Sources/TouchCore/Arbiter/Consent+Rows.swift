//   the reorder control is held ─▶ long enough? ─▶ its row is lifted: the table does not scroll   16.54

extension Consent {
  /// 16.54: a row that its reorder control lifted is moved by the touch; nil where none was.
  func refusalOfLifted(
    _ contact: GestureContact, in view: ViewID, _ recognizers: borrowing RecognizerTable,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Refusal? {
    guard journal.scene[view].part?.role == .reorderControl else { return nil }
    var held = Check.time(
      .held, journal.milliseconds - contact.began, .below(journal.scene.settings[.reorderDelay]),
      from: .setting(.reorderDelay))
    guard !held.passes else { return nil }
    held.subject = .responder(.view(view))
    return refused(.contentKeepsTouch, by: RuleNumber(16, 54), held, recognizers, journal)
  }
}
