import TouchCore
import TouchDebugger
import TouchNarration

//  **What article 002 says.** With multiple touch on, both of its sentences are *right*. …
//      ─▶  Article 002, “The most detailed iOS events …”: right, loose. learn --article 002 has more.

/// A paragraph in which a lesson judges an article; only who follows the articles reads it whole.
struct ArticleNote {
  private let article: String
  /// The judgements in it, in its own words.
  private let verdicts: [String]

  /// Takes a block that begins with an article's number in bold; nil for any other.
  init?(_ block: LessonBlock) {
    guard case .paragraph(let text) = block.content, let lead = text.runs.first,
      lead.style == .strong, let article = lead.text.articleNumber
    else { return nil }
    self.article = article
    let said = text.runs.dropFirst().filter { $0.style == .strong }
      .map { String($0.text.lowercased().filter { $0 != ":" && $0 != "." }) }
    verdicts = Self.judgements.filter(said.contains)
  }

  /// The words of the glossary for what an article says.
  private static let judgements = ["right", "loose", "wrong", "对", "不严谨", "错"]

  /// It in one line, with the article's title as far as that fits.
  func line(in library: LessonLibrary, _ language: Language, width: Int) -> StyledText {
    let judged = verdicts.joined(separator: language == .english ? ", " : "、")
    let more = "learn --article \(article)"
    let end = Phrase(
      en: "\(judged.isEmpty ? "" : ": \(judged)"). \(code: more) has more.",
      zh: "\(judged.isEmpty ? "" : "：\(judged)")。详见 \(code: more)。")[language]
    let start = Phrase(en: "Article \(article)", zh: "文章 \(article)")[language]
    guard let title = library.title(ofArticle: article) else { return start + end }
    let quotes = language == .english ? (", “", "”") : ("《", "》")
    let room = width - start.width - end.width - displayWidth(quotes.0 + quotes.1)
    let cut = StyledText(stringLiteral: title).cut(to: max(room, 0))
    return start + StyledText(stringLiteral: quotes.0) + cut
      + StyledText(stringLiteral: quotes.1) + end
  }
}

extension LessonLibrary {
  /// The title that the list of articles gives; nil if an article has none.
  func title(ofArticle article: String) -> String? {
    let rows = texts["articles.md"]?.split { $0.isNewline } ?? []
    let row = rows.first { $0.hasPrefix("| \(article) |") }
    let cells = row?.split(separator: "|") ?? []
    guard cells.count > 2 else { return nil }
    let parts = cells[2].split(separator: "*", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : nil
  }
}

extension String {
  /// The three digits of the article that is named.
  fileprivate var articleNumber: String? {
    for name in ["article ", "文章 "] {
      guard let place = lowercased().places(of: name).first else { continue }
      let digits = lowercased()[place.upperBound...].prefix { $0.isASCII && $0.isNumber }
      if digits.count == 3 { return String(digits) }
    }
    return nil
  }
}
