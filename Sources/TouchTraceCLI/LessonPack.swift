import Lessons
import SceneLanguage

/// The lesson files below a path, and what they may refer to.
///
/// A pack is a folder with `misconceptions.md` and `systems.md` at its top, as ours has; for files
/// outside any pack the catalogue inside the program counts.
struct LessonPack {
  /// The lesson files, translations among them.
  let files: [String]
  /// Whether the one file was named itself, and not only a folder above it.
  private let isNamed: Bool
  private let catalogue: LessonCatalogue
  private let folder: String
  /// What may be written beside the lessons lies in here.
  let enclosure: Enclosure
  private let glossary: String

  /// Finds the lessons of a file or folder.
  init(_ path: String) throws(FileProblem) {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let isNamed = !isFolder(trimmed)
    enclosure = Enclosure(isNamed ? Self.parent(of: trimmed) : trimmed)
    self.isNamed = isNamed
    if !isNamed {
      files = try markdownFiles(below: trimmed).filter(Self.isLesson).map { "\(trimmed)/\($0)" }
    } else {
      files = [trimmed]
    }
    let top = Self.top(around: trimmed)
    folder = trimmed
    guard let top else {
      (catalogue, glossary) = (LessonLibrary.embedded.catalogue, "")
      return
    }
    catalogue = try Self.catalogue(of: top)
    glossary = exists("\(top)/glossary.md") ? try readFoundText("\(top)/glossary.md") : ""
  }

  /// The lessons, without their translations.
  var lessons: [String] { files.filter { $0 == "lesson.md" || $0.hasSuffix("/lesson.md") } }

  /// What checking each file finds.
  func reports() throws(FileProblem) -> [LessonReport] {
    var reports: [LessonReport] = []
    for file in files { reports.append(try report(file)) }
    return reports
  }

  /// What is missing in the pack as a whole; nothing where only a part of it is named.
  func remarks() throws(FileProblem) -> [Diagnostic] {
    guard isFolder(folder), exists("\(folder)/systems.md") else { return [] }
    return checkPack(try LessonLibrary(folder: folder), folder: folder)
  }

  private func report(_ file: String) throws(FileProblem) -> LessonReport {
    let text = try text(of: file)
    guard let base = Self.base(ofTranslation: file), exists(base) else {
      return checkLesson(text: text, file: file, catalogue: catalogue)
    }
    return checkTranslation(
      base: try readFoundText(base), translation: text, file: file, glossary: glossary)
  }

  /// The text of one of the files.
  func text(of file: String) throws(FileProblem) -> String {
    isNamed ? try readText(file) : try readFoundText(file)
  }

  /// Checks that a lesson may be written anew: one that somebody named, or that is in the folder.
  func checkPromotion(of file: String) throws(FileProblem) {
    if !isNamed { try enclosure.check(file) }
  }

  private static func isLesson(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "lesson.md" || (name.hasPrefix("lesson.") && name.hasSuffix(".md"))
  }

  /// `lesson.zh-Hans.md` translates `lesson.md` beside it.
  private static func base(ofTranslation file: String) -> String? {
    guard file.hasSuffix(".zh-Hans.md") else { return nil }
    return file.dropLast(".zh-Hans.md".count) + ".md"
  }

  /// The folder at the top of the pack; nil outside any.
  private static func top(around path: String) -> String? {
    var folder = isFolder(path) ? path : parent(of: path)
    for _ in 0..<6 {
      if exists("\(folder)/misconceptions.md"), exists("\(folder)/systems.md") { return folder }
      guard folder != ".", folder != "/" else { break }
      folder = parent(of: folder)
    }
    return nil
  }

  private static func catalogue(of folder: String) throws(FileProblem) -> LessonCatalogue {
    LessonCatalogue(
      misconceptions: try readFoundText("\(folder)/misconceptions.md"),
      systems: try readFoundText("\(folder)/systems.md"), lessons: try lessons(in: folder))
  }

  private static func lessons(in folder: String) throws(FileProblem) -> Set<String> {
    let suffix = "/lesson.md"
    return Set(
      try markdownFiles(below: folder).filter { $0.hasSuffix(suffix) }
        .map { String($0.dropLast(suffix.count)) })
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
