//   dimmingTap ─▶ modal? ─▶ shouldDismiss? ─▶ willDismiss ─▶ gone ─▶ didDismiss      19.22, 19.23
//   sheetPan   ─▶ the sheet follows ─▶ far or fast enough? ─▶ gone, or back          19.26
//   edgePop    ─▶ far or fast enough? ─▶ the top controller is popped                19.41

/// What becomes of presented controllers and of stacks, as their parts' recognizers say.
struct Presentations: ~Copyable {
  /// The sheets under a finger.
  private var pulls: [Pull] = []

  /// A sheet that a finger pulls.
  private struct Pull {
    let controller: ControllerID
    /// Where it lay.
    let origin: Point
    /// Whether it may go; nil where nobody was asked, because it is not pulled down.
    let mayGo: Bool?
  }

  /// Follows a part's recognizer; answers whether views left the window.
  mutating func follow(
    _ part: Part, _ machine: AnyMachine, _ state: GestureState,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    guard case .controller(let id) = part.owner else { return false }
    if part.role == .dimmingTap { return state == .ended && tapBeside(id, &journal) }
    if part.role == .sheetPan { return pull(id, machine, state, &journal) }
    let pops = part.role == .edgePop || part.role == .contentPop
    return pops && pop(id, machine, state, &journal)
  }

  private func tapBeside(
    _ id: ControllerID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    guard let presentation = journal.scene[id].presentation, !presentation.isDismissed else {
      return false
    }
    if presentation.style == .actionSheet {
      let cancels = Check(
        .cancelAction, of: .responder(.controller(id)), presentation.hasCancel, wants: true,
        from: .property(.cancelAction))
      journal.put(
        PresentationStep(id, presentation.hasCancel ? .didDismiss : .stays), RuleNumber(19, 36),
        [cancels])
      return presentation.hasCancel
    }
    let rule = presentation.style.isSheet ? RuleNumber(19, 22) : RuleNumber(19, 32)
    if let refusal = refusal(of: id, presentation, journal.scene) {
      journal.put(
        PresentationStep(id, .stays), refusal.property == nil ? rule : RuleNumber(19, 24),
        [refusal])
      return false
    }
    guard mayGo(id, &journal) else {
      journal.put(
        PresentationStep(id, .stays), RuleNumber(19, 23), [dismissal(of: id, presentation)])
      return false
    }
    journal.put(PresentationStep(id, .didDismiss), rule, [])
    return true
  }

  /// Why a tap beside it does not dismiss it, before anybody is asked.
  private func refusal(
    of id: ControllerID, _ presentation: Presentation, _ scene: Scene
  ) -> Check? {
    if presentation.isModal { return modality(of: id) }
    guard presentation.style.isSheet, !scene.settings.isOn(.sheetTapOutsideDismisses) else {
      return nil
    }
    return Check(
      .tapDismisses, false, wants: true, from: .setting(.sheetTapOutsideDismisses))
  }

  private func modality(of id: ControllerID) -> Check {
    Check(
      .modal, of: .responder(.controller(id)), true, wants: false,
      from: .property(.isModalInPresentation))
  }

  private func dismissal(of id: ControllerID, _ presentation: Presentation) -> Check {
    Check(
      .shouldDismiss, of: .responder(.controller(id)), presentation.shouldDismiss ?? true,
      wants: true, from: presentation.shouldDismiss == nil ? .system : .property(.shouldDismiss))
  }

  /// 19.23: asks the delegate, and tells it.
  private func mayGo(
    _ id: ControllerID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    let presentation = journal.scene[id].presentation ?? Presentation()
    let check = dismissal(of: id, presentation)
    journal.put(
      PresentationStep(id, .shouldDismiss, answer: check.passes), RuleNumber(19, 23), [check])
    if check.passes { journal.put(PresentationStep(id, .willDismiss), RuleNumber(19, 23), []) }
    return check.passes
  }

  private mutating func pull(
    _ id: ControllerID, _ machine: AnyMachine, _ state: GestureState,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    switch state {
    case .began:
      begin(id, machine, &journal)
      move(id, by: machine.value.y, &journal)
    case .changed: move(id, by: machine.value.y, &journal)
    case .ended: return end(id, machine, &journal)
    case .cancelled: back(id, [], &journal)
    case .possible, .failed: break
    }
    return false
  }

  private mutating func begin(
    _ id: ControllerID, _ machine: AnyMachine,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let view = journal.scene[id].view, let presentation = journal.scene[id].presentation
    else { return }
    pulls.removeAll { $0.controller == id }
    let origin = journal.scene[view].origin
    journal.put(PresentationStep(id, .pullBegan, origin: origin), RuleNumber(19, 26), [])
    // 19.23, 19.24: only who may be dismissed at all is asked, and only where it is pulled down.
    let goesDown = machine.value.y > 0 || machine.velocity.y > 0
    let asks = goesDown && !presentation.isModal
    let mayGo = asks ? mayGo(id, &journal) : presentation.isModal ? false : nil
    pulls.append(Pull(controller: id, origin: origin, mayGo: mayGo))
  }

  private func move(
    _ id: ControllerID, by distance: Double,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let pull = pulls.first(where: { $0.controller == id }),
      let view = journal.scene[id].view
    else { return }
    let room = journal.scene[view].superview.map { journal.scene[$0].bounds.size.height } ?? 0
    // 19.24: what cannot go only follows less and less; 19.30: nor can one that cannot grow.
    let isFree =
      distance > 0
      ? pull.mayGo != false : journal.scene[id].presentation?.canGrow == true
    let followed =
      isFree
      ? distance : rubberBanded(distance, within: room, journal.scene.settings[.rubberBand])
    let origin = Point(pull.origin.x, pull.origin.y + followed)
    guard origin != journal.scene[view].origin else { return }
    journal.put(PresentationStep(id, .pulled, origin: origin), RuleNumber(19, 26), [])
  }

  /// 19.25: far or fast enough, it goes, or its delegate is told that it was to.
  private mutating func end(
    _ id: ControllerID, _ machine: AnyMachine,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    guard let pull = pulls.first(where: { $0.controller == id }),
      let view = journal.scene[id].view
    else { return false }
    let checks = completion(
      machine.value.y, of: journal.scene[view].bounds.size.height, machine.velocity.y, journal)
    let isEnough = checks.contains { $0.passes }
    if isEnough, pull.mayGo == true {
      pulls.removeAll { $0.controller == id }
      journal.put(PresentationStep(id, .didDismiss), RuleNumber(19, 23), decisive(checks))
      return true
    }
    if isEnough, pull.mayGo == false, let presentation = journal.scene[id].presentation {
      let refusal = presentation.isModal ? modality(of: id) : dismissal(of: id, presentation)
      journal.put(
        PresentationStep(id, .didAttemptToDismiss), RuleNumber(19, 25),
        decisive(checks) + [refusal.asideOnly])
    }
    back(id, isEnough ? [] : checks, &journal)
    return false
  }

  private mutating func back(
    _ id: ControllerID, _ checks: [Check],
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard let place = pulls.firstIndex(where: { $0.controller == id }) else { return }
    let pull = pulls.remove(at: place)
    journal.put(
      PresentationStep(id, .pullEnded, origin: pull.origin), RuleNumber(19, 26), checks)
  }

  private func pop(
    _ id: ControllerID, _ machine: AnyMachine, _ state: GestureState,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    guard let view = journal.scene[id].view else { return false }
    switch state {
    case .began: journal.put(PresentationStep(id, .popBegan), RuleNumber(19, 41), [])
    case .cancelled:
      journal.put(PresentationStep(id, .popCancelled), RuleNumber(19, 41), [.notCancelled])
    case .ended:
      let checks = completion(
        machine.value.x, of: journal.scene[view].bounds.size.width, machine.velocity.x, journal)
      guard checks.contains(where: { $0.passes }) else {
        journal.put(PresentationStep(id, .popCancelled), RuleNumber(19, 41), checks)
        return false
      }
      let count = journal.scene.stackCheck(of: id)
      guard count.passes else {
        // 19.47: let begin with one controller it breaks navigation.
        journal.put(PresentationStep(id, .popCancelled), RuleNumber(19, 47), [count])
        return false
      }
      journal.put(PresentationStep(id, .popped), RuleNumber(19, 41), decisive(checks) + [count])
      return true
    case .changed, .possible, .failed: break
    }
    return false
  }

  /// How far and how fast it was pulled, of which one is enough.
  private func completion(
    _ distance: Double, of size: Double, _ speed: Double,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> [Check] {
    let settings = journal.scene.settings
    return [
      .distance(
        .moved, distance, .atLeast(size * settings[.pullShare]), from: .setting(.pullShare)),
      Check(
        .speed, .number(speed), .atLeast(settings[.pullSpeed]), from: .setting(.pullSpeed),
        .pointsPerSecond),
    ]
  }

  /// Of several reasons to go one is enough: the others stand beside it.
  private func decisive(_ checks: [Check]) -> [Check] {
    checks.map { $0.passes ? $0 : $0.asideOnly }
  }
}

extension Scene {
  /// 19.45: there is something to go back to.
  func stackCheck(of id: ControllerID) -> Check {
    Check(
      .controllers, of: .responder(.controller(id)),
      .number(Double(self[id].container?.children.count ?? 0)), .atLeast(2),
      from: .property(.viewControllers))
  }
}
