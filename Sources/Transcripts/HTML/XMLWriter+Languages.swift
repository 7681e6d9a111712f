import TouchNarration

extension XMLWriter {
  /// Both wordings; the style sheet shows the one of the document's language.
  mutating func both(_ words: Phrase, in element: String = "span", class name: String = "") {
    for language in Language.allCases {
      textElement(element, ["lang": language.rawValue, "class": name]) {
        $0.styled(words[language])
      }
    }
  }

  /// Narrated text, its runs in elements of their kinds.
  mutating func styled(_ text: StyledText) {
    for run in text.runs where !run.text.isEmpty {
      switch run.style {
      case .plain: words(run.text)
      // Short, for a page names many.
      case .name: textElement("b") { $0.words(run.text) }
      case .number: textElement("var") { $0.words(run.text) }
      case .good: span(run, "good")
      case .bad: span(run, "bad")
      case .dim: span(run, "dim")
      case .code: textElement("code") { $0.words(run.text) }
      case .strong: textElement("strong") { $0.words(run.text) }
      }
    }
  }

  private mutating func span(_ run: StyledRun, _ name: String) {
    textElement("span", ["class": name]) { $0.words(run.text) }
  }

  /// An element with both wordings inside.
  mutating func labelled(_ name: String, _ attributes: XMLAttributes, _ words: Phrase) {
    textElement(name, attributes) { $0.both(words) }
  }
}
