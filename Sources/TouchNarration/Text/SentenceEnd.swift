extension String {
  /// Where its first sentence ends; nil if that is at its end.
  package var endOfSentence: Index? {
    for place in indices.dropLast() where self[place] == "." || self[place] == "。" {
      let next = index(after: place)
      if self[place] == "。" || self[next] == " " { return next }
    }
    return nil
  }
}

extension StyledText {
  /// It up to the end of its first sentence.
  package var firstSentence: StyledText { sentences.first ?? self }

  /// Its sentences, without the spaces between them.
  package var sentences: [StyledText] {
    var found: [StyledText] = []
    var open: [StyledRun] = []
    for run in runs {
      var text = run.text
      while run.style == .plain,
        let end = text.endOfSentence ?? (text.last == "。" ? text.endIndex : nil)
      {
        found.append(StyledText(open + [StyledRun(String(text[..<end]), run.style)]))
        open = []
        text = String(text[end...].drop { $0 == " " })
      }
      if !text.isEmpty { open.append(StyledRun(text, run.style)) }
    }
    return open.isEmpty ? found : found + [StyledText(open)]
  }
}
