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

/// What could change the answer to a question about a touch, whomever it is asked about.
struct Weakening {
  let omissions: [Omission.Finding]
  let missing: [MissingFact]
  /// Rules that were seen on systems of the past only.
  let bygone: [RuleNumber]

  init(_ trace: Trace, _ question: Basis.Question, _ touch: Int?) {
    omissions = trace.omissions(weakening: question, touch: touch)
    missing = trace.missingFacts(weakening: question, touch: touch)
    // 19.37: seen on iOS 5 to 7, and not since bars were rebuilt.
    bygone = trace.isTakenBelowBar(touch: touch) ? [RuleNumber(19, 37)] : []
  }
}

/// What an answer rests on: rules and how well each is known, or what is missing.
struct Ground {
  var gap: Basis.Gap?
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
    if gap != nil || missing.contains(where: { $0.isDecisive })
      || omissions.contains(where: { $0.isDecisive })
    {
      return .unknown
    }
    let isSure = weakest.isEmpty && bygone.isEmpty && omissions.isEmpty && missing.isEmpty
    return isSure ? .proved : .likely
  }

  /// What is not known leaves the outcome as it is.
  mutating func settle() { missing = missing.map { $0.indecisive } }

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
  /// What an answer rests on, with how well that is known and what could change it.
  ///
  /// - Parameter weakening: What could change it, if that was worked out before.
  func ground(of basis: Basis, _ weakening: Weakening? = nil) -> Ground {
    var ground = Ground(gap: basis.gap)
    for rule in basis.rules { ground.rest(on: rule) }
    for setting in basis.settings { ground.rest(on: setting.rule, setting.confidence) }
    // Code that holds a list may let it select.
    if let list = basis.list {
      ground.missing = MissingFact.facts(of: list, .enabled, viewpoint.scene)
    }
    guard let question = basis.question else { return ground }
    ground.weaken(by: weakening ?? Weakening(trace, question, basis.touch))
    guard let whyNot = basis.whyNot else { return ground }
    // Being hit is not all: who keeps the touch, and what the view does with it.
    if case .itDid = whyNot {
      ground.missing = trace.missingFacts(weakening: .sends, touch: basis.touch)
    }
    ground.missing = nearestFirst(
      ground.missing.filter { !isIndifferent($0, to: whyNot) }, of: whyNot, basis.touch
    ).map { $0.deciding(whyNot, in: viewpoint.scene) }
    return ground
  }

  /// Whether an answer stays, whatever is not known of a view: who is in front is in front, with all
  /// that lies in it, and who refuses does so whatever lies beside it.
  private func isIndifferent(_ missing: MissingFact, to whyNot: WhyNot) -> Bool {
    switch whyNot {
    case .refused(let step, let verdict), .ancestorRefused(_, let step, let verdict):
      guard let refusing = trace[step].searched else { return false }
      // A window in front would only be one more reason; but a canvas is no window of the app.
      let isDrawn = verdict == .outside && viewpoint.scene.isOfCanvas(refusing)
      let others: UnknownFacts = isDrawn ? [] : [.level, .windows]
      if !missing.fact.isDisjoint(with: others.union([.tree, .content])) { return true }
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

  /// What the file lacks around all that it has first; then what is not known of those on the way to
  /// whoever decided, then of those under the finger.
  private func nearestFirst(
    _ missing: [MissingFact], of whyNot: WhyNot, _ touch: Int?
  ) -> [MissingFact] {
    guard missing.count > 1 else { return missing }
    let scene = viewpoint.scene
    let deciding = whyNot.steps.first.flatMap { trace[$0].searched }
    let way = deciding.map { scene.path(from: $0) } ?? []
    let point = touch.flatMap { trace.touchDown(of: $0) }?.point
    let distances = missing.map { fact in
      fact.fact == .superviews
        ? -1
        : way.firstIndex(of: fact.view)
          ?? way.count + (point.map { scene.covers(fact.view, $0) } == true ? 0 : 1)
    }
    return missing.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { missing[$0] }
  }
}
