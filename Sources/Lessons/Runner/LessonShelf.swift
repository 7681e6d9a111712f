import TouchNarration

/// The lessons a learner moves between.
enum LessonShelf {
  /// The lesson after the one that is open.
  static func next(_ session: LessonSession) -> String? {
    let (library, progress) = (session.library, session.progress)
    guard !session.isReviewing else {
      return library.lessonToGoOn(progress)
    }
    return library.lesson(1, after: session.lesson.id)
  }

  /// Moves between lessons, or shows which there are.
  static func move(_ move: LessonCommand.LessonMove, in session: inout LessonSession) {
    switch move {
    case .next, .skip: openNext(in: &session)
    case .previous:
      let previous = session.library.lesson(-1, after: session.lesson.id)
      open(previous, else: ShelfWords.firstLesson, in: &session)
    case .list(let filter): showList(filter, in: &session)
    case .resume:
      open(
        session.progress.resumePoint?.lesson, else: ShelfWords.nothingToResume, in: &session)
    case .reset:
      session.note(.reset)
      StopPages.open(session.lesson, in: &session)
    case .goto(let words): goTo(words, in: &session)
    case .card(let chapter): showCard(chapter, in: &session)
    case .unknown(let word): session.fail(ShelfWords.noSuchMove(word))
    }
  }

  /// Shows the rules of a chapter; of the one that is open where none is named.
  private static func showCard(_ word: String, in session: inout LessonSession) {
    let chapters = session.library.index(session.language).chapters
    let here = chapters.firstIndex { $0.items.contains { $0.lesson == session.lesson.id } }
    let number = word.isEmpty ? here.map { $0 + 1 } ?? 1 : Int(word) ?? 0
    guard
      let card = LessonCard(
        session.library, chapter: number, session.language, width: session.width)
    else { return session.fail(ShelfWords.noSuchChapter(word, chapters.count)) }
    session.turn.say(card.lines)
  }

  /// Opens the next lesson; after the last one, shows which there are.
  static func openNext(in session: inout LessonSession) {
    open(next(session), else: ShelfWords.lastLesson, in: &session)
  }

  private static func open(_ id: String?, else phrase: Phrase, in session: inout LessonSession) {
    guard let id, let lesson = session.library.lesson(id, session.language) else {
      session.say(phrase)
      return showList(in: &session)
    }
    StopPages.open(lesson, in: &session)
  }

  private static func goTo(_ words: String, in session: inout LessonSession) {
    switch session.library.find(words, session.language) {
    case .found(let id): open(id, else: ShelfWords.lastLesson, in: &session)
    case .several(let ids):
      session.say(ShelfWords.severalLessons(words))
      show(ids, in: &session)
      session.turn.reply.status = .failed
    case .none(let near): session.fail(ShelfWords.noSuchLesson(words, nearest: near))
    }
  }

  /// The lessons, each with how far the learner is.
  private static func showList(_ filter: String = "", in session: inout LessonSession) {
    let library = session.library
    guard filter.trimmingSpaces.isEmpty else {
      let found = library.lessons(matching: filter, session.progress)
      guard !found.isEmpty else { return session.fail(ShelfWords.noMatch(filter)) }
      return show(found, in: &session)
    }
    if let article = library.article {
      session.say(ShelfWords.article(article))
      return show(library.lessons, in: &session)
    }
    let shelves = library.shelves(session.language)
    for chapter in shelves {
      let written = library.written(in: chapter)
      guard !written.isEmpty else { continue }
      session.say(StyledText(chapter.title, .strong))
      show(written, in: &session)
    }
    let listed = shelves.flatMap { $0.items.compactMap { $0.lesson } }
    show(library.lessons.filter { !listed.contains($0) }, in: &session)
  }

  private static func show(_ ids: [String], in session: inout LessonSession) {
    for id in ids {
      let mark = session.progress.state(of: id).mark
      let title = session.library.title(of: id, session.language)
      let here = id == session.lesson.id ? " \(dim: "←")" as StyledText : ""
      let note = session.progress.reviewLeft(of: id, at: session.turn.now).note
      let due = note.map { "  \(dim: $0[session.language].plain)" as StyledText } ?? ""
      session.say("\(good: mark) \(code: Lesson.place(of: id))  \(title)\(due)\(here)", indent: 2)
    }
  }
}

extension LessonLibrary {
  /// The lessons of a chapter that exist.
  func written(in chapter: LessonIndex.Chapter) -> [String] {
    chapter.items.compactMap { $0.lesson }.filter(lessons.contains)
  }
}
