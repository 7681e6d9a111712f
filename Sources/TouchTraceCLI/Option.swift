import TouchNarration

/// An option of the command line; the one table that parser, help and suggestions read.
enum Option: String, CaseIterable {
  case lang, format, scene, touch, tap, set, command, script, batch, quiet, keepGoing, color, ascii
  case width, step, explain, lessons, article, answers, logging, read, output, force, omitted,
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
    case .set: ["--set"]
    case .command: ["-ex", "-o", "-c", "--eval-command", "--one-line"]
    case .script: ["-x", "-s", "--command"]
    case .batch: ["--batch", "-b"]
    case .quiet: ["--quiet", "-q"]
    case .keepGoing: ["--keep-going"]
    case .color: ["--color"]
    case .ascii: ["--ascii"]
    case .width: ["--width"]
    case .step: ["--step"]
    case .explain: ["--explain"]
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

  /// What its value is called; nil for a switch.
  var value: String? {
    switch self {
    case .lang: "en|zh-Hans"
    case .format:
      "jsonl|md|html|svg|cast|text|lesson; settings: text|json; lesson: text|json|md; "
        + "help commands: text|md|man; help completions: bash|zsh|fish; help limits: text|md; "
        + "rules --omitted: text|md; "
        + "audit: text|json|sarif; probe: md|swift|lldb"
    case .scene, .touch: "ID"
    case .tap: "x,y"
    case .set: "'NAME PROPERTY…'"
    case .command: "CMD"
    case .script, .output, .transcript, .picture, .suppress, .baseline, .log: "FILE"
    case .read: "LOG"
    case .listen: "127.0.0.1:PORT"
    case .color: "auto|always|never"
    case .width: "COLUMNS"
    case .step: "N"
    case .explain: Explaining.allCases.map(\.rawValue).joined(separator: "|")
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
    case .lang: Phrase(en: "the language of everything said", zh: "所有输出使用的语言")
    case .format: Phrase(en: "what to write", zh: "输出的格式")
    case .scene: Phrase(en: "which scene of the file", zh: "使用文件中的哪个场景")
    case .touch: Phrase(en: "which touch of the file", zh: "使用文件中的哪个触摸")
    case .tap: Phrase(en: "a tap at a point of the screen instead", zh: "改为在屏幕上的某点点击一次")
    case .set:
      Phrase(
        en: "change the scene or a setting first, as the prompt's set does; may be repeated",
        zh: "先修改场景或设置，写法与提示符的 set 相同；可以重复")
    case .command: Phrase(en: "run a command, in order with -x", zh: "执行一条命令，与 -x 按先后次序")
    case .script: Phrase(en: "run the commands of a file", zh: "执行文件中的命令")
    case .batch: Phrase(en: "no prompt: leave after the commands", zh: "不进入提示符：命令执行完就退出")
    case .quiet: Phrase(en: "no greeting", zh: "不显示开场白")
    case .keepGoing: Phrase(en: "go on after a failed command", zh: "命令失败后继续执行")
    case .color: Phrase(en: "when to use colours", zh: "何时使用颜色")
    case .ascii: Phrase(en: "draw with + - | only", zh: "只用 + - | 画图")
    case .width: Phrase(en: "how wide lines may be", zh: "每行的最大宽度")
    case .step:
      Phrase(
        en: "with --format svg: the picture after a step, 0 for before the first; else the last",
        zh: "与 --format svg 一起：某一步之后的图，0 表示第一步之前；默认为最后一步")
    case .explain:
      Phrase(
        en: "what is said of each step: the fact, also why (as without it), or everything",
        zh: "每一步说多少：只说事实，加上原因（默认），还是全部")
    case .lessons: Phrase(en: "lessons from a folder of your own", zh: "使用你自己的课程文件夹")
    case .logging:
      Phrase(en: "a view that logs touches, as Swift source", zh: "记录触摸的视图，Swift 源码")
    case .read:
      Phrase(
        en: "lay a log of that view beside what the model says of a double tap",
        zh: "把那个视图的日志和模型对双击的说法放在一起对照")
    case .answers:
      Phrase(
        en: "take the lesson by rule: from the record, or as a misconception would; 1 if wrong",
        zh: "按规则作答：从记录里取答案，或者照某个误解回答；答错时退出码为 1")
    case .article:
      Phrase(en: "only the lessons on an article, in its order", zh: "只学某篇文章的课程，按文章的顺序")
    case .output: Phrase(en: "write to a file, whole or not at all", zh: "写入文件：要么完整写入，要么不写")
    case .force: Phrase(en: "write over an existing file", zh: "覆盖已有的文件")
    case .omitted:
      Phrase(
        en: "the rules the model does not follow, and what it leaves out that could change answers",
        zh: "模型没有遵循的规则，以及它略去的、可能改变回答的东西")
    case .coverage:
      Phrase(
        en: "which rules the tests and lessons of a checkout cite", zh: "代码库的测试和课程引用了哪些规则")
    case .strict:
      Phrase(
        en: "fail at a warning too, or where something is not covered", zh: "有警告，或者有没覆盖到的，也算失败")
    case .noInit: Phrase(en: "read no init file", zh: "不读取初始化文件")
    case .localInit:
      Phrase(
        en: "read ./.touchtraceinit too, also in batch", zh: "同时读取 ./.touchtraceinit，批处理时也读取")
    case .json:
      Phrase(
        en: "JSON instead of text and prompt: of a session, an object a line for every command",
        zh: "输出 JSON，不进入提示符；会话里每条命令得到一行")
    case .transcript:
      Phrase(
        en: "write everything typed and shown to a file, command by command; .md can be verified",
        zh: "把输入和显示的全部内容逐条写入文件；.md 文件可以用 verify 检查")
    case .check:
      Phrase(
        en: "with lesson transcript: write nothing, fail where a file is out of date",
        zh: "与 lesson transcript 一起：不写文件，有过时的文件就算失败")
    case .picture:
      Phrase(
        en:
          "write one SVG: each screen with its dead zones, or verify's sessions as a moving picture",
        zh: "写一个 SVG：每个界面和点不到的区域；或者把 verify 的会话画成动图")
    case .also:
      Phrase(
        en: "look also for a rule that is off, such as T10; may be repeated",
        zh: "也查默认不查的规则，例如 T10；可以重复")
    case .suppress:
      Phrase(
        en: "leave out what a file lists: a rule and a view to a line", zh: "略去文件里列出的：每行一条规则和一个视图")
    case .baseline:
      Phrase(
        en: "report only what is not in a baseline; with --update, write it",
        zh: "只报告基线里没有的；与 --update 一起则写入基线")
    case .shrink:
      Phrase(
        en: "leave only what the answer about a view rests on", zh: "只留下关于某个视图的回答所依据的内容")
    case .update: Phrase(en: "write what the sessions say now", zh: "写入会话现在的结果")
    case .listen:
      Phrase(
        en: "wait for one client on this machine instead; port 0 lets the system choose",
        zh: "改为在本机等待一个客户端；端口写 0 由系统选择")
    case .log:
      Phrase(
        en: "add every message of both directions to a file, one a line", zh: "把双向的每条消息逐行追加到文件")
    case .installVSCode:
      Phrase(
        en: "put a small extension into VS Code's folder for them, and do nothing else",
        zh: "在 VS Code 的扩展文件夹里放一个小扩展，不做别的事")
    case .help: Phrase(en: "say how to use it", zh: "显示用法")
    case .version: Phrase(en: "say which version this is", zh: "显示版本")
    }
  }

  /// The option of a spelling.
  static func spelt(_ spelling: String) -> Option? {
    allCases.first { $0.spellings.contains(spelling) }
  }
}
