import TouchNarration

//  path.md, index.md ─▶ the order */lesson.md ─▶ English
//  misconceptions.md ─▶ M01 …     */lesson.zh-Hans.md ─▶ 简体中文, or English where there is none

/// The lessons a learner can choose from.
public struct LessonLibrary: Sendable {
  /// A file of the lessons folder.
  public struct File: Hashable, Sendable {
    /// Its path in the folder, with `/` between the names.
    public var path: String
    /// What it holds.
    public var text: String

    /// Makes a file.
    public init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  /// The lessons that are inside the binary.
  public static let embedded = LessonLibrary(texts: .embedded)

  /// The ids of the lessons in the order to take them: the core path, then the others as the index has
  /// them; those it does not name stand at the end.
  public let lessons: [String]
  /// The ids of the lessons of the core path, in its order.
  public let core: [String]

  /// The article whose own order the lessons follow; nil for the order of the index.
  public let article: String?

  let texts: LessonTexts
  private let readLessons: ReadOnce<LessonKey, Lesson?>
  private let readMisconceptions: ReadOnce<Language, MisconceptionCatalogue>

  private struct LessonKey: Hashable {
    let id: String
    let language: Language
  }

  /// Some lessons of a library, in another order.
  init(_ other: LessonLibrary, only lessons: [String], article: String) {
    (texts, self.lessons, core, self.article) = (other.texts, lessons, other.core, article)
    (readLessons, readMisconceptions) = (other.readLessons, other.readMisconceptions)
  }

  /// Makes a library of files.
  public init(files: [File]) {
    self.init(texts: LessonTexts(files))
  }

  private init(texts: LessonTexts) {
    self.texts = texts
    let suffix = "/" + Self.name(of: .english)
    let found = texts.paths.filter { $0.hasSuffix(suffix) }
      .map { String($0.dropLast(suffix.count)) }
    let path = LessonIndex(texts["path.md"] ?? "").lessons.filter(found.contains)
    let others = LessonIndex(texts["index.md"] ?? "").lessons.filter(found.contains)
    let ordered = path + others.filter { !path.contains($0) }
    core = path
    lessons = ordered + found.filter { !ordered.contains($0) }.sorted()
    article = nil
    (readLessons, readMisconceptions) = (ReadOnce(), ReadOnce())
  }

  /// The chapters, with the titles of lessons still to come.
  public func index(_ language: Language) -> LessonIndex {
    LessonIndex(text(of: "index", language) ?? "")
  }

  /// The core path, and then the chapters with what else they have.
  public func shelves(_ language: Language) -> [LessonIndex.Chapter] {
    var chapters = index(language).chapters
    for place in chapters.indices {
      chapters[place].items.removeAll { $0.lesson.map(core.contains) == true }
    }
    return LessonIndex(text(of: "path", language) ?? "").chapters
      + chapters.filter { !$0.items.isEmpty }
  }

  /// The lesson to take next: the first that was not finished, else the first that was finished with
  /// too few right answers.
  public func next(_ progress: Progress) -> String? {
    let left = lessons.filter { progress.state(of: $0) != .done }
    return left.first { !progress.state(of: $0).isFinished } ?? left.first
  }

  /// The lesson to go on with: the last one touched, or if it is done or not in this library the one to
  /// take next.
  public func lessonToGoOn(_ progress: Progress) -> String? {
    let resumed = progress.resumePoint?.lesson
    return resumed.flatMap { lessons.contains($0) ? $0 : nil } ?? next(progress)
  }

  /// A lesson in a language, or in English where it is not translated.
  public func lesson(_ id: String, _ language: Language) -> Lesson? {
    readLessons.value(LessonKey(id: id, language: language)) { read(id, language) }
  }

  private func read(_ id: String, _ language: Language) -> Lesson? {
    guard let base = texts["\(id)/\(Self.name(of: .english))"] else { return nil }
    guard language != .english, let text = texts["\(id)/\(Self.name(of: language))"] else {
      return Lesson(id: id, language: .english, text: base, base: base)
    }
    return Lesson(id: id, language: language, text: text, base: base)
  }

  /// The title of a lesson, taken from the front of its file.
  public func title(of id: String, _ language: Language) -> String {
    frontLine("title", of: id, language) ?? id
  }

  /// No front of a lesson is longer.
  private static let mostFrontLines = 20

  /// A line of the front of a lesson's file, read without reading the rest.
  func frontLine(_ key: String, of id: String, _ language: Language = .english) -> String? {
    let text =
      texts.front(of: "\(id)/\(Self.name(of: language))") ?? texts.front(of: "\(id)/lesson.md")
      ?? ""
    let start = "\(key):"
    // Bytes, not characters: the first word of a session waits for the fronts of all lessons.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: Self.mostFrontLines)
    let line = lines.prefix(Self.mostFrontLines).first { $0.starts(with: start.utf8) }
    return line.map { Substring($0).dropFirst(start.count).trimmingSpaces }
  }

  /// The catalogue of misconceptions.
  public func misconceptions(_ language: Language) -> MisconceptionCatalogue {
    readMisconceptions.value(language) {
      MisconceptionCatalogue(text(of: "misconceptions", language) ?? "")
    }
  }

  /// The lesson that stands so many places after another in the list.
  public func lesson(_ distance: Int, after id: String) -> String? {
    guard let place = lessons.firstIndex(of: id) else { return nil }
    let wanted = place + distance
    return lessons.indices.contains(wanted) ? lessons[wanted] : nil
  }

  private func text(of name: String, _ language: Language) -> String? {
    switch language {
    case .english: texts["\(name).md"]
    case .simplifiedChinese: texts["\(name).zh-Hans.md"] ?? texts["\(name).md"]
    }
  }

  private static func name(of language: Language) -> String {
    switch language {
    case .english: "lesson.md"
    case .simplifiedChinese: "lesson.zh-Hans.md"
    }
  }
}
