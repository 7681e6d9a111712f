import SceneLanguage
import TouchCore
import TouchNarration
import Transcripts

/// Shows what the model follows: settings and the record's schema.
struct Catalogue {
  let console: Console

  /// Shows a JSON Schema: of records, or of what sessions write with --json.
  func showSchema(of format: String?) -> ExitCode {
    switch format {
    case nil, "record": console.put(schemaText)
    case "session": console.put(sessionSchemaText)
    case let other?:
      console.complain(
        Phrase(
          en: "there are the schemas 'record' and 'session', not '\(other)'",
          zh: "有“record”和“session”两种 schema，没有“\(other)”"))
      return .usage
    }
    return .success
  }
}
