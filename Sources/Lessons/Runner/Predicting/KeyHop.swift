import TouchCore
import TouchInquiry

//  in one instant   #4 ── #5 ── #6 ── #7 ── #8 ── #9
//                         M38         M16        first use of 5.2
//                         └ the lesson cures it: this one is asked about, the others are not

/// Why a hop is worth a question; the first reason is the best one.
enum KeyReason: Int, Comparable, Sendable {
  /// A belief that is due for review goes another way here.
  case due
  /// A belief that the lesson sets out to cure does.
  case cured
  /// Another belief does.
  case belief
  /// A rule decides for the first time in the lesson.
  case firstUse

  static func < (first: KeyReason, second: KeyReason) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// Chooses the hop of an instant that `predict key` asks about.
struct KeyHops {
  let finder: HopFinder
  let record: String
  let memory: HopMemory
  /// The beliefs that the lesson sets out to cure.
  let cures: Set<String>
  /// The beliefs that are due for review.
  let due: Set<String>
  /// What the questions beside the walk are about.
  let taken: Set<QuestionTopic>

  /// The question of an instant: of its hops the one with the best reason, of several the first.
  func question(in steps: some Sequence<Int>) -> HopQuestion? {
    var best: (reason: KeyReason, question: HopQuestion)?
    for step in steps where !memory[record].told.contains(step) {
      guard let reason = reason(before: step), best.map({ reason < $0.reason }) ?? true,
        let question = question(before: step, reason)
      else { continue }
      best = (reason, question)
    }
    return best?.question
  }

  private func reason(before step: Int) -> KeyReason? {
    let fresh = freshBeliefs(at: step)
    if !fresh.isDisjoint(with: due) { return .due }
    if !fresh.isDisjoint(with: cures) { return .cured }
    if !fresh.isEmpty { return .belief }
    let isNew = !memory.rules.contains(finder.trace.rule(of: step))
    return isNew && finder.trace[step].isDecision ? .firstUse : nil
  }

  private func question(before step: Int, _ reason: KeyReason) -> HopQuestion? {
    let fresh = freshBeliefs(at: step)
    let wanted: Set<String>
    switch reason {
    case .due: wanted = fresh.intersection(due)
    case .cured: wanted = fresh.intersection(cures)
    case .belief: wanted = fresh
    case .firstUse: wanted = []
    }
    let question = finder.question(
      before: step, of: record, memory, wanted: wanted, named: named, isNew: true)
    // Between two answers there is little to think about.
    guard let question, question.choice.choices.count > 2,
      reason == .due || !taken.contains(question.query.row.topic.asAsked)
    else { return nil }
    return reason == .firstUse || !question.parting.isDisjoint(with: wanted) ? question : nil
  }

  /// The beliefs to which a wrong answer is laid: those the lesson or the learner is at.
  var named: Set<String> { cures.union(due) }

  /// The beliefs that part here and that no question of the lesson has told from the truth.
  private func freshBeliefs(at step: Int) -> Set<String> {
    finder.beliefs(partingAt: step).subtracting(memory.beliefs)
  }
}

extension StopPlayer {
  /// What the lesson's own questions right before and after this stop are about, if they ask about a
  /// record.
  func topicsAround(_ record: String) -> Set<QuestionTopic> {
    let before = stops[..<min(place, stops.count)].last { $0.activity != .reading }
    let after = stops.dropFirst(place + 1).first { $0.activity != .reading }
    let claims = [before, after].compactMap { $0?.activity.fence }.compactMap(claim)
    return Set(claims.filter { $0.stage.recordName == record }.flatMap { $0.topics })
  }
}

extension LessonClaim {
  /// What it asks about; none if it asks nothing.
  fileprivate var topics: [QuestionTopic] {
    switch content {
    case .predict(let prediction): [prediction.query.row.topic.asAsked]
    case .order(let order): [order.query.row.topic.asAsked]
    case .quiz(let quiz): quiz.statements.compactMap { $0.predicate.query?.row.topic.asAsked }
    case .compare: [.search]
    case .drive, .attempt, .solution, .expect, .explain: []
    }
  }
}

extension QuestionTopic {
  /// Whom the search asks and what a view answers to it are one thing to a learner, and so are the
  /// messages and the chain on which they go.
  fileprivate var asAsked: QuestionTopic {
    switch self {
    case .search, .view: .search
    case .chain, .messages: .messages
    case .gestures: .gestures
    }
  }
}

extension Step {
  /// Whether it tells what somebody decided, rather than how it went on.
  fileprivate var isDecision: Bool {
    switch self {
    case .hitAsk(_, _, _, let verdict): verdict != .inside
    case .chainStop, .gate, .control(.event): true
    case .recognizer(.state(_, let from, let to, _, _, _)): from == .possible && to != .possible
    default: false
    }
  }
}
