import TouchDebugger
import TouchNarration

/// A subcommand; the one table that dispatch, help and suggestions read.
enum Subcommand: String, CaseIterable {
  case learn, debug, run, page, why, audit, replay, trace, lesson, convert, rules, settings, schema,
    probe, verify, dap, doctor, help

  /// The options it takes besides those that every subcommand takes.
  var options: [Option] {
    switch self {
    case .learn: [.lessons, .article, .answers] + Self.talking
    case .debug: [.scene, .touch, .tap, .view, .set, .noInit, .localInit] + Self.talking
    case .replay: [.noInit, .localInit] + Self.talking
    case .run: [.format, .step, .scene, .touch, .tap, .view, .set, .output, .force]
    case .page: [.output, .force]
    case .why: [.scene, .touch, .tap, .view, .set, .json]
    case .audit:
      [
        .format, .rules, .also, .exclude, .doubts, .picture, .suppress, .baseline, .update, .strict,
        .force,
      ]
    case .convert: [.format, .experiment, .scene, .touch, .tap, .view, .shrink, .output, .force]
    case .lesson: [.lessons, .strict, .format, .force, .check]
    case .verify: [.update, .picture, .force]
    case .rules: [.omitted, .weak, .coverage, .strict, .lessons, .format]
    case .settings, .help: [.format]
    case .doctor: [.json]
    case .schema, .trace: []
    case .probe: [.read, .experiment, .scene, .touch, .tap, .view, .set, .logging, .format]
    case .dap: [.listen, .log, .ascii, .installVSCode]
    }
  }

  private static let talking: [Option] = [
    .command, .script, .batch, .json, .quiet, .keepGoing, .transcript, .force, .ascii,
  ]

  /// The options that every subcommand takes.
  static let everywhere: [Option] = [.lang, .color, .width, .help, .version]

  /// What follows its name.
  var operands: String {
    switch self {
    case .learn: "[LESSON | review]"
    case .debug, .run, .convert: "FILE"
    case .why: "SUBJECT [touch N | at X,Y] FILE"
    case .replay: "FILE.jsonl"
    case .trace: "check FILE.jsonl…"
    case .lesson:
      "card [CHAPTER…] | check [PATH…] | coverage | list [FILTER] | new FOLDER | promote [PATH…] | "
        + "sync zh-Hans [PATH…] | transcript [PATH…] | vocabulary"
    case .verify: "FILE…"
    case .audit: "FILE|FOLDER…"
    case .rules: "[NUMBER | SECTION | NAME | audit | FOLDER]"
    case .help: "[SUBCOMMAND | language [WORD] | commands | completions | limits]"
    case .schema: "[record | session | audit]"
    case .probe: "[FILE]"
    case .page: "[FILE]"
    case .settings, .dap, .doctor: ""
    }
  }

  var formats: [String] {
    switch self {
    case .run: ExportFormat.allCases.map(\.rawValue) + [PageCommand.format]
    case .settings: ["text", "json"]
    case .help: HelpPage.allFormats
    case .rules: ["text", "md"]
    case .lesson: ["text", "json", "md"]
    case .audit: ["text", "json", "sarif"]
    case .probe: ["md", "swift", "lldb"]
    case .convert: ["scene", "swift"]
    case .learn, .debug, .page, .why, .schema, .replay, .trace, .verify, .dap, .doctor: []
    }
  }

  var summary: Phrase { HelpDocument.subcommands.words(of: self) }
}
