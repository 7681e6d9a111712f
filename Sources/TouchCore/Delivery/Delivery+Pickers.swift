extension Delivery where Sink: ~Copyable {
  /// 18.40: a picker selects a row once its wheel has come to rest, and only then tells of it.
  mutating func settleWheels() {
    for view in scroller.takeRested() {
      guard
        let (picker, row) = journal.scene.row(
          at: journal.scene[view].bounds.origin, ofWheel: view),
        journal.scene[picker].value != row
      else { continue }
      let (before, step) = (journal.cause, journal.nextStep)
      journal.make(
        SceneChange(
          .responder(.view(picker)), .value, from: .number(journal.scene[picker].value),
          to: .number(row)), by: RuleNumber(18, 40))
      if Sink.listens { journal.cause = step }
      ActionDispatch(focus: focus).send(fromPicker: picker, &journal)
      journal.cause = before
    }
  }
}
