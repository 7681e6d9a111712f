import SceneLanguage
import TouchAudit
import TouchCore

/// A screen with an error, a warning, and a name that no format takes as it is.
let faulty = """
  window w 0,0 390x844
    view root 0,0 390x844
      view card 0,0 100x100
        control buy 80,20 40x40
        control gone 200,20 40x40
      control under 20,300 100x40 text="a <b> & \\"c\\""
      view hud 0,290 390x60
  """

/// The report of some files.
func report(
  _ files: [(name: String, lines: String)], suppressions: String = "",
  known: Set<FindingKey> = [], remarks: Int = 0
) throws -> AuditReport {
  var report = AuditReport(suppressions: Suppressions(suppressions), known: known)
  for file in files {
    let scene = try scene { file.lines }
    report.add(Audit(scene), of: scene, file: file.name, remarks: remarks)
  }
  return report
}

/// What a report shows, as `T07 under`.
func shown(_ report: AuditReport) -> [String] {
  report.files.flatMap { file in
    file.findings.map { "\($0.rule.rawValue) \(file.scene.name(of: $0.view))" }
  }
}
