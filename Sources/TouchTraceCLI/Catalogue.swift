import SceneLanguage
import TouchCore
import TouchNarration
import Transcripts

/// Shows what the model follows: settings and the record's schema.
struct Catalogue {
  let console: Console

  /// Shows the JSON Schema.
  func showSchema() -> ExitCode {
    console.put(schemaText)
    return .success
  }
}
