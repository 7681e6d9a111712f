import TouchNarration

extension Subcommand {
  /// What its help says below the options.
  var remarks: [Phrase] {
    switch self {
    case .debug: [Self.initFiles, Self.batch, Self.exitCodes, Self.deterministic]
    case .learn: [Self.batch, Self.exitCodes, Self.deterministic]
    case .why: [Self.whyCodes, Self.deterministic]
    case .run: [Self.deterministic]
    case .lesson, .convert, .rules, .settings, .schema, .probe, .help: []
    }
  }

  private static let initFiles = Phrase(
    en: """
      A session at a prompt begins with the commands of \
      \(code: "${XDG_CONFIG_HOME:-~/.config}/touchtrace/init") or, where that is missing, of \
      \(code: "~/.touchtraceinit"). A command that fails there is reported and the session goes on. \
      Batch runs read no init file, so that they say the same for everybody; give one with \
      \(code: "-x"). \(code: "./.touchtraceinit") is read with \(code: "--local-init") only, \
      because a folder may come from somebody else.
      """,
    zh: """
      进入提示符的会话会先执行 \(code: "${XDG_CONFIG_HOME:-~/.config}/touchtrace/init") 中的命令；\
      没有这个文件时执行 \(code: "~/.touchtraceinit")。其中的命令失败时会报告，会话继续。\
      批处理不读取初始化文件，这样对每个人的结果都相同；需要时用 \(code: "-x") 指定。\
      \(code: "./.touchtraceinit") 只在加上 \(code: "--local-init") 时读取，因为文件夹可能来自别人。
      """)

  private static let batch = Phrase(
    en: """
      It is a batch with \(code: "--batch"), with \(code: "--json") and wherever standard input or \
      output is no terminal: no prompt, no questions, no history kept. The first command that fails \
      ends a batch, and is named as \(code: "FILE:LINE: error: …"), unless \
      \(code: "--keep-going") is given. At a prompt it only ends the commands of the command line.
      """,
    zh: """
      使用 \(code: "--batch") 或 \(code: "--json")，或者标准输入、标准输出不是终端时，就是批处理：\
      没有提示符，不提问，不保存历史记录。第一条失败的命令会结束批处理，\
      并以 \(code: "文件:行: error: …") 指出，除非给出 \(code: "--keep-going")。\
      有提示符时，它只结束命令行上给出的命令。
      """)

  private static let exitCodes = Phrase(
    en: """
      Exit codes: 0 well; 1 a check failed; 2 the command line makes no sense; 3 a file cannot be \
      read or does not parse; 4 a batch command failed; 130 interrupted; \(code: "quit N") ends \
      with N.
      """,
    zh: """
      退出码：0 正常；1 检查未通过；2 命令行有误；3 文件无法读取或解析；4 批处理命令失败；\
      130 被中断；\(code: "quit N") 以 N 退出。
      """)

  private static let whyCodes = Phrase(
    en: """
      Exit codes: 0 it got the touch; 1 it did not; 3 nobody is called so, or a file cannot be read \
      or does not parse. The edits are lines for \(code: "touchtrace debug FILE").
      """,
    zh: """
      退出码：0 得到了触摸；1 没有得到；3 没有谁叫这个名字，或者文件无法读取或解析。\
      列出的修改可以输入到 \(code: "touchtrace debug FILE") 中。
      """)

  private static let deterministic = Phrase(
    en: "There is no seed: everything is deterministic, the same input gives the same bytes.",
    zh: "没有随机种子：一切都是确定的，相同的输入总是得到相同的字节。")
}
