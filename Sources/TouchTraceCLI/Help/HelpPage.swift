/// What `touchtrace help` knows besides the subcommands.
enum HelpPage: String, CaseIterable {
  /// The words of scenes and touches.
  case language
  /// What one types at the prompt; as a manual page it is the whole manual.
  case commands
  /// What a shell needs to complete our words.
  case completions
  /// How much of everything there may be.
  case limits

  /// The forms in which one of the topics comes, each once.
  static var allFormats: [String] {
    allCases.flatMap(\.formats).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The forms in which it comes.
  var formats: [String] {
    switch self {
    case .language: []
    case .limits: ["text", "md"]
    case .commands: ["text", "md", "man"]
    case .completions: Completions.Shell.allCases.map(\.rawValue)
    }
  }
}
