import TouchCore

//   list    scroll.begin … scroll.move                it scrolls
//   field   focus.change to field                     it is edited
//           focus.change from field                   it is edited no more
//   volume  control.event valueChanged                its value changes
//   sheet   present.change didDismiss                 it is dismissed

extension Trace {
  /// The step at which an outcome came about, by a touch or any; nil where it did not.
  ///
  /// A control whose touch is taken away did not end what it began (7.10).
  func step(of outcome: Outcome, _ view: ViewID, touch: Int?) -> Int? {
    // 18.40: a wheel turns by its own pan, and comes to rest after the lift.
    let touch = scene[view].kind.reaction == .wheel ? nil : touch
    if outcome == .changesValue, let touch, lossToOthers(of: touch) != nil { return nil }
    return indices.first { index in
      guard comes(outcome, view, at: index) else { return false }
      guard let touch else { return true }
      return moment(of: index).touches.contains { $0.number == touch }
    }
  }

  private func comes(_ outcome: Outcome, _ view: ViewID, at index: Int) -> Bool {
    switch (outcome, self[index]) {
    case (.scrolls, .scroll(let step)): step.view == view && step.call == .didScroll
    case (.zooms, .scroll(let step)): step.view == view && step.call == .didZoom
    case (.isEdited, .focus(let step)): step.cause == .became && step.to == .view(view)
    case (.stopsEditing, .focus(let step)): step.cause == .resigned && step.from == .view(view)
    case (.changesValue, .control(.event(view, let events))): events.contains(.valueChanged)
    // 18.40: a picker tells its delegate instead.
    case (.changesValue, .change(let place)):
      scene[view].kind.reaction == .wheel && changes[place].change.property == .value
        && changes[place].change.object == .responder(.view(view))
    case (.isDismissed, .presentation(let step)):
      step.call == .didDismiss && scene[step.controller].view == view
    case (.isPopped, .presentation(let step)):
      step.call == .popped && scene[step.controller].view == view
    default: false
    }
  }

  /// Why an outcome came about, or not.
  func why(_ outcome: Outcome, _ view: ViewID, touch: Int?) -> Why {
    let touch = touch ?? (outcome == .changesValue ? nearestTouch(to: view) : nil)
    if let step = step(of: outcome, view, touch: touch) {
      return .came(outcome, of: view, step: step, touch: self.touch(at: step)?.number ?? touch)
    }
    let nearest = touch ?? nearestTouch(to: view) ?? 0
    return switch outcome {
    case .scrolls: whyNotToTop(view, touch) ?? whyNotByOwn(outcome, view, nearest)
    case .zooms: whyNoPinch(view, touch) ?? whyNotByOwn(outcome, view, nearest)
    case .isEdited, .stopsEditing:
      whyDisabled(view, nearest) ?? refusedFocus(view, nearest)
        ?? whyNotByOwn(outcome, view, nearest)
    case .isDismissed, .isPopped:
      whyItStays(view, touch: touch) ?? whyNotByOwn(outcome, view, nearest)
    case .changesValue: whyDisabled(view, nearest) ?? whyNotChanged(view, nearest)
    }
  }

  /// 20.5: there is a pinch only while the largest scale is above the smallest.
  private func whyNoPinch(_ view: ViewID, _ touch: Int?) -> Why? {
    scene[view].scrolls.zooming.hasPinch ? nil : .cannotZoom(view, touch: touch)
  }

  /// 17.24: what was edited before goes on while a touch is in another view; nil if it was not edited.
  func whyStillEdited(_ view: ViewID, touch: Int?) -> Why? {
    guard let window = scene.window(containing: view),
      firstResponder(in: window, at: nil) == .view(view),
      let touch = touch ?? outcomes.first?.touch, let step = result(ofTouch: touch)
    else { return nil }
    return .stopped(step, of: view, touch: touch)
  }

  /// 7.20: what is disabled has its touch, and ignores it.
  private func whyDisabled(_ view: ViewID, _ touch: Int) -> Why? {
    stepOfDisabled(view, touch: touch).map { .stopped($0, of: view, touch: touch) }
  }

  /// What its own recognizer says that would have brought it about.
  private func whyNotByOwn(_ outcome: Outcome, _ view: ViewID, _ touch: Int) -> Why {
    bringer(of: outcome, view, touch).map { .gesture(whyNot($0, touch: touch)) }
      ?? why(view, touch: touch)
  }

  /// 20.40, 20.41: what a tap on the status bar came to, if no finger drags in the view.
  private func whyNotToTop(_ view: ViewID, _ touch: Int?) -> Why? {
    let pans = scene.bringers(of: .scrolls, view)
    guard touch == nil, !attempts.contains(where: { pans.contains($0.recognizer) }) else {
      return nil
    }
    let asked = indices.filter { index in
      guard case .scroll(let step) = self[index] else { return false }
      return step.call == .shouldScrollToTop
    }
    let own = asked.last { index in
      guard case .scroll(let step) = self[index] else { return false }
      return step.view == view
    }
    // Of several with scrollsToTop the first alone is asked, and of a pad the nearest.
    return (own ?? asked.last).map { .stopped($0, of: view, touch: nil) }
  }

  /// The recognizer that was to bring an outcome about: of a tap and a drag the one that the finger
  /// does.
  func bringer(of outcome: Outcome, _ view: ViewID, _ touch: Int?) -> RecognizerID? {
    let all = scene.bringers(of: outcome, view)
    let drags = touch.map { fingerPath(of: $0).reach >= scene.settings[.panHysteresis] } ?? false
    return all.first { (scene[$0].kind == .tap) != drags } ?? all.first
  }

  /// The attempt of a touch that brought an outcome about, and the step at which it recognized.
  func bringing(
    _ outcome: Outcome, _ view: ViewID, _ touch: Int
  ) -> (attempt: GestureAttempt, step: Int)? {
    let own = scene.bringers(of: outcome, view)
    let attempt = attempts.last {
      own.contains($0.recognizer) && $0.hasRecognized && $0.touches.contains(touch)
    }
    return attempt.flatMap { attempt in attempt.recognized.map { (attempt, $0) } }
  }

  /// 18.13: the recognizer whose action ended the editing of a text in the moment in which a touch
  /// began it, and the step at which it did; nil if the text is edited on.
  package func editingEnded(_ view: ViewID, touch: Int) -> (by: RecognizerID, step: Int)? {
    guard let began = step(of: .isEdited, view, touch: touch),
      let ended = indices[began...].first(where: { comes(.stopsEditing, view, at: $0) }),
      momentNumber(of: ended) == momentNumber(of: began)
    else { return nil }
    for cause in causes(of: ended) {
      if case .action(.send(_, .recognizer(let id), _, _)) = self[cause] { return (id, ended) }
    }
    return nil
  }

  /// 19.24, 19.25, 19.41: the step at which it was decided that a controller stays.
  private func whyItStays(_ view: ViewID, touch: Int?) -> Why? {
    let all = indices.filter { index in
      guard case .presentation(let step) = self[index], scene[step.controller].view == view,
        step.decidesToStay
      else { return false }
      return touch == nil || moment(of: index).touches.contains { $0.number == touch }
    }
    // A sheet that its delegate keeps goes back as well: what was not as it should be decided.
    let last = all.last { evidence(at: $0).contains { !$0.passes } } ?? all.last
    return last.map { .stopped($0, of: view, touch: self.touch(at: $0)?.number ?? touch ?? 0) }
  }

  /// 17.22, 12.1: who said no when it was to become first responder.
  private func refusedFocus(_ view: ViewID, _ touch: Int) -> Why? {
    let refusal = indices.last { index in
      guard case .focus(let step) = self[index], step.to == .view(view) else { return false }
      return step.cause.isQuestion ? !step.answer : !step.isDone
    }
    return refusal.map { .stopped($0, of: view, touch: touch) }
  }

  /// 7.5, 18.1: what its tracking came to.
  private func whyNotChanged(_ view: ViewID, _ touch: Int) -> Why {
    let hit = why(view, touch: touch)
    guard case .hit(.itDid, _, _) = hit else { return hit }
    if let held = valueHold(of: view, touch: touch) {
      return .stopped(held.step, of: view, touch: touch)
    }
    let last = indices.last { index in
      guard case .control(let step) = self[index], step.view == view else { return false }
      return moment(of: index).touches.contains { $0.number == touch }
    }
    return last.map { .stopped($0, of: view, touch: touch) } ?? hit
  }
}

extension PresentationStep {
  /// Whether it says that the controller stays, and why.
  package var decidesToStay: Bool {
    switch call {
    case .stays, .popCancelled, .didAttemptToDismiss, .pullEnded: true
    case .shouldDismiss: !answer
    case .willDismiss, .didDismiss, .pullBegan, .pulled, .popBegan, .popped: false
    }
  }
}
