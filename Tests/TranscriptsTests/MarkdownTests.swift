import Testing
import TouchCore
import TouchNarration
import Transcripts

@Suite("The transcript as Markdown") struct MarkdownTests {
  @Test("Article 000's transcript is the one kept, in both languages") func golden() throws {
    let context = TranscriptContext(
      tool: "1.0.0", lesson: "02-hit-test/03-first-to-fifth",
      notes: [
        Note(step: 8, .text("newest first, of course")),
        Note(
          step: 7,
          .prediction(
            Prediction(
              asked: "next-asked", given: "fourthView", isSure: true, right: "fifthView",
              misconception: "M01"))),
      ])
    try expectGolden(
      markdown(of: article, language: .english, context: context), "article-000.md")
    try expectGolden(
      markdown(of: article, language: .simplifiedChinese, context: context),
      "article-000.zh-Hans.md")
  }

  @Test("Windows passed over, overrides and refusals are told, in both languages")
  func others() throws {
    let text = searchExamples.dropFirst().flatMap { trace in
      Language.allCases.map { markdown(of: trace, language: $0, context: .plain) }
    }
    try expectGolden(text.joined(separator: "\n---\n\n"), "others.md")
  }

  @Test("The outcome comes first") func outcome() {
    let button = "window 390x844\n  button go 0,0 390x844"
    #expect(headline(button) == "# tap → go, handled by go")
    #expect(headline(button, "0 down A at 5,5\n600 up A") == "# long touch → go, handled by go")
    #expect(
      headline(button, "0 down A at 5,5\n9 move A by 9,9\n20 up A") == "# drag → go, handled by go")
    #expect(
      headline(button, "0 down A at 5,5\n9 cancel A") == "# cancelled touch → go, handled by go")
    #expect(headline("window 390x844", "0 down A at 5,5") == "# touch → window, not handled")
    #expect(headline("window 390x844 hidden") == "# tap → no view")
  }

  @Test("Each of several touches has its own table and sections") func severalTouches() {
    let text = markdown(
      of: recorded(
        "window 390x844\n  button go 0,0 100x100",
        "0 down A at 50,50\n80 up A\n900 down B at 300,300\n990 up B"),
      language: .english, context: .plain)
    #expect(
      text.hasPrefix("# tap → go, handled by go; tap → window, not handled\n"))
    #expect(text.contains("## Find the view: touch 1, finger A\n"))
    #expect(text.contains("## Responder chain: touch 2, finger B\n"))
  }

  @Test("A note stands below its step; one at a step without a line stands at the end")
  func notes() throws {
    let trace = recorded(
      "window 390x844\n  view a 0,0 100x100",
      "0 down A at 50,50\n80 up A\n900 down A at 50,50\n990 up A")
    let folded = trace.indices.last { if case .chainDrop = trace[$0] { true } else { false } } ?? 0
    let text = markdown(
      of: trace, language: .english,
      context: TranscriptContext(
        tool: "1", notes: [Note(step: 1, .text("queued")), Note(step: folded + 1, .text("lost"))]))
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let place = try #require(lines.firstIndex { $0 == "note: lost" })
    let step = lines[..<place].last { $0.first?.isNumber == true }
    #expect(step?.hasPrefix("\(folded + 1)  ") == true)
    #expect(text.hasSuffix("## Notes\n\n- #1: queued\n"))
  }

  @Test("Long rows of refusals are folded, and long lists counted") func folded() {
    let views = (1...100).map { "  view v\($0) 0,0 1x1" }.joined(separator: "\n")
    let text = markdown(
      of: recorded("window 390x844\n" + views), language: .english, context: .plain)
    #expect(text.contains("… 92 more return nil here\n"))
    #expect(text.contains("… 77 more …, ~~v1~~ |"))
  }

  @Test("Any record can be told, and the bytes are the same in every run") func random() {
    for seed in seeds(60) {
      for language in Language.allCases {
        let first = markdown(
          of: randomTrace(seed: seed), language: language, context: .plain)
        let second = markdown(
          of: randomTrace(seed: seed), language: language, context: .plain)
        #expect(first == second)
        #expect(first.hasPrefix("# ") && first.hasSuffix("\n"))
      }
    }
  }

  private func headline(
    _ scene: String, _ fingers: String = "0 down A at 5,5\n80 up A"
  ) -> String? {
    let text = markdown(of: recorded(scene, fingers), language: .english, context: .plain)
    return text.split(separator: "\n").first.map(String.init)
  }
}
