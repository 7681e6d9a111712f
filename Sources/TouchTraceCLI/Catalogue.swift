import SceneLanguage
import TouchCore
import TouchNarration
import Transcripts

/// Shows what the model follows: settings and the record's schema.
struct Catalogue {
  let console: Console

  /// Shows a JSON Schema: of records, of what sessions write with --json, or of audits.
  func showSchema(of format: String?) -> ExitCode {
    switch format {
    case nil, "record": console.put(schemaText)
    case "session": console.put(sessionSchemaText)
    case "audit": console.put(auditSchemaText)
    case let other?:
      console.complain(
        en: "unknown schema '\(other)'; schemas: record, session, audit",
        zh: "没有 schema“\(other)”；可用的有 record、session、audit")
      return .usage
    }
    return .success
  }
}
