import TouchDebugger
import TouchNarration

//  … Which view will hitTest return?
//    a  firstView  …
//
//  hit view: the view that hit testing returns        once for each learner, at most two at a stop
//
//  a–d: answer

/// Definitions of the terms that the core path uses for the first time.
enum TermNotes {
  /// More would be a glossary, not a stop.
  private static let most = 2
  /// The rows of a usual screen, without the prompt's.
  static let rows = 23

  /// How many lines they may take below what is said already: no stop gets a further page for their
  /// sake.
  private static func room(below lines: Int) -> Int {
    // A blank line stands above and below them, and the footer ends it.
    rows - (lines + 2 > rows ? lines % rows : lines) - 3
  }

  /// Says what terms of a stop mean that no stop has explained to this learner.
  static func show(_ stop: LessonStop, in session: inout LessonSession) {
    guard session.explainsTerms, session.library.core.contains(session.lesson.id) else { return }
    let known = session.progress.explainedTerms
    let found = TermDocument.terms(in: prose(of: stop), session.language)
      .filter { !known.contains($0.name) }
    var room = room(below: session.turn.reply.lines.count)
    var explained: [String] = []
    for term in found.prefix(most) {
      let lines = line(of: term, session.language).wrapped(to: session.width)
      room -= lines.count
      guard room >= 0 else { break }
      if explained.isEmpty { session.space() }
      session.turn.say(lines)
      explained.append(term.name)
    }
    if !explained.isEmpty { session.note(.explained(terms: explained)) }
  }

  private static func line(
    of term: (name: String, definition: StyledText), _ language: Language
  ) -> StyledText {
    let definition = term.definition.firstClause(language == .english ? 12 : 4)
    return TermDocument.line(naming: term.name, definition, language)
  }

  /// What the author says at a stop, without scenes, touches and code.
  private static func prose(of stop: LessonStop) -> String {
    let said = stop.blocks.filter { block in
      switch block.content {
      case .heading, .paragraph, .list, .quote: true
      case .code, .rule, .details, .fence: false
      }
    }
    let lines = StopLayout(width: Int(Int16.max), captions: false).lines(said)
    return lines.map { $0.plain }.joined(separator: " ")
  }
}

extension Progress {
  /// The terms whose definitions were shown.
  var explainedTerms: Set<String> {
    events.reduce(into: []) { terms, event in
      if case .explained(let found) = event.kind { terms.formUnion(found) }
    }
  }
}

extension StyledText {
  /// It up to the first colon or semicolon that is not within its first characters.
  fileprivate func firstClause(_ least: Int) -> StyledText {
    let words = plain
    for place in words.indices.dropFirst(least) where ":;：；".contains(words[place]) {
      return StyledText(stringLiteral: String(words[..<place]))
    }
    return self
  }
}
