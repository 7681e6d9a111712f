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
      json.key("schema")
      json.value(Self.schema)
      json.key("version")
      json.value(version)
      json.key("files")
      json.array { json in for file in report.files { put(file, &json) } }
      json.key("unused")
      json.array { json in for entry in report.unusedSuppressions { put(entry, &json) } }
      json.key("counts")
      json.object { json in
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
      json.key("line")
      json.value(entry.line)
      json.key("rule")
      json.value(entry.rule?.rawValue ?? "*")
      json.key("element")
      json.value(entry.element)
    }
  }

  private func put(_ file: AuditReport.File, _ json: inout JSONWriter) {
    json.object { json in
      json.key("file")
      json.value(file.name)
      json.key("screen")
      json.value(file.screen)
      json.key("controls")
      json.value(file.audit.controlCount)
      json.key("remarks")
      json.value(file.remarkCount)
      json.key("suppressed")
      json.value(file.suppressedCount)
      json.key("known")
      json.value(file.knownCount)
      json.key("findings")
      json.array { json in for finding in file.findings { put(finding, file, &json) } }
    }
  }

  private func put(_ finding: Finding, _ file: AuditReport.File, _ json: inout JSONWriter) {
    let (scene, words) = (file.scene, FindingWords(finding, in: file.scene))
    json.object { json in
      json.key("rule")
      json.value(finding.rule.rawValue)
      json.key("name")
      json.value(finding.rule.entry.name)
      json.key("severity")
      json.value(finding.severity.rawValue)
      json.key("view")
      json.value(scene.name(of: finding.view))
      json.key("class")
      json.value(scene[finding.view].className)
      json.key("id")
      json.value(scene[finding.view].origins.identifier)
      json.key("others")
      json.value(finding.others.map { scene.name(of: $0) })
      json.key("recognizer")
      json.value(finding.recognizer)
      putNumbers(finding, &json)
      json.key("causes")
      json.array { json in
        for cause in finding.causes { AuditCause(cause, in: scene).put(into: &json) }
      }
      json.key("proved")
      json.value(finding.isProved)
      json.key("exact")
      json.value(finding.isExact)
      json.key("unknown")
      json.array { json in for doubt in finding.doubts { put(doubt, scene, &json) } }
      json.key("key")
      json.value(file.key(of: finding).text)
      json.key("text")
      json.value(words.message[language].plain)
    }
  }

  private func putNumbers(_ finding: Finding, _ json: inout JSONWriter) {
    json.key("reachable")
    if let share = finding.reachable { json.value(share) } else { json.value(nil as String?) }
    json.key("tap")
    if let point = finding.example { json.value(point) } else { json.value(nil as String?) }
    json.key("size")
    if let size = finding.size {
      json.value([size.width, size.height])
    } else {
      json.value(nil as String?)
    }
  }

  private func put(_ doubt: Finding.Doubt, _ scene: Scene, _ json: inout JSONWriter) {
    json.object { json in
      json.key("view")
      json.value(scene.name(of: doubt.view))
      json.key("facts")
      json.value(UnknownFacts.worded.filter { doubt.facts.contains($0.member) }.map(\.word))
    }
  }
}
