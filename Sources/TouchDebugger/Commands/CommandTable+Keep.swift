extension CommandTable {
  static let keep = [
    Command(
      .mark, .keep, "[NAME]", aliases: ["bookmark"],
      en: "names this moment, so that goto NAME comes back to it",
      zh: "给此刻起名，之后可用 goto NAME 回来", examples: ["mark here", "mark refused ;; goto refused"],
      seeAlso: [.marks, .goto],
      lldb: (en: "as gdb's checkpoint, for free", zh: "相当于 gdb 的 checkpoint，没有代价"),
      details: (
        en: "Without a name it takes m1, m2 … A mark belongs to its branch.",
        zh: "不写名字时依次用 m1、m2……标记属于它所在的分支。"
      )),
    Command(
      .marks, .keep, "[delete NAME]", en: "lists the named moments, or deletes a name",
      zh: "列出起过名的时刻，或者删除一个名字",
      examples: ["marks", "mark here ;; marks delete here"], seeAlso: [.mark, .goto],
      lldb: (en: "as gdb's info checkpoints", zh: "相当于 gdb 的 info checkpoints"),
      argument: .words(["delete"])),
    Command(
      .note, .keep, "TEXT", en: "writes a note at this step; it goes into what export writes",
      zh: "在这一步写一条笔记；导出时会一起写出",
      examples: ["note here the search turns away", "goto 7 ;; note outside!"],
      seeAlso: [.notes, .export],
      details: (
        en: """
        A step may have several. A note belongs to its branch, and goes out with that branch's \
        record only.
        """,
        zh: "一步可以有多条。笔记属于它所在的分支，只随那个分支的记录一起导出。"
      )),
    Command(
      .notes, .keep, "[delete N]", en: "lists the notes, or deletes one", zh: "列出笔记，或者删除一条",
      examples: ["notes", "note a ;; notes delete 1"], seeAlso: [.note],
      argument: .words(["delete"])),
    Command(
      .export, .keep, "FILE [--force] | jsonl | md | text", en: "writes the record to a file",
      zh: "把记录写入文件", examples: ["export touch.jsonl", "export touch.md"],
      seeAlso: [.list, .note],
      lldb: (en: "as session save, but of the record", zh: "相当于 session save，但写的是记录"),
      argument: .words(Reply.ExportFormat.allCases.map(\.rawValue))),
  ]
}
