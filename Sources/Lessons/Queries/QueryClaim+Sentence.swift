import TouchNarration

extension QueryClaim: AboutQuery {
  /// The claim as a sentence.
  public var phrase: Phrase {
    let row = query.word.row
    let absence = row.nobody?.word == value ? row.absence : nil
    return (absence ?? row.claim)(self).ofTouch(query.touch)
  }

  /// The answer as an English list.
  var names: StyledText { value.listed(by: ", ") }

  /// The answer as a Chinese list.
  var list: StyledText { value.listed(by: "、") }

  var said: Phrase { query.word.said(value) }

  var point: String { "(\(value))" }

  var times: StyledText { value == "1" ? "once" : "\(number: value) times" }

  var isOne: Bool { !value.contains(",") }
}

extension String {
  /// The parts of a list of names, with a language's own comma between them.
  func listed(by comma: String) -> StyledText {
    StyledText(split(separator: ",").joined(separator: comma), .name)
  }
}
