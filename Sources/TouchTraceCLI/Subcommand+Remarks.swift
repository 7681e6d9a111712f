import TouchNarration

extension Subcommand {
  /// What its help says below the options.
  var remarks: [Phrase] {
    switch self {
    case .debug: [Self.initFiles, Self.batch, Self.exitCodes, Self.deterministic]
    case .replay: [Self.agreement, Self.initFiles, Self.batch, Self.exitCodes]
    case .trace: [Self.agreement, Self.traceCodes]
    case .learn: [Self.batch, Self.exitCodes, Self.deterministic]
    case .why: [Self.whyQuestions, Self.whyCodes, Self.deterministic]
    case .run: [Self.deterministic]
    case .verify: [Self.sessions, Self.exitCodes]
    case .audit: [Self.auditInputs, Self.auditCodes]
    case .dap: [Self.editors, Self.extensionFolder, Self.dapCodes]
    case .doctor: [Self.doctorCodes]
    case .lesson, .convert, .rules, .settings, .schema, .probe, .help: []
    }
  }

  private static let auditInputs = Phrase(
    en: """
      FILE is a view dump, a storyboard, a xib, a probe's output or a scene. For a FOLDER, all \
      storyboards and xibs in it are audited. Areas are exact, not sampled. Each line of the \
      \(code: "--suppress") file has a rule (its number, its name or \(code: "*")) and a view (its \
      name, identifier or class). \(code: "touchtrace rules audit") lists the rules.
      """,
    zh: """
      文件可以是视图转储、storyboard 或 xib、探针的输出，或者场景；给出文件夹时，取其中的 storyboard 和 xib。\
      面积是精确的，不是采样的。\(code: "--suppress") 的文件每行是一条规则（编号、名字或 \(code: "*")）\
      和一个视图（名字、标识或类）。\(code: "touchtrace rules audit") 列出这些规则。
      """)

  private static let auditCodes = Phrase(
    en: """
      Exit status: 0 no error found; 1 an error found, or with \(code: "--strict") any finding; \
      2 the command line is invalid; 3 a file cannot be read.
      """,
    zh: """
      退出码：0 没有错误；1 有错误，加上 \(code: "--strict") 时有任何问题都算；2 命令行有误；\
      3 有文件无法读取。
      """)

  private static let initFiles = Phrase(
    en: """
      A session at a prompt first runs the commands in \
      \(code: "${XDG_CONFIG_HOME:-~/.config}/touchtrace/init"); if that file is missing, those in \
      \(code: "~/.touchtraceinit"). A command that fails there is reported, and the session \
      continues. Batch runs read no init file, so that their output does not depend on the user; \
      read one with \(code: "-x"). \(code: "./.touchtraceinit") is read only with \
      \(code: "--local-init"), because the current folder may be untrusted.
      """,
    zh: """
      进入提示符的会话会先执行 \(code: "${XDG_CONFIG_HOME:-~/.config}/touchtrace/init") 中的命令；\
      没有这个文件时执行 \(code: "~/.touchtraceinit")。其中的命令失败时会报告，会话继续。\
      批处理不读取初始化文件，这样对每个人的结果都相同；需要时用 \(code: "-x") 指定。\
      \(code: "./.touchtraceinit") 只在加上 \(code: "--local-init") 时读取，因为当前文件夹不一定可信。
      """)

  private static let batch = Phrase(
    en: """
      A run is a batch with \(code: "--batch"), with \(code: "--json"), or if standard input or \
      output is not a terminal: no prompt, no questions, no history. The first command that fails \
      ends the batch and is reported as \(code: "FILE:LINE: error: …"); with \
      \(code: "--keep-going") the batch continues. At a prompt, a failed command ends only the \
      commands given on the command line. Commands in a file can read and write only files below \
      the current folder; for other paths, use \(code: "-ex"), a pipe or the prompt.
      """,
    zh: """
      使用 \(code: "--batch") 或 \(code: "--json")，或者标准输入、标准输出不是终端时，就是批处理：\
      没有提示符，不提问，不保存历史记录。第一条失败的命令会结束批处理，\
      并以 \(code: "文件:行: error: …") 指出，除非给出 \(code: "--keep-going")。\
      有提示符时，它只结束命令行上给出的命令。文件中的命令只能读写当前文件夹之内的文件；\
      其他路径要用 \(code: "-ex")、管道给出，或者自己在提示符后输入。
      """)

  private static let sessions = Phrase(
    en: """
      A session is a block that begins with \(code: "```touchtrace"). It has a line \
      \(code: "$ touchtrace …"), the output, and the typed line after each prompt. \
      \(code: "--transcript FILE.md") and \(code: "transcript FILE.md") write such files. Sessions \
      run 80 columns wide and in English unless \(code: "--width") and \(code: "--lang") are given. \
      They can read files, but not write them. A block with \(code: "file=NAME") after its kind is \
      the file NAME for the sessions of the document.
      """,
    zh: """
      会话是以 \(code: "```touchtrace") 开头的代码块：一行 \(code: "$ touchtrace …")、它的输出，\
      以及每个提示符后面输入的内容。\(code: "--transcript FILE.md") 和 \(code: "transcript FILE.md") \
      会写出这样的文件。除非 \(code: "--width") 和 \(code: "--lang") 另有说明，会话以 80 列宽、英文运行；\
      只读取文件，不写文件。代码块的类型后面写上 \(code: "file=名字")，它就是文档中会话可用的那个文件。
      """)

  private static let exitCodes = Phrase(
    en: """
      Exit status: 0 success; 1 a check failed, or \(code: "why") found that it does not happen; \
      2 the command line is invalid; 3 a file cannot be read or does not parse; 4 a batch command \
      failed; 5 \(code: "why") cannot say; 130 interrupted; \(code: "quit N") exits with N.
      """,
    zh: """
      退出码：0 正常；1 检查未通过，或 \(code: "why") 的回答是不会发生；2 命令行有误；\
      3 文件无法读取或解析；4 批处理命令失败；5 \(code: "why") 无法判断；130 被中断；\
      \(code: "quit N") 以 N 退出。
      """)

  private static let agreement = Phrase(
    en: """
      The scene in the record's head is replayed and compared with the record. \(strong: "fine"): \
      this version records the same. \(strong: "risky"): the answers are the same, but words or \
      numbers of a step differ, or another version wrote the record. \(strong: "impossible"): the \
      scene cannot be replayed, or an answer differs; the first such step is named.
      """,
    zh: """
      会重新运行记录 head 中的场景并比较。\(strong: "一致")：这个版本得到同样的记录。\
      \(strong: "有风险")：回答相同，但某一步的文字或数字不同，或者记录来自另一个版本。\
      \(strong: "不可能")：无法运行这个场景，或者回答不同；会指出第一处不同的步骤。
      """)

  private static let traceCodes = Phrase(
    en: """
      Exit status: 0 every record is fine or risky; 1 the answers of this version differ; 3 a \
      record cannot be read or does not parse.
      """,
    zh: "退出码：0 所有记录都一致或有风险；1 这个版本的回答不同；3 记录无法读取或解析。")

  private static let whyQuestions = Phrase(
    en: """
      SUBJECT is a view, a recognizer or an action. A touch or a point may follow, as with why-not \
      at the prompt: \(code: "touchtrace why card touch B FILE"), \
      \(code: "touchtrace why at 30,540 FILE").
      """,
    zh: """
      SUBJECT 是视图、手势识别器或动作，需要时后面写触摸或点，与提示符下的 why-not 相同：\
      \(code: "touchtrace why card touch B FILE")、\(code: "touchtrace why at 30,540 FILE")。
      """)

  private static let whyCodes = Phrase(
    en: """
      Exit status: 0 the subject got the touch; 1 it did not; 3 nothing has that name, or a file \
      cannot be read or does not parse; 5 the answer is \
      \(strong: "UNKNOWN"). Type the edits in \(code: "touchtrace debug FILE").
      """,
    zh: """
      退出码：0 得到了触摸；1 没有得到；3 没有这个名字，或者文件无法读取或解析；5 无法判断。\
      列出的修改可以输入到 \(code: "touchtrace debug FILE") 中。
      """)

  private static let editors = Phrase(
    en: """
      Editors start this program and use its standard input and output. The README leads to the \
      configuration for VS Code, Neovim, Emacs and vimspector. A launch configuration has a \
      \(code: "program") (a lesson, a scene, a dump or a record). Optional: \(code: "scene"), \
      \(code: "touch"), \(code: "tap"), \(code: "cwd"), \(code: "whatIf") (a list of changes), \
      \(code: "stopOnEntry"), \(code: "stopAtEnd"), \(code: "noDebug") and \(code: "language"). \
      The editor's console takes all commands of the prompt.
      """,
    zh: """
      编辑器启动它，并通过标准输入和标准输出与它对话；VS Code、Neovim、Emacs 和 vimspector 的配置见 README。\
      launch 里写 \(code: "program")（课程、场景、转储或记录），需要时再写 \(code: "scene")、\
      \(code: "touch")、\(code: "tap")、\(code: "cwd")、\(code: "whatIf")（一组修改）、\
      \(code: "stopOnEntry")、\(code: "stopAtEnd")、\(code: "noDebug") 和 \(code: "language")。\
      编辑器的控制台接受提示符下的全部命令。
      """)

  private static let extensionFolder = Phrase(
    en: """
      \(code: "--install-vscode") writes a folder \(code: "touchtrace.touchtrace") into \
      \(code: "~/.vscode/extensions"), or into \(code: "VSCODE_EXTENSIONS") if that is set. The \
      folder only tells VS Code how to start this program. A folder that touchtrace did not write \
      is never changed.
      """,
    zh: """
      \(code: "--install-vscode") 在 \(code: "~/.vscode/extensions")（或 \
      \(code: "VSCODE_EXTENSIONS") 指定的文件夹）里写一个 \(code: "touchtrace.touchtrace") 文件夹，\
      它只告诉 VS Code 如何启动这个程序。不是 touchtrace 写的文件夹不会改动。
      """)

  private static let dapCodes = Phrase(
    en: """
      Exit status: 0 the session ended or the client disconnected; 2 the command line is invalid, \
      or a message of the client cannot be read; 3 a file cannot be written; 4 there is no client; \
      \(code: "quit N") exits with N.
      """,
    zh: """
      退出码：0 会话结束，或者客户端离开；2 命令行有误，或者客户端发来的内容无法读取；3 文件无法写入；\
      4 没有可以对话的客户端；\(code: "quit N") 以 N 退出。
      """)

  private static let doctorCodes = Phrase(
    en:
      "Exit status: 0 no problem found; 1 problems found, each on a line that begins with ✗.",
    zh: "退出码：0 没有发现问题；1 有问题，见以 ✗ 开头的行。")

  private static let deterministic = Phrase(
    en: "Output is deterministic: the same input gives the same bytes. There is no seed to set.",
    zh: "没有随机种子：一切都是确定的，相同的输入总是得到相同的字节。")
}
