import JSON
import TouchAudit
import TouchCore
import TouchInquiry
import TouchNarration

//   $schema, version, runs ─ tool.driver.rules   one for every rule of the table
//                          └ results             one for every finding: where, what, how to know
//                                                it again

/// A report for services that show findings beside code: SARIF 2.1.0.
public struct AuditSARIF {
  private let report: AuditReport
  private let language: Language
  private let version: String

  /// Makes the SARIF of a report.
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
      json.key("$schema" as String)
      json.value("https://json.schemastore.org/sarif-2.1.0.json")
      json.field("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          putTool(&json)
          json.field("columnKind", "unicodeCodePoints")
          json.array("results") { json in
            for file in report.files {
              for finding in file.findings { put(finding, file, &json) }
            }
          }
        }
      }
    }
    return json.text + "\n"
  }

  private func putTool(_ json: inout JSONWriter) {
    json.object("tool") { json in
      json.object("driver") { json in
        json.field("name", "touchtrace")
        json.field("semanticVersion", version)
        json.field("language", language.rawValue)
        json.array("rules") { json in for rule in AuditRule.allCases { put(rule, &json) } }
      }
    }
  }

  private func put(_ rule: AuditRule, _ json: inout JSONWriter) {
    json.object { json in
      json.field("id", rule.rawValue)
      json.field("name", rule.entry.name)
      putMessage("shortDescription", rule.title[language].plain, &json)
      putMessage("help", rule.advice[language].plain, &json)
      json.object("defaultConfiguration") { json in
        json.field("enabled", rule.entry.isOn)
        json.field("level", rule.entry.severity.level)
      }
    }
  }

  private func putMessage(_ key: String, _ text: String, _ json: inout JSONWriter) {
    json.key(key)
    json.object { json in
      json.field("text", text)
    }
  }

  private func put(_ finding: Finding, _ file: AuditReport.File, _ json: inout JSONWriter) {
    let words = FindingWords(finding, in: file.scene)
    json.object { json in
      json.field("ruleId", finding.rule.rawValue)
      json.field("ruleIndex", AuditRule.allCases.firstIndex(of: finding.rule) ?? -1)
      json.field("level", finding.severity.level)
      putMessage(
        "message", words.sentence[language].plain, &json)
      json.array("locations") { json in putLocation(finding, file, &json) }
      json.object("partialFingerprints") { json in
        json.key("touchtraceFinding/v2" as String)
        json.value(file.key(of: finding).text)
      }
      json.object("properties") { json in
        json.field("grade", finding.certainty.grade.rawValue)
        json.field("certainty", words.certainty[language].plain)
        if let share = finding.reachable {
          json.field("reachable", share)
        }
      }
    }
  }

  private func putLocation(
    _ finding: Finding, _ file: AuditReport.File, _ json: inout JSONWriter
  ) {
    json.object { json in
      json.object("physicalLocation") { json in
        json.object("artifactLocation") { json in
          json.field("uri", FileURI(file.name).text)
        }
        if let place = file.place(of: finding) {
          json.object("region") { json in
            json.field("startLine", place.line)
            json.field("startColumn", place.column)
          }
        }
      }
      json.array("logicalLocations") { json in
        json.object { json in
          json.field("name", file.scene.name(of: finding.view))
          if let screen = file.screen {
            json.field("fullyQualifiedName", "\(screen)/\(file.scene.name(of: finding.view))")
          }
          json.field("kind", "object")
        }
      }
    }
  }
}

extension Severity {
  /// SARIF's word for it.
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}

/// The name of a file as a URI reference: what is no plain letter is written by its number.
struct FileURI {
  let text: String

  init(_ name: String) {
    var text = name.hasPrefix("/") ? "file://" : ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    self.text = text
  }
}
