import JSON
import TouchAudit

//   {"schema":"touchtrace-audit-baseline/2","known":["login.xib T07 buy",…]}

/// The findings of an earlier day, so that only new ones count.
public struct AuditBaseline: Sendable {
  /// What the file calls its form.
  public static let schema = "touchtrace-audit-baseline/2"

  /// Why a file is no baseline.
  public enum Problem: Error, Hashable, Sendable {
    /// It is no JSON object, or one that has not these fields; at which byte, from 1.
    case malformed(byte: Int)
    /// It is of another form.
    case otherSchema(String)
  }

  /// The keys of the findings.
  public let known: [FindingKey]

  /// Keeps what a report found and did not suppress.
  public init(of report: AuditReport) { known = report.keys }

  /// Reads the text of a file.
  public init(_ text: String) throws(Problem) {
    let json: JSONValue
    do throws(JSONFault) {
      json = try JSONValue(Array(text.utf8))
    } catch {
      throw .malformed(byte: error.place + 1)
    }
    guard let schema = json["schema"]?.text, let found = json["known"], found.kind == .array else {
      throw .malformed(byte: 1)
    }
    guard schema == Self.schema else { throw .otherSchema(schema) }
    known = found.texts.map { FindingKey($0) }
  }

  /// The text of the file.
  public var text: String {
    var json = JSONWriter()
    json.object { json in
      json.field("schema", Self.schema)
      json.field("known", known.map { $0.text })
    }
    return json.text + "\n"
  }
}
