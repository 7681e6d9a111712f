import TouchNarration

//  schedule ─▶ due items ─▶ another question on the same belief ─▶ rewritten ─▶ a lesson to take
//                       └─▶ or the question itself             ─▶ rewritten, or as it was

/// Makes a lesson of what is due.
struct ReviewLesson {
  /// A review takes as long as a short lesson.
  private static let mostQuestions = 5

  private let library: LessonLibrary
  private let pool: [ReviewItem]
  private let catalogue: MisconceptionCatalogue
  private let language: Language

  init(_ library: LessonLibrary, _ language: Language) {
    self.library = library
    pool = library.reviewItems
    catalogue = library.misconceptions(language)
    self.language = language
  }

  /// The lesson; nil where nothing is due that still exists.
  func lesson(_ due: [ReviewSchedule.Entry]) -> Lesson? {
    let found = due.lazy.compactMap { entry in stop(for: entry).map { (entry, $0) } }
    let stops: [String] = found.prefix(Self.mostQuestions).enumerated().map { place, found in
      part(place + 1, found.0, found.1)
    }
    guard !stops.isEmpty else { return nil }
    let title = ReviewWords.reviewTitle[language].plain
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

  /// Whether there is still a question to ask for it.
  func comesBack(_ entry: ReviewSchedule.Entry) -> Bool {
    pool.contains { $0.id == entry.item || isOther($0, for: entry) || $0.lesson == entry.lesson }
  }

  private func isOther(_ item: ReviewItem, for entry: ReviewSchedule.Entry) -> Bool {
    entry.misconception.map(item.misconceptions.contains) == true && item.id != entry.item
  }

  /// Another question on the same belief where there is one, else the question itself; in a scene
  /// that looks new, where all that is said of it stays true there.
  func stop(for entry: ReviewSchedule.Entry) -> ReviewStop? {
    let others = pool.filter { isOther($0, for: entry) }
    let turn = max(entry.reviews, 0)
    // What was asked before a step stands in no lesson; its belief does.
    let source = pool.first { $0.id == entry.item } ?? pool.first { $0.lesson == entry.lesson }
    guard var item = others.isEmpty ? source : others[turn % others.count] else { return nil }
    item.id = entry.item
    let proses = proses(of: item)
    let stop = ReviewStop(
      item: item, prose: proses[language] ?? proses[.english],
      nearness: others.isEmpty ? .once : .otherQuestion)
    return rewritten(stop, Array(proses.values), turn: turn) ?? stop
  }

  /// What the lesson says about a question, in each language; a prediction's words are made here.
  private func proses(of item: ReviewItem) -> [Language: ReviewProse] {
    guard item.fence.kind != .predict else { return [:] }
    var proses: [Language: ReviewProse] = [:]
    for language in Language.allCases {
      proses[language] = library.lesson(item.lesson, language).flatMap { ReviewProse(item, in: $0) }
    }
    return proses
  }

  private func rewritten(
    _ stop: ReviewStop, _ proses: [ReviewProse], turn: Int
  ) -> ReviewStop? {
    let rewriting = RewrittenItem(stop.item, turn: turn)
    for mirrored in [true, false] {
      // A name that one language says in words of its own, another may spell.
      guard proses.allSatisfy({ $0.staysTrue(without: rewriting.names, mirrored: mirrored) }),
        let item = rewriting.rewritten(mirrored: mirrored)
      else { continue }
      var found = stop
      (found.item, found.nearness) = (item, .newScene)
      if found.isSound(like: stop, language) { return found }
    }
    return nil
  }

  private func part(_ number: Int, _ entry: ReviewSchedule.Entry, _ stop: ReviewStop) -> String {
    let title = entry.misconception.flatMap { catalogue[$0]?.title.plain }
    let why = ReviewWords.whyReviewed(
      title, entry.misconception, wasShown: entry.reviews < 0, stop.nearness,
      lesson: entry.lesson.map { library.title(of: $0, language) })
    return """
      ## \(number)

      \(why[language].plain)

      \(stop.text(number, language))
      """
  }
}
