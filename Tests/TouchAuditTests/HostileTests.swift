import TestSupport
import Testing
import TouchAudit
import TouchCore
import TouchNarration
import Transcripts

@Suite struct HostileTests {
  /// What all rules find in a scene.
  private func report(of scene: Scene, _ number: Int) -> AuditReport {
    var options = AuditOptions()
    options.rules = Set(AuditRule.allCases)
    var report = AuditReport()
    report.add(Audit(scene, options: options), of: scene, file: "\(number)")
    return report
  }

  @Test func `Whatever a scene holds, an audit of it ends and can be written`() throws {
    var generator = SeededGenerator(seed: 19)
    for number in 0..<(isSlowRun ? 150 : 60) {
      let report = report(of: randomScene(using: &generator), number)
      #expect(!AuditText(report, .english).lines.isEmpty)
      #expect(AuditSARIF(report, .simplifiedChinese, version: "0").text.hasSuffix("}\n"))
      #expect(AuditJSON(report, .english, version: "0").text.hasSuffix("}\n"))
      for file in report.files { #expect(AuditSVG([file], .english).text.hasSuffix("</svg>\n")) }
      let findings = report.files.flatMap { $0.audit.findings }
      #expect(findings.allSatisfy { (0...1).contains($0.reachable ?? 0) })
    }
  }

  @Test(.enabled(if: Validator.isExpected, "no JSON Schema validator in .build/ci-venv"))
  func `Whatever a scene holds, the audit of it is valid by the schema that is shipped`() throws {
    var generator = SeededGenerator(seed: 36)
    let texts = (0..<(isSlowRun ? 1_000 : 60)).map { number in
      let report = report(of: randomScene(using: &generator), number)
      let language: Language = number.isMultiple(of: 2) ? .english : .simplifiedChinese
      return AuditJSON(report, language, version: "0").text.split(separator: "\n").joined()
    }
    #expect(try Validator.rejected(texts, by: auditSchemaText) == [])
    #expect(try Validator.rejected(["{}"], by: auditSchemaText) == [0])
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

  @Test func `Controls nested hundreds deep, and turned ones by the hundred, are soon done`()
    throws
  {
    let (depth, count) = isSlowRun ? (1_000, 200) : (500, 120)
    var deep = Scene()
    var here = try deep.addWindow(View("", .window, frame: Rect(0, 0, 90, 90)))
    for _ in 0..<depth {
      here = try deep.addSubview(View("", .control, frame: Rect(0, 0, 90, 90)), to: here)
    }
    var many = Scene()
    let window = try many.addWindow(View("", .window, frame: Rect(0, 0, 390, 844)))
    for number in 0..<count {
      var view = View("", .control, frame: Rect(100, 300, 200, 200))
      view.transform = .rotation(degrees: Double(number) * 1.7)
      try many.addSubview(view, to: window)
    }
    let start = secondsOfThisThread()
    #expect(Audit(deep).findings.count > depth * 9 / 10)
    #expect(Audit(many).findings.count > count / 2)
    #expect(secondsOfThisThread() - start < (isSlowRun ? 20 : 8) * Double(slowdown))
  }
}
