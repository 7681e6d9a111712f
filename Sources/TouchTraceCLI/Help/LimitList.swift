import TouchNarration

/// Shows how much the program takes: as text, or as the table of the README.
struct LimitList {
  let console: Console

  private var language: Language { console.language }

  /// An entry for each: what there is so much of, how much, and what becomes of more.
  func show() {
    for limit in ProgramLimit.allCases {
      let text: StyledText =
        "\(limit.title[language])  \(number: limit.amount)  \(dim: limit.beyond[language].plain)"
      console.show(text.wrapped(to: console.width, firstIndent: 0, indent: 6))
    }
  }

  var markdown: String {
    let head = Phrase(
      en: "| | limit | beyond it |", zh: "| | 最多 | 超过时 |")[language].plain
    let rows = ProgramLimit.allCases.map { limit in
      "| \(limit.title[language].plain) | \(limit.amount) | \(limit.beyond[language].plain) |"
    }
    return ([head, "|---|---|---|"] + rows).map { $0 + "\n" }.joined()
  }
}
