import TouchCore
import TouchInquiry

//   rules of the proving steps               grade
//   all documented or observed               PROVED
//   one reported, peer or inferred           LIKELY    and which
//   something left out could change it       LIKELY    and what
//   the record cannot say                    UNKNOWN   and what is missing

/// How sure an answer is.
public enum Grade: String, Hashable, Sendable, CaseIterable {
  /// Every rule it rests on is documented or was observed.
  case proved = "PROVED"
  /// Some rule it rests on is neither, or something that the model leaves out could change it.
  case likely = "LIKELY"
  /// The record cannot say.
  case unknown = "UNKNOWN"
}

/// What an answer lacks, so that the record cannot say.
enum Gap {
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

/// What could change the answer to a question about a touch, whomever it is asked about.
struct Weakening {
  let omissions: [Omission.Finding]
  let missing: [MissingFact]
  /// Rules that were seen on systems of the past only.
  let bygone: [RuleNumber]

  init(_ trace: Trace, _ question: Omission.Question, _ touch: Int?) {
    omissions = trace.omissions(weakening: question, touch: touch)
    missing = trace.missingFacts(weakening: question, touch: touch)
    // 19.37: seen on iOS 5 to 7, and not since bars were rebuilt.
    bygone = trace.isTakenBelowBar(touch: touch) ? [RuleNumber(19, 37)] : []
  }
}

/// What an answer rests on: rules and how well each is known, or what is missing.
struct Ground {
  var gap: Gap?
  var rules: [RuleNumber: Rule.Confidence] = [:]
  /// Rules that were seen on systems of the past only.
  var bygone: [RuleNumber] = []
  /// What the model leaves out and could change it.
  var omissions: [Omission.Finding] = []
  /// What nobody knows of the views that were read, and could change it.
  var missing: [MissingFact] = []

  /// The rules that are neither documented nor observed, by number.
  var weakest: [RuleNumber] { rules.filter { !$0.value.isSure }.keys.sorted() }

  var grade: Grade {
    if gap != nil || missing.contains(where: { $0.isDecisive }) { return .unknown }
    let isSure = weakest.isEmpty && bygone.isEmpty && omissions.isEmpty && missing.isEmpty
    return isSure ? .proved : .likely
  }

  /// Takes note of what is left out or not known, and could change the answer to a question.
  mutating func weaken(by trace: Trace, _ question: Omission.Question, _ touch: Int?) {
    weaken(by: Weakening(trace, question, touch))
  }

  /// Takes note of what was worked out before.
  mutating func weaken(by weakening: Weakening) {
    (omissions, missing) = (weakening.omissions, weakening.missing)
    bygone = weakening.bygone
  }

  /// Takes note of a rule, as the specification knows it.
  mutating func rest(on rule: RuleNumber) {
    rest(on: rule, Rule.named(rule)?.confidence ?? .inferred)
  }

  /// The weaker confidence counts where a rule and its number differ.
  mutating func rest(on rule: RuleNumber, _ confidence: Rule.Confidence) {
    if rules[rule]?.isSure ?? true { rules[rule] = confidence }
  }
}

extension Rule.Confidence {
  /// Whether somebody who must know says it, or somebody saw it happen.
  public var isSure: Bool {
    switch self {
    case .documented, .observed: true
    case .reported, .peer, .inferred: false
    }
  }
}

extension Narrator {
  /// What some steps rest on, as the answer to a question.
  ///
  /// - Parameter touch: The touch that is asked about; nil for any of the record.
  func ground(
    of steps: [Int], answering question: Omission.Question, touch: Int?
  ) -> Ground {
    var ground = ground(ofSteps: steps)
    ground.weaken(by: trace, question, touch)
    // 18.25: when a class of the app lets go of what it delays.
    if question == .keeps, let touch, let by = trace.delayOfBegan(of: touch)?.by,
      viewpoint.scene[by].kind == .custom
    {
      ground.gap = .subclass(by)
    }
    return ground
  }

  private func ground(ofSteps steps: [Int]) -> Ground {
    var ground = Ground(gap: steps.isEmpty ? .nothingHappened : nil)
    for step in steps {
      ground.gap = ground.gap ?? gap(at: step)
      ground.rest(on: trace.rule(of: step))
      guard let setting = trace.decidingSetting(of: step) else { continue }
      ground.rest(on: setting.rule, setting.confidence)
    }
    return ground
  }

  private func gap(at index: Int) -> Gap? {
    guard case .recognizer(.state(let id, _, _, let cause, _, _)) = trace[index],
      viewpoint.scene[id].kind == .custom
    else { return nil }
    return cause == .matched || cause == .liftedTooEarly ? .subclass(id) : nil
  }

  /// What an answer about a view rests on: that it is in no window is seen in the scene.
  ///
  /// - Parameter weakening: What could change who is hit, where that was worked out before.
  func ground(of whyNot: WhyNot, _ weakening: Weakening? = nil) -> Ground {
    guard whyNot != .notInWindow else { return Ground() }
    let touch = whyNot.steps.first.flatMap { trace.touch(at: $0)?.number }
    var ground = ground(ofSteps: whyNot.steps)
    ground.weaken(by: weakening ?? Weakening(trace, .hit, touch))
    // 22.32: who wins is not established.
    if case .siblingAnswered(_, let behind, _, _) = whyNot, trace.hosting == .layers,
      viewpoint.scene[behind].kind == .drawn
    {
      ground.gap = .swiftUI(behind)
    }
    // Being hit is not all: who keeps the touch, and what the view does with it.
    if case .itDid = whyNot {
      ground.missing = trace.missingFacts(weakening: .sends, touch: touch)
    }
    ground.missing = nearestFirst(
      ground.missing.filter { !isIndifferent($0, to: whyNot) }, of: whyNot, touch
    ).map { $0.deciding(whyNot, in: viewpoint.scene) }
    return ground
  }

  /// Whether an answer stays, whatever is not known of a view: who is in front is in front, with all
  /// that lies in it, and who refuses does so whatever lies beside it.
  private func isIndifferent(_ missing: MissingFact, to whyNot: WhyNot) -> Bool {
    switch whyNot {
    case .refused(let step, _), .ancestorRefused(_, let step, _):
      guard let refusing = trace[step].searched else { return false }
      if !missing.fact.isDisjoint(with: [.tree, .content]) { return true }
      return !viewpoint.scene.path(from: refusing).contains(missing.view)
    default: break
    }
    guard !missing.fact.isDisjoint(with: [.tree, .content]) else { return false }
    let path = viewpoint.scene.path(from: missing.view)
    switch whyNot {
    case .siblingAnswered(let sibling, _, _, _): return path.contains(sibling)
    case .otherWindow(let window, _): return path.contains(window)
    case .itDid, .refused, .ownOverride, .takenBack, .notDrawnThere, .descendantAnswered,
      .ancestorRefused, .ancestorOverridden, .windowNotShown, .notInWindow, .ignored, .noTouch:
      return false
    }
  }

  /// What is not known of those on the way to whoever decided first, then of those under the finger.
  private func nearestFirst(
    _ missing: [MissingFact], of whyNot: WhyNot, _ touch: Int?
  ) -> [MissingFact] {
    guard missing.count > 1 else { return missing }
    let scene = viewpoint.scene
    let deciding = whyNot.steps.first.flatMap { trace[$0].searched }
    let way = deciding.map { scene.path(from: $0) } ?? []
    let point = touch.flatMap { trace.touchDown(of: $0) }?.point
    let distances = missing.map { fact in
      way.firstIndex(of: fact.view)
        ?? way.count + (point.map { scene.covers(fact.view, $0) } == true ? 0 : 1)
    }
    return missing.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { missing[$0] }
  }

  /// What an answer about a recognizer rests on.
  func ground(of why: WhyNoGesture) -> Ground {
    // Who was hit elsewhere was not on the way: nothing that came later matters.
    let question: Omission.Question = why.reason.isAboutHit ? .hit : .recognizes
    var ground = ground(of: why.steps, answering: question, touch: why.touch)
    if why.reason == .undecided { ground.gap = .nobodyDecided }
    if why.reason == .stillPossible, viewpoint.scene[why.recognizer].kind == .custom {
      ground.gap = .subclass(why.recognizer)
    }
    if let setting = trace.decidingSetting(of: why) {
      ground.rest(on: setting.rule, setting.confidence)
    }
    return ground
  }

  /// What an answer about a row rests on: that its touches select it, besides its steps.
  func ground(of why: WhyNoSelection) -> Ground {
    if case .hitElsewhere(let whyNot) = why.reason { return ground(of: whyNot) }
    guard why.reason != .undecided else { return Ground(gap: .nobodyDecided) }
    guard why.reason != .noTouch else { return ground(ofSteps: []) }
    var ground = ground(ofSteps: why.steps)
    ground.rest(on: RuleNumber(16, 1))
    ground.weaken(by: trace, .keeps, why.touch)
    return ground
  }

  /// What an answer about whoever did not hear of a touch rests on.
  func ground(of why: WhyUnheard) -> Ground {
    ground(of: why.steps, answering: .keeps, touch: why.touch)
  }

  /// What an answer about an action rests on.
  func ground(of why: WhyNoAction) -> Ground {
    switch why.reason {
    case .notHit(let whyNot): return ground(of: whyNot)
    case .noGesture(let gesture): return ground(of: gesture)
    case .notModelled: return Ground(gap: .scrollViewsAction)
    // The steps tell where the touch went on; why it was not tracked is another rule.
    case .disabled: return sent(why, ground(ofRule: RuleNumber(7, 20)))
    case .tracksAnotherTouch: return sent(why, ground(ofRule: RuleNumber(7, 3)))
    case .notPulled, .refreshes:
      var ground = sent(why, ground(ofSteps: why.steps))
      ground.rest(on: RuleNumber(20, 43), Setting.refreshDistance.confidence)
      return ground
    case .sent:
      var ground = sent(why, ground(ofSteps: why.steps))
      // A send rests on that its recognizer recognized.
      guard case .recognizer(let id) = why.sender else { return ground }
      let recognition = self.ground(of: trace.whyNot(id, touch: why.touch))
      ground.gap = ground.gap ?? recognition.gap
      for (rule, confidence) in recognition.rules { ground.rest(on: rule, confidence) }
      return ground
    case .nobody, .neverTold, .overridden, .refusedToTrack, .takenAway, .heldBack,
      .liftedOutside, .otherEvents, .stillDown, .noTouch:
      return sent(why, ground(ofSteps: why.steps))
    }
  }

  /// The touch that would have sent it is that of its last step.
  private func sent(_ why: WhyNoAction, _ ground: Ground) -> Ground {
    let touch = why.steps.last.flatMap { trace.touch(at: $0)?.number }
    var ground = ground
    ground.weaken(by: trace, .sends, touch)
    return ground
  }

  private func ground(ofRule number: RuleNumber) -> Ground {
    var ground = Ground()
    ground.rest(on: number)
    return ground
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
      .busy, .noTouch:
      false
    }
  }
}
