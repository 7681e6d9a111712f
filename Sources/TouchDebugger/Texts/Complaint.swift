import TouchNarration

/// Why a command could not be carried out, in every language, and the place in the line if one is
/// to blame.
struct Complaint: Error {
  var phrase: Phrase
  var place: String.Index?
  /// The text in which the place lies, where it is none of a line that was typed.
  var text: String?
  /// The name that was probably meant; nil for none.
  var suggestion: String?

  init(_ phrase: Phrase, at place: String.Index? = nil) {
    self.phrase = phrase
    self.place = place
  }
}

extension Complaint {
  /// The lines to show under a command; the place is shown unless it is the first word.
  ///
  /// - Parameter line: The whole line that was typed, where `place` lies; nil where none was.
  func lines(in language: Language, line: String? = nil) -> [StyledText] {
    var lines = [phrase[language]]
    if let line = text ?? line, let place, line[..<place].contains(where: { !$0.isWhitespace }) {
      let column = line.distance(from: line.startIndex, to: place)
      lines = [lines[0] + Words.column(column + 1)[language]]
      lines.append(StyledText("  " + line, .code))
      lines.append(StyledText("  " + String(repeating: " ", count: column) + "^", .bad))
    }
    return lines
  }
}

/// Reads a text that a program hands over; a complaint then points into that text.
func reading<Meaning>(
  _ text: String, _ read: (Substring) throws(Complaint) -> Meaning
) throws(Complaint) -> Meaning {
  do throws(Complaint) {
    return try read(text[...])
  } catch {
    var complaint = error
    complaint.text = complaint.text ?? text
    throw complaint
  }
}
