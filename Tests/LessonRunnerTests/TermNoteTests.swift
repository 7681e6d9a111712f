import Testing
import TouchNarration

@testable import Lessons

@Suite("Terms at their first use")
struct TermNoteTests {
  private func session(_ language: Language, log: [String] = []) throws -> Session {
    var session = try Session(Solved.first, language, log: log)
    session.runner.explainTerms()
    return session
  }

  /// The definitions that a reply has, by their names.
  private func terms(_ session: Session) -> [String] {
    session.last.log.reduce(into: []) { found, line in
      if case .explained(let terms)? = ProgressEvent(line: line[...])?.kind { found += terms }
    }
  }

  @Test(
    "stand below the stop, a line each, at most two, and once for each learner",
    arguments: Language.allCases)
  func once(language: Language) throws {
    var session = try session(language)
    var seen: [String] = []
    while !session.runner.isAtEnd {
      session.type(session.runner.player.state.isSettled ? "" : "skip")
      let found = terms(session)
      #expect(found.count <= 2)
      for name in found {
        let lines = session.last.lines.filter {
          $0.plain.hasPrefix("\(name): ") || $0.plain.hasPrefix("\(name)：")
        }
        #expect(lines.count == 1 && lines.allSatisfy { $0.width <= 80 }, "\(session.text)")
      }
      seen += found
    }
    #expect(seen.count > 3 && Set(seen).count == seen.count, "\(seen)")

    // Whoever comes back with the same log is not told again.
    var again = try self.session(language, log: session.log)
    again.type("lesson reset", "")
    #expect(Set(terms(again)).isDisjoint(with: seen))
  }

  @Test("are not explained outside the core path, nor where nobody asks for it")
  func elsewhere() throws {
    var plain = try Session(Solved.first)
    plain.type("", "skip")
    #expect(terms(plain).isEmpty)
    var other = try Session(Solved.second)
    other.runner.explainTerms()
    other.type("lesson reset", "")
    #expect(terms(other).isEmpty)
  }

  @Test("are found as words, in the plural too, not in the middle of others")
  func words() {
    func names(_ text: String, _ language: Language = .english) -> [String] {
      TermDocument.terms(in: text, language).map(\.name)
    }
    #expect(names("Two recognizers see the hit view.") == ["hit view", "recognizer"])
    #expect(names("The stateless chain of supermen.").isEmpty)
    #expect(names("手势识别器在命中的视图上。", .simplifiedChinese).contains("命中的视图"))
    #expect(names("直接跳到最后。", .simplifiedChinese).isEmpty)
  }
}

@Suite("Verdicts on articles")
struct ArticleNoteTests {
  private func end(_ library: LessonLibrary, _ language: Language) throws -> String {
    var session = try Session("05-inside/05-counting-taps", language, library: library)
    var text = ""
    while !session.runner.isAtEnd {
      session.type(session.runner.player.state.isSettled ? "" : "skip")
      text += session.text + "\n"
    }
    return text
  }

  @Test(
    "are the article's title with the sentence that is judged, and whole where an article is followed",
    arguments: Language.allCases)
  func folded(language: Language) throws {
    let library = LessonLibrary.embedded
    let short = try end(library, language)
    let words = short.filter { !$0.isWhitespace }
    #expect(words.contains("Themostdetailedi") && words.contains("learn--article002"), "\(short)")
    let judged = Phrase(
      en: "One object per finger, updated in place: right.", zh: "一根手指一个对象，原地更新：对。")
    #expect(words.contains(judged[language].plain.filter { !$0.isWhitespace }), "\(short)")
    let lead = Phrase(en: "What article 002 says.", zh: "文章 002 怎么说")[language].plain
    #expect(!short.contains(lead))
    let whole = try end(try #require(library.lessons(byArticle: "002")), language)
    #expect(whole.contains(lead) && !whole.contains("learn --article 002"))
  }
}
