import TouchCore

//   label ── drawn last, does nothing            –
//   buy   ── a control that sent nothing         whom a person meant who touched there
//   card  ── what holds it                       –

extension Inquiry {
  /// The verdict that a person would ask for who saw the record: about the front-most thing under a
  /// finger that could act and did not; else about one that acted, where more came of it than people
  /// expect; none where all is as it looks.
  package var meant: Verdict? {
    if let verdict = staying.flatMap({ verdicts(on: $0).last }), !verdict.happened {
      return verdict
    }
    for outcome in trace.outcomes {
      guard let subject = missed(by: outcome) else { continue }
      return verdicts(on: subject, touch: outcome.touch).last
    }
    guard proposes else { return nil }
    let quick = Inquiry(trace, rivals: [], proposes: false)
    // How sure it is costs many deliveries, and is wanted of the one that is told only.
    let unproven = Inquiry(trace, rivals: [])
    for outcome in trace.outcomes {
      for subject in acting(on: outcome) {
        // What needs nothing is not tried.
        guard let why = quick.verdicts(on: subject, touch: outcome.touch).last?.why,
          Occurrence(trace: trace, why: why).enablers.contains(where: { !$0.edits.isEmpty }),
          unproven.verdicts(on: subject, touch: outcome.touch).last?.stops.isEmpty == false
        else { continue }
        return verdicts(on: subject, touch: outcome.touch).last
      }
    }
    return nil
  }

  /// 19.24, 19.41: that a controller goes which stays although somebody tapped beside it or swiped.
  private var staying: Subject? {
    let steps = trace.compactMap { step -> PresentationStep? in
      if case .presentation(let it) = step { it } else { nil }
    }
    // 19.26: a sheet that only follows a finger comes back as well.
    guard let last = steps.last(where: { $0.decidesToStay && $0.call != .pullEnded }) else {
      return nil
    }
    return trace.scene.subject(
      last.call == .popCancelled ? .isPopped : .isDismissed, of: last.controller)
  }

  /// What one sees at the place where a touch goes down and that sets something off, front-most
  /// first.
  private func seen(by outcome: TouchOutcome) -> [ViewID] {
    guard let down = trace.touchDown(of: outcome.touch) else { return [] }
    return down.scene.visible(at: down.point)
  }

  private func missed(by outcome: TouchOutcome) -> Subject? {
    // Fingers that zoom or turn something mean that.
    let isOfTwo = trace.attempts.contains {
      $0.hasRecognized && $0.touches.contains(outcome.touch)
        && trace.scene[$0.recognizer].kind.isOfTwoFingers
    }
    for view in seen(by: outcome) {
      if let parted = parted(view, outcome.touch) { return .recognizer(parted) }
      guard !isOfTwo || trace.scene[view].kind.isControl,
        let subject = trace.scene.subject(meantBy: view) ?? scrolled(view, outcome.touch)
      else { continue }
      guard didAct(subject, outcome.touch) else { return subject }
      // 11.10: a drag that begins on something else is to scroll all the same.
      guard isDrag(outcome.touch), !hasMoved(outcome.touch) else { return nil }
    }
    return nil
  }

  private func isDrag(_ touch: Int) -> Bool {
    trace.fingerPath(of: touch).reach >= trace.scene.settings[.panHysteresis]
  }

  /// Whether something moves with a touch, or follows it.
  private func hasMoved(_ touch: Int) -> Bool {
    trace.attempts.contains {
      $0.hasRecognized && $0.touches.contains(touch) && trace.scene[$0.recognizer].kind.isContinuous
        && trace.scene[$0.recognizer].kind != .longPress
    }
  }

  /// 9.17: of two gestures that fingers make together, the one that the other excludes.
  private func parted(_ view: ViewID, _ touch: Int) -> RecognizerID? {
    trace.scene[view].recognizers.first { id in
      guard trace.scene[id].kind.isOfTwoFingers, !trace.scene[id].targets.isEmpty,
        case .lost(.prevented, let other) = trace.whyNot(id, touch: touch).reason
      else { return false }
      return trace.scene[other].kind.isOfTwoFingers
    }
  }

  /// 11.10: a finger that drags means to scroll.
  private func scrolled(_ view: ViewID, _ touch: Int) -> Subject? {
    let subject = Subject.outcome(.scrolls, of: view)
    // A wheel's name asks for its value: who cannot ask for a scroll is not told of one.
    guard trace.scene.subject(of: view) == subject, isDrag(touch), !hasMoved(touch) else {
      return nil
    }
    return subject
  }

  private func didAct(_ subject: Subject, _ touch: Int) -> Bool {
    let landing = trace.landing(of: touch)
    return switch subject {
    case .view(let view):
      landing.map { Goal.gets(view, $0).isReached(by: trace) } == true
        || trace.outcome(ofTouch: touch)?.hit.map {
          $0 != view && trace.scene.isDescendant($0, of: view)
        } == true
    case .selection(let row): Goal.selects(row, landing).isReached(by: trace)
    case .recognizer(let id): Goal.recognizes(id, landing).isReached(by: trace)
    case .action(let action): Goal.sends(action, landing).isReached(by: trace)
    case .outcome(let outcome, let view): trace.step(of: outcome, view, touch: touch) != nil
    case .responder: true
    }
  }

  /// The actions that a touch sent, and the recognizers that recognized on it.
  private func acting(on outcome: TouchOutcome) -> [Subject] {
    let recognized = trace.attempts.filter {
      $0.touches.contains(outcome.touch) && $0.hasRecognized
        && !trace.scene.isMadeByUIKit($0.recognizer)
    }
    return recognized.map { .recognizer($0.recognizer) }
      + (outcome.hit.map { [trace.scene.subject(of: $0)] } ?? [])
  }
}

extension Scene {
  /// What a person means who points at a view: that its action is sent, that its row is selected,
  /// that it is touched; nil for what only shows something.
  fileprivate func subject(meantBy view: ViewID) -> Subject? {
    let it = self[view]
    // 17.15: a text that is only read is for looking at.
    guard it.kind != .textView || it.textInput.isEditable else { return nil }
    if it.kind.isControl || it.kind.editsText || it.kind == .drawn {
      let own = Set(it.control.targets.map { $0.action })
      // A name with a blank cannot be typed.
      if own.count == 1, let action = own.first, !action.contains(where: { $0.isWhitespace }) {
        return .action(action)
      }
      return subject(of: view)
    }
    if self[view].row != nil { return subject(of: view) }
    if let id = it.recognizers.first(where: { !isMadeByUIKit($0) && !self[$0].targets.isEmpty }) {
      return .recognizer(id)
    }
    return ResponderMethod.touches.contains { it.overrides[$0] == .handles }
      ? subject(of: view) : nil
  }
}

extension RecognizerKind {
  var isOfTwoFingers: Bool { self == .pinch || self == .rotation }
}
