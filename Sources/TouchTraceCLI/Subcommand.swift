import TouchDebugger
import TouchNarration

/// A subcommand; the one table that dispatch, help and suggestions read.
enum Subcommand: String, CaseIterable {
  case learn, debug, run, why, audit, replay, trace, lesson, convert, rules, settings, schema,
    probe, verify, dap, doctor, help

  /// The options it takes besides those that every subcommand takes.
  var options: [Option] {
    switch self {
    case .learn: [.lessons, .article, .answers] + Self.talking
    case .debug: [.scene, .touch, .tap, .view, .set, .noInit, .localInit] + Self.talking
    case .replay: [.noInit, .localInit] + Self.talking
    case .run: [.format, .step, .scene, .touch, .tap, .view, .set, .output, .force]
    case .why: [.scene, .touch, .tap, .view, .set, .json]
    case .audit: [.format, .also, .picture, .suppress, .baseline, .update, .strict, .force]
    case .convert: [.scene, .touch, .tap, .view, .shrink, .output, .force]
    case .lesson: [.lessons, .strict, .format, .force, .check]
    case .verify: [.update, .picture, .force]
    case .rules: [.omitted, .coverage, .strict, .lessons, .format]
    case .settings, .help: [.format]
    case .doctor: [.json]
    case .schema, .trace: []
    case .probe: [.logging, .read, .format]
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
    case .settings, .probe, .dap, .doctor: ""
    }
  }

  /// The formats it writes.
  var formats: [String] {
    switch self {
    case .run: ExportFormat.allCases.map(\.rawValue)
    case .settings: ["text", "json"]
    case .help: HelpPage.allFormats
    case .rules: ["text", "md"]
    case .lesson: ["text", "json", "md"]
    case .audit: ["text", "json", "sarif"]
    case .probe: ["md", "swift", "lldb"]
    case .learn, .debug, .why, .convert, .schema, .replay, .trace, .verify, .dap, .doctor: []
    }
  }

  /// What it does.
  var summary: Phrase {
    switch self {
    case .learn:
      Phrase(en: "step through a lesson; continues where you stopped", zh: "逐步学习一课；从上次的位置继续")
    case .debug:
      Phrase(en: "step through the touch of a lesson or scene file", zh: "逐步调试课程或场景文件中的触摸")
    case .run: Phrase(en: "deliver the touch and write a transcript", zh: "投递触摸并写出记录")
    case .why:
      Phrase(
        en: "tell if a view, recognizer or action gets the touch; if not, why, and how to fix it",
        zh: "视图、识别器或动作是否得到触摸；若没有，说明原因和能修好它的修改")
    case .replay:
      Phrase(en: "step through a saved record", zh: "逐步查看一份保存下来的记录")
    case .trace:
      Phrase(
        en: "check records: their format, and whether this version records the same",
        zh: "检查记录：格式是否正确，这个版本是否会得到同样的记录")
    case .lesson:
      Phrase(
        en: "check lessons, write their transcripts, list them, show their vocabulary",
        zh: "检查课程、写出课程的记录、列出课程、显示词汇表")
    case .convert:
      Phrase(
        en: "write the scenes and touches of a file in the scene language",
        zh: "用场景语言写出文件中的场景和触摸")
    case .rules:
      Phrase(en: "list the rules of UIKit that the model follows", zh: "列出模型遵循的 UIKit 规则")
    case .settings:
      Phrase(
        en: "list the values that Apple does not document, with the model's defaults",
        zh: "列出苹果没有说明的数值，以及模型的默认值")
    case .schema:
      Phrase(
        en: "print the JSON Schema of touch-trace/1, of a session's --json, or of an audit's JSON",
        zh: "输出 touch-trace/1、会话的 --json，或者审查的 JSON 的 JSON Schema")
    case .audit:
      Phrase(
        en: "find controls that touches do not reach", zh: "找出界面里触摸到不了的控件")
    case .probe:
      Phrase(
        en: "print code for your app that dumps its views and everything that decides touches",
        zh: "输出可以放进应用的代码：它会打印视图和决定触摸的全部情况")
    case .verify:
      Phrase(
        en: "run the sessions in Markdown files again, and show the differences",
        zh: "重新运行 Markdown 文件中的会话，并显示不同之处")
    case .dap:
      Phrase(
        en: "step through a touch in your editor, with the Debug Adapter Protocol",
        zh: "通过 Debug Adapter Protocol 在编辑器里逐步调试触摸")
    case .doctor:
      Phrase(
        en: "check this installation: version, terminal, locale, folders, editors",
        zh: "检查这里的安装：版本、终端、语言环境、文件夹、编辑器")
    case .help: Phrase(en: "show how to use a subcommand", zh: "显示某个子命令的用法")
    }
  }
}
