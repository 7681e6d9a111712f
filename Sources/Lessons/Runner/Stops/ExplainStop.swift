import TouchCore
import TouchInquiry
import TouchNarration

//  words ─▶ a  fifthView was asked before fourthView. #3 #5
//           b  …                                               which did yours have?
//  a c   ─▶ noted; b is left

/// Something to be said in the learner's own words.
struct ExplainStop {
  let facts: [Predicate]

  /// The explanation that a stop asks for; nil where it asks for none.
  init?(_ player: StopPlayer) {
    guard case .explain(let explanation)? = player.claim?.content else { return nil }
    facts = explanation.facts
  }

  /// The letters of the points, as people write them: `a–d`.
  static func letters(of player: StopPlayer) -> String {
    "a–\(AnswerLine.letter(max(0, (ExplainStop(player)?.facts.count ?? 1) - 1)))"
  }

  /// Takes what the learner wrote, and shows what a good answer mentions.
  func take(_ words: String, in session: inout LessonSession) {
    guard let trace = session.player.playground?.trace else { return }
    session.player.state.askForPoints()
    session.noteAnswer(words.trimmingSpaces, .explained)
    session.say(GradingWords.yourWords)
    for (place, fact) in facts.enumerated() {
      let numbers = fact.evidence(in: trace).map { "#\($0 + 1)" }.joined(separator: " ")
      let letter = String(AnswerLine.letter(place))
      let said = fact.phrase(in: trace)[session.language]
      let text: StyledText = "\(strong: letter)  \(said) \(dim: numbers)"
      session.turn.say(text.wrapped(to: session.width, firstIndent: 2, indent: 5))
    }
    session.say(GradingWords.whichPoints)
    session.space()
  }

  /// Takes letters or numbers as the points that the learner's words had; false where the line is
  /// something else.
  func tick(_ line: String, in session: inout LessonSession) -> Bool {
    guard let points = points(in: line) else {
      let marks = line.split(whereSeparator: { $0.isWhitespace })
      guard marks.count > 1, marks.allSatisfy({ $0.count == 1 }) else { return false }
      let letters = Self.letters(of: session.player)
      session.fail(RunnerWords.noSuchAnswer(line, letters, nearest: nil))
      return true
    }
    let letters = { (places: [Int]) in
      places.map { String(AnswerLine.letter($0)) }.joined(separator: " ")
    }
    session.player.state.settle()
    session.noteAnswer(letters(points), .explained, part: ".points")
    let left = letters(facts.indices.filter { !points.contains($0) })
    session.say(GradingWords.points(points.count, of: facts.count, left: left))
    session.space()
    return true
  }

  /// The places that a line names, in their order; nil where it names anything else.
  private func points(in line: String) -> [Int]? {
    let marks = line.lowercased().filter { !$0.isWhitespace && !",，、".contains($0) }
    guard !marks.isEmpty else { return nil }
    var places: Set<Int> = []
    for mark in marks {
      let place = AnswerLine(String(mark)).letter ?? mark.wholeNumberValue.map { $0 - 1 }
      guard let place, facts.indices.contains(place) else { return nil }
      places.insert(place)
    }
    // `b` twice is a word, such as `bb`, and no list.
    return places.count == marks.count ? places.sorted() : nil
  }
}
