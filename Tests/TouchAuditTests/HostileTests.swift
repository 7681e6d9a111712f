import TestSupport
import Testing
import TouchAudit
import TouchCore
import TouchNarration
import Transcripts

@Suite struct HostileTests {
  @Test func `Whatever a scene holds, an audit of it ends and can be written`() throws {
    var generator = SeededGenerator(seed: 19)
    for number in 0..<150 {
      let scene = randomScene(using: &generator)
      var options = AuditOptions()
      options.rules = Set(AuditRule.allCases)
      let audit = Audit(scene, options: options)
      var report = AuditReport()
      report.add(audit, of: scene, file: "\(number)")
      #expect(!AuditText(report, .english).lines.isEmpty)
      #expect(AuditSARIF(report, .simplifiedChinese, version: "0").text.hasSuffix("}\n"))
      #expect(AuditJSON(report, .english, version: "0").text.hasSuffix("}\n"))
      for file in report.files { #expect(AuditSVG(file, .english).text.hasSuffix("</svg>\n")) }
      #expect(audit.findings.allSatisfy { (0...1).contains($0.reachable ?? 0) })
    }
  }

  @Test func `Ten thousand nested views are walked without the machine's stack`() throws {
    var scene = Scene()
    var here = try scene.addWindow(View("", .window, frame: Rect(0, 0, 90, 90)))
    for _ in 0..<10_000 {
      here = try scene.addSubview(View("", frame: Rect(0, 0, 90, 90)), to: here)
    }
    let areas = HitAreasOf(scene)
    #expect(areas.owners == [here])
  }
}
