//  | 000-08 | The search checks the receiver, then … | 02-hit-test/03-first-to-fifth, L2.2 | ✓ |

/// A system, scenario, claim or question of an article, as `systems.md` lists it.
public struct ArticleSystem: Hashable, Sendable {
  /// What we think of it.
  public enum Judgement: String, Hashable, Sendable, CaseIterable {
    /// Right.
    case right = "✓"
    /// True, but incomplete or loosely said.
    case loose = "≈"
    /// Wrong.
    case wrong = "✗"
    /// Nobody knows yet.
    case open = "◌"
  }

  /// Its id, such as `000-08`.
  public let id: String
  /// What it says, in our own words.
  public let text: String
  /// What we think of it.
  public let verdict: Judgement

  /// The article, such as `000`.
  public var article: String { String(id.prefix { $0 != "-" }) }

  /// Reads the rows of `systems.md`, in their order.
  public static func all(in text: String) -> [ArticleSystem] {
    text.split(whereSeparator: { $0.isNewline }).compactMap(ArticleSystem.init)
  }

  private init?(_ row: Substring) {
    let cells = row.split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingSpaces }
    guard cells.count > 4, let verdict = Judgement(rawValue: cells[4]) else { return nil }
    let parts = cells[1].split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ Int($0) != nil }) else { return nil }
    (id, self.text, self.verdict) = (cells[1], cells[2], verdict)
  }
}

extension LessonLibrary {
  /// The articles' systems, in the order of `systems.md`.
  public var systems: [ArticleSystem] { ArticleSystem.all(in: texts["systems.md"] ?? "") }

  /// The systems that a lesson says it treats.
  public func systems(of lesson: String) -> [String] {
    (frontLine("systems", of: lesson) ?? "").split(whereSeparator: { $0.isWhitespace }).map(
      String.init)
  }

  /// The same lessons, but only those that treat an article, in the article's own order; nil where
  /// none does.
  public func lessons(byArticle article: String) -> LessonLibrary? {
    let found = lessons.compactMap { lesson in
      systems(of: lesson).filter { $0.hasPrefix(article + "-") }.min().map { (lesson, $0) }
    }
    let ordered = found.enumerated()
      .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
    guard !ordered.isEmpty else { return nil }
    return LessonLibrary(self, only: ordered.map { $0.element.0 }, article: article)
  }
}
