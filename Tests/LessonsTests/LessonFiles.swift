import SceneLanguage
import Testing

@testable import Lessons

/// The lessons of the top level, as they are put inside the binary.
enum LessonFiles {
  static let ids = LessonLibrary.embedded.lessons

  static let catalogue = LessonLibrary.embedded.catalogue

  /// The text of a file of the lessons folder.
  static func text(_ path: String) -> String {
    guard let file = Embedded.files.first(where: { $0.path == path }) else {
      fatalError("no file \(path)")
    }
    return file.text
  }

  /// A lesson in English, or in Chinese.
  static func lesson(_ id: String, isChinese: Bool = false) -> String {
    text(id + (isChinese ? "/lesson.zh-Hans.md" : "/lesson.md"))
  }

  static let first = lesson("02-hit-test/03-first-to-fifth")
  static let firstChinese = lesson("02-hit-test/03-first-to-fifth", isChinese: true)
}

/// A text with one thing changed, and the place of the change.
struct Broken {
  let text: String
  let line: Int
  let column: Int

  /// Replaces the first occurrence of a text; the place is that of what replaces it, or of a
  /// part of that.
  init(_ text: String, _ old: String, _ new: String, at part: String? = nil) throws {
    let range = try #require(text.firstRange(of: old))
    let offset = try part.map { try #require(new.firstRange(of: $0)).lowerBound } ?? new.startIndex
    let before = text[..<range.lowerBound] + new[..<offset]
    self.text = text.replacingCharacters(in: range, with: new)
    line = before.count { $0 == "\n" } + 1
    column = (before.split(separator: "\n", omittingEmptySubsequences: false).last?.count ?? 0) + 1
  }
}

extension String {
  fileprivate func firstRange(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<Index>, with new: String) -> String {
    self[..<range.lowerBound] + new + self[range.upperBound...]
  }
}

extension LessonReport {
  /// The first lines of all diagnostics.
  var headlines: [String] { diagnostics.map(\.headline) }
}

/// Checks a lesson against the real catalogue.
func check(_ text: String, file: String = "lesson.md") -> LessonReport {
  checkLesson(text: text, file: file, catalogue: LessonFiles.catalogue)
}
