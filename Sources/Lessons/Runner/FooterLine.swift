import TouchCore
import TouchDebugger
import TouchNarration

/// The last line of a reply: what to press.
struct FooterLine {
  @Boxed private var player: StopPlayer
  /// The title of the lesson after this one.
  private let nextTitle: String?

  init(_ session: LessonSession) {
    player = session.player
    nextTitle = LessonShelf.next(session).map { session.library.title(of: $0, session.language) }
  }

  var phrase: Phrase {
    if player.hop != nil { return HopWords.hopFooter(player.answers) }
    if player.sandbox != nil { return FooterWords.sandboxFooter }
    guard let stop = player.stop else { return FooterWords.endFooter(next: nextTitle) }
    if player.state.isSettled { return settled(stop) }
    if player.ownQuestion != nil { return FooterWords.choiceFooter(player.answers) }
    if player.state.isTicking { return FooterWords.pointsFooter(ExplainStop.letters(of: player)) }
    switch stop.activity {
    case .reading: return FooterWords.goOn
    case .predict, .quiz: return FooterWords.choiceFooter(player.answers)
    case .order: return FooterWords.orderFooter
    case .attempt: return FooterWords.tryFooter
    case .walk: return FooterWords.walkFooter(why ?? FooterWords.why)
    case .compare: return FooterWords.compareFooter
    case .drive: return DriveWords.driveFooter
    case .explain: return FooterWords.explainFooter
    }
  }

  private func settled(_ stop: LessonStop) -> Phrase {
    if player.place == player.stops.count - 1 { return FooterWords.lastFooter }
    switch stop.activity {
    case .reading: return player.place == 0 ? FooterWords.firstFooter : FooterWords.goOn
    case .walk: return FooterWords.walkedFooter
    case .predict, .quiz:
      return why.map(FooterWords.answeredFooter) ?? FooterWords.settledFooter
    case .order, .attempt, .compare, .drive, .explain: return FooterWords.settledFooter
    }
  }

  /// What `why` says next of the answer above; nil if nothing is left, or it is about a step.
  private var why: Phrase? { player.furtherReasons?.next.map(FooterWords.why) }
}
