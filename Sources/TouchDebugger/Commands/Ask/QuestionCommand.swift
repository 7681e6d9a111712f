import TouchCore
import TouchNarration

/// Lists the questions of a moment, and asks one of them.
struct QuestionCommand: ChangesSession {
  var session: Session

  /// How many questions are shown at once.
  static let mostQuestions = 9

  /// Lists what can be asked here, or asks one of the list.
  mutating func questions(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    if let word = call.words.first {
      if session.menu.isEmpty { session.menu = OpenQuestions(session: session).all }
      guard let question = Int(word).flatMap(session.menu.numbered) else {
        throw Complaint(
          QuestionWords.noQuestion(String(word), of: session.menu.count), at: word.startIndex)
      }
      return Reply(next: question.line)
    }
    session.menu = OpenQuestions(session: session).all
    return Reply(lines: menuLines())
  }

  /// The menu, a question a line.
  func menuLines() -> [StyledText] {
    session.menu.enumerated().map { place, question in
      let words = question.words.map { say($0) + "  \(dim: question.line)" }
      return numbered(place + 1, words ?? "\(code: question.line)")
    }
  }
}
