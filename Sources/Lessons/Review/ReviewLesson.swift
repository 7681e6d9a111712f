import TouchNarration

//  schedule ─▶ due items ─▶ another question on the same belief ─▶ rewritten ─▶ a lesson to take

/// Makes a lesson of what is due.
struct ReviewLesson {
  /// A review takes as long as a short lesson.
  private static let mostQuestions = 5

  private let pool: [ReviewItem]
  private let catalogue: MisconceptionCatalogue
  private let language: Language

  init(_ library: LessonLibrary, _ language: Language) {
    pool = library.reviewItems
    catalogue = library.misconceptions(language)
    self.language = language
  }

  /// The lesson; nil where nothing is due that still exists.
  func lesson(_ due: [ReviewSchedule.Entry]) -> Lesson? {
    let found = due.compactMap { entry in question(for: entry).map { (entry, $0) } }
    let questions = found.prefix(Self.mostQuestions)
    guard !questions.isEmpty else { return nil }
    let stops: [String] = questions.enumerated().map { place, question in
      stop(place + 1, question.0, question.1)
    }
    let title = RunnerWords.reviewTitle[language].plain
    let text = """
      ---
      lesson: \(ReviewSchedule.lesson)
      title: \(title)
      role: review
      ---

      # \(title)

      \(stops.joined(separator: "\n\n"))

      """
    return Lesson(id: ReviewSchedule.lesson, language: language, text: text, base: text)
  }

  /// Another question on the same belief where there is one, in a scene that looks new.
  func question(for entry: ReviewSchedule.Entry) -> ReviewItem? {
    let others = pool.filter { item in
      entry.misconception.map(item.misconceptions.contains) == true && item.id != entry.item
    }
    let turn = max(entry.reviews, 0)
    // What was asked before a step stands in no lesson; its belief does.
    let source = pool.first { $0.id == entry.item }
    guard let chosen = others.isEmpty ? source : others[turn % others.count] else { return nil }
    let rewritten = RewrittenItem(chosen, turn: turn)
    let candidates = [rewritten.rewritten(mirrored: true), rewritten.rewritten(mirrored: false)]
    let found = candidates.compactMap { $0 }.first { isSound($0, entry.misconception) }
    return (found ?? chosen).kept(as: entry.item)
  }

  /// Whether a question has its answer among its choices, and every belief leads where it says.
  private func isSound(_ item: ReviewItem, _ misconception: String?) -> Bool {
    let text = "---\nlesson: review\ntitle: review\n---\n\n# Review\n\n" + fences(item, 1)
    let fences = LessonDocument(markdown: text)
    let catalogue = LessonCatalogue(
      misconceptions: Dictionary(item.misconceptions.map { ($0, $0) }) { first, _ in first })
    return checkLesson(text: text, file: "review", catalogue: catalogue).isSound
      && fences.fences.count == 3
  }

  private func stop(_ number: Int, _ entry: ReviewSchedule.Entry, _ item: ReviewItem) -> String {
    let title = entry.misconception.flatMap { catalogue[$0]?.title.plain }
    let why = RunnerWords.whyReviewed(title, entry.misconception, wasShown: entry.reviews < 0)
    let asked = item.question.first.map { String($0.dropFirst("ask ".count)) } ?? ""
    let question = (try? Query.parse(asked))?.question ?? Phrase(en: "", zh: "")
    return """
      ## \(number)

      \(why[language].plain)

      \(fences(item, number, asking: question[language].plain))
      """
  }

  private func fences(_ item: ReviewItem, _ number: Int, asking question: String = "") -> String {
    """
    ```scene #s\(number)
    \(item.scene.joined(separator: "\n"))
    ```

    ```touch #t\(number) scene=s\(number)
    \(item.touch.joined(separator: "\n"))
    ```

    \(question)

    ```predict #r\(item.id) scene=s\(number) on=t\(number)
    \(item.question.joined(separator: "\n"))
    ```
    """
  }
}

extension ReviewItem {
  /// The same question, kept under another id.
  fileprivate func kept(as id: String) -> ReviewItem {
    ReviewItem(
      id: id, scene: scene, touch: touch, question: question, misconceptions: misconceptions)
  }
}
