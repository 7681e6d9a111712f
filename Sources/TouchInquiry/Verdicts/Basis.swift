import TouchCore

//  why ─▶ its steps ─▶ the rules they follow, the settings that decided
//      ─▶ or a gap, if the record cannot say
//      ─▶ the question that it answers: what the model leaves out may change that

/// What an answer rests on, by number, or what it lacks.
public struct Basis: Hashable, Sendable {
  /// What an answer lacks, so that the record cannot say.
  public enum Gap: Hashable, Sendable {
    /// No step proves it, because nothing happened.
    case nothingHappened
    /// A touch went down, and no step decided.
    case nobodyDecided
    /// What a subclass of UIGestureRecognizer does is the scene's word alone.
    case subclass(RecognizerID)
    /// The record ends before it could happen.
    case cutShort
    /// Where the view lies is not in the file.
    case placeless
    /// How SwiftUI and a view of UIKit share a touch in one hosting view.
    case swiftUI(ViewID)
    /// What a scroll view's own recognizer does with actions that are added to it is not modelled.
    case scrollViewsAction
  }

  /// What an answer answers.
  public enum Question: String, Hashable, Sendable, CaseIterable {
    /// Who is the hit view?
    case hit
    /// Who keeps the touch, once hit?
    case keeps
    /// Which recognizer recognizes?
    case recognizes
    /// Which action is sent?
    case sends
  }

  /// What it lacks; nil if the record says it.
  public var gap: Gap?
  /// The rules that it uses.
  public internal(set) var rules: [RuleNumber] = []
  /// The settings whose numbers decided.
  public internal(set) var settings: [Setting] = []
  /// The question that it answers; nil if nothing that is left out or not known matters.
  public internal(set) var question: Question?
  /// The list whose `allowsSelection` is the answer; nil for another answer.
  public internal(set) var list: ViewID?
  /// The touch that is asked about; nil for any of the record.
  public internal(set) var touch: Int?
  /// Who was hit instead, if that is the answer.
  public internal(set) var whyNot: WhyNot?

  /// Nothing but a gap, if there is one.
  init(gap: Gap? = nil) { self.gap = gap }

  /// A rule alone, which no step is of.
  init(of rule: RuleNumber) { rules = [rule] }

  /// Some steps.
  init(of steps: [Int], in trace: Trace) {
    gap = steps.isEmpty ? .nothingHappened : nil
    for step in steps {
      gap = gap ?? trace.gap(at: step)
      rules.append(trace.rule(of: step))
      settings += [trace.decidingSetting(of: step)].compactMap { $0 }
    }
  }

  func answering(_ question: Question, touch: Int?) -> Basis {
    var basis = self
    (basis.question, basis.touch) = (question, touch)
    return basis
  }
}

extension Trace {
  fileprivate func gap(at index: Int) -> Basis.Gap? {
    guard case .recognizer(.state(let id, _, _, let cause, _, _)) = self[index],
      scene[id].kind == .custom
    else { return nil }
    return cause == .matched || cause == .liftedTooEarly ? .subclass(id) : nil
  }

  /// What the answer to a question rests on that some steps prove.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - question: The question.
  ///   - touch: The touch that is asked about; nil for any of the record.
  public func basis(
    of steps: [Int], answering question: Basis.Question, touch: Int?
  ) -> Basis {
    var basis = Basis(of: steps, in: self).answering(question, touch: touch)
    // Who is hit is settled when the finger comes down.
    if question != .hit { basis.rules += rulesOfChanges(during: touch) }
    // 18.25: when a class of the app lets go of what it delays.
    if question == .keeps, let touch, let by = delayOfBegan(of: touch)?.by,
      scene[by].kind == .custom
    {
      basis.gap = .subclass(by)
    }
    return basis
  }

  /// What an answer about a view rests on: that it is in no window is seen in the scene.
  ///
  /// - Parameter whyNot: The answer.
  public func basis(of whyNot: WhyNot) -> Basis {
    guard whyNot != .notInWindow else { return Basis() }
    let touch = whyNot.steps.first.flatMap { self.touch(at: $0)?.number }
    var basis = Basis(of: whyNot.steps, in: self).answering(.hit, touch: touch)
    basis.whyNot = whyNot
    if case .siblingAnswered(_, let behind, _, let hit) = whyNot,
      scene.presented(over: behind, answering: hit) != nil
    {
      basis.rules.append(RuleNumber(19, 16))
    }
    if let touch, !changes.isEmpty, changedTooLate(for: whyNot, touch: touch) != nil {
      basis.rules.append(RuleNumber(3, 21))
    }
    // 22.32: who wins is not established.
    if case .siblingAnswered(_, let behind, _, _) = whyNot, hosting == .layers,
      scene[behind].kind == .drawn
    {
      basis.gap = .swiftUI(behind)
    }
    return basis
  }

  /// What an answer about a recognizer rests on.
  ///
  /// - Parameter why: The answer.
  public func basis(of why: WhyNoGesture) -> Basis {
    // Who was hit elsewhere was not on the way: nothing that came later matters.
    let question: Basis.Question = why.reason.isAboutHit ? .hit : .recognizes
    var basis = basis(of: why.steps, answering: question, touch: why.touch)
    switch why.reason {
    case .undecided: basis.gap = .nobodyDecided
    // 18.25: whether it fails, and when, its class alone knows.
    case .stillPossible where scene[why.recognizer].kind == .custom:
      basis.gap = .subclass(why.recognizer)
    case .waits(let other) where scene[other].kind == .custom: basis.gap = .subclass(other)
    default: break
    }
    basis.settings += [decidingSetting(of: why)].compactMap { $0 }
    // 11.11: where nothing can scroll, it does not matter how far the finger goes.
    if why.reason == .failed(.nothingToScroll) { basis.settings.removeAll { $0 == .panHysteresis } }
    basis.rules += why.silentRules(in: self)
    return basis
  }

  /// What an answer about a row rests on: that its touches select it, besides its steps.
  ///
  /// - Parameter why: The answer.
  public func basis(of why: WhyNoSelection) -> Basis {
    if case .hitElsewhere(let whyNot) = why.reason { return basis(of: whyNot) }
    guard why.reason != .undecided else { return Basis(gap: .nobodyDecided) }
    guard why.reason != .noTouch else { return Basis(gap: .nothingHappened) }
    var basis = Basis(of: why.steps, in: self).answering(.keeps, touch: why.touch)
    basis.rules.append(RuleNumber(16, 1))
    basis.rules += why.silentRules(in: self) + rulesOfChanges(during: why.touch)
    // 16.13: whichever view takes the touch, a list or a delegate that says no selects nothing.
    if case .refused(let call) = why.reason {
      basis.question = nil
      if call == .allowsSelection { basis.list = scene.list(of: why.row) }
      return basis
    }
    // 22.32: whether what SwiftUI draws in the row keeps the touch is not established.
    let hit = why.touch.flatMap { outcome(ofTouch: $0)?.hit }
    if let host = hit.flatMap({
      scene.path(from: $0).first { scene[$0].kind.traits.contains(.swiftUI) }
    }),
      scene.isDescendant(host, of: why.row)
    {
      basis.gap = .swiftUI(host)
    }
    return basis
  }

  /// What an answer about a responder that did not hear of a touch rests on.
  ///
  /// - Parameter why: The answer.
  public func basis(of why: WhyUnheard) -> Basis {
    basis(of: why.steps, answering: .keeps, touch: why.touch)
  }

  /// What an answer about an action rests on.
  ///
  /// - Parameter why: The answer.
  public func basis(of why: WhyNoAction) -> Basis {
    // The touch that would have sent it is that of its last step.
    let touch = why.steps.last.flatMap { self.touch(at: $0)?.number }
    var basis = Basis(of: why.steps, in: self).answering(.sends, touch: touch)
    switch why.reason {
    case .notHit(let whyNot): return self.basis(of: whyNot)
    case .noGesture(let gesture): return self.basis(of: gesture)
    case .notModelled: return Basis(gap: .scrollViewsAction)
    // The steps tell where the touch went on; why it was not tracked is another rule.
    case .disabled: basis.rest(on: RuleNumber(7, 20))
    case .tracksAnotherTouch: basis.rest(on: RuleNumber(7, 3))
    // UIKit's documentation of `customView`: the item does not call its action then.
    case .replaced: basis.rules.append(RuleNumber(19, 39))
    case .notPulled, .refreshes: basis.settings.append(.refreshDistance)
    case .cannotBePulled(let gesture):
      basis = self.basis(of: gesture)
      basis.rules.append(RuleNumber(20, 43))
    case .unchanged(let hold): basis.rules.append(hold.rule)
    case .sent:
      // A send rests on that its recognizer recognized.
      guard case .recognizer(let id) = why.sender else { break }
      let recognition = self.basis(of: whyNot(id, touch: why.touch))
      basis.gap = basis.gap ?? recognition.gap
      basis.rules += recognition.rules
      basis.settings += recognition.settings
    case .nobody, .neverTold, .overridden, .refusedToTrack, .takenAway, .heldBack,
      .liftedOutside, .otherEvents, .stayedInside, .stillDown, .noTouch:
      break
    }
    basis.rules += rulesOfChanges(during: touch)
    return basis
  }
}

extension Basis {
  /// Rests on a rule alone, whatever its steps say.
  fileprivate mutating func rest(on rule: RuleNumber) {
    (gap, rules, settings) = (nil, [rule], [])
  }
}

extension Verdict {
  /// What it would rest on that an obstacle decides.
  package func basis(of obstacle: Obstacle) -> Basis {
    Verdict(
      subject: subject, touch: touch, trace: obstacle.trace, goal: goal, happened: false,
      why: obstacle.why, steps: obstacle.why.steps
    ).basis
  }

  /// What it rests on.
  package var basis: Basis {
    var basis =
      switch why {
      case .hit(let why, _, let touch):
        happened ? trace.basis(of: steps, answering: .keeps, touch: touch) : trace.basis(of: why)
      case .came, .stopped, .lost, .through:
        trace.basis(of: steps, answering: .keeps, touch: why.touch)
      case .gesture(let why): trace.basis(of: why)
      case .action(let why): trace.basis(of: why)
      case .selection(let why): trace.basis(of: why)
      case .hearing(let why): trace.basis(of: why)
      case .cannotZoom: Basis(of: RuleNumber(20, 5))
      case .nobodySends: Basis(gap: .nothingHappened)
      case .placeless: Basis(gap: .placeless)
      }
    switch why {
    // 22.32: who wins, SwiftUI's gestures or a recognizer around them, is not established.
    case .lost(let loss, let view, _)
    where trace.scene[view].kind == .drawn && loss.by.map(trace.scene.isMadeByUIKit) == false:
      basis.gap = .swiftUI(view)
    case .came(_, let view, let step, let touch), .stopped(let step, let view, let touch):
      // 17.24: no step says that nothing is resigned.
      if case .hitResult = trace[step] { basis.rules.append(RuleNumber(17, 24)) }
      // 20.40, 20.41: whether a view hears of that tap as well does not matter to its scroll view.
      let ofTop = [RuleNumber(20, 40), RuleNumber(20, 41)]
      if touch == nil, basis.rules.contains(where: ofTop.contains) { basis.question = nil }
      basis.rules += trace.silentRules(ofEditingAt: step, touch: touch)
      if case .came(.scrolls, _, _, _) = why,
        trace.directionalLock(of: view, before: step) != nil
      {
        basis.settings.append(.directionalLockRatio)
      }
      // 18.13: the other one might have acted first.
      if case .came(.isEdited, _, _, let touch?) = why,
        trace.editingEnded(view, touch: touch) != nil
      {
        basis.rules.append(RuleNumber(18, 13))
      }
      if let hold = touch.flatMap({ trace.valueHold(of: view, touch: $0)?.hold }) {
        basis.rules.append(hold.rule)
      }
      if case .came(let outcome, _, _, let touch?) = why,
        outcome == .isPopped || outcome == .isDismissed,
        let (attempt, _) = trace.bringing(outcome, view, touch)
      {
        let recognition = trace.basis(of: trace.whyNot(attempt.recognizer, touch: touch))
        basis.rules += recognition.rules
        basis.settings += recognition.settings
      }
    default: break
    }
    if !happened, trace.isCutShort { basis.gap = .cutShort }
    return basis
  }
}

extension WhyNoGesture.Reason {
  /// Whether it is settled as soon as it is known who is hit.
  fileprivate var isAboutHit: Bool {
    switch self {
    case .otherView, .nobodyHit, .eventsIgnored, .disabled, .detached, .ownerHasItOff, .undecided,
      .hidden:
      true
    case .itDid, .cancelled, .failed, .refused, .lost, .waits, .stillPossible, .ignoredTouch,
      .ignoresWheel, .missedPointer, .busy, .noTouch:
      false
    }
  }
}
