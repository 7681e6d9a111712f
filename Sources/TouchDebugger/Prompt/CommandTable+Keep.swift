extension CommandTable {
  static let keep = [
    Command(
      .mark, .keep, "[NAME | delete NAME]", aliases: ["bookmark"],
      en: "names this moment, so that goto NAME comes back to it; alone it lists the names",
      zh: "给此刻起名，之后可用 goto NAME 回来；不写名字时列出全部",
      examples: ["mark here", "mark refused ;; goto refused"],
      seeAlso: [.goto, .note],
      lldb: (en: "as gdb's checkpoint, for free", zh: "相当于 gdb 的 checkpoint，没有代价"),
      details: (en: "A mark belongs to its branch.", zh: "标记属于它所在的分支。"), argument: .mark),
    Command(
      .note, .keep, "[TEXT | delete N]",
      en: "writes a note at this step, which goes into what export writes; alone it lists them",
      zh: "在这一步写一条笔记，导出时会一起写出；不写内容时列出全部",
      examples: ["note here the search turns away", "goto 7 ;; note outside!"],
      seeAlso: [.export, .mark],
      details: (
        en: """
        A step may have several. A note belongs to its branch, and goes out with that branch's \
        record only.
        """,
        zh: "一步可以有多条。笔记属于它所在的分支，只随那个分支的记录一起导出。"
      ), argument: .words(["delete"])),
    Command(
      .export, .keep, "[A..B] FILE [--format F] [--force] | --lesson FILE | F",
      en: "writes the record, or steps A to B of it, with the notes, to a file",
      zh: "把记录（或其中第 A 到 B 步）连同笔记写入文件",
      examples: ["export touch.html", "export 4..14 search.md"], seeAlso: [.transcript, .note],
      lldb: (en: "as session save, but of the record", zh: "相当于 session save，但写的是记录"),
      details: (
        en: """
        The file's ending says what it becomes: jsonl (to replay), md, html (a page to step \
        through), svg (a picture of this step), cast (a terminal session), txt. --format says it \
        for other endings; a format alone is shown here. --lesson writes the beginning of a lesson.
        """,
        zh: """
        文件的后缀决定格式：jsonl（可以重放）、md、html（可以逐步查看的网页）、svg（这一步的图）、cast\
        （终端录像）、txt。其他后缀用 --format 说明；只写格式就在这里显示。--lesson 写出一课的雏形。
        """
      ), argument: .format),
    Command(
      .transcript, .keep, "FILE [--force] | off",
      en: "writes down what is typed and shown from now on", zh: "从现在起把输入和显示的内容记到文件里",
      examples: ["transcript session.md", "transcript off"], seeAlso: [.export, .history],
      lldb: (en: "as gdb's set logging", zh: "相当于 gdb 的 set logging"),
      details: (
        en: """
        In a file that ends in .md the session stands from its beginning, so that touchtrace verify \
        can run it again.
        """,
        zh: "如果文件以 .md 结尾，会从会话开头写起，这样 touchtrace verify 可以重新运行它。"
      ), argument: .file),
  ]
}
