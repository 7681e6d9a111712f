import TouchCore

//   label ── drawn last, does nothing            –
//   buy   ── a control that sent nothing         whom a person meant who touched there
//   card  ── what holds it                       –

extension Inquiry {
  /// The verdict that a person would ask for who saw the record: about the front-most thing under a
  /// finger that could act and did not; else about one that acted, where more came of it than people
  /// expect; none where all is as it looks.
  package var meant: Verdict? {
    for outcome in trace.outcomes {
      guard let subject = missed(by: outcome) else { continue }
      return verdicts(on: subject, touch: outcome.touch).last
    }
    for outcome in trace.outcomes {
      for subject in acting(on: outcome) {
        let verdict = verdicts(on: subject, touch: outcome.touch).last
        if let verdict, !verdict.stops.isEmpty { return verdict }
      }
    }
    return nil
  }

  /// What one sees at the place where a touch goes down and that sets something off, front-most
  /// first.
  private func seen(by outcome: TouchOutcome) -> [ViewID] {
    guard let down = trace.touchDown(of: outcome.touch) else { return [] }
    return down.scene.visible(at: down.point)
  }

  private func missed(by outcome: TouchOutcome) -> Subject? {
    for view in seen(by: outcome) {
      guard let subject = trace.scene.subject(meantBy: view) else { continue }
      return didAct(subject, outcome.touch) ? nil : subject
    }
    return nil
  }

  private func didAct(_ subject: Subject, _ touch: Int) -> Bool {
    let landing = trace.landing(of: touch)
    return switch subject {
    case .view(let view):
      landing.map { Goal.gets(view, $0).isReached(by: trace) } == true
        || trace.outcome(ofTouch: touch)?.hit.map { trace.scene.isDescendant($0, of: view) } == true
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
    return recognized.map { .recognizer($0.recognizer) } + (outcome.hit.map { [.view($0)] } ?? [])
  }
}

extension Scene {
  /// What a person means who points at a view: that its action is sent, that its row is selected,
  /// that it is touched; nil for what only shows something.
  fileprivate func subject(meantBy view: ViewID) -> Subject? {
    let it = self[view]
    if it.kind.isControl || it.kind.editsText || it.kind == .drawn {
      let own = Set(it.control.targets.map { $0.action })
      if own.count == 1 { return own.first.map { .action($0) } }
      return outcome(of: view).map { .outcome($0, of: view) } ?? .view(view)
    }
    if list(of: view) == view || self[view].row != nil { return .selection(view) }
    if let id = it.recognizers.first(where: { !isMadeByUIKit($0) && !self[$0].targets.isEmpty }) {
      return .recognizer(id)
    }
    return nil
  }
}
