import TouchNarration

/// An option of the command line; the one table that parser, help and suggestions read.
enum Option: String, CaseIterable {
  case lang, format, scene, touch, tap, view, set, command, script, batch, quiet, keepGoing, color,
    ascii
  case width, step, lessons, article, answers, logging, read, output, force, omitted,
    coverage,
    strict
  case noInit, localInit, json, transcript, check, update, shrink, picture, suppress, baseline,
    also, listen, log, installVSCode, help, version

  /// How it is written; the first spelling is the one that help shows.
  var spellings: [String] {
    switch self {
    case .lang: ["--lang"]
    case .format: ["--format"]
    case .scene: ["--scene"]
    case .touch: ["--touch"]
    case .tap: ["--tap"]
    case .view: ["--view"]
    case .set: ["--set"]
    case .command: ["-ex", "-o", "-c"]
    case .script: ["-x", "-s"]
    case .batch: ["--batch", "-b"]
    case .quiet: ["--quiet", "-q"]
    case .keepGoing: ["--keep-going"]
    case .color: ["--color"]
    case .ascii: ["--ascii"]
    case .width: ["--width"]
    case .step: ["--step"]
    case .lessons: ["--lessons"]
    case .article: ["--article"]
    case .answers: ["--answers"]
    case .logging: ["--logging"]
    case .read: ["--read"]
    case .output: ["--output"]
    case .force: ["--force"]
    case .omitted: ["--omitted"]
    case .coverage: ["--coverage"]
    case .strict: ["--strict"]
    case .noInit: ["--no-init", "-nx", "-n"]
    case .localInit: ["--local-init"]
    case .json: ["--json"]
    case .transcript: ["--transcript"]
    case .check: ["--check"]
    case .update: ["--update"]
    case .shrink: ["--shrink"]
    case .picture: ["--picture"]
    case .suppress: ["--suppress"]
    case .baseline: ["--baseline"]
    case .also: ["--also"]
    case .listen: ["--listen"]
    case .log: ["--log"]
    case .installVSCode: ["--install-vscode"]
    case .help: ["--help", "-h"]
    case .version: ["--version"]
    }
  }

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
    case .listen: "127.0.0.1:PORT"
    case .color: "auto|always|never"
    case .width: "COLUMNS"
    case .step: "N"
    case .lessons: "DIR"
    case .article: "000|001|…"
    case .answers: "trace|M01|…"
    case .shrink: "VIEW"
    case .also: "RULE"
    case .batch, .quiet, .keepGoing, .ascii, .force, .omitted, .coverage, .strict, .noInit,
      .localInit, .json, .logging, .check, .update, .installVSCode, .help, .version:
      nil
    }
  }

  /// What it does.
  var summary: Phrase {
    switch self {
    case .lang: Phrase(en: "the language of all output", zh: "所有输出使用的语言")
    case .format: Phrase(en: "the output format", zh: "输出的格式")
    case .scene: Phrase(en: "which scene of the file", zh: "使用文件中的哪个场景")
    case .touch: Phrase(en: "which touch of the file", zh: "使用文件中的哪个触摸")
    case .tap: Phrase(en: "use a tap at a point of the screen instead", zh: "改为在屏幕上的某点点击一次")
    case .view:
      Phrase(en: "use a tap in the middle of a view instead", zh: "改为在某个视图的中间点击一次")
    case .set:
      Phrase(
        en: "change the scene or a setting first, like set at the prompt; may be repeated",
        zh: "先修改场景或设置，写法与提示符的 set 相同；可以重复")
    case .command:
      Phrase(en: "run a command; -ex and -x run in order", zh: "执行一条命令；-ex 和 -x 按先后次序执行")
    case .script: Phrase(en: "run the commands of a file", zh: "执行文件中的命令")
    case .batch: Phrase(en: "no prompt: exit after the commands", zh: "不进入提示符：命令执行完就退出")
    case .quiet: Phrase(en: "no greeting", zh: "不显示开场白")
    case .keepGoing: Phrase(en: "go on after a failed command", zh: "命令失败后继续执行")
    case .color: Phrase(en: "when to use colours", zh: "何时使用颜色")
    case .ascii: Phrase(en: "draw with + - | only", zh: "只用 + - | 画图")
    case .width: Phrase(en: "the maximum width of a line", zh: "每行的最大宽度")
    case .step:
      Phrase(
        en:
          "with --format svg: draw the state after step N (0: before the first; default: the last)",
        zh: "与 --format svg 一起：某一步之后的图，0 表示第一步之前；默认为最后一步")
    case .lessons: Phrase(en: "use the lessons in your own folder", zh: "使用你自己的课程文件夹")
    case .logging:
      Phrase(en: "a view that logs touches, as Swift source", zh: "记录触摸的视图，Swift 源码")
    case .read:
      Phrase(
        en: "compare a log of that view with the model's double tap",
        zh: "把那个视图的日志和模型里的双击作比较")
    case .answers:
      Phrase(
        en: "answer by rule: from the record, or as a misconception would; exit status 1 if wrong",
        zh: "按规则作答：从记录里取答案，或者照某个误解回答；答错时退出码为 1")
    case .article:
      Phrase(en: "only the lessons on an article, in its order", zh: "只学某篇文章的课程，按文章的顺序")
    case .output: Phrase(en: "write to a file, atomically", zh: "写入文件：要么完整写入，要么不写")
    case .force: Phrase(en: "overwrite an existing file", zh: "覆盖已有的文件")
    case .omitted:
      Phrase(
        en: "list the rules the model does not follow, and omissions that could change an answer",
        zh: "列出模型没有遵循的规则，以及它略去的、可能改变回答的东西")
    case .coverage:
      Phrase(
        en: "list the rules that the tests and lessons of a checkout cite",
        zh: "列出代码库的测试和课程引用了哪些规则")
    case .strict:
      Phrase(
        en: "fail on a warning too, or if the coverage has a gap", zh: "有警告，或者有没覆盖到的，也算失败")
    case .noInit: Phrase(en: "read no init file", zh: "不读取初始化文件")
    case .localInit:
      Phrase(
        en: "also read ./.touchtraceinit, even in batch", zh: "同时读取 ./.touchtraceinit，批处理时也读取")
    case .json:
      Phrase(
        en: "print JSON, without a prompt; a session prints one object a line for each command",
        zh: "输出 JSON，不进入提示符；会话里每条命令得到一行")
    case .transcript:
      Phrase(
        en: "write all input and output to a file, command by command; verify can check a .md file",
        zh: "把输入和显示的全部内容逐条写入文件；.md 文件可以用 verify 检查")
    case .check:
      Phrase(
        en: "with lesson transcript: write nothing, and fail if a file is out of date",
        zh: "与 lesson transcript 一起：不写文件，有过时的文件就算失败")
    case .picture:
      Phrase(
        en:
          "write one SVG: each screen with its dead zones, or verify's sessions as a moving picture",
        zh: "写一个 SVG：每个界面和点不到的区域；或者把 verify 的会话画成动图")
    case .also:
      Phrase(
        en: "also check a rule that is off by default, such as T10; may be repeated",
        zh: "也查默认不查的规则，例如 T10；可以重复")
    case .suppress:
      Phrase(
        en: "leave out the findings that a file lists, a rule and a view on each line",
        zh: "略去文件里列出的问题：每行一条规则和一个视图")
    case .baseline:
      Phrase(
        en: "report only findings that are not in a baseline; with --update, write the baseline",
        zh: "只报告基线里没有的问题；与 --update 一起则写入基线")
    case .shrink:
      Phrase(
        en: "keep only what decides the answer about a view", zh: "只留下关于某个视图的回答所依据的内容")
    case .update: Phrase(en: "write the current results to the file", zh: "把现在的结果写入文件")
    case .listen:
      Phrase(
        en: "listen for one client on this machine instead; port 0 lets the system choose",
        zh: "改为在本机等待一个客户端；端口写 0 由系统选择")
    case .log:
      Phrase(
        en: "append every message, sent or received, to a file, one a line", zh: "把双向的每条消息逐行追加到文件")
    case .installVSCode:
      Phrase(
        en: "install a small extension into VS Code's extensions folder, then exit",
        zh: "在 VS Code 的扩展文件夹里安装一个小扩展，然后退出")
    case .help: Phrase(en: "show the usage", zh: "显示用法")
    case .version: Phrase(en: "show the version", zh: "显示版本")
    }
  }

  /// The option of a spelling.
  static func spelt(_ spelling: String) -> Option? {
    allCases.first { $0.spellings.contains(spelling) }
  }
}
