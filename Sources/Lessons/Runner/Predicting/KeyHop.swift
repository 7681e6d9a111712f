import TouchCore

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
    guard let question, question.choice.choices.count > 2 else { return nil }
    return reason == .firstUse || !question.parting.isDisjoint(with: wanted) ? question : nil
  }

  /// The beliefs to which a wrong answer is laid: those the lesson or the learner is at.
  var named: Set<String> { cures.union(due) }

  /// The beliefs that part here and that no question of the lesson has told from the truth.
  private func freshBeliefs(at step: Int) -> Set<String> {
    finder.beliefs(partingAt: step).subtracting(memory.beliefs)
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
