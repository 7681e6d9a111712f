/// What could teach better.
enum TeachingFault: Hashable, Sendable {
  case longProse(Int, most: Int)
  case manyHints(Int, most: Int)
  case oddMinutes(Int, ClosedRange<Int>)
  case otherMinutes(Int, needed: Int)
  case revealsFirst(FenceKind)
  case openAnswer(FenceKind)
  /// A question with two ways that does not say why there is no third.
  case twoWays
  /// A reason for two ways where there are more, or where no belief leads to the wrong one.
  case noReasonForTwo(String)
  /// The feedback to a question shows what the next one asks.
  case toldBefore(by: String)
  /// A sentence above a question says its answer.
  case saidAbove(answer: String)
  case beliefNumber(String)
  case noEnding(String)
  case longRule(Int, most: Int)
  case endingItems(Int, ClosedRange<Int>)
  case noCode
  case wideCode(Int, most: Int)
  case unmarkedClaim(String)
  case unplacedVerdict(article: String)
  case shownMarks

  /// What it is, in words.
  var message: String {
    switch self {
    case .longProse(let count, let most):
      "\(count) words without a task; at most \(most)"
    case .manyHints(let count, let most):
      "\(count) hints; at most \(most), and the last one explains the answer"
    case .oddMinutes(let minutes, let range):
      "\(minutes) minutes: a lesson takes \(range.lowerBound) to \(range.upperBound)"
    case .otherMinutes(let minutes, let needed):
      "the lesson says \(minutes) minutes, but takes about \(needed)"
    case .revealsFirst(let kind):
      "this \(kind.rawValue) fence shows the result before a question was asked"
    case .openAnswer(let kind):
      "a \(kind.rawValue) fence gives the answer away; put it inside <details>"
    case .twoWays:
      "only two choices: add a near miss or a belief's answer as a third; if there is none, say why "
        + "with two=opposites, two=beliefs or two=record"
    case .noReasonForTwo(let reason):
      "two=\(reason) does not fit: it needs exactly two choices, and two=beliefs a 'because'"
    case .toldBefore(let id):
      "the feedback to '\(id)' already shows the steps that answer this question"
    case .saidAbove(let answer): "a sentence above gives the answer away: '\(answer)'"
    case .beliefNumber(let id): "a reader does not know \(id): describe the belief in words"
    case .noEnding(let title): "the lesson does not end with '## \(title)'"
    case .longRule(let count, let most):
      "the rule of the lesson (first item of its ending) is \(count) columns wide; a card has room for \(most)"
    case .endingItems(let count, let range):
      "items in the ending: \(count); write \(range.lowerBound) to \(range.upperBound)"
    case .noCode: "the ending shows no correct Swift code"
    case .wideCode(let count, let most):
      "code of \(count) columns; a terminal has room for \(most)"
    case .unmarkedClaim(let word):
      "'\(word)' is about UIKit, but the paragraph cites no rule: <!-- 2.5 -->"
    case .shownMarks:
      "'**' is shown as it is: between a full stop and a letter it does not close the emphasis"
    case .unplacedVerdict(let article):
      "this judges article \(article), but cites no line of it: <!-- \(article):12 -->"
    }
  }
}
