import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

//  Return, step, next ─▶ what would it show?  #6 … #8
//                            └ a hop worth a question? ─▶ go before it, ask, wait
//                                                    no ─▶ go on

/// Asks before a step shows what happens.
///
/// `predict key` asks at most once in an instant (an event or a timer with all that follows), at
/// the hop with the best reason (`KeyReason`). It passes over what is known: hops that a walk or
/// an answer of the lesson has shown, queries that the lesson asks itself, also later, topics that
/// a question of the lesson right before or after the walk is about, beliefs that a question of the
/// lesson has told from the truth already, and hops asked about before, in an earlier session too.
/// `predict all` asks before every hop that gives something to ask, but nothing twice either.
/// Neither asks in a worked walk, in a review, while a question of the lesson waits, or where
/// somebody jumps (`goto`, `continue`, `search`): who jumps has chosen what to see.
struct HopAsker {
  private let record: String
  private let trace: Trace
  private let cursor: Int

  /// Asks before a motion would show a hop worth a question; false where it may go on.
  static func asksFirst(_ deed: DebuggerDeed, in session: inout LessonSession) -> Bool {
    guard let playground = session.player.here,
      let steps = stepsShown(by: deed, playground.debugger)
    else { return false }
    HopRecall.recall(in: &session)
    let asker = HopAsker(
      record: HopRecall.recordName(of: playground, in: &session.player.hops),
      trace: playground.trace, cursor: playground.debugger.cursor)
    if mayAsk(session), let question = asker.question(in: steps, &session) {
      asker.ask(question, in: &session)
      return true
    }
    session.player.hops.tell(steps, of: asker.record, asker.trace)
    return false
  }

  private static func mayAsk(_ session: LessonSession) -> Bool {
    let player = session.player
    return session.progress.predictSetting != .off && !session.isWorkedWalk
      && !session.isReviewing && player.hop == nil
      && (player.sandbox != nil || !player.state.isAsking)
  }

  /// The steps that would be shown one by one; nil where it is no stepping.
  private static func stepsShown(by deed: DebuggerDeed, _ debugger: Debugger) -> Range<Int>? {
    let verbs = deed.verbs(in: debugger)
    guard verbs == [.step] || verbs == [.next] || verbs == [.finish] else { return nil }
    var ahead = debugger
    _ = deed.carryOut(in: &ahead)
    return ahead.cursor > debugger.cursor ? debugger.cursor..<ahead.cursor : nil
  }

  private func question(in steps: Range<Int>, _ session: inout LessonSession) -> HopQuestion? {
    let finder = session.player.hops.finder(of: record) { trace }
    let known = session.player.hops[record]
    return session.progress.predictSetting == .all
      ? anyQuestion(in: steps, finder, known, session)
      : keyQuestion(in: steps, finder, known, &session)
  }

  /// The question before the first hop that gives one.
  private func anyQuestion(
    in steps: Range<Int>, _ finder: HopFinder, _ known: HopMemory.Known, _ session: LessonSession
  ) -> HopQuestion? {
    let named = keyHops(finder, session).named
    for step in steps where !known.hops.contains(step) {
      let question = finder.question(
        before: step, of: record, session.player.hops,
        wanted: finder.beliefs(partingAt: step), named: named, isNew: false)
      if let question { return question }
    }
    return nil
  }

  /// The best question of an instant in which none was asked.
  private func keyQuestion(
    in steps: Range<Int>, _ finder: HopFinder, _ known: HopMemory.Known,
    _ session: inout LessonSession
  ) -> HopQuestion? {
    let player = session.player
    let walked = player.sandbox == nil ? WalkStop(player)?.steps.upperBound : nil
    let end = walked ?? trace.count
    let followed = player.hops.followed
    for step in steps where !known.hops.contains(step) {
      guard let instant = HopTemplates(trace).instant(of: step),
        !known.instants.contains(instant)
      else { continue }
      let rest = trace.indices(ofMoment: instant).clamped(to: step..<max(step, end))
      if session.player.hops.plan?.covers(rest, of: record, followed: followed) != true {
        session.player.hops.plan = HopMemory.Plan(
          record: record, steps: rest, followed: followed,
          question: keyHops(finder, session).question(in: rest))
      }
      if let question = session.player.hops.plan?.question, question.step == step {
        return question
      }
    }
    return nil
  }

  /// What is due is read from the whole log, so it is looked up only where something is chosen.
  private func keyHops(_ finder: HopFinder, _ session: LessonSession) -> KeyHops {
    let schedule = ReviewSchedule(session.progress)
    return KeyHops(
      finder: finder, record: record, memory: session.player.hops,
      cures: Set(session.lesson.cures),
      due: Set(schedule.due(at: session.turn.now).compactMap { $0.misconception }),
      taken: session.player.sandbox == nil ? session.player.topicsAround(record) : [])
  }

  private func ask(_ question: HopQuestion, in session: inout LessonSession) {
    if question.step > cursor {
      if session.player.sandbox == nil {
        WalkStop.sayPassed(cursor..<question.step - 1, in: &session)
      }
      if let reply = session.player.debugHere({ $0.goTo(question.step) }) { session.relay(reply) }
      session.player.hops.tell(
        cursor..<question.step, of: question.record, question.choice.trace)
    }
    session.player.hop = question
    session.say(HopWords.beforeHop(question.query.question(in: question.choice.trace.scene)))
    ChoiceStop(question: question.choice).showChoices(in: &session)
    session.space()
  }

  /// Says or chooses when the learner is asked while stepping.
  static func choose(_ word: String, in session: inout LessonSession) {
    if !word.isEmpty {
      let known = PredictSetting.allCases.map { $0.rawValue }
      guard let setting = PredictSetting(rawValue: word.lowercased()) else {
        return session.fail(HopWords.noPredictSetting(word, nearest: nearest(word, among: known)))
      }
      if setting != session.progress.predictSetting { session.note(.predicting(setting)) }
      if setting == .off { session.player.hop = nil }
    }
    session.say(HopWords.predicting(session.progress.predictSetting))
    if session.isWorkedWalk { session.say(HopWords.asksNothing) }
  }
}

extension StopPlayer {
  /// Has the debugger do something where the learner is: in the sandbox or in the lesson.
  mutating func debugHere(_ work: (inout Debugger) -> Reply) -> Reply? {
    sandbox == nil ? playground?.debug(work) : sandbox?.debug(work)
  }
}
