import TouchCore

extension LessonRunner {
  /// Brings the memory up to date: what the lesson asks, what the log says, and the stops behind.
  mutating func recall() {
    if player.hops.followed == nil { recallLessonAndLog() }
    let end = player.place + (player.state.isSettled ? 1 : 0)
    for place in (player.hops.followed ?? 0)..<max(end, player.hops.followed ?? 0)
    where player.stops.indices.contains(place) {
      follow(player.stops[place])
    }
    player.hops.followed = max(end, player.hops.followed ?? 0)
  }

  /// What the lesson calls the record of a scene and touch, changed perhaps.
  mutating func recordName(of playground: Playground) -> String {
    let name = playground.stage.recordName
    guard playground.trace.scene != playground.stage.scene else { return name }
    return "\(name)~\(player.hops.number(of: playground.trace.scene))"
  }

  private mutating func recallLessonAndLog() {
    player.hops.followed = 0
    for claim in player.fences.claims {
      let record = claim.stage.recordName
      switch claim.content {
      case .predict(let prediction):
        player.hops.reserve(prediction.query.text, of: record)
        player.hops.meet(prediction.choices.compactMap(\.misconception))
      case .order(let order): player.hops.reserve(order.query.text, of: record)
      case .compare: player.hops.reserve(Query.hitView.text, of: record)
      case .quiz, .attempt, .solution, .expect, .explain, .drive, .evidence, .hypotheses: break
      }
    }
    for answer in progress.answers(in: lesson.id) { recall(answer) }
  }

  /// Takes in a computed question of an earlier session.
  private mutating func recall(_ answer: GivenAnswer) {
    guard let (record, step, query) = HopQuestion.parts(of: answer.question),
      let stage = player.fences.claims.first(where: { $0.stage.recordName == record })?.stage
    else { return }
    let finder = player.hops.finders[record] ?? HopFinder(stage.trace())
    player.hops.finders[record] = finder
    guard finder.trace.indices.contains(step), (try? query.check(in: finder.trace.scene)) != nil,
      let question = finder.question(query, before: step, of: record)
    else { return }
    player.hops.note(question, isTold: answer.result != .skipped)
  }

  /// Takes in what a stop has told.
  private mutating func follow(_ stop: LessonStop) {
    guard let claim = stop.activity.fence.flatMap(player.claim) else { return }
    let trace = claim.stage.trace()
    let record = claim.stage.recordName
    switch stop.activity {
    case .walk:
      player.hops.tell(walkedSteps(of: stop, in: trace) ?? 0..<0, of: record, trace)
    case .predict, .quiz:
      player.hops.tell(ChoiceQuestion(claim, trace)?.evidence ?? [], of: record, trace)
    case .order:
      guard let question = OrderQuestion(claim, trace) else { return }
      player.hops.tell(question.answer.compactMap(question.step), of: record, trace)
    case .drive:
      guard case .drive(let drive) = claim.content else { return }
      player.hops.tell(0..<(DriveCourse(drive, trace).hops.last?.step ?? -1) + 1, of: record, trace)
    case .compare: player.hops.tell(trace.resultStep(1).map { [$0] } ?? [], of: record, trace)
    case .reading, .attempt, .board, .explain: break
    }
  }
}

extension Stage {
  /// What a lesson calls its record: `main.tap`.
  var recordName: String {
    "\(sceneID.isEmpty ? "scene" : sceneID).\(touchID.isEmpty ? "touch" : touchID)"
  }
}
