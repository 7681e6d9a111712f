import Foundation
import TestSupport
import Testing
import TouchCore
import TouchNarration
import Transcripts

@Suite("The page") struct PageTests {
  private let page = htmlPage(of: article, language: .english, context: .plain)

  @Test("Every step is in the list, in order, with its id and in both languages")
  func steps() throws {
    for trace in examples {
      let page = htmlPage(of: trace, language: .english, context: .plain)
      let ids = try readBack(trace).filter { $0.rec == "step" }.map { $0.id ?? "" }
      var rest = page[...]
      for (index, id) in ids.enumerated() {
        let item = "<li id=\"\(id)\" class=\"step n\(min(trace[index].nesting, 12))\""
        let place = try #require(rest.firstRange(of: item), "\(id)")
        rest = rest[place.upperBound...]
        let end = try #require(rest.firstRange(of: "</li>"))
        let words = textOnly(rest[..<end.lowerBound])
        for language in Language.allCases {
          let told = Narrator(trace, language).explain(index)
          for sentence in [told.short] + told.long {
            #expect(words.contains(sentence.plain), "#\(index + 1)")
          }
        }
        #expect(rest[..<end.lowerBound].contains("href=\"#\(index + 1)\""))
      }
      #expect(page.ranges(of: "class=\"step ").count == trace.count)
    }
  }

  @Test("The document's language is the one asked for")
  func language() {
    let chinese = htmlPage(of: article, language: .simplifiedChinese, context: .plain)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(chinese.hasPrefix("<!DOCTYPE html>\n<html lang=\"zh-Hans\">"))
    #expect(chinese.contains("<title>触摸 A -&gt; fourthView，没有谁处理，被丢弃</title>"))
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

  @Test("A deep scene's facts grow with its depth, not with the square") func deep() throws {
    let sizes = try [50, 100].map { depth in
      let views = (0..<depth).map {
        String(repeating: "  ", count: $0 + 1) + "view v\($0) 0,0 390x844"
      }
      let trace = recorded("window 390x844\n" + views.joined(separator: "\n"))
      let page = htmlPage(of: trace, language: .english, context: .plain)
      return try block("facts", in: page).utf8.count
    }
    #expect(sizes[1] < 11 * sizes[0] / 5, "\(sizes)")
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
    #expect(textOnly(fold).contains("96 more answer nil还有 96 个回答 nil #9–#104"))
    #expect(fold.ranges(of: "class=\"step ").count == 96 && fold.contains("<ol start=\"9\">"))
    let steps = page.matches(of: /data-step="(\d+)"/).compactMap { Int($0.1) }
    #expect(steps == Array(1...steps.count))
  }

  @Test("A part has its own steps only, and the whole record") func part() throws {
    let context = TranscriptContext(
      tool: "1.0.0", notes: [Note(step: 8, .text("in")), Note(step: 20, .text("out"))],
      part: 7...9)
    let page = htmlPage(of: article, language: .english, context: context)
    let steps = page.matches(of: /data-step="(\d+)"/).compactMap { Int($0.1) }
    #expect(steps == [7, 8, 9])
    #expect(textOnly(page[...]).contains("Steps 7 to 9 of 31"))
    #expect(
      page.contains("<p class=\"note\">in</p>") && !page.contains("<p class=\"note\">out</p>"))
    let record = try block("record", in: page).replacing("\\u003c", with: "<")
    #expect(record.split(separator: "\n").count == 2 + lines(article).count + 1)
    let markdown = markdown(of: article, language: .english, context: context)
    #expect(markdown.contains("steps #7–#9 of 31") && !markdown.contains("## The way up"))
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
    let text = try block("record", in: page).replacing("\\u003c", with: "<")
    let inside = text.split(separator: "\n").dropFirst().dropLast().map { line in
      String(line.hasSuffix(",") ? line.dropLast() : line)
    }
    #expect(inside == lines(article))
    let whole = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any]
    #expect(whole?.count == lines(article).count)
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
        let json = try block(id, in: page)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
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
    let six = try #require(page.firstRange(of: "data-step=\"6\""))
    let seven = try #require(page.firstRange(of: "data-step=\"7\""))
    let eight = try #require(page.firstRange(of: "data-step=\"8\""))
    #expect(page[six.lowerBound..<seven.lowerBound].contains("<p class=\"note\">newest first</p>"))
    let prediction = textOnly(page[seven.lowerBound..<eight.lowerBound])
    #expect(prediction.contains("next: predicted a, but it is b (M01)"))
  }

  @Test("The stage is drawn once, and what changes is drawn again")
  func stage() throws {
    #expect(page.ranges(of: "data-shape=").count == article.scene.views.count)
    let scrolled = htmlPage(of: drag, language: .english, context: .plain)
    #expect(drag.changes.count == 4)
    #expect(scrolled.ranges(of: "<g data-shape=\"1\" data-from=\"0\">").count == 1)
    #expect(scrolled.ranges(of: "<g data-shape=\"2\" ").count == 5)
  }

  @Test("The bytes are the same in every run")
  func stable() {
    for trace in examples {
      let pages = (0..<2).map { _ in htmlPage(of: trace, language: .english, context: .plain) }
      #expect(pages[0] == pages[1])
    }
  }

  @Test("Random scenes and gestures have a page")
  func random() throws {
    for seed in 0..<12 {
      let page = htmlPage(
        of: randomTrace(seed: UInt64(seed)), language: .english, context: .plain)
      #expect(page.hasSuffix("</html>\n"))
      _ = try JSONSerialization.jsonObject(with: Data(try block("facts", in: page).utf8))
    }
  }

  /// What stands in a script element that holds data.
  private func block(_ id: String, in page: String) throws -> String {
    let start = try #require(page.firstRange(of: "id=\"\(id)\">"))
    let rest = page[start.upperBound...]
    return String(rest[..<(try #require(rest.firstRange(of: "</script>"))).lowerBound])
  }

  /// The words between tags.
  private func textOnly(_ page: Substring) -> String {
    String(page).replacing(/<[^>]*>/, with: "")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }
}
