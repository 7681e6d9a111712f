import TouchNarration

/// Why a command could not be carried out, in every language, and the place in the line if one is
/// to blame.
struct Complaint: Error {
  var phrase: Phrase
  var place: String.Index?

  init(_ phrase: Phrase, at place: String.Index? = nil) {
    self.phrase = phrase
    self.place = place
  }
}

extension Complaint {
  /// The lines to show under a command; the place is shown unless it is the first word.
  ///
  /// - Parameter line: The whole line that was typed, where `place` lies.
  func lines(in language: Language, line: String) -> [StyledText] {
    var lines = [phrase[language]]
    if let place, line[..<place].contains(where: { !$0.isWhitespace }) {
      let column = line.distance(from: line.startIndex, to: place)
      lines = [lines[0] + Words.column(column + 1)[language]]
      lines.append(StyledText("  " + line, .code))
      lines.append(StyledText("  " + String(repeating: " ", count: column) + "^", .bad))
    }
    return lines
  }
}
