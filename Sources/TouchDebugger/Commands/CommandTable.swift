/// The one table of the prompt's commands.
public enum CommandTable {
  /// Every command, class by class.
  public static let commands = move + stop + look + ask + change + keepAndTool

  /// The row of a command.
  public static func command(_ verb: Verb) -> Command {
    commands.first { $0.verb == verb } ?? commands[0]
  }

  static let keepAndTool = [
    Command(
      .export, .keep, "FILE | jsonl | md | text", en: "writes the record to a file",
      zh: "把记录写入文件", examples: ["export touch.jsonl", "export touch.md"],
      seeAlso: [.list], argument: .words(Reply.ExportFormat.allCases.map(\.rawValue))),
    Command(
      .help, .tool, "[COMMAND | CLASS]", aliases: ["h", "?"], en: "says what a command does",
      zh: "说明一个命令的作用", examples: ["help break", "help Move"], seeAlso: [.info],
      argument: .command),
    Command(
      .history, .tool, en: "shows the lines typed so far", zh: "显示输入过的行",
      examples: ["history", "history ;; when"], seeAlso: [.help]),
    Command(
      .quit, .tool, "[CODE]", aliases: ["q", "exit"],
      en: "leaves, with an exit code if one is given",
      zh: "退出，可以给出退出码", examples: ["quit", "quit 2"], seeAlso: [.help]),
  ]
}
