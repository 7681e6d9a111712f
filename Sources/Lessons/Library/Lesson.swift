import TouchNarration

/// A lesson in one language.
public struct Lesson: Hashable, Sendable {
  /// Its id, which is its folder, such as `02-hit-test/03-first-to-fifth`.
  public let id: String
  /// The language of its prose.
  public let language: Language
  /// The file, read.
  public let document: LessonDocument
  /// The machine fences of the base language: where a translation leaves one out, these count.
  public let fences: [Fence]
  /// The misconceptions that the base language says it cures.
  let cures: [String]

  /// Reads a lesson and the file it is a translation of.
  init(id: String, language: Language, text: String, base: String) {
    self.id = id
    self.language = language
    document = LessonDocument(markdown: text)
    let original = text == base ? document : LessonDocument(markdown: base)
    fences = original.fences
    cures = original.words(of: "cures").map { $0.text }
  }

  /// Its title.
  public var title: String { document.frontMatter?["title"]?.value ?? id }

  /// Where it stands, in short: `02-hit-test/03`.
  public var place: String { Self.place(of: id) }

  /// Its name without the number: `first-to-fifth`.
  public var name: String { Self.name(of: id) }

  /// The place that an id tells.
  static func place(of id: String) -> String {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    guard let last = parts.last else { return id }
    let digits = last.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count < last.count else { return id }
    return (parts.dropLast() + [digits]).joined(separator: "/")
  }

  /// The name that an id tells.
  static func name(of id: String) -> String {
    let last = id.split(separator: "/").last ?? Substring(id)
    let name = last.drop { $0.isASCII && $0.isNumber }
    return name.first == "-" && name.count > 1 ? String(name.dropFirst()) : String(last)
  }
}
