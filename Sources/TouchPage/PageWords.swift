import TouchNarration

/// What only the page says.
enum PageWords {
  /// That a try in the text changes nothing yet.
  static let unchanged = Phrase(
    en: "The text is as the lesson has it. Change it first.",
    zh: "文字还和课程里的一样，先改一处。")
  /// That a try in the text changes more than a try may.
  static let noEdits = Phrase(
    en:
      "Change properties, lines that begin with ~, or the order of siblings. Every other line stays, with its name.",
    zh: "可以改属性、以 ~ 开头的行，也可以调换同级视图的顺序；其他各行和名字都要保留。")

  /// That a text is nothing that can be read, and what to paste.
  static func unknown(_ text: String) -> Phrase {
    let isError = text.split(whereSeparator: { $0.isNewline }).contains { $0.hasPrefix("error:") }
    return isError
      ? Phrase(
        en: "LLDB printed an error, and no views. Type \(code: LLDBQuestion.screen).",
        zh: "LLDB 打印的是错误，没有视图。请用 \(code: LLDBQuestion.screen)。")
      : Phrase(
        en: """
          This is neither a view dump nor a scene. Paste what \(code: LLDBQuestion.screen) printed.
          """,
        zh: "这不是视图转储，也不是场景。请粘贴 \(code: LLDBQuestion.screen) 打印的内容。")
  }
}
