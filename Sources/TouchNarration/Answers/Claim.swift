import TouchCore
import TouchInquiry

//   claim   buy cannot be hit: hud in front is hit
//           ├ rules        2.5                            as of an answer: how well they are known
//           ├ facts        frames, switches, … of buy     not known of some view?
//           └ a tap there  why-not buy                    all that weakens the answer to that

/// Something that is said of a scene, with what it rests on: graded as answers are.
public struct Claim {
  private var ground = Ground()
  private let scene: Scene

  /// Begins with rules.
  public init(of scene: Scene, restingOn rules: [RuleNumber] = []) {
    self.scene = scene
    for rule in rules { ground.rest(on: rule) }
  }

  /// It rests on knowing something of a view.
  public mutating func rest(on facts: UnknownFacts, of view: ViewID) {
    add(MissingFact.facts(of: view, facts, scene))
  }

  /// Something that is left out of the model has to do with a view.
  public mutating func touch(on omission: String, about view: ViewID) {
    guard let omission = Omission.named(omission) else { return }
    ground.omissions.append(.init(omission: omission, names: [scene.name(of: view)]))
  }

  /// A tap shows it, on which a view is not hit; whatever weakens the answer why weakens it, too.
  public mutating func isShown(by tap: TriedTap, on view: ViewID) {
    guard let other = tap.ground(of: view) else { return }
    for (rule, confidence) in other.rules { ground.rest(on: rule, confidence) }
    ground.bygone += other.bygone.filter { !ground.bygone.contains($0) }
    ground.gap = ground.gap ?? other.gap
    let known = Set(ground.omissions)
    ground.omissions += other.omissions.filter { !known.contains($0) }
    add(other.missing)
  }

  private mutating func add(_ facts: [MissingFact]) {
    for fact in facts where !ground.missing.contains(fact) { ground.missing.append(fact) }
  }

  /// How sure it is.
  public var certainty: Certainty {
    Certainty(
      grade: ground.grade, weakest: (ground.weakest + ground.bygone).sorted(),
      omissions: ground.omissions, missing: ground.missing)
  }
}

/// How sure something is, and what it lacks to be better.
public struct Certainty: Hashable, Sendable {
  /// How sure it is; the same three words as of every answer.
  public var grade: Grade
  /// The rules it rests on that are neither documented nor observed, or only on systems of the past,
  /// by number.
  public let weakest: [RuleNumber]
  /// What the model leaves out and could change it.
  public let omissions: [Omission.Finding]
  /// What is not known and could change it.
  public let missing: [MissingFact]

  /// Nothing is lacking.
  public static let proved = Certainty(grade: .proved, weakest: [], omissions: [], missing: [])
}

/// A tap that was tried, of which one may ask for many views.
public struct TriedTap {
  private let narrator: Narrator
  private let weakening: Weakening
  /// `TapRecorder` has one finger.
  private static let touch = 1

  /// Looks at the record of a tap.
  public init(_ trace: Trace) {
    narrator = Narrator(trace, .english)
    weakening = Weakening(trace, .hit, Self.touch)
  }

  /// Whether a view is hit.
  public func hits(_ view: ViewID) -> Bool {
    if case .itDid = narrator.trace.whyNot(view, touch: Self.touch) { true } else { false }
  }

  /// What the answer rests on why a view is not hit; nil where it is.
  func ground(of view: ViewID) -> Ground? {
    let whyNot = narrator.trace.whyNot(view, touch: Self.touch)
    if case .itDid = whyNot { return nil }
    return narrator.ground(of: narrator.trace.basis(of: whyNot), weakening)
  }
}
