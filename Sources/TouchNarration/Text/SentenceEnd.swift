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
  package var firstSentence: StyledText {
    var kept: [StyledRun] = []
    for run in runs {
      guard let end = run.style == .plain ? run.text.endOfSentence : nil else {
        kept.append(run)
        continue
      }
      return StyledText(kept + [StyledRun(String(run.text[..<end]), run.style)])
    }
    return self
  }
}
