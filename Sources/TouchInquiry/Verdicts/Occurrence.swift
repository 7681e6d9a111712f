import TouchCore

//   single   recognized at the first lift            double   recognized at the second
//            └── waits for nobody ──────────────────────────┘
//   dismiss  recognized beside the button below it: it does not cancel touches

/// Something that happened, and what let it happen: twice, too early, beside something else, or
/// although a switch is off.
struct Occurrence {
  /// What let it happen, and the edits that may stop it.
  struct Enabler {
    let note: Verdict.Note?
    /// The touch that comes late, if that is what happened.
    var lateTouch: Int?
    /// Each stops it, or what goes wrong with it.
    var edits: [[Edit]] = []
  }

  let trace: Trace
  let why: Why
  var scene: Scene { trace.scene }

  /// What let it happen, in the order to tell it.
  var enablers: [Enabler] {
    switch why {
    case .hit(let whyNot, let view, let touch): ofHit(whyNot, view, touch) + hangs(before: touch)
    case .through(_, let view, let touch, _): together(view, touch) + hangs(before: touch)
    case .gesture(let why): why.hasRecognized ? ofGesture(why.recognizer) : []
    case .action(let why): why.wasSent ? ofSend(why) : []
    case .selection(let why):
      why.wasSelected
        ? besideRow(why) + (why.touch.map { ofSelection(of: why.row, $0) } ?? []) : []
    case .came(let outcome, let view, _, let touch):
      (outcome == .scrolls
        ? scene.bringers(of: .scrolls, view).flatMap { others($0, attempts(of: $0)) } : [])
        + (touch.map { ofOutcome(outcome, view, $0) } ?? [])
    case .lost, .hearing, .stopped, .nobodySends, .placeless: []
    }
  }

  // MARK: Hits

  private func ofHit(_ whyNot: WhyNot, _ view: ViewID, _ touch: Int) -> [Enabler] {
    switch whyNot {
    case .itDid: overrides(around: view, touch) + together(view, touch) + late(view, touch)
    case .siblingAnswered(_, _, _, let hit): overrides(around: hit, touch)
    case .refused(let step, .animating), .ancestorRefused(_, let step, .animating):
      transition(before: step)
    case .otherWindow, .refused, .ownOverride, .takenBack, .notDrawnThere, .descendantAnswered,
      .ancestorRefused, .ancestorOverridden, .windowNotShown, .notInWindow, .ignored, .noTouch:
      []
    }
  }

  /// 21.15: who is presented or dismissed as the animation begins that a view refuses by.
  private func transition(before step: Int) -> [Enabler] {
    guard case .hitAsk(let view, _, _, _) = trace[step] else { return [] }
    let begins = trace.changes.last {
      $0.step < step && $0.change.object == .responder(.view(view))
        && $0.change.property == .animating
    }
    guard let begins else { return [] }
    let moment = trace.momentNumber(of: begins.step)
    for made in trace.changes where trace.momentNumber(of: made.step) == moment {
      if case .responder(.controller(let id)) = made.change.object {
        return [Enabler(note: .inTransition(id, step: made.step))]
      }
    }
    return []
  }

  /// 2.13: a view, or one that it lies in, answered by its own `hitTest`, which asks no switch.
  private func overrides(around view: ViewID, _ touch: Int) -> [Enabler] {
    scene.path(from: view).compactMap { holder in
      guard scene[holder].hitTestOverride != nil,
        let step = trace.answer(of: holder, touch: touch),
        case .hitReturn(_, _, view?) = trace[step],
        let ask = trace.ask(of: holder, touch: touch),
        case .hitAsk(_, _, _, .overridden) = trace[ask]
      else { return nil }
      return Enabler(
        note: .override(of: holder, step: step, isOff: refusal(of: holder, at: ask)),
        edits: [[.set(holder, "overridesHitTest", .truth(false))]])
    }
  }

  /// What UIKit's own `hitTest` would have refused by.
  private func refusal(of view: ViewID, at step: Int) -> AskVerdict? {
    let it = trace.scene(at: step)[view]
    if it.isHidden { return .hidden }
    if !it.isUserInteractionEnabled { return .interaction }
    return it.isTooTransparent(under: trace.rules, settings: scene.settings) ? .alpha : nil
  }

  /// 3.17: two controls that two fingers press at the same time both act.
  private func together(_ view: ViewID, _ touch: Int) -> [Enabler] {
    guard scene[view].kind.isControl, let mine = trace.span(of: touch) else { return [] }
    let others = trace.outcomes.filter { other in
      guard other.touch != touch, let hit = other.hit, hit != view, scene[hit].kind.isControl,
        let span = trace.span(of: other.touch)
      else { return false }
      return span.overlaps(mine) && trace.tracks(hit, touch: other.touch)
    }
    guard let hit = others.first?.hit, !scene[view].isExclusiveTouch, !scene[hit].isExclusiveTouch
    else { return [] }
    return [
      Enabler(
        note: .together(view, hit),
        edits: [[view, hit].map { .set($0, "isExclusiveTouch", .truth(true)) }])
    ]
  }

  /// 9.30, 11.1, 9.32: who delays what a control hears of its touch.
  private func late(_ view: ViewID, _ touch: Int) -> [Enabler] {
    guard scene[view].kind.isControl else { return [] }
    let (began, lift) = (trace.delayOfBegan(of: touch), trace.delayOfLift(of: touch))
    let delays: [(by: RecognizerID?, flag: String)] = [
      (began?.by, "delaysTouchesBegan"),
      (lift?.reason == .delaysTouchesEnded ? lift?.by : nil, "delaysTouchesEnded"),
    ]
    let edits = delays.compactMap { delay -> [Edit]? in
      guard let by = delay.by else { return nil }
      if scene[by].kind == .scrollDelay {
        // 11.2: a tap that is over sooner is told at its lift, and acts as always.
        let isLong = began.map { Double($0.milliseconds) >= scene.settings[.scrollTouchDelay] }
        guard isLong == true, let view = scene[by].scrollView else { return nil }
        return [.set(view, "delaysContentTouches", .truth(false))]
      }
      if scene[by].part?.role == .edgeGate { return GestureSpace(trace).ofSystem(by) }
      let isOfBack = [.edgePop, .contentPop].contains(scene[by].part?.role)
      let flag = isOfBack ? "isEnabled" : delay.flag
      return scene.isMadeByUIKit(by) && !isOfBack ? nil : [.set(by, flag, .truth(false))]
    }
    return edits.isEmpty ? [] : [Enabler(note: nil, lateTouch: touch, edits: edits)]
  }

  /// The same where it is asked of what the control sent, if that was later than the finger.
  private func lateAction(_ view: ViewID, _ touch: Int, _ why: WhyNoAction) -> [Enabler] {
    guard let sent = times(of: why).last, let span = trace.span(of: touch) else { return [] }
    let events = scene.target(why.registration, of: why.sender)?.events ?? []
    let isOfPress = !events.isDisjoint(with: [.touchDown, .touchDownRepeat])
    guard sent > (isOfPress ? span.lowerBound : span.upperBound) else { return [] }
    return late(view, touch).map {
      Enabler(note: .late(view, touch: touch), lateTouch: touch, edits: $0.edits)
    }
  }

  /// 19.47: a swipe that began where there is nothing to pop leaves the navigation hanging.
  private func hangs(before touch: Int) -> [Enabler] {
    let end = trace.indices(ofTouchDown: touch).first ?? 0
    return trace.indices.prefix(end).compactMap { index in
      guard case .presentation(let step) = trace[index], step.call == .popCancelled,
        trace.evidence(at: index).contains(where: { $0.name == .controllers && !$0.passes })
      else { return nil }
      let swipe = scene.recognizerIDs.first { id in
        scene[id].part?.owner == .controller(step.controller)
          && trace.attempts.contains { $0.recognizer == id && $0.hasRecognized }
      }
      return Enabler(
        note: .hangs(step: index),
        edits: swipe.map { [[.set($0, "shouldBegin", .truth(false))]] } ?? [])
    }
  }

  // MARK: Gestures and actions

  private func ofSend(_ why: WhyNoAction) -> [Enabler] {
    let times = times(of: why)
    let often = times.count > 1 ? [Enabler(note: .times(times))] : []
    switch why.sender {
    case .recognizer(let id): return often + ofGesture(id)
    case .control(let view):
      let touch = why.touch ?? trace.outcomes.first { trace.reaches(view, by: $0) }?.touch
      return often
        + (touch.map { together(view, $0) + lateAction(view, $0, why) + hangs(before: $0) } ?? [])
        + outside(view, why)
    }
  }

  /// 7.14: the finger was lifted near the control, and not in it.
  private func outside(_ view: ViewID, _ why: WhyNoAction) -> [Enabler] {
    let event = trace.indices.prefix(why.steps.last ?? 0).last { index in
      if case .control(.event(view, _)) = trace[index] { true } else { false }
    }
    let distance = event.flatMap { event in
      trace.evidence(at: event).first { $0.name == .beyondControl }?.number
    }
    guard let distance, distance > 0 else { return [] }
    return [Enabler(note: .outside(view, by: distance))]
  }

  /// 8.3, 16.40: a recognizer that does not cancel touches acts on the one that selects a row.
  private func besideRow(_ why: WhyNoSelection) -> [Enabler] {
    scene.recognizerIDs.filter { !scene.isMadeByUIKit($0) }.flatMap { id in
      besideOthers(id, attempts(of: id).filter { why.touch.map($0.touches.contains) ?? true })
        .filter { $0.note == .beside(id, why.row) }
    }
  }

  /// When it was sent, in milliseconds.
  private func times(of why: WhyNoAction) -> [Int] {
    trace.indices.filter { index in
      guard case .action(.send(why.registration, why.sender, _, true)) = trace[index] else {
        return false
      }
      return true
    }.map { trace.milliseconds(at: $0) }
  }

  private func ofGesture(_ id: RecognizerID) -> [Enabler] {
    let own = attempts(of: id)
    return waited(id, own) + others(id, own) + besideOthers(id, own)
  }

  /// The attempts of a recognizer that came to something.
  private func attempts(of id: RecognizerID) -> [GestureAttempt] {
    trace.attempts.filter { $0.recognizer == id && $0.hasRecognized }
  }

  /// 9.21: it had matched before, and waited for another one to fail.
  private func waited(_ id: RecognizerID, _ own: [GestureAttempt]) -> [Enabler] {
    own.compactMap { attempt in
      guard let step = attempt.recognized, let (other, since) = trace.awaited(at: step) else {
        return nil
      }
      let late = trace.milliseconds(at: step) - trace.milliseconds(at: since)
      guard late > 0 else { return nil }
      return Enabler(
        note: .waited(id, for: other, milliseconds: late, step: since),
        edits: GestureSpace(trace).freeing(id, from: other).map { [$0] })
    }.prefix(1).map { $0 }
  }

  /// 9.15, 9.21: others recognized on the same touches: somebody lets both, or the first one does
  /// not wait.
  private func others(_ id: RecognizerID, _ own: [GestureAttempt]) -> [Enabler] {
    companions(of: own).compactMap { other, isBefore in
      let (first, second) = isBefore ? (other, id) : (id, other)
      guard isBefore || areLet(id, other) else {
        return scene[id].requiresToFail.contains(other)
          ? nil
          : Enabler(note: .waitsForNobody(id, before: other), edits: [[waiting(id, for: other)]])
      }
      let apart = [second, first].filter { scene[$0].answers.simultaneous != .nobody }
        .map { [Edit.set($0, "simultaneous", .word("none"))] }
      return Enabler(
        note: .afterAnother(second, first), edits: apart + [[waiting(second, for: first)]])
    }
  }

  /// 9.18: whether somebody who was asked lets two recognizers recognize together.
  private func areLet(_ one: RecognizerID, _ other: RecognizerID) -> Bool {
    trace.contains { step in
      guard case .recognizer(.ask(.simultaneous, let asked, let about?, _, true)) = step else {
        return false
      }
      return [one, other] == [asked, about] || [other, one] == [asked, about]
    }
  }

  /// The other recognizers that recognized on the same touches, and whether they did so before: the
  /// app's, and beside one of the app's a scroll view's own.
  private func companions(
    of own: [GestureAttempt]
  ) -> [(other: RecognizerID, isBefore: Bool)] {
    var seen: Set<RecognizerID> = []
    return trace.attempts.compactMap { other in
      guard other.hasRecognized else { return nil }
      let mine = own.first { mine in
        mine.recognizer != other.recognizer && isOfApp(other.recognizer, beside: mine.recognizer)
          && mine.touches.contains { other.touches.contains($0) }
      }
      guard let mine, seen.insert(other.recognizer).inserted else { return nil }
      return (other.recognizer, (other.recognized ?? 0) < (mine.recognized ?? 0))
    }
  }

  private func isOfApp(_ other: RecognizerID, beside mine: RecognizerID) -> Bool {
    !scene.isMadeByUIKit(other) || scene[other].kind == .scrollPan && !scene.isMadeByUIKit(mine)
  }

  private func waiting(_ id: RecognizerID, for other: RecognizerID) -> Edit {
    let all = scene[id].requiresToFail + [other]
    return .set(id, "requiresToFail", .list(all.map { .recognizer($0) }))
  }

  /// 8.3: what a control or a row has a recognizer takes only where it cancels; beside that both act.
  private func besideOthers(_ id: RecognizerID, _ own: [GestureAttempt]) -> [Enabler] {
    own.flatMap { $0.touches }.uniqued().compactMap { touch in
      guard let hit = acting(on: touch), hit != scene[id].view, trace.loss(of: touch) == nil else {
        return nil
      }
      let name = scene.name(of: hit)
      let spared: [[Edit]] =
        name.isPlainPath ? [[.set(id, "shouldReceive", .word("unless inside \(name)"))]] : []
      let cancels: [[Edit]] =
        scene[id].cancelsTouchesInView ? [] : [[.set(id, "cancelsTouchesInView", .truth(true))]]
      return Enabler(note: .beside(id, hit), edits: cancels + spared)
    }
  }

  /// Who acts on a touch without a recognizer: a control or what SwiftUI draws, or the row that it
  /// selects.
  private func acting(on touch: Int) -> ViewID? {
    guard let hit = trace.outcome(ofTouch: touch)?.hit else { return nil }
    let kind = scene[hit].kind
    guard !kind.isControl, kind != .drawn, kind != .hosting else { return hit }
    return scene.path(from: hit).first { scene[$0].row != nil }
      .flatMap { trace.whyNot(selecting: $0, touch: touch).wasSelected ? $0 : nil }
  }
}

extension Repair {
  /// What stops something that happened, or what goes wrong with it, tried.
  static func stopping(_ occurrence: Occurrence, _ goal: Goal) -> [Remedy] {
    let trace = occurrence.trace
    let bench = Workbench(goal, trace)
    let scales = Scales(goal, trace)
    return occurrence.enablers.flatMap { enabler in
      enabler.edits.compactMap { edits -> Remedy? in
        guard let after = bench.trace(with: edits) else { return nil }
        let isStill = Occurrence(trace: after, why: after.why(goal)).enablers
          .contains { $0.isSame(as: enabler) }
        guard !isStill || !goal.isReached(by: after) else { return nil }
        return scales.weigh(edits, after).sparing { scales.isWanted($0) }
      }
    }
  }
}

extension Occurrence.Enabler {
  fileprivate func isSame(as other: Self) -> Bool {
    guard let note, let its = other.note else {
      return lateTouch == other.lateTouch && lateTouch != nil
    }
    return note.isSame(as: its)
  }
}

extension Verdict.Note {
  /// Whether it says the same of the same objects, at whatever step.
  fileprivate func isSame(as other: Verdict.Note) -> Bool {
    switch (self, other) {
    case (.hangs, .hangs), (.times, .times): true
    case (.override(let one, _, _), .override(let two, _, _)): one == two
    case (.waited(let one, let by, _, _), .waited(let two, let other, _, _)):
      one == two && by == other
    default: self == other
    }
  }
}
