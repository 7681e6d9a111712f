import TouchNarration

/// An option of the command line; the one table that parser, help and suggestions read.
enum Option: String, CaseIterable {
  case lang, format, scene, touch, tap, view, set, command, script, batch, quiet
  case keepGoing = "keep-going"
  case color, ascii, width, step, lessons, article, answers, logging, read, output, force, omitted
  case coverage, strict, weak
  case noInit = "no-init"
  case localInit = "local-init"
  case json, transcript, check, update, shrink, experiment,
    picture, suppress, baseline, also, rules, exclude, doubts, listen, log
  case installVSCode = "install-vscode"
  case help, version

  /// How it is written; the first spelling is the one that help shows.
  var spellings: [String] { Self.shortSpellings[self] ?? ["--\(rawValue)"] }

  private static let shortSpellings: [Option: [String]] = [
    .command: ["-ex", "-o", "-c"], .script: ["-x", "-s"], .batch: ["--batch", "-b"],
    .quiet: ["--quiet", "-q"], .noInit: ["--no-init", "-nx", "-n"], .help: ["--help", "-h"],
  ]

  /// Whether a value follows it.
  var takesValue: Bool { value(of: nil) != nil }

  /// What its value is called, and with a subcommand which formats it has; nil for a switch.
  func value(of subcommand: Subcommand?) -> String? {
    switch self {
    case .lang: "en|zh-Hans"
    case .format: subcommand?.formats.joined(separator: "|") ?? "FORMAT"
    case .scene, .touch: "ID"
    case .tap: "x,y"
    case .view: "NAME"
    case .set: "'NAME PROPERTY…'"
    case .command: "CMD"
    case .script, .output, .transcript, .picture, .suppress, .baseline, .log: "FILE"
    case .read: "LOG"
    case .listen: "127.0.0.1:PORT | unix:PATH"
    case .color: "auto|always|never"
    case .width: "COLUMNS"
    case .step: "N"
    case .lessons: "DIR"
    case .article: "000|001|…"
    case .answers: "trace|M01|…"
    case .shrink: "VIEW"
    case .also, .experiment: "RULE"
    case .rules: "RULE,…"
    case .exclude: "PATH"
    case .batch, .quiet, .keepGoing, .doubts, .ascii, .force, .omitted, .coverage, .strict, .weak,
      .noInit,
      .localInit, .json, .logging, .check, .update, .installVSCode, .help, .version:
      nil
    }
  }

  var summary: Phrase { HelpDocument.options.words(of: self) }

  static func spelt(_ spelling: String) -> Option? {
    allCases.first { $0.spellings.contains(spelling) }
  }
}
