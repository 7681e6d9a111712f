import TouchNarration

/// What only the page says.
enum PageWords {
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
