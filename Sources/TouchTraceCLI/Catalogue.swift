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
        Phrase(
          en: "there are the schemas 'record', 'session' and 'audit', not '\(other)'",
          zh: "有“record”、“session”和“audit”三种 schema，没有“\(other)”"))
      return .usage
    }
    return .success
  }
}
