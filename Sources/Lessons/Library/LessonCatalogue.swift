//  misconceptions.md      ## M03 The newest child wins even if the point is not in it
//  systems.md             | 000-08 | The search checks the receiver, then … | L2.2 | ✓ |

/// What lessons may refer to: misconceptions, systems of the articles, and other lessons.
public struct LessonCatalogue: Hashable, Sendable {
  /// The beliefs, in a few words, by their ids.
  public var misconceptions: [String: String]
  /// The ids of the articles' systems.
  public var systems: Set<String>
  /// The ids of the lessons that exist.
  public var lessons: Set<String>

  /// Makes a catalogue.
  public init(
    misconceptions: [String: String] = [:], systems: Set<String> = [], lessons: Set<String> = []
  ) {
    self.misconceptions = misconceptions
    self.systems = systems
    self.lessons = lessons
  }

  /// Reads a catalogue from the files that hold it, in either language.
  public init(misconceptions: String, systems: String, lessons: Set<String>) {
    self.init(
      misconceptions: Self.misconceptions(in: misconceptions),
      systems: Self.systems(in: systems), lessons: lessons)
  }

  /// The ids and beliefs of `misconceptions.md`.
  public static func misconceptions(in text: String) -> [String: String] {
    var found: [String: String] = [:]
    for line in text.split(whereSeparator: { $0.isNewline }) {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, words[0] == "##", words[1].first == "M",
        Int(words[1].dropFirst()) != nil
      else { continue }
      found[String(words[1])] = String(words[2])
    }
    return found
  }

  /// The ids in the first column of the tables of `systems.md`.
  public static func systems(in text: String) -> Set<String> {
    var found: Set<String> = []
    for line in text.split(whereSeparator: { $0.isNewline }) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count > 2, let id = cells[1].split(separator: " ").first else { continue }
      let parts = id.split(separator: "-", omittingEmptySubsequences: false)
      if parts.count == 2, parts.allSatisfy({ Int($0) != nil }) { found.insert(String(id)) }
    }
    return found
  }
}

extension LessonLibrary {
  /// What lessons of the library may refer to.
  public var catalogue: LessonCatalogue {
    LessonCatalogue(
      misconceptions: texts["misconceptions.md"] ?? "", systems: texts["systems.md"] ?? "",
      lessons: Set(lessons))
  }
}
