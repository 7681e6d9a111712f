//   edgePop ─▶ a second controller? ─▶ a bar? ─▶ the back button? ─▶ it may begin      19.45

extension Consent {
  /// 19.45: what a navigation controller's own delegate objects to; nil where it lets it begin.
  ///
  /// Another delegate lifts these refusals (19.47).
  func refusalOfStack(
    _ recognizers: borrowing RecognizerTable,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Refusal? {
    guard let part = journal.scene[recognizer].part,
      part.role == .edgePop || part.role == .contentPop,
      !journal.scene[recognizer].answers.saysWhetherToBegin, case .controller(let id) = part.owner
    else { return nil }
    guard let objection = journal.scene.objectionToPop(of: id) else { return nil }
    let step = journal.nextStep
    journal.put(
      .ask(.shouldBegin, of: recognizer, about: nil, view: nil, answer: false),
      journal.grounds(
        19, 45, because: Causes(recognizers[recognizer].match.since), [objection]))
    return refused(
      .shouldBeginNo, by: RuleNumber(19, 45), at: step, objection, recognizers, journal)
  }
}

extension Scene {
  fileprivate func objectionToPop(of id: ControllerID) -> Check? {
    guard let container = self[id].container else { return nil }
    let subject = SceneObject.responder(.controller(id))
    let checks = [
      stackCheck(of: id),
      Check(
        .barHidden, of: subject, container.isBarHidden, wants: false,
        from: .property(.isNavigationBarHidden)),
      Check(
        .backHidden, of: subject, container.isBackHidden, wants: false,
        from: .property(.hidesBackButton)),
    ]
    return checks.first { !$0.passes }
  }
}
