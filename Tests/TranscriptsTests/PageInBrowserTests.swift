import Foundation
import TestSupport
import Testing
import TouchCore
import TouchNarration
import Transcripts

@Suite(
  "The page in a browser", .inTurn,
  .enabled(if: Browser.isExpected, "no chromium in the path"), .oneBrowser { try Browser() })
struct PageInBrowserTests {
  let browser: Browser

  init() throws { browser = try #require(Browser.shared) }

  @Test("Keys step, jump and end") func keys() throws {
    try show(article)
    #expect(try count == "0 / 31")
    for (key, step) in [
      ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", 31), ("Home", 0), ("2", 3),
      ("4", 16), ("5", 17), ("1", 23), ("Home", 0), ("ArrowRight", 1), ("n", 2), ("n", 3),
      ("n", 13),
      ("p", 3), ("ArrowRight", 4), ("n", 12), ("p", 4),
    ] {
      try browser.press(key)
      #expect(try count == "\(step) / 31", "\(key)")
    }
    try expectPeace()
  }

  @Test("The slider scrubs, and the stage shows whose turn it is, who refused and the local point")
  func scrub() throws {
    try show(article)
    try browser.run(
      "(s => { s.value = 7; s.dispatchEvent(new Event('input', { bubbles: true })); })(document.querySelector('#scrubber'))"
    )
    #expect(try count == "7 / 31")
    #expect(try browser.words("#said") == Narrator(article, .english).explain(6).short.plain)
    #expect(try browser.run("document.querySelectorAll('#states .turn').length") as? Int == 1)
    #expect(try browser.run("document.querySelectorAll('#states .refused').length") as? Int == 1)
    #expect(
      try browser.run("document.querySelector('.tag-words').textContent") as? String == "(160,-140)"
    )
    #expect(
      try browser.run("document.querySelector('#scrubber').getAttribute('aria-valuetext')")
        as? String == "step 7 of 31: " + Narrator(article, .english).explain(6).short.plain)
    let calls = ["window", "firstView", "thirdView", "fifthView"].map { $0 + ".hitTest" }
    let open = try browser.run(
      "[...document.querySelectorAll('#calls li')].map(it => it.textContent)")
    #expect(open as? [String] == ["0 down A at 200,420"] + calls)
    // On the track itself, three quarters of the way.
    try browser.click("#scrubber", across: 0.75)
    let there = try #require(Int(try count.prefix { $0 != " " }))
    #expect((22...25).contains(there))
    try browser.press("End")
    let chain = try browser.run(
      "[...document.querySelectorAll('#chain b, #chain .name')].map(it => it.textContent)")
    #expect(
      chain as? [String] == ["fourthView", "thirdView", "firstView", "root", "window", "app"])
    try expectPeace()
  }

  @Test("A click on a view sets a breakpoint, and running stops there and back") func breakpoints()
    throws
  {
    try show(article)
    let third = try #require(article.scene.view(named: "thirdView"))
    try browser.click("[data-view=\"\(third.index)\"]", down: 0.98)
    #expect(try browser.words("#breakpoints").contains("thirdView"))
    for step in [6, 17, 26, 31] {
      try browser.press("c")
      #expect(try count == "\(step) / 31")
    }
    try browser.press("C")
    #expect(try count == "26 / 31")
    #expect(try browser.run("document.querySelectorAll('#stops span').length") as? Int == 3)
    try browser.click("#breakpoints button")
    #expect(try browser.words("#breakpoints").contains("none"))
    try expectPeace()
  }

  @Test("The controls stay in place, the phases have a legend, and the stage a name") func places()
    throws
  {
    try show(article)
    let top = "String(document.querySelector('#forth').getBoundingClientRect().top)"
    let start = try browser.run(top) as? String
    for _ in 0..<8 {
      try browser.press("ArrowRight")
      #expect(try browser.run(top) as? String == start)
    }
    #expect(try browser.run("document.querySelectorAll('.legend li').length") as? Int == 4)
    #expect(try browser.words("#stage-title").hasPrefix("The screen: its views"))
    try expectPeace()
  }

  @Test("The tag of a finger keeps off the names of views") func tag() throws {
    try show(
      recorded(
        """
        window 390x844
          view page 0,0 390x844
            view card 20,500 350x130
              button buy 220,100 110x60
        """,
        """
        0 down A at 300,645
        80 up A
        """))
    let covered = """
      (() => {
        const box = element => element.getBoundingClientRect();
        const tag = box(document.querySelector('.tag'));
        return [...document.querySelectorAll('#labels .name')].filter(name => {
          const its = box(name);
          return its.left < tag.right && its.right > tag.left && its.top < tag.bottom && its.bottom > tag.top;
        }).map(name => name.textContent);
      })()
      """
    for step in 0..<8 {
      #expect(try browser.run(covered) as? [String] == [], "step \(step)")
      try browser.press("ArrowRight")
    }
    try expectPeace()
  }

  @Test("Predicting hides the next step until a choice is made") func predict() throws {
    try show(article)
    try browser.press("q")
    try browser.press("End")
    #expect(try count == "3 / 31")
    try browser.press("1")
    #expect(try count == "4 / 31")
    #expect(try browser.words("#said").contains("Right."))
    for _ in 0..<2 { try browser.press("ArrowRight") }
    try browser.press("1")
    try browser.press("End")
    #expect(try browser.words("#question").contains("Which view is asked next?"))
    #expect(try browser.words("#said") == "firstView (200,420) ✓ inside")
    let told = Narrator(article, .english).explain(4).long.map(\.plain)
    let why = try browser.words("#why")
    #expect(told.dropLast().allSatisfy(why.contains) && !why.contains(told[told.count - 1]))
    try browser.press("1")
    #expect(try browser.words("#said").contains("No. The answer:"))
    #expect(try !browser.words("body").contains("All 31 steps"))
    try browser.press("q")
    try browser.press("End")
    #expect(try count == "31 / 31")
    try expectPeace()
  }

  @Test("The language changes, and everything with it") func language() throws {
    try show(article, "#7")
    try browser.press("l")
    #expect(try browser.run("document.documentElement.lang") as? String == "zh-Hans")
    #expect(
      try browser.words("#said") == Narrator(article, .simplifiedChinese).explain(6).short.plain)
    #expect(try browser.words("#steps-title") == "全部 31 步")
    #expect(try browser.run("document.title") as? String == "触摸 A -> fourthView，没有响应者处理，被丢弃")
    try expectPeace()
  }

  @Test("A step's number and its id are addresses") func addresses() throws {
    try show(article, "#6")
    #expect(try count == "6 / 31")
    try show(article, "#t1/e1/hit/window/firstView/thirdView/fifthView")
    #expect(try count == "7 / 31")
    try browser.press("ArrowRight")
    #expect(try browser.run("location.hash") as? String == "#8")
    for trace in examples.sampled(4) {
      let id = try #require(try readBack(trace).last { $0.rec == "step" }?.id)
      try show(
        trace, "#" + (id.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? ""))
      #expect(try count == "\(trace.count) / \(trace.count)", "\(id)")
    }
  }

  @Test("A step is copied as Markdown, and the record is downloaded as it was") func sharing()
    throws
  {
    try show(article, "#7")
    try browser.run("navigator.clipboard.writeText = text => { window.copied = text; }")
    try browser.press("m")
    let copied = try browser.run("window.copied") as? String ?? ""
    #expect(copied.hasPrefix("**#7** `hit.ask` fifthView (160,-140) is outside"))
    try browser.run("URL.createObjectURL = blob => { window.saved = blob.text(); return '#'; }")
    try browser.click("#download")
    #expect(try browser.run("window.saved") as? String == lines(article).map { $0 + "\n" }.joined())
  }

  @Test("A part is stepped through with the numbers of the whole") func part() throws {
    let context = TranscriptContext(tool: "1.0.0", part: 7...18)
    try show(article, "#9", context: context)
    #expect(try count == "9 / 31")
    for (key, step) in [
      ("Home", 6), ("ArrowLeft", 6), ("ArrowRight", 7), ("End", 18), ("ArrowRight", 18),
      ("2", 7), ("5", 17), ("4", 16), ("c", 18), ("C", 6),
    ] {
      try browser.press(key)
      #expect(try count == "\(step) / 31", "\(key)")
    }
    try browser.press("ArrowRight")
    let calls = try browser.run("document.querySelectorAll('#calls li').length") as? Int
    #expect(calls == 5)
    #expect(try browser.words("#said") == Narrator(article, .english).explain(6).short.plain)
    #expect(try keep("part"))
    try expectPeace()
  }

  @Test("A step in a fold is gone to like any other") func fold() throws {
    let views = (1...60).map { "  view v\($0) \($0 * 6),0 1x1" }.joined(separator: "\n")
    let trace = recorded("window 390x844\n" + views)
    try show(trace, "#30")
    #expect(try count == "30 / \(trace.count)")
    #expect(try browser.words("#said") == Narrator(trace, .english).explain(29).short.plain)
    #expect(try browser.words(".fold > summary") == "56 more return nil #9–#64")
    #expect(try keep("fold"))
    try show(trace, runsScripts: false)
    #expect(try keep("fold-no-script"))
    try expectPeace()
  }

  @Test("Without scripts every step can be read") func noScripts() throws {
    try show(article, runsScripts: false)
    for step in article.indices {
      let words = Narrator(article, .english).explain(step).short.plain
      #expect(try words == browser.words("li:has(a[id=\"\(step + 1)\"]) > p > span"))
    }
    #expect(try browser.run("document.querySelectorAll('.scripted').length") as? Int == 4)
    #expect(
      try browser.run(
        "[...document.querySelectorAll('.scripted')].every(it => !it.checkVisibility())")
        as? Bool == true)
    #expect(try keep("no-script"))
    try expectPeace()
  }

  @Test("Every scene is shown step by step without a complaint, in every width") func everything()
    throws
  {
    for (number, trace) in examples.sampled(3).enumerated() {
      let widths = [320, 768, 1440]
      for width in isSlowRun ? widths : [widths[number % 3]] {
        try show(trace, "#\(trace.count / 2)", width: width, isDark: number % 2 == 1)
        #expect(try browser.run("document.documentElement.scrollWidth") as? Int == width)
        #expect(try keep("scene-\(number)-\(width)"))
      }
      try browser.press("Home")
      if isSlowRun || number % 4 == 0 {
        for _ in trace.indices { try browser.press("ArrowRight") }
      } else {
        try browser.press("End")
      }
      #expect(try count == "\(trace.count) / \(trace.count)")
      try expectPeace()
    }
  }

  @Test(
    "Nobody is shut out: axe finds nothing, on a phone neither, and the keys have their help",
    .enabled(if: Axe.isExpected, "no chromium in the path, or no axe.min.js"))
  func access() throws {
    for width in [390, 1440] {
      try show(button, "#10", width: width)
      #expect(try Axe.findings(in: browser) == [])
    }
    try browser.press("?")
    #expect(try browser.run("document.querySelector('dialog').open") as? Bool == true)
    #expect(try Axe.findings(in: browser) == [])
    #expect(try keep("keys"))
  }

  var count: String {
    get throws { try browser.words("#count") }
  }

  /// Nothing was asked for but the page, and nothing was complained about.
  func expectPeace(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(browser.complaints == [], sourceLocation: sourceLocation)
    #expect(
      browser.requests.allSatisfy { $0.hasPrefix(Self.page.absoluteString) },
      sourceLocation: sourceLocation)
    #expect(browser.requests.count == 1, sourceLocation: sourceLocation)
  }

  private static let page = FileManager.default.temporaryDirectory
    .appending(path: "touchtrace-page-\(ProcessInfo.processInfo.processIdentifier).html")

  func show(
    _ trace: Trace, _ address: String = "", width: Int = 1440, isDark: Bool = false,
    runsScripts: Bool = true, context: TranscriptContext = .plain
  ) throws {
    let text = htmlPage(of: trace, language: .english, context: context)
    try text.write(to: Self.page, atomically: true, encoding: .utf8)
    try browser.open(
      Self.page, address, width: width, isDark: isDark, runsScripts: runsScripts)
  }

  /// Keeps a picture for people to look at; whether it is one.
  func keep(_ name: String) throws -> Bool {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: ".build/screenshots")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = try browser.picture()
    try picture.write(to: folder.appending(path: name + ".png"))
    return picture.count > 5_000
  }
}
