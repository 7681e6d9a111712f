import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

//  Return, step, next ─▶ what would it show?  #6 … #8
//                            └ a hop worth a question? ─▶ go before it, ask, wait
//                                                    no ─▶ go on

/// Asking before a step shows what happens.
///
/// `predict key` asks at most once in an instant (an event or a timer with all that follows), at
/// the hop with the best reason (`KeyReason`). It passes over what is known: hops that a walk or
/// an answer of the lesson has shown, queries that the lesson asks itself, also later, beliefs
/// that a question of the lesson has told from the truth already, and hops asked about before,
/// in an earlier session too. `predict all` asks before every hop that gives something to ask, but
/// nothing twice either. Neither asks in a worked walk, in a review, while a question of the lesson
/// waits, or where somebody jumps (`goto`, `continue`, `search`): who jumps has chosen what to see.
extension LessonRunner {
  /// Whether the lesson is a worked walk, which asks nothing.
  var isWorkedWalk: Bool { library.frontLine("role", of: lesson.id) == LessonRole.walk.rawValue }

  /// Whether something is asked, by the lesson or before a step.
  var isAsking: Bool { player.hop != nil || player.state.isAsking }

  /// Asks before a motion would show a hop worth a question; false where it may go on.
  mutating func asksFirst(_ line: String) -> Bool {
    guard let playground = player.sandbox ?? player.playground,
      let steps = stepsShown(by: line, playground.debugger)
    else { return false }
    recall()
    let record = recordName(of: playground)
    if mayAsk, let question = question(in: steps, of: record, playground.trace) {
      ask(question, from: playground.debugger.cursor)
      return true
    }
    player.hops.tell(steps, of: record, playground.trace)
    return false
  }

  private var mayAsk: Bool {
    progress.predictSetting != .off && !isWorkedWalk && !isReviewing && player.hop == nil
      && (player.sandbox != nil || !player.state.isAsking)
  }

  /// The steps that a line would show one by one; nil where it is no stepping.
  private func stepsShown(by line: String, _ debugger: Debugger) -> Range<Int>? {
    let isEmpty = line.allSatisfy(\.isWhitespace)
    let verbs = debugger.verbs(in: isEmpty ? debugger.repeatedByEmptyLine ?? "" : line)
    guard !debugger.isCollecting, verbs == [.step] || verbs == [.next] || verbs == [.finish] else {
      return nil
    }
    var ahead = debugger
    _ = ahead.perform(line)
    return ahead.cursor > debugger.cursor ? debugger.cursor..<ahead.cursor : nil
  }

  private mutating func question(
    in steps: Range<Int>, of record: String, _ trace: Trace
  ) -> HopQuestion? {
    let finder = player.hops.finders[record] ?? HopFinder(trace)
    player.hops.finders[record] = finder
    let known = player.hops[record]
    let isAll = progress.predictSetting == .all
    let named = isAll ? keyHops(finder, of: record).named : []
    let end = player.sandbox == nil ? walkedSteps?.upperBound ?? trace.count : trace.count
    for step in steps where !known.hops.contains(step) {
      if isAll {
        let wanted = finder.beliefs(partingAt: step)
        let question = finder.question(
          before: step, of: record, player.hops, wanted: wanted,
          named: named, isNew: false)
        if let question { return question }
      } else if let instant = trace.instant(of: step), !known.instants.contains(instant) {
        let rest = trace.indices(ofMoment: instant).clamped(to: step..<max(step, end))
        let followed = player.hops.followed
        if player.hops.plan?.covers(rest, of: record, followed: followed) != true {
          player.hops.plan = HopMemory.Plan(
            record: record, steps: rest, followed: followed,
            question: keyHops(finder, of: record).question(in: rest))
        }
        if let question = player.hops.plan?.question, question.step == step { return question }
      }
    }
    return nil
  }

  /// What is due is read from the whole log, so it is looked up only where something is chosen.
  private func keyHops(_ finder: HopFinder, of record: String) -> KeyHops {
    let due = Set(ReviewSchedule(progress).due(at: turn.now).compactMap(\.misconception))
    return KeyHops(
      finder: finder, record: record, memory: player.hops, cures: Set(lesson.cures), due: due)
  }

  private mutating func ask(_ question: HopQuestion, from cursor: Int) {
    if question.step > cursor {
      let line = "goto \(question.step)"
      if let reply = player.performHere(line) { take(reply) }
      player.hops.tell(cursor..<question.step, of: question.record, question.choice.trace)
    }
    player.hop = question
    say(HopWords.beforeHop(question.query.question))
    show(question.choice.choices)
    space()
  }
}

extension StopPlayer {
  /// Carries out a line where the learner is: in the sandbox or in the lesson.
  mutating func performHere(_ line: String) -> Reply? {
    sandbox == nil ? playground?.debugger.perform(line) : sandbox?.debugger.perform(line)
  }
}
