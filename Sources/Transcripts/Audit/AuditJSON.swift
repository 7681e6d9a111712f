import JSON
import SceneLanguage
import TouchAudit
import TouchCore
import TouchInquiry
import TouchNarration

//   {"schema":"touchtrace-audit/1","version":"0.1.0","files":[{"file":"login.xib","screen":null,…,
//     "findings":[{"rule":"T07","name":"covered","severity":"error","view":"buy",…}]}],…}

/// A report for programs: `touchtrace-audit/1`, on one line.
public struct AuditJSON {
  /// What the report calls its form.
  public static let schema = "touchtrace-audit/1"

  private let report: AuditReport
  private let language: Language
  private let version: String

  /// Makes the JSON of a report.
  ///
  /// - Parameter version: The tool's.
  public init(_ report: AuditReport, _ language: Language, version: String) {
    self.report = report
    self.language = language
    self.version = version
  }

  /// The report, with a line end.
  public var text: String {
    var json = JSONWriter()
    json.object { json in
      json.field("schema", Self.schema)
      json.field("version", version)
      json.array("files") { json in for file in report.files { put(file, &json) } }
      json.array("unused") { json in for entry in report.unusedSuppressions { put(entry, &json) } }
      json.object("counts") { json in
        for severity in Severity.allCases {
          json.key(severity.rawValue)
          json.value(report.count(severity))
        }
      }
    }
    return json.text + "\n"
  }

  private func put(_ entry: Suppressions.Entry, _ json: inout JSONWriter) {
    json.object { json in
      json.field("line", entry.line)
      json.field("rule", entry.rule?.rawValue ?? "*")
      json.field("element", entry.element)
    }
  }

  private func put(_ file: AuditReport.File, _ json: inout JSONWriter) {
    json.object { json in
      json.field("file", file.name)
      json.field("screen", file.screen)
      json.field("controls", file.audit.controlCount)
      json.field("remarks", file.remarkCount)
      json.field("suppressed", file.suppressedCount)
      json.field("known", file.knownCount)
      json.field("doubtful", file.audit.doubtCount)
      json.array("findings") { json in
        let recorder = file.findings.isEmpty ? nil : TapRecorder(file.scene)
        for (place, finding) in file.findings.enumerated() {
          put(finding, file, place < Self.mostVerdicts ? recorder : nil, &json)
        }
      }
    }
  }

  /// So many findings of a screen have one: each is a touch recorded anew many times.
  private static let mostVerdicts = 20

  private func put(
    _ finding: Finding, _ file: AuditReport.File, _ recorder: TapRecorder?,
    _ json: inout JSONWriter
  ) {
    let (scene, words) = (file.scene, FindingWords(finding, in: file.scene))
    json.object { json in
      json.field("rule", finding.rule.rawValue)
      json.field("name", finding.rule.entry.name)
      json.field("severity", finding.severity.rawValue)
      json.field("view", scene.name(of: finding.view))
      json.field("class", scene[finding.view].className)
      json.field("id", scene[finding.view].origins.identifier)
      put("line", file.place(of: finding)?.line, &json)
      put("column", file.place(of: finding)?.column, &json)
      json.field("also", finding.also.map { scene.name(of: $0) })
      json.field("others", finding.others.map { scene.name(of: $0) })
      json.field("recognizer", finding.recognizer)
      json.field("reachable", finding.reachable.map(PropertyValue.number))
      json.field("tap", finding.example.map(PropertyValue.point))
      json.field("size", finding.size.map(PropertyValue.size))
      json.objects("causes", finding.causes) { json, cause in
        json.field("share", cause.share)
        AreaLossFields(cause.reason, of: finding.view, in: scene).put(into: &json)
      }
      json.field("grade", finding.certainty.grade.rawValue)
      json.field("proved", finding.certainty.grade == .proved)
      json.field("exact", finding.isExact)
      json.array("unknown") { json in for doubt in finding.doubts { put(doubt, scene, &json) } }
      json.field("leftOut", finding.certainty.omissions.map { $0.omission.id })
      json.field("weakest", finding.certainty.weakest.map { $0.description })
      json.field("key", file.key(of: finding).text)
      json.field("text", words.sentence[language].plain)
      if let verdict = recorder.flatMap({ finding.verdict(by: $0, language) }) {
        json.object("verdict") { json in json.verdict(verdict) }
      }
    }
  }

  private func put(_ key: String, _ number: Int?, _ json: inout JSONWriter) {
    json.key(key)
    if let number { json.value(number) } else { json.value(nil as String?) }
  }

  private func put(_ doubt: Finding.Doubt, _ scene: Scene, _ json: inout JSONWriter) {
    json.object { json in
      json.field("view", scene.name(of: doubt.view))
      json.field(
        "facts", UnknownFacts.worded.filter { doubt.facts.contains($0.member) }.map { $0.word })
    }
  }
}
