import TouchNarration

/// Words that mean something in another debugger and nothing here, each answered with a sentence.
enum ForeignWord {
  static func answer(to word: String) -> Phrase? { answers[word.lowercased()] }

  private static let answers: [String: Phrase] = {
    var answers: [String: Phrase] = [:]
    for (words, answer) in table {
      for word in words { answers[word] = answer }
    }
    return answers
  }()

  private static let table: [(words: [String], answer: Phrase)] = [
    (
      ["u"],
      Phrase(
        en: "\(code: "u") is until in gdb and up in pdb: here \(code: "continue WHERE") goes to a "
          + "place, \(code: "up") to the call around this one",
        zh: "\(code: "u") 在 gdb 里是 until，在 pdb 里是 up：这里用 \(code: "continue WHERE") 走到某处，"
          + "\(code: "up") 选择外面一层的调用")
    ),
    (
      ["x", "memory", "register", "disassemble"],
      Phrase(
        en: "there is no memory to look into: \(code: "print VIEW") shows a view's properties",
        zh: "这里没有内存可看：\(code: "print VIEW") 显示视图的属性")
    ),
    (
      ["jump", "ju"],
      Phrase(
        en: "what happened cannot be skipped: \(code: "goto N") only moves you to a step; "
          + "\(code: "whatif skip #N") delivers the touches without an event",
        zh: "发生过的事不能跳过：\(code: "goto N") 只把你带到某一步；"
          + "\(code: "whatif skip #N") 去掉一个事件，重新传递触摸")
    ),
    (
      ["awatch", "rwatch"],
      Phrase(
        en:
          "nobody reads a value behind your back here: \(code: "watch EXPRESSION") stops where it "
          + "changes",
        zh: "这里没有暗中的读取：\(code: "watch EXPRESSION") 在值改变处停下")
    ),
    (
      ["restart", "start", "return", "ret"],
      Phrase(
        en: "\(code: "run") starts over, \(code: "finish") goes to where a call returns",
        zh: "\(code: "run") 重新开始，\(code: "finish") 走到调用返回处")
    ),
    (
      ["expression", "expr", "call"],
      Phrase(
        en: "\(code: "print EXPRESSION") shows a value; \(code: "whatif NAME.PROPERTY = VALUE") "
          + "changes one",
        zh: "\(code: "print EXPRESSION") 显示一个值；\(code: "whatif NAME.PROPERTY = VALUE") 修改一个值")
    ),
    (
      ["thread", "threads"],
      Phrase(
        en: "everything happens on the main thread: \(code: "bt") shows its calls, "
          + "\(code: "info touches") the touches",
        zh: "一切都发生在主线程：\(code: "bt") 显示它的调用，\(code: "info touches") 显示触摸")
    ),
    (
      ["attach", "kill", "process", "target", "file"],
      Phrase(
        en: "nothing runs here: the touches were delivered and recorded already; \(code: "run") "
          + "walks the record from its start",
        zh: "这里没有程序在运行：触摸已经传递并记录完毕；\(code: "run") 从头走一遍记录")
    ),
    (
      ["checkpoint"],
      Phrase(
        en: "every step is a checkpoint: \(code: "mark NAME") names this one, \(code: "goto NAME") "
          + "comes back",
        zh: "每一步都是检查点：\(code: "mark 名字") 给这一步起名，\(code: "goto 名字") 回来")
    ),
    (
      ["session", "logging"],
      Phrase(
        en: "what is typed and shown is kept by \(code: "transcript FILE"); "
          + "\(code: "export FILE.md") writes the record, with the notes",
        zh: "\(code: "transcript FILE") 保存输入和显示的一切；"
          + "\(code: "export FILE.md") 写出记录和笔记")
    ),
    (
      ["record"],
      Phrase(
        en: "the record is whole already: \(code: "rstep") goes back at once",
        zh: "记录已经完整：直接用 \(code: "rstep") 往回走")
    ),
  ]
}
