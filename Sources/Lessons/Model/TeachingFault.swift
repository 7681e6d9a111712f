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
      "\(count) words without anything to do; at most \(most) keep a reader awake"
    case .manyHints(let count, let most): "\(count) hints; the last of \(most) tells the answer"
    case .oddMinutes(let minutes, let range):
      "\(minutes) minutes: a lesson takes \(range.lowerBound) to \(range.upperBound)"
    case .otherMinutes(let minutes, let needed):
      "\(minutes) minutes are announced, and it takes about \(needed)"
    case .revealsFirst(let kind):
      "this \(kind.rawValue) fence shows what happens before anything was asked"
    case .openAnswer(let kind):
      "a \(kind.rawValue) fence gives an answer away, so it stands inside <details>"
    case .twoWays:
      "two ways: a third would be a near miss or a belief's answer; where there is none, say why "
        + "with two=opposites, two=beliefs or two=record"
    case .noReasonForTwo(let reason):
      "two=\(reason) does not fit: it is for two choices, and two=beliefs needs a because"
    case .toldBefore(let id):
      "the feedback to '\(id)' shows the steps that answer this"
    case .saidAbove(let answer): "a sentence above says the answer, '\(answer)'"
    case .beliefNumber(let id): "\(id) means nothing to a reader: say the belief in words"
    case .noEnding(let title): "the lesson does not end with '## \(title)'"
    case .longRule(let count, let most):
      "the rule of a lesson, its ending's first item, is \(count) columns wide; a card has room for \(most)"
    case .endingItems(let count, let range):
      "\(count) items at the end; \(range.lowerBound) to \(range.upperBound) are remembered"
    case .noCode: "the end shows no Swift code that does it right"
    case .wideCode(let count, let most):
      "\(count) columns of code; a terminal has room for \(most)"
    case .unmarkedClaim(let word):
      "'\(word)' speaks of UIKit, and no rule stands behind the paragraph: <!-- 2.5 -->"
    case .shownMarks:
      "'**' stands there as it is: it closes no emphasis between a full stop and a letter"
    case .unplacedVerdict(let article):
      "this judges article \(article) and names no place in it: <!-- \(article):12 -->"
    }
  }
}
