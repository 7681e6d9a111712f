import TouchNarration

extension LessonRunner {
  /// Opens a lesson where it was left, or at its beginning.
  mutating func open(_ lesson: Lesson) {
    let state = progress.state(of: lesson.id)
    self.lesson = lesson
    player = StopPlayer(lesson)
    note(.opened)
    var place = 0
    if !isReviewing, case .started(let stop, _) = state, stop > 1 {
      place = min(stop, player.stops.count) - 1
      if isOver(place) { place += 1 }
    }
    show(place)
    if place > 0, !player.isAtEnd {
      space()
      say(RunnerWords.resumed(stop: place + 1))
    }
  }

  /// Whether the log says that nothing is left to answer at a stop.
  private func isOver(_ place: Int) -> Bool {
    let stop = player.stops[place]
    guard let id = stop.id,
      let last = progress.answers(in: lesson.id).last(where: { $0.question == id })
    else { return false }
    // Whoever left after a wrong try has another one; a wrong choice ends its question.
    guard case .order = stop.activity else { return true }
    return last.result != .wrong
  }

  /// Goes to a stop and shows it; past the last one the lesson is over.
  mutating func show(_ place: Int) {
    player.enter(place, language: language)
    player.playground?.debugger.interrupted = interrupted
    if player.isAtEnd { return showEnd() }
    note(.reached(stop: place + 1, of: player.stops.count))
    prepareWalk()
    showStop()
  }

  /// Shows the stop where the learner is.
  mutating func showStop() {
    guard let stop = player.stop else { return showEnd() }
    if isNewcomer, player.place == 0 { say(RunnerWords.touchtrace) }
    isNewcomer = false
    say(RunnerWords.place(lesson, stop: player.place + 1, of: player.stops.count))
    if lesson.language != language { say(RunnerWords.notTranslated) }
    let layout = StopLayout(width: width, captions: player.fences.scenes.count > 1)
    turn.say(StyledText())
    show(layout.lines(stop.blocks))
    if let summary = stop.summary {
      space()
      say(StyledText(summary.plain, .strong))
    }
    showActivity(of: stop)
    space()
  }

  /// Shows what an author says; of a misconception that is named by its number alone, its sentence
  /// stands below, once in a lesson.
  mutating func show(_ lines: [StyledText]) {
    turn.say(lines)
    let text = lines.map(\.plain).joined(separator: "\n")
    let ids = text.matches(of: /\bM[0-9]{2}\b/).map { String($0.output) }
    for id in ids {
      guard let entry = catalogue[id], player.name(id) else { continue }
      space()
      say(GradingWords.catalogued(id, entry.title), indent: 2)
    }
  }

  private mutating func showActivity(of stop: LessonStop) {
    switch stop.activity {
    case .predict: showChoices()
    case .order: showItems()
    case .drive: showDrive()
    case .attempt: showGoalInWords()
    case .reading, .quiz, .walk, .compare, .board, .explain: break
    }
  }

  /// Goes to the next stop.
  mutating func showNextStop() { show(player.place + 1) }

  /// The last line of a reply.
  var footer: StyledText {
    if player.hop != nil { return HopWords.hopFooter(answers)[language] }
    let phrase = player.sandbox == nil ? stopFooter : FooterWords.sandboxFooter
    return phrase[language]
  }

  private var stopFooter: Phrase {
    guard let stop = player.stop else {
      return FooterWords.endFooter(next: nextLesson.map { library.title(of: $0, language) })
    }
    if player.state.isSettled { return settledFooter(stop) }
    if player.ownQuestion != nil { return FooterWords.choiceFooter(answers) }
    if player.state.isTicking { return FooterWords.pointsFooter(pointLetters) }
    switch stop.activity {
    case .reading: return FooterWords.goOn
    case .predict, .quiz: return FooterWords.choiceFooter(answers)
    case .order: return FooterWords.orderFooter
    case .attempt: return FooterWords.tryFooter
    case .walk: return FooterWords.walkFooter
    case .compare: return FooterWords.compareFooter
    case .board: return FooterWords.boardFooter(player.hypotheses.last?.name ?? "")
    case .drive: return DriveWords.driveFooter
    case .explain: return FooterWords.explainFooter
    }
  }

  private func settledFooter(_ stop: LessonStop) -> Phrase {
    if player.place == player.stops.count - 1 { return FooterWords.lastFooter }
    switch stop.activity {
    case .reading: return player.place == 0 ? FooterWords.firstFooter : FooterWords.goOn
    case .walk: return FooterWords.walkedFooter
    case .predict, .quiz:
      let cursor = player.playground?.debugger.cursor ?? 0
      return cursor > 0 ? FooterWords.answeredFooter(cursor) : FooterWords.settledFooter
    case .board: return FooterWords.boardSettledFooter(player.hypotheses.last?.name ?? "")
    case .order, .attempt, .compare, .drive, .explain: return FooterWords.settledFooter
    }
  }
}

/// Sets the prose of a stop, with the scenes and touches in it.
struct StopLayout {
  private let layout: MarkdownLayout
  private let captions: Bool

  init(width: Int, captions: Bool) {
    layout = MarkdownLayout(width: width)
    self.captions = captions
  }

  /// The lines, with a blank line between two blocks.
  func lines(_ blocks: [LessonBlock]) -> [StyledText] {
    let groups = blocks.map(lines).filter { !$0.isEmpty }
    return Array(groups.joined(separator: [StyledText()]))
  }

  private func lines(_ block: LessonBlock) -> [StyledText] {
    guard case .fence(let fence) = block.content else { return layout.lines(block) }
    let code = layout.lines(code: fence.body)
    guard captions, let id = fence.id else { return code }
    return [StyledText("\(fence.kind.rawValue) #\(id)", .dim)] + code
  }
}
