import TouchCore
import TouchInquiry
import TouchNarration

/// Grades findings as answers are graded: by a tap where one shows it, and by what must be known.
struct FindingGrades {
  private let scene: Scene
  private let reaches: [ViewID: AreaReach]
  private let recorder: TapRecorder
  /// Whether anything of any view is not known.
  private let isUnknown: Bool
  /// The last tap: findings that follow each other are often shown by one.
  private var last: (point: Point, tap: TriedTap)?
  /// So many of the others are asked about.
  private static let mostOthers = 8

  init(_ subjects: AuditSubjects) {
    scene = subjects.scene
    reaches = subjects.reaches
    recorder = TapRecorder(subjects.scene)
    isUnknown = scene.views.contains { $0.origins.unknown?.isEmpty == false }
  }

  /// The finding with its grade, and what it lacks to be better.
  mutating func graded(_ finding: Finding) -> Finding {
    var finding = finding
    var claim = Claim(
      of: scene, restingOn: finding.rule.entry.rules + finding.rules)
    var isRefuted = false
    if let view = finding.missed, let point = finding.example, let tap = tap(at: point) {
      claim.isShown(by: tap, on: view)
      isRefuted = tap.hits(view)
    }
    finding.isSurelyOutside = isSurelyOutside(finding)
    if isUnknown { rest(&claim, finding) }
    // 22.14: views get the touch after the system's own gestures, or not at all.
    if finding.rule == .nearEdge, finding.others.isEmpty {
      claim.touch(on: "system-edges", about: finding.view)
    }
    finding.certainty = claim.certainty
    finding.isShownAtTimes = finding.certainty.missing.contains {
      $0.fact == .visibility && finding.others.contains($0.view) && scene.isHeldByOutlet($0.view)
    }
    finding.isUpToCode =
      finding.rule == .silentButton && scene[finding.view].kind == .barItem
      && scene[finding.view].origins.identifier != nil
    // 7.14: what code adds no file shows.
    if finding.rule == .silentButton, finding.certainty.grade == .proved {
      finding.certainty.grade = .likely
    }
    finding.isExact = reaches[finding.view]?.isExact ?? true
    // Areas that were asked at points leave room for what lies between.
    if !finding.isExact, finding.certainty.grade == .proved { finding.certainty.grade = .likely }
    // Where parts were only asked at points, the tap that should show it may show the opposite.
    if isRefuted { finding.certainty.grade = .unknown }
    // A frame of the canvas is no frame of the app: nobody's build fails by it. 2.2: what takes no
    // touches takes none wherever it lies.
    let isUpToFrames = finding.restsOnCanvas && finding.rule != .superviewRefuses
    let mayNotCover = finding.isUpToItsClass || finding.isShownAtTimes
    if finding.severity == .error, isUpToFrames || mayNotCover || finding.isDoubtful {
      finding.severity = .warning
    }
    return finding
  }

  /// 2.11: of several superviews that a point lies outside of, one is enough.
  private func isSurelyOutside(_ finding: Finding) -> Bool {
    guard let point = finding.example else { return false }
    return scene.path(from: finding.view).dropFirst().contains { view in
      scene[view].origins.missing.isDisjoint(with: .ofHitTesting)
        && scene[view].pointInsideOverride == nil
        && !scene[view].bounds.contains(scene.fromScreenAsHit(point, to: view))
    }
  }

  private mutating func tap(at point: Point) -> TriedTap? {
    if let last, last.point == point { return last.tap }
    guard let tap = recorder.tap(at: point).map(TriedTap.init) else { return nil }
    last = (point, tap)
    return tap
  }

  private func rest(_ claim: inout Claim, _ finding: Finding) {
    let facts = finding.rule.ground.facts
    guard finding.rule.ground.isOfSuperviews else { return claim.rest(on: facts, of: finding.view) }
    let own = scene.path(from: finding.view)
    // Of a screen without its window nobody knows how large it is.
    if finding.isBesideScreen, let window = own.last { claim.rest(on: .level, of: window) }
    let others = finding.others.prefix(Self.mostOthers)
    let front = Set(others.flatMap { scene.path(from: $0) })
    for view in [finding.view] + others {
      for ancestor in scene.path(from: view).reversed() {
        // Whatever else lies in what is in front takes the touch as well, and what lies in a view behind
        // it is behind it, too.
        let isAround = own.contains(ancestor) && (front.isEmpty || front.contains(ancestor))
        var wanted = isAround ? facts : facts.subtracting([.tree, .content])
        // If lines of a dump are missing, a view may have another superview and another place.
        if !isAround || finding.isBesideScreen { wanted.insert(.superviews) }
        claim.rest(on: wanted, of: ancestor)
      }
    }
  }
}

extension Finding {
  /// The rules by which parts are lost.
  fileprivate var rules: [RuleNumber] { causes.compactMap { $0.reason.rule(of: view) } }

}

extension AuditRule {
  /// Whether a tap at the example of its findings shows what is the matter.
  var isShownByTap: Bool { ground.isShownByTap }

  /// What its findings rest on knowing, and whether also of the views around, and around the others.
  fileprivate var ground: (facts: UnknownFacts, isOfSuperviews: Bool, isShownByTap: Bool) {
    switch self {
    // 2.11: outside of a superview no touch gets to it, whatever else lies there.
    case .outside, .partlyOutside, .flatSuperview:
      (MissingFact.ofHits.subtracting([.tree, .order]), true, true)
    case .covered, .partlyCovered, .controlsOverlap, .plainInside, .clearOverlay, .beyondContent,
      .duplicate, .windowOnTop:
      (MissingFact.ofHits, true, true)
    case .small, .nestedControls, .besideContent: (MissingFact.ofHits, true, false)
    case .nearEdge: (MissingFact.ofHits.union(.level), true, false)
    case .flatControl:
      (UnknownFacts([.frame, .place, .transform, .properties]).union(.ofHitTesting), false, false)
    case .superviewRefuses:
      (UnknownFacts([.interaction, .visibility, .properties]).union(.ofHitTesting), true, true)
    case .deafRecognizer: ([.interaction, .properties], false, false)
    case .silentButton: ([.actions, .recognizers, .anyRecognizers], false, false)
    case .sharedRecognizer: ([], false, false)
    case .cancellingTap: ([.delegates, .recognizers, .anyRecognizers, .tree], true, false)
    case .unknownOverride: (.ofHitTesting, false, false)
    }
  }
}
