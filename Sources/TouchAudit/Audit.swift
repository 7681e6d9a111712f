import TouchCore
import TouchInquiry

//   scene ─▶ areas, subjects ─▶ checks, each its own rules ─▶ findings, in the order of the views

/// What is wrong with a screen, as far as its scene tells.
public struct Audit: Sendable {
  /// What was found, in the order of the views, then of the rules.
  public let findings: [Finding]
  /// How many findings are left out because the file leaves open whether they are so.
  public let doubtCount: Int
  /// The part of the screen that was looked at.
  public let screen: Rect
  /// Where the controls and the views with recognizers can be hit; who is hit in all the rest is let
  /// go of, for an audit may be of many files.
  public let targets: [ViewID: TargetArea]
  /// How many controls were looked at.
  public let controlCount: Int

  /// Looks at a scene as it is.
  ///
  /// - Complexity: About the number of views times the number of parts of the screen.
  public init(_ scene: Scene, options: AuditOptions = AuditOptions()) {
    let subjects = AuditSubjects(scene, options)
    var found: [Finding] = []
    found += ReachCheck(subjects).findings
    found += SizeCheck(subjects).findings
    found += OverlapCheck(subjects).findings
    found += OverlayCheck(subjects).findings
    found += NestingCheck(subjects).findings
    found += RecognizerCheck(subjects).findings
    found += RowCheck(subjects).findings
    found += WiringCheck(subjects).findings
    found += OverrideCheck(subjects).findings
    screen = subjects.areas.screen
    targets = subjects.reaches.mapValues { reach in
      TargetArea(
        outline: reach.outline, alive: reach.parts,
        dead: subjects.losses(of: reach.view).flatMap { $0.outlines })
    }
    controlCount = subjects.controls.count + subjects.offControls.count
    let places = Dictionary(uniqueKeysWithValues: subjects.order.enumerated().map { ($1, $0) })
    var grades = FindingGrades(subjects)
    let graded = found.filter { options.rules.contains($0.rule) }
      .enumerated()
      .sorted { one, other in
        let (first, second) = (one.element, other.element)
        let (here, there) = (places[first.view] ?? .max, places[second.view] ?? .max)
        return (here, first.rule.rawValue, one.offset) < (there, second.rule.rawValue, other.offset)
      }
      .map { grades.graded($0.element).pointed(in: subjects) }
    let told = options.tellsDoubts ? graded : graded.filter { !$0.isDoubtful }
    findings = told.withoutConsequences
    doubtCount = graded.count - told.count
  }
}

extension [Finding] {
  /// The findings without those of a view that no touch reaches and that is told of already: a button
  /// that sends nothing, and what lies behind the content view of its row.
  fileprivate var withoutConsequences: [Finding] {
    let gone = filter { $0.rule.leavesNothing }.flatMap { [$0.view] + $0.also }
    guard !gone.isEmpty else { return self }
    let unreached = Set(gone)
    return filter {
      ![.silentButton, .besideContent].contains($0.rule) || !unreached.contains($0.view)
    }
  }
}

extension AuditRule {
  /// Whether no touch reaches a control that it finds.
  fileprivate var leavesNothing: Bool {
    [.superviewRefuses, .outside, .covered, .flatSuperview, .flatControl].contains(self)
  }
}

extension Finding {
  /// The finding with a place that can be tapped, where a tap only leads to the view.
  fileprivate func pointed(in subjects: AuditSubjects) -> Finding {
    let screen = subjects.areas.screen
    guard !rule.isShownByTap, let example, !screen.contains(example) else { return self }
    var finding = self
    let box = subjects.scene.outlineAsHit(view)?.box.shared(with: screen)
    finding.example = box.flatMap { $0.size.width > 0 && $0.size.height > 0 ? $0.middle : nil }
    return finding
  }
}
