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
    case .hit(let whyNot, let view, let touch):
      ofHit(whyNot, view, touch) + hangs(before: touch)
    case .through(_, let view, let touch, _): together(view, touch) + hangs(before: touch)
    case .gesture(let why): why.hasRecognized ? ofGesture(why.recognizer) : unseen(why)
    case .action(let why):
      if case .noGesture(let gesture) = why.reason {
        looksAtOne(gesture)
      } else {
        why.wasSent ? ofSend(why) : []
      }
    case .selection(let why):
      why.wasSelected
        ? besideRow(why)
          + (why.touch.map { ofSelection(of: why.row, $0) + through(to: why.row, $0) } ?? [])
        : []
    case .came(let outcome, let view, _, let touch):
      (outcome == .scrolls
        ? scene.bringers(of: .scrolls, view).flatMap { others($0, attempts(of: $0)) } : [])
        + (touch.map { ofOutcome(outcome, view, $0) } ?? [])
    case .lost, .hearing, .stopped, .cannotZoom, .nobodySends, .placeless: []
    }
  }

  private func ofHit(_ whyNot: WhyNot, _ view: ViewID, _ touch: Int) -> [Enabler] {
    switch whyNot {
    case .itDid:
      overrides(around: view, touch) + together(view, touch) + late(view, touch)
        + behindBar(of: view, touch)
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
  func together(_ view: ViewID, _ touch: Int) -> [Enabler] {
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
  ///
  /// - Parameter isOfPress: Whether it acts as the finger comes down: then every delay counts.
  func late(_ view: ViewID, _ touch: Int, isOfPress: Bool = false) -> [Enabler] {
    let it = scene[view]
    guard it.kind.isControl || it.row != nil || it.overrides.handlesTouches else { return [] }
    let edits = releases(touch, isOfPress, in: trace)
    let together = [leftOut(view, touch), released(touch, isOfPress)].filter { $0.count > 1 }
    return edits.isEmpty
      ? [] : [Enabler(note: nil, lateTouch: touch, edits: (edits + together).uniqued())]
  }

  /// What lets each of those go that delay a touch.
  private func releases(_ touch: Int, _ isOfPress: Bool, in trace: Trace) -> [[Edit]] {
    let (began, lift) = (trace.delayOfBegan(of: touch), trace.delayOfLift(of: touch))
    let delays: [(by: RecognizerID, flag: String)] =
      (began?.holders ?? []).map { ($0, "delaysTouchesBegan") }
      + (lift?.reason == .delaysTouchesEnded ? lift?.holders ?? [] : [])
      .map { ($0, "delaysTouchesEnded") }
    return delays.compactMap { by, flag -> [Edit]? in
      if scene[by].kind == .scrollDelay {
        // 11.2: a tap that is over sooner is told at its lift, and acts as always.
        let isLong = began.map { Double($0.milliseconds) >= scene.settings[.scrollTouchDelay] }
        guard isOfPress || isLong == true, let view = scene[by].scrollView else { return nil }
        return [.set(view, "delaysContentTouches", .truth(false))]
      }
      if scene[by].part?.role == .edgeGate { return GestureSpace(trace).ofSystem(by) }
      let isOfBack = [.edgePop, .contentPop].contains(scene[by].part?.role)
      return scene.isMadeByUIKit(by) && !isOfBack
        ? nil : [.set(by, isOfBack ? "isEnabled" : flag, .truth(false))]
    }
  }

  /// 9.35, 18.8: each of several that delay a touch leaves out the view that it is for.
  private func leftOut(_ view: ViewID, _ touch: Int) -> [Edit] {
    let holders = trace.delayOfBegan(of: touch)?.holders ?? []
    let edits = holders.compactMap { GestureSpace(trace).spared(view, by: $0) }
    return edits.count == holders.count ? edits : []
  }

  /// 9.35: all that delay a touch let it go, and those that delay it then as well.
  private func released(_ touch: Int, _ isOfPress: Bool) -> [Edit] {
    var edits: [Edit] = []
    var world = trace
    while edits.count < Self.mostDelays {
      let more = releases(touch, isOfPress, in: world).joined().filter { !edits.contains($0) }
      guard !more.isEmpty, let next = Simulation(trace).with(edits + more)?.record() else { break }
      edits += more
      world = next
    }
    return edits
  }

  /// So many flags are switched off together at most.
  private static let mostDelays = 6

  /// The same where it is asked of what the control sent, if that was later than the finger.
  func lateAction(_ view: ViewID, _ touch: Int, _ why: WhyNoAction) -> [Enabler] {
    guard let sent = times(of: why).last, let span = trace.span(of: touch) else { return [] }
    let events = scene.target(why.registration, of: why.sender)?.events ?? []
    let isOfPress = !events.isDisjoint(with: [.touchDown, .touchDownRepeat])
    guard sent > (isOfPress ? span.lowerBound : span.upperBound) else { return [] }
    return late(view, touch, isOfPress: isOfPress).map {
      Enabler(note: .late(view, touch: touch), lateTouch: touch, edits: $0.edits)
    }
  }

  /// 19.47: a swipe that began where there is nothing to pop leaves the navigation hanging.
  func hangs(before touch: Int) -> [Enabler] {
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
        // What is asked about does not happen any more, or is no longer what is wrong.
        let isStopped = !goal.isReached(by: after)
        guard isStopped || !isStill && enabler.mayStay else { return nil }
        return scales.weigh(edits, after).sparing { scales.isAsked($0) }
      }
    }.uniqued()
  }
}

extension Occurrence.Enabler {
  /// Whether what is asked about may go on once this is gone: once, sooner, alone.
  fileprivate var mayStay: Bool {
    switch note {
    case nil, .times, .waited, .late, .hangs, .together, .selectedTogether, .override,
      .inTransition, .addedAgain, .bothFollow, .takenOut, .endedAgain:
      true
    default: false
    }
  }

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
    case (.hangs, .hangs), (.times, .times), (.endedEditing, .endedEditing),
      (.takenOut, .takenOut):
      true
    case (.endedAgain(let one, let by, _), .endedAgain(let two, let other, _)):
      one == two && by == other
    case (.override(let one, _, _), .override(let two, _, _)): one == two
    case (.waited(let one, let by, _, _), .waited(let two, let other, _, _)):
      one == two && by == other
    default: self == other
    }
  }
}
