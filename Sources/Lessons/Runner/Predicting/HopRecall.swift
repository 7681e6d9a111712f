import TouchCore
import TouchInquiry

/// Brings the memory of what was told and asked up to date.
enum HopRecall {
  /// Takes in what the lesson asks, what the log says, and the stops behind.
  static func recall(in session: inout LessonSession) {
    let player = session.player
    if player.hops.followed == nil { recallLessonAndLog(in: &session) }
    let start = session.player.hops.followed ?? 0
    let end = max(player.place + (player.state.isSettled ? 1 : 0), start)
    for stop in player.stops[min(start, player.stops.count)..<min(end, player.stops.count)] {
      follow(stop, in: &session.player)
    }
    session.player.hops.followed = end
  }

  /// What the lesson calls the record of a scene and touch, changed perhaps.
  static func recordName(of playground: Playground, in memory: inout HopMemory) -> String {
    let name = playground.stage.recordName
    guard playground.trace.scene != playground.stage.scene else { return name }
    return "\(name)~\(memory.number(of: playground.trace.scene))"
  }

  private static func recallLessonAndLog(in session: inout LessonSession) {
    session.player.hops.followed = 0
    for claim in session.player.fences.claims {
      let record = claim.stage.recordName
      switch claim.content {
      case .predict(let prediction):
        session.player.hops.reserve(prediction.query.text, of: record)
        session.player.hops.meet(prediction.choices.compactMap { $0.misconception })
      case .order(let order): session.player.hops.reserve(order.query.text, of: record)
      case .quiz(let quiz):
        for query in quiz.statements.compactMap({ $0.predicate.query }) {
          session.player.hops.reserve(query.text, of: record)
        }
      case .compare: session.player.hops.reserve(Query.hitView.text, of: record)
      case .attempt, .solution, .expect, .explain, .drive: break
      }
    }
    for answer in session.progress.answers(in: session.lesson.id) {
      recall(answer, in: &session.player)
    }
    for event in session.progress.events where event.lesson != session.lesson.id {
      guard case .answered(let answer) = event.kind, answer.result == .correct,
        let (_, _, query) = HopQuestion.parts(of: answer.question), query.row == .nextAsked
      else { continue }
      session.player.hops.mastered.insert(query.text)
    }
  }

  /// Takes in a computed question of an earlier session.
  private static func recall(_ answer: GivenAnswer, in player: inout StopPlayer) {
    guard let (record, step, query) = HopQuestion.parts(of: answer.question),
      let stage = player.fences.claims.first(where: { $0.stage.recordName == record })?.stage
    else { return }
    let finder = player.hops.finder(of: record) { stage.trace() }
    guard finder.trace.indices.contains(step), (try? query.check(in: finder.trace.scene)) != nil,
      let question = finder.question(query, before: step, of: record)
    else { return }
    player.hops.note(question, isTold: answer.result != .skipped)
  }

  /// The steps that an answer shows, and those that its reason names: what they follow from.
  private static func explained(_ steps: [Int], in trace: Trace) -> Set<Int> {
    let causes = steps.flatMap { trace.causes(of: $0) }
    return Set(steps + causes + causes.flatMap { trace.causes(of: $0) })
  }

  /// Takes in what a stop has told.
  private static func follow(_ stop: LessonStop, in player: inout StopPlayer) {
    guard let claim = stop.activity.fence.flatMap(player.claim) else { return }
    let trace = claim.stage.trace()
    let record = claim.stage.recordName
    switch stop.activity {
    case .walk:
      player.hops.tell(WalkStop(stop, of: player, in: trace)?.steps ?? 0..<0, of: record, trace)
    case .predict, .quiz:
      player.hops.tell(
        explained(ChoiceQuestion(claim, trace)?.evidence ?? [], in: trace), of: record, trace)
    case .order:
      guard let question = OrderQuestion(claim, trace) else { return }
      player.hops.tell(question.answer.compactMap(question.step), of: record, trace)
    case .drive:
      guard case .drive(let drive) = claim.content else { return }
      let last = DriveCourse(drive, trace).hops.last?.step ?? -1
      player.hops.tell(0..<last + 1, of: record, trace)
    case .compare:
      player.hops.tell([SearchSteps(trace, 1).result].compactMap { $0 }, of: record, trace)
    case .reading, .attempt, .explain: break
    }
  }
}

extension Stage {
  /// What a lesson calls its record: `main.tap`.
  var recordName: String {
    "\(sceneID.isEmpty ? "scene" : sceneID).\(touchID.isEmpty ? "touch" : touchID)"
  }
}
