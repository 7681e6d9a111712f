import TouchCore
import TouchDebugger
import TouchNarration

//  (first-to-fifth p1)

/// Where a lesson stands.
public struct StopValues: Hashable, Sendable {
  /// The number of the stop, from 1.
  public let number: Int
  /// How many there are.
  public let count: Int
  /// The id of the question that waits; nil if none does.
  public let question: String?
  /// The letters that answer it; none if it is not answered by a letter.
  public let choices: [String]
}

extension LessonRunner {
  /// The record that is walked here, for whoever writes it to a file.
  public var trace: Trace? { player.here?.trace }

  /// What was written at the steps of that record.
  public var notes: [StepNote] { player.here?.debugger.notes ?? [] }

  /// The prompt in pieces: the lesson, and the question that waits.
  public var promptPieces: [(text: String, style: StyledRun.Style)] {
    var pieces: [(text: String, style: StyledRun.Style)] = [("(", .dim), (lesson.name, .name)]
    if player.sandbox != nil {
      pieces.append((" sandbox", .bad))
    } else if let id = player.stop?.id {
      pieces.append((" \(id)", player.state.isAsking ? .strong : .dim))
    }
    if player.hop != nil { pieces.append((" ?", .strong)) }
    return pieces + [(") ", .dim)]
  }

  /// Where the lesson stands, for who reads values; nil past the last stop.
  public var stopValues: StopValues? {
    guard player.stop != nil else { return nil }
    let question = player.isAsking ? player.choiceQuestion : nil
    return StopValues(
      number: player.place + 1, count: player.stops.count,
      question: player.hop?.id ?? (player.state.isAsking ? player.questionID : nil),
      choices: question?.choices.map { String($0.letter) } ?? [])
  }

  /// What a half-typed line can become: how many characters are replaced, and by what.
  public func completions(for line: String) -> (replacing: Int, candidates: [String]) {
    let debugger = player.here?.debugger
    let theirs = debugger?.looks.completions(for: line) ?? (replacing: 0, candidates: [])
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let last = words.last else { return theirs }
    let ours = wordsHere(words).filter { $0.hasPrefix(last) && $0 != last }
    guard !ours.isEmpty else { return theirs }
    // Both lists replace the word that is being typed, unless the debugger replaces less.
    let shared = theirs.replacing == last.count ? theirs.candidates : []
    return (last.count, Array(Set(ours + shared)).sorted())
  }

  /// The lesson's own words that fit where the cursor is.
  private func wordsHere(_ words: [String]) -> [String] {
    guard words.count > 1 else { return LessonCommand.words + choiceValues }
    if words[0] == "predict", words.count == 2 {
      return PredictSetting.allCases.map({ $0.rawValue })
    }
    if words[0] == "help", words.count == 2 { return LessonCommand.words }
    guard words[0] == "lesson" else { return [] }
    if words.count == 2 { return LessonCommand.moves }
    return words.count == 3 && words[1] == "goto" ? session.library.lessons : []
  }

  private var choiceValues: [String] {
    player.isAsking ? player.answerValues.filter { $0.count > 1 } : []
  }
}
