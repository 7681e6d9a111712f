import TouchCore

//  "hit-view = badge"           says furtherUp {view: badge}
//                               step #18
//                               whyNot badge

/// A part of what the record says against a wrong answer; words are made of it where it is told.
package enum Rebuttal: Sendable {
  /// A reason, with the values that its sentence has places for.
  case says(Word, [String: SentenceValue])
  /// A step, as proof.
  case step(Int)
  /// Why a view is not hit, or not asked.
  case whyNot(WhyNot, ViewID, touch: Int)
  /// Why an action is not sent.
  case noAction(WhyNoAction)
  /// Why a recognizer does not recognize.
  case noGesture(WhyNoGesture)
  /// Why it is a view's turn at a step of hit testing.
  case turn(Int)
  /// The checks of a step of hit testing.
  case checks(Int)
  /// How the point of a step of hit testing came about.
  case conversion(Int)

  /// A reason: each is an entry of TouchNarration's `questions.md`.
  package enum Word: String, CaseIterable, Sendable {
    case somebodyAnswers, alsoAsked, turn, noneAsked, theseAsked, searchGoesOn
    case askedBefore, askedLater, isAsked, checks, pointOf, conversion
    case fires, alsoFires, scrolls, alsoScrolls, sends, sendsNone
    case staysWhereItIs, onlyOnTheWay, scrollsTo
    case locations, moves, otherOrder, answers
    case nothingHeld, fate, fateOfSilence, neverHeld, notHeldBy, handledByOther, becomes
    case alsoGets, thisWay, somebodyKeeps, below, handles, never, times, noMessage, messages
    case firstMessages, brings, oneEach, furtherOn, noHop
    case nextIsNil, nextIs, wayUp, furtherUp, nobodysNext
    case forwardsIt, forwardsThem

    /// Whether the step behind it says why; what only counts or lists gives no reason.
    package var isShownByStep: Bool {
      switch self {
      case .fires, .alsoFires, .scrolls, .alsoScrolls, .sends, .sendsNone, .somebodyKeeps, .handles,
        .alsoGets, .forwardsIt, .forwardsThem, .nobodysNext:
        true
      case .somebodyAnswers, .alsoAsked, .turn, .noneAsked, .theseAsked, .searchGoesOn,
        .askedBefore, .askedLater, .isAsked, .checks, .pointOf, .conversion, .staysWhereItIs,
        .onlyOnTheWay, .scrollsTo, .locations, .moves, .otherOrder, .answers, .nothingHeld, .fate,
        .fateOfSilence, .neverHeld, .notHeldBy, .handledByOther, .becomes, .thisWay, .below,
        .never, .times, .noMessage, .messages, .firstMessages, .brings, .oneEach, .furtherOn,
        .noHop, .nextIsNil, .nextIs, .wayUp, .furtherUp:
        false
      }
    }
  }

  /// The step that decided against the answer; nil for what only says what stands in the record.
  package var decidingStep: Int? {
    switch self {
    case .whyNot(let why, _, _): why.steps.last
    case .noAction(let why): why.steps.last
    case .noGesture(let why): why.steps.last
    case .turn(let step), .checks(let step), .conversion(let step): step
    case .says, .step: nil
    }
  }

  /// The step that it shows; nil for a reason.
  var step: Int? {
    if case .step(let step) = self { step } else { nil }
  }

  /// The same, or the first step that a list of names shows.
  package var shownStep: Int? {
    switch self {
    case .step(let step): step
    case .says(_, let values):
      values.values.lazy.compactMap { value -> Int? in
        if case .items(let items) = value { items.first?.step } else { nil }
      }.first
    case .whyNot, .noAction, .noGesture, .turn, .checks, .conversion: nil
    }
  }
}

/// What stands in a place of a sentence.
package enum SentenceValue: Sendable {
  case words([String])
  /// Names, each with its step.
  case items([(name: String, step: Int)])

  static func word(_ word: String) -> SentenceValue { .words([word]) }

  /// The number of a step, `#8`.
  static func step(_ index: Int) -> SentenceValue { .words(["#\(index + 1)"]) }

  static func steps(_ indices: [Int]) -> SentenceValue { .words(indices.map { "#\($0 + 1)" }) }
}
