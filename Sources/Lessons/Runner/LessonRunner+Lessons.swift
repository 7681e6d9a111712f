import TouchNarration

extension LessonRunner {
  /// The lesson after this one.
  var nextLesson: String? {
    guard !isReviewing else {
      return progress.resumePoint?.lesson
        ?? library.lessons.first { progress.state(of: $0) != .done }
    }
    return library.lesson(1, after: lesson.id)
  }

  /// Moves between lessons, or shows which there are.
  mutating func carryOut(_ move: LessonCommand.LessonMove) {
    switch move {
    case .next: openNextLesson()
    case .previous: open(library.lesson(-1, after: lesson.id), else: ShelfWords.firstLesson)
    case .skip: openNextLesson()
    case .list(let filter): showList(filter)
    case .resume: open(progress.resumePoint?.lesson, else: ShelfWords.nothingToResume)
    case .reset: resetLesson()
    case .goto(let words): goTo(words)
    case .unknown(let word): fail(ShelfWords.noSuchMove(word))
    }
  }

  /// Opens the next lesson; after the last one, shows which there are.
  mutating func openNextLesson() { open(nextLesson, else: ShelfWords.lastLesson) }

  private mutating func open(_ id: String?, else phrase: Phrase) {
    guard let id, let lesson = library.lesson(id, language) else {
      say(phrase)
      return showList()
    }
    open(lesson)
  }

  private mutating func goTo(_ words: String) {
    switch library.find(words, language) {
    case .found(let id): open(id, else: ShelfWords.lastLesson)
    case .several(let ids):
      say(ShelfWords.severalLessons(words))
      for id in ids { say(row(of: id), indent: 2) }
      turn.reply.status = .failed
    case .none(let near): fail(ShelfWords.noSuchLesson(words, nearest: near))
    }
  }

  private mutating func resetLesson() {
    note(.reset)
    open(lesson)
  }

  /// The lessons, each with how far the learner is.
  mutating func showList(_ filter: String = "") {
    guard filter.trimmingSpaces.isEmpty else { return showMatches(filter) }
    if let article = library.article {
      say(ShelfWords.article(article))
      for id in library.lessons { say(row(of: id), indent: 2) }
      return
    }
    for chapter in library.index(language).chapters {
      let written = chapter.items.compactMap(\.lesson).filter(library.lessons.contains)
      guard !written.isEmpty else { continue }
      say(StyledText(chapter.title, .strong))
      for id in written { say(row(of: id), indent: 2) }
    }
    let listed = library.index(language).lessons
    for id in library.lessons where !listed.contains(id) { say(row(of: id), indent: 2) }
  }

  private mutating func showMatches(_ filter: String) {
    let found = library.lessons(matching: filter, progress)
    guard !found.isEmpty else { return fail(ShelfWords.noMatch(filter)) }
    for id in found { say(row(of: id), indent: 2) }
  }

  private func row(of id: String) -> StyledText {
    let mark = progress.state(of: id).mark
    let title = library.title(of: id, language)
    let here = id == lesson.id ? " \(dim: "←")" as StyledText : ""
    return "\(good: mark) \(code: Lesson.place(of: id))  \(title)\(here)"
  }

  /// The page after the last stop.
  mutating func showEnd() {
    note(.finished)
    say(ShelfWords.finished(lesson.title))
    let graded = player.stops.filter(\.isGraded).compactMap(\.id)
    let answers = progress.answers(in: lesson.id).filter { graded.contains($0.question) }
    let latest = Dictionary(answers.map { ($0.question, $0) }) { $1 }
    let right = latest.values.filter { $0.result.isRight }.count
    if !latest.isEmpty { say(ShelfWords.score(right, of: latest.count)) }
    let believed = Set(answers.compactMap(\.misconception)).sorted()
    for entry in believed.compactMap({ catalogue[$0] }) {
      say("\(dim: entry.id) \(entry.title)", indent: 2)
      // Who was told in this session needs no more than the reminder.
      if !player.refuted.contains(entry.id) { say(entry.refutation, indent: 6) }
    }
    showDue()
    space()
  }
}
