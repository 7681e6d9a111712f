import TouchCore

/// Asks a record why something happened or not, and answers with verdicts.
package struct Inquiry: Sendable {
  package let trace: Trace
  /// What nobody documents and may be otherwise.
  package let rivals: [Rival]
  /// Whether the record is of a tap that is only tried out: whoever asks has neither its steps to
  /// go to nor its touch to move.
  package var isTrial: Bool
  /// Whether a view has what one in it is hit by: people mean the whole of what they tap.
  package var countsSubviews: Bool

  /// Whether it is asked, too, what would change the answer.
  package var proposes: Bool

  package init(
    _ trace: Trace, rivals: [Rival], isTrial: Bool = false, countsSubviews: Bool = false,
    proposes: Bool = true
  ) {
    self.proposes = proposes
    self.trace = trace
    self.rivals = rivals
    self.isTrial = isTrial
    self.countsSubviews = countsSubviews
  }

  /// Why a subject got a touch or was set off, or not; without a touch: the one with which it came
  /// nearest, and of several such the one that is preferred.
  package func verdicts(
    on subject: Subject, touch: Int? = nil, preferring preferred: Int? = nil
  ) -> [Verdict] {
    if let unplaced = unplaced(subject) { return [unplaced] }
    return switch subject {
    case .view(let view): verdicts(on: view, touch, preferring: preferred)
    case .action(let action): verdicts(on: action, touch: touch)
    case .selection(let row):
      [verdict(on: subject, touch, .selection(trace.whyNot(selecting: row, touch: touch)))]
    case .outcome(let outcome, let view):
      [verdict(on: outcome, of: view, touch)]
    case .responder(let responder):
      [
        dismissed(responder, touch).map { verdict(on: .isDismissed, of: $0, touch) }
          ?? verdict(on: subject, touch, .hearing(trace.whyUnheard(responder, touch: touch)))
      ]
    case .recognizer(let id):
      [verdict(on: subject, touch, .gesture(trace.whyNot(id, touch: touch)))]
    }
  }

  /// 19.22, 19.36: the view of a controller beside whose presentation all taps are: they are to dismiss
  /// it; nil for others.
  private func dismissed(_ responder: Responder, _ touch: Int?) -> ViewID? {
    guard case .controller(let id) = responder else { return nil }
    let touches = touch.map { [$0] } ?? trace.outcomes.map { $0.touch }
    let isBeside = touches.allSatisfy { touch in
      let part = trace.outcome(ofTouch: touch)?.hit.flatMap { trace.scene[$0].part }
      return part?.role == .dimming && part?.owner == responder
    }
    return isBeside && !touches.isEmpty ? trace.scene[id].view : nil
  }

  /// Who asks about a text that is edited, and that no finger touches, asks why that ends.
  private func verdict(on named: Outcome, of view: ViewID, _ touch: Int?) -> Verdict {
    let asked = named == .scrolls && isForZooming(view, touch) ? .zooms : named
    let isLeftAlone =
      asked == .isEdited && trace.step(of: .isEdited, view, touch: nil) == nil
      && !trace.outcomes.contains { trace.reaches(view, by: $0) }
    let ends = isLeftAlone && trace.step(of: .stopsEditing, view, touch: touch) != nil
    // No edit of the scene says what code would have to: there is no goal.
    if isLeftAlone, !ends, let stays = trace.whyStillEdited(view, touch: touch) {
      return Verdict(
        subject: .outcome(.stopsEditing, of: view), touch: touch, trace: trace, goal: nil,
        happened: false, why: stays, steps: stays.steps)
    }
    // 17.15, 17.20: of a text that is only read a tap opens a link.
    if asked == .isEdited, !trace.scene[view].textInput.isEditable,
      trace.scene[view].kind == .textView,
      let tap = trace.bringer(of: .isEdited, view, touch)
    {
      let why = trace.whyNot(tap, touch: touch)
      if why.hasRecognized { return verdict(on: .recognizer(tap), touch, .gesture(why)) }
    }
    let outcome = ends ? .stopsEditing : asked
    return verdict(
      on: .outcome(outcome, of: view), touch, trace.why(outcome, view, touch: touch))
  }

  /// 20.7: two fingers on a scroll view with limits for its zoom are there to zoom it.
  private func isForZooming(_ view: ViewID, _ touch: Int?) -> Bool {
    let scene = trace.scene
    guard scene[view].scrolls.zooming != Zooming() else { return false }
    let inside = trace.outcomes.filter { outcome in
      outcome.hit.map { scene.isDescendant($0, of: view) } == true
    }
    guard let asked = touch ?? inside.first?.touch, let mine = trace.span(of: asked) else {
      return false
    }
    return inside.contains { other in
      other.touch != asked && trace.span(of: other.touch).map { $0.overlaps(mine) } == true
    }
  }

  /// 29: no touch says anything of a view if the file does not contain its frame.
  private func unplaced(_ subject: Subject) -> Verdict? {
    let scene = trace.scene
    let touched =
      if case .view(let view) = subject { view } else { goal(of: subject)?.view(in: scene) }
    guard let view = touched, let holder = scene.placeless(around: view) else { return nil }
    return Verdict(
      subject: subject, touch: nil, trace: trace, goal: nil, happened: false,
      why: .placeless(view, holder: holder), steps: [])
  }

  /// What is wanted of a subject, by a touch or any; nil for a view, which needs one.
  private func goal(of subject: Subject, _ landing: Landing? = nil) -> Goal? {
    switch subject {
    case .selection(let row): .selects(row, landing)
    case .responder(let responder): .hears(responder, landing)
    case .recognizer(let id): .recognizes(id, landing)
    case .outcome(let outcome, let view): .comesTo(outcome, view, landing)
    case .action(let action): .sends(action, landing)
    case .view: nil
    }
  }

  /// Of several touches that hit a view, those that did not stay with it are answered as well.
  private func verdicts(on view: ViewID, _ touch: Int?, preferring preferred: Int?) -> [Verdict] {
    if trace.outcomes.isEmpty {
      // 12.3, 12.7: what no finger touches may hear of a shake or a press.
      let why = trace.whyUnheard(.view(view))
      if why.reason != .noTouch {
        return [verdict(on: .responder(.view(view)), touch, .hearing(why))]
      }
    }
    let nearest = touch ?? trace.nearestTouch(to: view, preferring: preferred) ?? 1
    if let heard = heard(view, nearest) {
      return [verdict(on: .responder(.view(view)), nearest, .hearing(heard))]
    }
    var first = verdict(on: view, touch: nearest)
    // Who asks for an action by the name that its control has, too, can ask for it by no other.
    if first.notes.contains(.unsent(trace.scene.name(of: view))) {
      first.notes.removeAll { $0 == .unsent(trace.scene.name(of: view)) }
      return [first] + verdicts(on: trace.scene.name(of: view), touch: nearest)
    }
    guard touch == nil, first.happened else { return [first] }
    return [first] + lostOthers(view).prefix(2).map { verdict(on: view, touch: $0) }
  }

  /// 6.1, 18.1: a view that handles touches itself gets one that a view in it, which is hit, passes on,
  /// and a scroll view does not.
  private func heard(_ view: ViewID, _ touch: Int) -> WhyUnheard? {
    guard ResponderMethod.touches.contains(where: { trace.scene[view].overrides[$0] == .handles }),
      case .descendantAnswered = trace.whyNot(view, touch: touch),
      trace.lossToOthers(of: touch) == nil
    else { return nil }
    let why = trace.whyUnheard(.view(view), touch: touch)
    if case .kept(_, .scrollView) = why.reason { return why }
    return why.hasHeard ? why : nil
  }

  /// Of somebody who is set off by any touch, unless one is named.
  private func verdict(on subject: Subject, _ touch: Int?, _ why: Why) -> Verdict {
    // A recognizer is set off by any touch, unless one is named.
    let asked = if case .recognizer = subject { touch } else { why.touch }
    let goal = goal(of: subject, asked.flatMap { trace.landing(of: $0) })
    // A touch that was taken is told with what let it be taken.
    let steps = if case .lost(_, _, let touch) = why { steps(why, touch) } else { why.steps }
    return concluded(
      Verdict(
        subject: subject, touch: touch, trace: trace, goal: goal,
        happened: goal?.isReached(by: trace) == true, why: why, steps: steps),
      canBeRepaired: why.isOfEvent)
  }

  /// Why a view is not the hit view of a touch, or lost it again.
  private func verdict(on view: ViewID, touch: Int) -> Verdict {
    let why = through(view, touch: touch) ?? trace.why(view, touch: touch)
    let landing = trace.landing(of: touch)
    let isThrough = if case .through = why { true } else { false }
    let happened =
      isThrough || landing.map { Goal.gets(view, $0).isReached(by: trace) } == true
    let isLost = if case .lost = why { true } else { false }
    // 8.3: who took the touch could, because a disabled control keeps nobody off.
    let disabled =
      isLost || happened && !isThrough ? trace.stepOfDisabled(view, touch: touch) : nil
    var verdict = Verdict(
      subject: .view(view), touch: landing == nil ? nil : touch, trace: trace,
      goal: landing.map { isOff(view, touch) ? .tracks(view, $0) : .gets(view, $0) },
      happened: happened, why: why, steps: steps(why, touch) + (disabled.map { [$0] } ?? []))
    // 17.39: what UIKit or the program did before is a part of the cause.
    if let disabled {
      verdict.steps += trace.switching(off: .responder(.view(view)), before: disabled)
      verdict.steps.sort()
    }
    if happened, !isThrough {
      let cancelled = cancelled(touch)
      verdict.notes =
        cancelled.map { [.cancelled(step: $0)] } ?? unsent(by: view, touch, disabled)
      verdict.steps += cancelled.map { [$0] } ?? []
      if cancelled != nil, trace.scene[view].leavesUndone {
        verdict.notes.append(.leavesUndone(view))
      }
    }
    if isLost, let disabled { verdict.notes = [.disabled(step: disabled)] }
    if case .lost(let loss, _, _) = why, loss.way == .cancelled, trace.scene[view].leavesUndone {
      verdict.notes.append(.leavesUndone(view))
    }
    verdict.scroll = happened ? nil : scroll(freeing: view, why, touch)
    return concluded(verdict, canBeRepaired: !isThrough, insists: disabled != nil)
  }

  /// Whether a control is disabled when a touch goes down: getting it is not enough (7.20).
  private func isOff(_ view: ViewID, _ touch: Int) -> Bool {
    guard let then = trace.touchDown(of: touch)?.scene[view] else { return false }
    return then.kind.isControl && !then.isEnabled
  }

  /// The steps of an answer about a view, with the one that says who is hit.
  private func steps(_ why: Why, _ touch: Int) -> [Int] {
    if case .hit(.notInWindow, _, _) = why { return why.steps }
    var steps = why.steps + [trace.result(ofTouch: touch)].compactMap { $0 }
    if case .lost(let loss, let view, _) = why {
      steps +=
        trace.whyNot(view, touch: touch).steps + trace.recognition(of: loss.by, before: loss.step)
    }
    return Set(steps).sorted()
  }

  /// That a tap gets to a view by one in it, where that is all that was asked; nil where it does not.
  private func through(_ view: ViewID, touch: Int) -> Why? {
    guard countsSubviews,
      case .descendantAnswered(let step, let hit) = trace.whyNot(view, touch: touch),
      trace.scene.isTapped(view, byHitting: hit), trace.lossToOthers(of: touch) == nil
    else { return nil }
    return .through(hit, to: view, touch: touch, step: step)
  }

  /// The scroll view that would bring all of a view from under what lies over it.
  private func scroll(freeing view: ViewID, _ why: Why, _ touch: Int) -> ViewID? {
    guard case .hit(.siblingAnswered, _, _) = why, let down = trace.touchDown(of: touch) else {
      return nil
    }
    return ScrollTrial(of: view, in: down.scene).freeing
  }

  /// The touches that hit the view and did not stay with it.
  private func lostOthers(_ view: ViewID) -> [Int] {
    trace.outcomes.filter {
      trace.reaches(view, by: $0) && trace.lossToOthers(of: $0.touch) != nil
    }.map { $0.touch }
  }

  /// A touch that the system cancels was not simply got.
  private func cancelled(_ touch: Int) -> Int? {
    // A touch that somebody took is cancelled by who took it.
    guard trace.loss(of: touch) == nil else { return nil }
    return trace.indices.first { index in
      guard case .touchDeliver(_, .cancelled, _, _) = trace[index] else { return false }
      // A text field's own tap takes the touch from it, and the finger is still there (17.5).
      return trace.moment(of: index).touches.contains {
        $0.number == touch && $0.phase == .cancelled
      }
    }
  }

  /// A control may get its touch and yet do nothing with it; the question is then another.
  private func unsent(by view: ViewID, _ touch: Int, _ disabled: Int?) -> [Verdict.Note] {
    guard trace.scene[view].kind.isControl else { return [] }
    // What is said of one disabled holds for all that it sends.
    if let disabled { return [.disabled(step: disabled)] }
    // Not every action of the scene: in a storyboard these are thousands.
    let isText = trace.scene[view].kind.editsText
    // 17.5: no tap sends what typing and leaving send; that editing begins follows from the touch.
    let touches: [Int?] = isText ? [touch, nil] : [touch]
    let targets = trace.scene[view].control.targets.filter {
      !isText || !$0.events.isSubset(of: Self.ofTyping)
    }
    let own = Set(targets.map { $0.action }).sorted()
    return own.filter { action in
      let mine = touches.map { touch in
        trace.whyNot(action: action, touch: touch).filter { $0.sender == .control(view) }
      }
      // 7.16: what an app's own control sends itself no lift has to send.
      return !mine[0].isEmpty
        && !mine.joined().contains {
          $0.wasSent || trace.leavesSending($0)
        }
    }.map { .unsent($0) }
  }

  /// The events of a text field that no tap on it sends.
  private static let ofTyping: ControlEvents = [
    .editingChanged, .editingDidEnd, .editingDidEndOnExit, .primaryActionTriggered,
  ]

  /// Why an action was not sent, a verdict for everybody who would send it; the edits follow the
  /// last one.
  private func verdicts(on action: String, touch: Int?) -> [Verdict] {
    let sends = Goal.sends(action, touch.flatMap { trace.landing(of: $0) })
    let found = trace.whyNot(action: action, touch: touch)
    // Who sent it comes first: that it was sent is the answer.
    let all = found.filter { $0.wasSent } + found.filter { !$0.wasSent }
    let wasSent = sends.isReached(by: trace)
    return all.enumerated().map { place, why in
      let sendsItself = trace.sendsItself(why)
      // What its class sends itself it can send only if it tracks the touch.
      let goal = sendsItself.flatMap { own in
        why.touch.flatMap { trace.landing(of: $0) }.map { Goal.tracks(own, $0) }
      }
      var verdict = Verdict(
        subject: .action(action), touch: touch, trace: trace, goal: goal ?? sends,
        happened: why.wasSent, why: .action(why), steps: why.steps)
      if let sendsItself { verdict.notes = [.sendsItself(sendsItself)] }
      let isUnheard = why.reason == .nobody(refusedBy: [])
      let beside = isUnheard ? trace.implementersBeside(why) : []
      if isUnheard {
        let asked = trace.implementers(of: why)
        verdict.notes = [.implement(action, asked: asked, elsewhere: beside)]
      }
      guard why.wasSent || place == all.count - 1 else {
        verdict.isOfTrial = isTrial
        return verdict
      }
      return concluded(
        verdict,
        canBeRepaired: !wasSent && (!isUnheard || !beside.isEmpty)
          && goal?.isReached(by: trace) != true
          && (!trace.outcomes.isEmpty || verdict.why.isOfEvent))
    }
  }

  /// A verdict with what turns it round, and what would change it.
  ///
  /// - Parameter insists: Whether something is to change although what was asked for happened.
  private func concluded(
    _ verdict: Verdict, canBeRepaired: Bool, insists: Bool = false
  ) -> Verdict {
    var verdict = verdict
    verdict.isOfTrial = isTrial
    guard let goal = verdict.goal, !trace.isCutShort else { return verdict }
    let near = trace.near(goal)
    verdict.doubts = goal.doubts(in: near, among: rivals)
    let occurrence = Occurrence(trace: trace, why: verdict.why)
    verdict.notes = occurrence.enablers.compactMap { $0.note } + verdict.notes
    if !verdict.happened, let view = goal.view(in: trace.scene), let touch = verdict.why.touch,
      let hit = trace.slid(onto: view, touch: touch)
    {
      verdict.notes.append(.slidOnto(view, from: hit))
    }
    guard proposes, !Interruption.isWanted else { return verdict }
    if verdict.happened { verdict.stops = Repair.stopping(occurrence, goal) }
    guard canBeRepaired, insists || !verdict.happened, !Interruption.isWanted else {
      return verdict
    }
    let repair = Repair(goal, in: near, sparesTouches: isTrial)
    verdict.repair = repair
    verdict.obstacles = Array(repair.obstacles.dropFirst())
    return verdict
  }
}

extension Trace {
  /// The control of the app's own class that sends the event of an action itself, if it was not sent.
  fileprivate func sendsItself(_ why: WhyNoAction) -> ViewID? {
    guard !why.wasSent, case .control(let view) = why.sender,
      let events = scene.target(why.registration, of: why.sender)?.events,
      scene.sendsItself(events, view)
    else { return nil }
    return view
  }

  /// 7.16: whether a control of the app's own class has its touch, and sends the event of an action itself.
  fileprivate func leavesSending(_ why: WhyNoAction) -> Bool {
    if case .otherEvents = why.reason { sendsItself(why) != nil } else { false }
  }
}

extension View {
  /// 3.19: whether its class acts as a touch begins and ends, and not as it is cancelled.
  fileprivate var leavesUndone: Bool {
    overrides[.began].handles && overrides[.ended].handles && !overrides[.cancelled].handles
  }
}
