/// Splits a command line into words as a shell does, without anything a shell would put in.
struct ShellWords {
  let words: [String]

  /// Reads a line; nil where a quote is not closed, or a shell would do more than start a program.
  init?(_ line: some StringProtocol) {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for letter in line {
      if isEscaped {
        word = (word ?? "") + String(letter)
        isEscaped = false
      } else if letter == "\\", quote != "'" {
        isEscaped = true
      } else if let open = quote {
        if letter == open { quote = nil } else { word?.append(letter) }
      } else if letter == "'" || letter == "\"" {
        quote = letter
        word = word ?? ""
      } else if letter.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else if "|<>&;$`*?(){}".contains(letter) {
        return nil
      } else {
        word = (word ?? "") + String(letter)
      }
    }
    guard quote == nil, !isEscaped else { return nil }
    self.words = words + (word.map { [$0] } ?? [])
  }
}
