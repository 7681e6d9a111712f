import TouchCore
import TouchDebugger
import TouchNarration

//  **What article 002 says.** With multiple touch on, both of its sentences are *right*. …
//      ─▶  Article 002, “The most detailed iOS events …”: With multiple touch on, both of its sentences
//          are right. More: learn --article 002.

/// A paragraph in which a lesson judges an article; only who follows the articles reads it whole.
struct ArticleNote {
  private let article: String
  /// What it says up to its first judgement: a judgement alone does not say of what.
  private let said: StyledText

  /// Takes a block that begins with an article's number in bold; nil for any other.
  init?(_ block: LessonBlock) {
    guard case .paragraph(let text) = block.content, let lead = text.runs.first,
      lead.style == .strong, let article = lead.text.articleNumber
    else { return nil }
    self.article = article
    said = Self.judged(text.runs.dropFirst())
  }

  /// Some text up to the end of the sentence that judges first; empty if none does.
  private static func judged(_ runs: ArraySlice<StyledRun>) -> StyledText {
    guard
      let first = runs.firstIndex(where: { run in
        let word = String(run.text.lowercased().filter { $0 != ":" && $0 != "." })
        return run.style == .strong && judgements.contains(word)
      })
    else { return "" }
    var kept = Array(runs[...first])
    for run in runs[(first + 1)...] where kept.last?.text.last.map({ ".。".contains($0) }) != true {
      let end = run.style == .plain ? run.text.endOfSentence : nil
      kept.append(StyledRun(String(run.text[..<(end ?? run.text.endIndex)]), run.style))
    }
    let space = kept.first?.text.prefix { $0 == " " || $0 == "：" }.count ?? 0
    if let lead = kept.first { kept[0] = StyledRun(String(lead.text.dropFirst(space)), lead.style) }
    return StyledText(kept)
  }

  /// The words of the glossary for what an article says.
  private static let judgements = ["right", "loose", "wrong", "对", "不严谨", "错"]

  /// It in short, with the article's title.
  func short(in library: LessonLibrary, _ language: Language) -> StyledText {
    let more = "learn --article \(article)"
    var name = Phrase(en: "Article \(article)", zh: "文章 \(article)")
    if let title = library.title(ofArticle: article) {
      name = Phrase(en: "\(name.english), “\(title)”", zh: "\(name.chinese)《\(title)》")
    }
    guard !said.isEmpty else {
      return Phrase(
        en: "\(name.english) treats this, too: \(code: more).",
        zh: "\(name.chinese)也讲到这一点：\(code: more)。")[language]
    }
    return Phrase(
      en: "\(name.english): \(said) More: \(code: more).",
      zh: "\(name.chinese)：\(said)详见 \(code: more)。")[language]
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
