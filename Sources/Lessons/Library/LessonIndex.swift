/// The chapters of `index.md`, in their order.
public struct LessonIndex: Hashable, Sendable {
  /// A chapter.
  public struct Chapter: Hashable, Sendable {
    /// Its heading, with the number, such as `2 Finding the view`.
    public var title: String
    /// Its lessons.
    public var items: [Item]
  }

  /// A line of a chapter.
  public struct Item: Hashable, Sendable {
    /// The title of the lesson.
    public var title: String
    /// The id of a lesson that is written; nil for one that is to come.
    public var lesson: String?
  }

  /// The chapters.
  public var chapters: [Chapter] = []

  /// Reads the text of an index: headings of the second level and numbered lines below them.
  public init(_ text: String) {
    for line in text.split(whereSeparator: { $0.isNewline }) {
      if line.hasPrefix("## ") {
        chapters.append(Chapter(title: String(line.dropFirst(3)), items: []))
      } else if let item = Item(line), let last = chapters.indices.last {
        chapters[last].items.append(item)
      }
    }
  }

  /// The ids of the lessons that are written.
  public var lessons: [String] { chapters.flatMap { $0.items.compactMap { $0.lesson } } }
}

extension LessonIndex.Item {
  /// Reads `3. [title](folder/lesson.md)` or `3. title *(coming)*`.
  fileprivate init?(_ line: Substring) {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, line.dropFirst(digits.count).hasPrefix(". ") else { return nil }
    let text = line.dropFirst(digits.count + 2)
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]"),
      text[text.index(after: end)...].hasPrefix("(")
    else {
      title = String(text.prefix { $0 != "*" && $0 != "（" }).trimmingSpaces
      return
    }
    title = String(text[..<end].dropFirst())
    let path = text[end...].dropFirst(2).prefix { $0 != ")" }
    lesson = path.split(separator: "/").dropLast().joined(separator: "/")
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    let start = drop(while: { $0.isWhitespace })
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
