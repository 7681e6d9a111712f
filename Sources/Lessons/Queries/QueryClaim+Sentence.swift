import TouchNarration

extension QueryClaim {
  /// The claim as a sentence.
  public var phrase: Phrase {
    let row = query.word.row
    let nobody = row.nobody.flatMap { $0.word == value ? $0 : nil }
    return (nobody?.claim ?? row.claim)(self).ofTouch(query.touch)
  }

  /// The answer as an English list.
  var names: StyledText { value.listed(by: ", ") }

  /// The answer as a Chinese list.
  var list: StyledText { value.listed(by: "、") }

  var said: Phrase { query.word.said(value) }

  var point: String { "(\(value))" }

  var times: StyledText { value == "1" ? "once" : "\(number: value) times" }

  var isOne: Bool { !value.contains(",") }

  subscript(label: String) -> String { query.sentence[label] }
}

extension String {
  /// The parts of a list of names, with a language's own comma between them.
  func listed(by comma: String) -> StyledText {
    StyledText(split(separator: ",").joined(separator: comma), .name)
  }
}
