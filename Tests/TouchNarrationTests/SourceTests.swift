import Testing
import TouchCore
import TouchNarration

@Suite("Where a rule is known from")
struct SourceTests {
  private static let sources =
    Rule.catalogue.map { ($0.source, $0.source(in: .english), $0.source(in: .simplifiedChinese)) }
    + Setting.allCases.map {
      ($0.source, $0.source(in: .english), $0.source(in: .simplifiedChinese))
    }

  @Test("is said in Chinese, too, with titles and names as they are")
  func chinese() {
    // The titles of Apple's pages stay in English.
    let english = [
      "header", "log", "logs", "test", "tests", "known", "source", "sources", "reported",
      "measured", "published", "print-out", "model", "differ", "differs", "use", "uses", "from",
      "one", "no", "several", "people", "behaviour",
    ]
    for (source, same, chinese) in Self.sources {
      #expect(same == source)
      let words = chinese.split { !$0.isLetter || !$0.isASCII }.map { $0.lowercased() }
      #expect(english.allSatisfy { !words.contains($0) }, "\(source) – \(chinese)")
      #expect(!chinese.contains("; ") && !chinese.contains("'s "), "\(chinese)")
    }
  }

  @Test(
    "piece by piece",
    arguments: [
      ("2.3", "苹果文档：UIView.hitTest(_:with:)；openuikit 的测试"),
      ("4.2", "Lotheve、zedzhao 和 chensifang 的日志"),
      ("5.12", "openuikit 的测试；SunSatan 的打印"),
      ("9.4", "头文件 UIGestureRecognizer.h"),
    ])
  func pieces(number: String, expected: String) throws {
    let rule = try #require(Rule.catalogue.first { "\($0.number)" == number })
    #expect(rule.source(in: .simplifiedChinese) == expected)
  }
}
