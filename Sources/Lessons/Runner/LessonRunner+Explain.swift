import TouchCore
import TouchNarration

//  words ─▶ a  fifthView was asked before fourthView. #3 #5
//           b  …                                               which did yours have?
//  a c   ─▶ noted; b is left

extension LessonRunner {
  /// Takes what the learner wrote, and shows what a good answer mentions.
  mutating func takeWords(_ line: String) {
    guard let facts = explanation?.facts, let trace = player.playground?.trace else { return }
    player.state.askForPoints()
    noteWords(line.trimmingSpaces)
    say(GradingWords.yourWords)
    for (place, fact) in facts.enumerated() {
      let numbers = fact.evidence(in: trace).map { "#\($0 + 1)" }.joined(separator: " ")
      let letter = String(AnswerLine.letter(place))
      let text: StyledText = "\(strong: letter)  \(fact.phrase[language]) \(dim: numbers)"
      turn.say(text.wrapped(to: width, firstIndent: 2, indent: 5))
    }
    say(GradingWords.whichPoints)
    space()
  }

  /// Takes letters or numbers as the points that the learner's words had; false where the line is
  /// something else.
  mutating func tick(_ line: String) -> Bool {
    guard let facts = explanation?.facts else { return false }
    guard let points = points(in: line, of: facts.count) else {
      let marks = line.split(whereSeparator: \.isWhitespace)
      guard marks.count > 1, marks.allSatisfy({ $0.count == 1 }) else { return false }
      fail(RunnerWords.noSuchAnswer(line, pointLetters, nearest: nil))
      return true
    }
    let letters = { (places: [Int]) in
      places.map { String(AnswerLine.letter($0)) }.joined(separator: " ")
    }
    player.state.settle()
    noteWords(letters(points), question: ".points")
    let left = letters(facts.indices.filter { !points.contains($0) })
    say(GradingWords.points(points.count, of: facts.count, left: left))
    space()
    return true
  }

  /// The letters of the points, as people write them: `a–d`.
  var pointLetters: String { "a–\(AnswerLine.letter(max(0, (explanation?.facts.count ?? 1) - 1)))" }

  private var explanation: Explanation? {
    guard case .explain(let explanation)? = player.claim?.content else { return nil }
    return explanation
  }

  private mutating func noteWords(_ words: String, question: String = "") {
    note(
      .answered(
        GivenAnswer(
          question: (player.stop?.id ?? "") + question, given: words, result: .explained)))
  }

  /// The places that a line names, in their order; nil where it names anything else.
  private func points(in line: String, of count: Int) -> [Int]? {
    let marks = line.lowercased().filter { !$0.isWhitespace && !",，、".contains($0) }
    guard !marks.isEmpty else { return nil }
    var places: Set<Int> = []
    for mark in marks {
      let place = AnswerLine(String(mark)).letter ?? mark.wholeNumberValue.map { $0 - 1 }
      guard let place, (0..<count).contains(place) else { return nil }
      places.insert(place)
    }
    // `b` twice is a word, such as `bb`, and no list.
    return places.count == marks.count ? places.sorted() : nil
  }
}
