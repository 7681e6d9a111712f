import TouchCore
import TouchInquiry

//   scene ─▶ areas, subjects ─▶ checks, each its own rules ─▶ findings, in the order of the views

/// What is wrong with a screen, as far as its scene tells.
public struct Audit: Sendable {
  /// What was found, in the order of the views, then of the rules.
  public let findings: [Finding]
  /// Who is hit where.
  public let areas: HitAreas
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
    areas = subjects.areas
    controlCount = subjects.controls.count
    let places = Dictionary(uniqueKeysWithValues: subjects.order.enumerated().map { ($1, $0) })
    findings = found.filter { options.rules.contains($0.rule) }
      .enumerated()
      .sorted { one, other in
        let (first, second) = (one.element, other.element)
        let (here, there) = (places[first.view] ?? .max, places[second.view] ?? .max)
        return (here, first.rule.rawValue, one.offset) < (there, second.rule.rawValue, other.offset)
      }
      .map { subjects.doubted($0.element) }
  }
}
