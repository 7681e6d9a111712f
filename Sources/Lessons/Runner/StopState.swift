//               Return          answer              Return
//  reading ──────────────────────────────────────────────▶ next stop
//  asking  ── says so, stays ──▶ settled ────────────────▶ next stop
//  walking ── a step … the end ▶ settled ────────────────▶ next stop
//  comparing ── the table ─────▶ settled ────────────────▶ next stop
//  explaining ─ words ▶ ticking ─ a c ▶ settled ─────────▶ next stop

/// How far the learner is with one stop; nothing but what the learner types moves it.
struct StopState: Hashable, Sendable {
  /// What an empty line does.
  enum ReturnKey: Hashable, Sendable {
    case showNextStop
    case askForAnswer
    case step
    case showTable
    case askForWords
  }

  /// What `hint` shows.
  enum Hint: Hashable, Sendable {
    /// The hint at a place, of so many.
    case show(Int, of: Int)
    /// All of them, so many, have been shown; there may be none.
    case thatWasTheLast(of: Int)
    /// There is nothing to give a hint for.
    case notNeeded
  }

  private enum State: Hashable {
    case reading
    case asking(hints: Int, wrongTries: Int)
    case walking
    case comparing
    case explaining
    case ticking
    case settled
  }

  private var state: State
  private let hintCount: Int
  /// How many hops of a drive are performed.
  private(set) var driven = 0
  /// Whether some of them were shown.
  private var hasPeeked = false

  init(_ stop: LessonStop) {
    hintCount = stop.hints.count
    switch stop.activity {
    case .reading: state = .reading
    case .predict, .quiz, .order, .attempt, .drive: state = .asking(hints: 0, wrongTries: 0)
    case .walk: state = .walking
    case .compare: state = .comparing
    case .explain: state = .explaining
    }
  }

  /// Whether a question waits for its answer.
  var isAsking: Bool {
    switch state {
    case .asking: true
    case .reading, .walking, .comparing, .explaining, .ticking, .settled: false
    }
  }

  /// Whether the learner is stepping through the record.
  var isWalking: Bool { state == .walking }

  /// Whether the learner is asked to say it in words.
  var isExplaining: Bool { state == .explaining }

  /// Whether the learner is asked which points those words had.
  var isTicking: Bool { state == .ticking }

  /// Whether the models' answers have not been shown yet.
  var isComparing: Bool { state == .comparing }

  /// Whether there is nothing left to do here.
  var isSettled: Bool { state == .settled || state == .reading }

  /// What an empty line does now.
  var returnKey: ReturnKey {
    switch state {
    case .reading, .ticking, .settled: .showNextStop
    case .asking: .askForAnswer
    case .walking: .step
    case .comparing: .showTable
    case .explaining: .askForWords
    }
  }

  /// How many answers were wrong.
  var wrongTries: Int {
    guard case .asking(_, let wrongTries) = state else { return 0 }
    return wrongTries
  }

  /// So many hops are performed.
  mutating func drive(to count: Int) { driven = count }

  /// A hop is shown instead of performed.
  mutating func peek() { hasPeeked = true }

  /// A further question waits, about what was just done.
  mutating func askAgain() { state = .asking(hints: hintCount, wrongTries: 0) }

  /// Takes an answer: how it is graded, and whether it ends the question.
  mutating func answer(isRight: Bool, mayTryAgain: Bool) -> AnswerResult {
    guard case .asking(let hints, let wrongTries) = state else { return .peeked }
    if isRight {
      state = .settled
      guard !hasPeeked else { return .peeked }
      let isHinted = (hintCount > 0 && hints == hintCount) || wrongTries > 0
      return isHinted ? .correctAfterHint : .correct
    }
    state = mayTryAgain ? .asking(hints: hints, wrongTries: wrongTries + 1) : .settled
    return .wrong
  }

  /// Asks for the next hint.
  mutating func hint() -> Hint {
    guard case .asking(let hints, let wrongTries) = state else { return .notNeeded }
    guard hints < hintCount else { return .thatWasTheLast(of: hintCount) }
    state = .asking(hints: hints + 1, wrongTries: wrongTries)
    return .show(hints, of: hintCount)
  }

  /// The words are written; now it is asked which points they had.
  mutating func askForPoints() { state = .ticking }

  /// The answer is shown, the walk is over, the table is on the screen, the points are named.
  mutating func settle() { state = .settled }
}
