import struct Foundation.CharacterSet
import struct Foundation.Data
import class Foundation.JSONSerialization
import TestSupport
import Testing
import TouchCore
import TouchNarration
import Transcripts

@Suite("The page") struct PageTests {
  // To make a page is most of the work, and most tests look at the same ones.
  private static let articlePage = htmlPage(of: article, language: .english, context: .plain)
  private static let pages = examples.map {
    htmlPage(of: $0, language: .english, context: .plain)
  }
  private var page: String { Self.articlePage }

  @Test("Every step is in the list, in order, with its id, its line and where its reasons stand")
  func steps() throws {
    for (trace, page) in zip(examples, Self.pages) {
      let ids = try readBack(trace).filter { $0.rec == "step" }.map { $0.id ?? "" }
      let narrator = Narrator(trace, .english)
      var rest = page[...]
      var items: [String] = []
      for (index, id) in ids.enumerated() {
        let item = "<li id=\"\(id)\" class=\"step n\(min(trace[index].nesting, 12))\""
        let place = try #require(rest.firstRange(of: item), "\(id)")
        rest = rest[place.upperBound...]
        let end = try #require(rest.firstRange(of: "</li>"))
        let inside = rest[..<end.lowerBound]
        items.append(textOnly(inside))
        let told = narrator.explain(index)
        #expect(items[index].contains(told.short.plain), "#\(index + 1)")
        #expect(inside.contains("href=\"#\(index + 1)\""))
        let teller = inside.firstMatch(of: /class="as" href="#(\d+)"/).flatMap { Int($0.1) }
        for sentence in told.long {
          #expect(items[(teller ?? index + 1) - 1].contains(sentence.plain), "#\(index + 1)")
        }
      }
      #expect(page.ranges(of: "class=\"step ").count == trace.count)
    }
  }

  @Test(
    "What the list says stands in the facts in the other language", arguments: Language.allCases)
  func other(language: Language) throws {
    let other: Language = language == .english ? .simplifiedChinese : .english
    for (place, trace) in examples.enumerated() {
      let page =
        language == .english
        ? Self.pages[place] : htmlPage(of: trace, language: language, context: .plain)
      let told = try #require(try facts(page)["told"] as? [String: Any])
      #expect(told["lang"] as? String == other.rawValue)
      let steps = try #require(told["steps"] as? [[String]])
      try #require(steps.count == trace.count)
      let narrator = Narrator(trace, other)
      for (index, elements) in steps.enumerated() {
        let told = narrator.explain(index)
        let words = elements.map { textOnly($0[...]).trimmingCharacters(in: .newlines) }
        #expect(words.first == told.short.plain)
        #expect(
          words.count == 1
            || Array(words.dropFirst()) == (narrator.reasons(index) + told.long).map(\.plain))
      }
    }
  }

  @Test("The document's language is the one asked for")
  func language() {
    let chinese = htmlPage(of: article, language: .simplifiedChinese, context: .plain)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(chinese.hasPrefix("<!DOCTYPE html>\n<html lang=\"zh-Hans\">"))
    #expect(chinese.contains("<title>触摸 A -&gt; fourthView，没有响应者处理，被丢弃</title>"))
  }

  @Test("It asks for nothing, and runs nothing that is not its own")
  func policy() {
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("://"))
    #expect(page.contains("default-src 'none'; script-src 'sha256-"))
    #expect(!page.contains("unsafe"))
    let tags = page.matches(of: /<[a-z][^>]*>/).map { String($0.output) }
    #expect(tags.allSatisfy { !$0.contains(/\s(on[a-z]+|style|src)=/) })
    #expect(page.ranges(of: "<script>").count == 1)
  }

  @Test("A lesson's page stays below 200 KB")
  func size() {
    for trace in [
      article, doubleTap("delaysTouchesEnded=yes"), doubleTap("delaysTouchesBegan=yes"),
    ] {
      let page = htmlPage(of: trace, language: .english, context: .plain)
      #expect(page.utf8.count < 200_000)
    }
  }

  @Test("A long record's page has every reason, text and drawing once") func long() throws {
    let moves = (1...60).map { "\($0 * 16) move A by \($0 % 2 == 0 ? 1 : -1),0\n" }.joined()
    let views = (1...5).map { String(repeating: "  ", count: $0) + "view v\($0) 0,0 390x844\n" }
    let still = recorded("window 390x844\n" + views.joined(), "0 down A at 9,9\n" + moves)
    let rows = (0..<12).map { "    view r\($0) 0,\($0 * 80) 390x76\n" }.joined()
    let scroll = moves.replacing("1,0", with: "0,-9")
    let scrolled = recorded(
      "window 390x844\n  scroll list 0,0 390x844 contentSize=390x4000\n" + rows,
      "0 down A at 9,700\n" + scroll.replacing("by -", with: "by "))
    for (trace, most) in [(still, 520), (scrolled, 1100)] {
      let page = htmlPage(of: trace, language: .english, context: .plain)
      let start = self.page.utf8.count - 40_000
      #expect((page.utf8.count - start) / trace.count < most, "\(page.utf8.count) \(trace.count)")
    }
    let page = htmlPage(of: still, language: .english, context: .plain)
    let whys = page.matches(of: /<details class="why">(?:[^<]|<(?!\/details))*/).map(\.output)
    #expect(whys.count == Set(whys).count && whys.count < still.count / 2)
  }

  @Test("A deep scene's facts grow with its depth, not with the square") func deep() throws {
    let sizes = try [50, 100].map { depth in
      let views = (0..<depth).map {
        String(repeating: "  ", count: $0 + 1) + "view v\($0) 0,0 390x844"
      }
      let trace = recorded("window 390x844\n" + views.joined(separator: "\n"))
      let page = htmlPage(of: trace, language: .english, context: .plain)
      return try unpacked("facts", in: page).utf8.count
    }
    #expect(sizes[1] < 11 * sizes[0] / 5, "\(sizes)")
  }

  @Test("Its facts know what every step follows from") func causes() throws {
    for (trace, page) in zip(examples, Self.pages) {
      let facts = try JSONSerialization.jsonObject(
        with: Data(try unpacked("facts", in: page).utf8))
      let steps = try #require((facts as? [String: Any])?["steps"] as? [[String: Any]])
      #expect(steps.count == trace.count + 1)
      for (index, step) in steps.dropFirst().enumerated() {
        let because = step["Y"] as? [Int] ?? [index]
        #expect(because == trace.causes(of: index).map { $0 + 1 }, "#\(index + 1)")
      }
    }
  }

  @Test("Long rows of siblings that refuse are folded, and every step is still in its place")
  func folded() throws {
    let views = (1...100).map { "  view v\($0) 0,0 1x1" }.joined(separator: "\n")
    let page = htmlPage(
      of: recorded("window 390x844\n" + views), language: .english, context: .plain)
    let folds = page.ranges(of: "<details class=\"fold\">")
    #expect(folds.count == 1)
    let rest = page[try #require(folds.first).upperBound...]
    let fold = rest[..<(try #require(rest.firstRange(of: "</ol>"))).lowerBound]
    // #4 asks the window, #5 to #8 are shown.
    #expect(textOnly(fold).contains("96 more return nil还有 96 个返回 nil #9–#104"))
    #expect(fold.ranges(of: "class=\"step ").count == 96 && fold.contains("<ol start=\"9\">"))
    let steps = page.matches(of: /<a id="(\d+)"/).compactMap { Int($0.1) }
    #expect(steps == Array(1...steps.count))
  }

  @Test("A part has its own steps only, and the whole record") func part() throws {
    let context = TranscriptContext(
      tool: "1.0.0", notes: [Note(step: 8, .text("in")), Note(step: 20, .text("out"))],
      part: 7...9)
    let page = htmlPage(of: article, language: .english, context: context)
    let steps = page.matches(of: /<a id="(\d+)"/).compactMap { Int($0.1) }
    #expect(steps == [7, 8, 9])
    #expect(textOnly(page[...]).contains("Steps 7 to 9 of 31"))
    #expect(
      page.contains("<p class=\"note\">in</p>") && !page.contains("<p class=\"note\">out</p>"))
    let record = try unpacked("record", in: page)
    #expect(record.split(separator: "\n").count == lines(article).count + 1)
    let markdown = markdown(of: article, language: .english, context: context)
    #expect(markdown.contains("steps #7–#9 of 31") && !markdown.contains("## Responder chain"))
  }

  @Test("An id has no blank in it") func blanks() throws {
    var scene = Scene()
    let window = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))
    try scene.addSubview(View("a b\u{3000}c\t", frame: Rect(0, 0, 390, 844)), to: window)
    let page = htmlPage(
      of: TouchCore.record(try tap(), in: scene), language: .english, context: .plain)
    #expect(page.contains("id=\"t1/e1/hit/w/a%20b%E3%80%80c%09\""))
    #expect(!page.contains(/<li id="[^"]*\s/))
  }

  @Test("The record inside it is the record, line by line")
  func record() throws {
    #expect(try unpacked("record", in: page) == lines(article).map { $0 + "\n" }.joined())
  }

  @Test("Hostile names and notes come out as text")
  func hostile() throws {
    let others = ["</script><script>alert(1)</script>", "]]>", "<!--", "</style>", "'\" onload=x"]
    for name in hostileTexts + others where !name.isEmpty {
      var scene = Scene()
      let window = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))
      try scene.addSubview(View(name, frame: Rect(20, 80, 350, 700)), to: window)
      let trace = TouchCore.record(try tap(finger: name), in: scene)
      let context = TranscriptContext(tool: name, lesson: name, notes: [Note(step: 3, .text(name))])
      let page = htmlPage(of: trace, language: .english, context: context)
      #expect(page.ranges(of: "<script").count == 3 && page.ranges(of: "</script").count == 3)
      #expect(page.ranges(of: "<style").count == 1 && !page.contains("<!--"))
      for id in ["record", "facts"] {
        #expect(throws: Never.self) { try unpacked(id, in: page) }
      }
      let shown = terminalSafe(name)
      #expect(textOnly(page[...]).contains(shown), "\(name.debugDescription)")
    }
  }

  @Test("What the reader left stands at its step")
  func notes() throws {
    let notes = [
      Note(step: 6, .text("newest first")),
      Note(
        step: 7,
        .prediction(Prediction(asked: "next", given: "a", right: "b", misconception: "M01"))),
    ]
    let context = TranscriptContext(tool: "1.0.0", notes: notes)
    let page = htmlPage(of: article, language: .english, context: context)
    let six = try #require(page.firstRange(of: "<a id=\"6\""))
    let seven = try #require(page.firstRange(of: "<a id=\"7\""))
    let eight = try #require(page.firstRange(of: "<a id=\"8\""))
    #expect(page[six.lowerBound..<seven.lowerBound].contains("<p class=\"note\">newest first</p>"))
    let prediction = textOnly(page[seven.lowerBound..<eight.lowerBound])
    #expect(prediction.contains("next: predicted a, but it is b (M01)"))
  }

  @Test("The stage is drawn once, and what changes is drawn again")
  func stage() throws {
    #expect(page.ranges(of: "data-shape=").count == article.scene.views.count)
    let scrolled = htmlPage(of: drag, language: .english, context: .plain)
    #expect(drag.changes.count == 4)
    #expect(scrolled.ranges(of: "data-shape=").count == drag.scene.views.count)
    let drawn = try #require(try facts(scrolled)["drawn"] as? [String: Any])
    let layers = try #require(drawn["shape"] as? [[String: Any]])
    let views = try #require(layers.first?["drawn"] as? [[Any]])
    #expect(layers.count == 1 && views[1].count == 1 + 2 && views[2].count > 1 + 2)
    // Of what is drawn again only the numbers that are others are written.
    #expect(views[2][2] is String && views[2].contains { $0 is [Any] })
  }

  @Test("The bytes are the same in every run")
  func stable() {
    for (trace, page) in zip(examples, Self.pages).sampled(3) {
      #expect(htmlPage(of: trace, language: .english, context: .plain) == page)
    }
  }

  @Test("Random scenes and gestures have a page")
  func random() throws {
    for seed in 0..<(isSlowRun ? 12 : 4) {
      let page = htmlPage(
        of: randomTrace(seed: UInt64(seed)), language: .english, context: .plain)
      #expect(page.hasSuffix("</html>\n"))
      #expect(try !facts(page).isEmpty)
    }
  }
}
