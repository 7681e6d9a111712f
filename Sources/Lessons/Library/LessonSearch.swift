import SceneLanguage
import TouchCore
import TouchNarration

/// What was found for the words a learner typed.
public enum LessonSearch: Hashable, Sendable {
  /// One lesson is meant.
  case found(String)
  /// Several could be meant.
  case several([String])
  /// None is; the one that was probably meant.
  case none(didYouMean: String?)
}

extension LessonLibrary {
  /// Finds a lesson by its id, a number such as `02/03`, the beginning of an id or of a name, or
  /// words of its title.
  public func find(_ words: String, _ language: Language) -> LessonSearch {
    let wanted = words.trimmingSpaces.lowercased()
    guard !wanted.isEmpty else { return .none(didYouMean: nil) }
    if lessons.contains(wanted) { return .found(wanted) }
    if let renamed = aliases[wanted] { return .found(renamed) }
    let ways: [(String) -> Bool] = [
      { Self.number(of: $0) == Self.number(of: wanted) && Self.number(of: wanted) != nil },
      { $0.hasPrefix(wanted) || Lesson.place(of: $0) == wanted },
      { Lesson.name(of: $0).hasPrefix(wanted) },
      { self.mentions(wanted, $0) },
    ]
    for way in ways {
      let matches = lessons.filter(way)
      if let only = matches.first { return matches.count == 1 ? .found(only) : .several(matches) }
    }
    return .none(didYouMean: nearestLesson(to: wanted))
  }

  /// Whether every word occurs in the id or a title.
  func mentions(_ wanted: String, _ id: String) -> Bool {
    let titles = Language.allCases.map { title(of: id, $0) }
    let text = ([id] + titles).joined(separator: " ").lowercased()
    return wanted.split(separator: " ").allSatisfy { text.has($0) }
  }

  private func nearestLesson(to wanted: String) -> String? {
    var names: [String: String] = [:]
    for id in lessons {
      for name in [id, Lesson.name(of: id), Lesson.place(of: id)] {
        names[name] = names[name] ?? id
      }
    }
    return nearest(wanted, among: names.keys.sorted()).flatMap { names[$0] }
  }

  /// The numbers in front of the parts: chapter and lesson of `02/03`, `2.3` or an id.
  private static func number(of text: String) -> [Int]? {
    let parts = text.split { $0 == "/" || $0 == "." }
    guard parts.count == 2 else { return nil }
    let numbers = parts.compactMap { part in
      Int(part.prefix { $0.isASCII && $0.isNumber })
    }
    let isID = text.contains("-")
    let isNumber = parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
    return numbers.count == 2 && (isID || isNumber) ? numbers : nil
  }
}
