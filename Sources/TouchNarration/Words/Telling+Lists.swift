//  How parts of a sentence, and sentences of a paragraph, are put together.

extension Sequence<StyledText> {
  /// The parts with something between each two of them; empty ones at the beginning are left out.
  package func joined(by separator: StyledText) -> StyledText {
    reduce(into: StyledText()) { text, part in
      if !text.runs.isEmpty { text += separator }
      text += part
    }
  }
}

extension Telling {
  /// A list in a sentence: `A, B and C`.
  func list(_ parts: [StyledText]) -> StyledText {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
    return enumeration(parts.dropLast()) + say(en: " and ", zh: " 和 ") + last
  }

  /// Parts of a list that goes on: `A, B`.
  func enumeration(_ parts: some Collection<StyledText>) -> StyledText {
    parts.joined(by: say(en: ", ", zh: "、"))
  }

  func yesOrNo(_ isYes: Bool) -> StyledText {
    isYes
      ? say(en: "\(good: "yes")", zh: "\(good: "是")") : say(en: "\(bad: "no")", zh: "\(bad: "否")")
  }

  /// What a method returned, as code spells it.
  func trueOrFalse(_ isTrue: Bool) -> StyledText {
    isTrue ? "\(good: "true")" : "\(bad: "false")"
  }

  /// Sentences of one paragraph: English puts a space between them, Chinese does not.
  func paragraph(_ sentences: [StyledText]) -> StyledText {
    sentences.filter { !$0.isEmpty }.joined(by: say(en: " ", zh: ""))
  }

  /// A sentence starts with a capital letter, where the language has them; but a name is typed as it
  /// is.
  func capital(_ text: StyledText) -> StyledText {
    guard language == .english, let first = text.runs.first, first.style == .plain,
      let letter = first.text.first
    else { return text }
    var text = text
    text.runs[0].text = letter.uppercased() + first.text.dropFirst()
    return text
  }
}
