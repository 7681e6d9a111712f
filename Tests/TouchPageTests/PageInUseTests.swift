import Foundation
import TestSupport
import Testing

@Suite(
  "The page in use", .inTurn,
  .enabled(if: OpenedPage.isExpected, "TOUCHTRACE_PAGE names no page; .ci/page makes one"),
  .oneBrowser { try Browser() })
struct PageInUseTests {
  let page: OpenedPage
  var browser: Browser { page.browser }

  init() throws { page = try OpenedPage() }

  @Test("The example has a screen, a finger and what to do, in forty words") func first() throws {
    try page.open(isLoaded: true)
    #expect(try browser.words("#hello").split(separator: " ").count <= 40)
    #expect(try browser.run("document.querySelectorAll('#fingers .finger').length") as? Int == 1)
    #expect(try page.count == "0 / 25")
    // What will happen is asked: nothing on the screen answers it.
    #expect(
      try browser.run("document.querySelector('#page h1').checkVisibility()") as? Bool == false)
    #expect(try browser.run("!document.querySelector('#verdict')") as? Bool == true)
    page.expectPeace()
  }

  @Test("Nothing moves under a finger: a tap and a picked view leave the picture where it is")
  func still() throws {
    try page.open()
    let start = try page.top
    let place = try page.middle(of: "buy")
    // In its lower half, which lies below the card.
    try browser.drag(from: (place.x, place.y + 8), to: (place.x, place.y + 8))
    try browser.wait(until: "document.querySelector('#verdict')")
    #expect(try page.top == start)
    let card = try page.middle(of: "card")
    try browser.drag(from: card, to: card, modifiers: 8)
    #expect(try browser.words("#picked").contains("frame"))
    #expect(try page.top == start)
    try browser.click("#pick")
    let first = try page.middle(of: "first")
    try browser.drag(from: first, to: first)
    #expect(try browser.words("#picked-name") == "first")
    page.expectPeace()
  }

  @Test("A tap is written into the text, recorded, and answered") func tap() throws {
    try page.open()
    // Its lower half lies below the card.
    let place = try page.middle(of: "buy")
    try browser.drag(from: (place.x, place.y - 8), to: (place.x, place.y - 8))
    #expect(try page.text.contains("down A at 2"))
    #expect(try browser.words("#page h1").contains("buy"))
    try browser.press("Home")
    #expect(try page.count.hasPrefix("0 /"))
    page.expectPeace()
  }

  @Test("A drag becomes moves, and Alt adds a second finger") func drag() throws {
    try page.open()
    let place = try page.middle(of: "first")
    try browser.drag(from: place, to: (place.x, place.y + 40))
    #expect(try page.text.contains("move A at "))
    try browser.drag(from: place, to: (place.x, place.y + 40), modifiers: 1)
    #expect(try page.text.contains("down A,B at "))
    page.expectPeace()
  }

  @Test("A pointer that hovers lights the way to the view, and says what a tap would do")
  func hover()
    throws
  {
    try page.open()
    let place = try page.middle(of: "card")
    try browser.call(
      "Input.dispatchMouseEvent", ["type": "mouseMoved", "x": place.x, "y": place.y])
    try browser.wait(until: "document.querySelector('#stage .goal')")
    #expect(try browser.words("#page figcaption").contains("card"))
    page.expectPeace()
  }

  @Test("Every valid keystroke records again; what is wrong is said and loses nothing")
  func typing()
    throws
  {
    try page.show(cardScene)
    #expect(try page.count == "0 / 23")
    try page.write(cardScene.replacing("view card", with: "viw card"))
    #expect(try browser.words("#problems").contains("4"))
    #expect(try page.count == "0 / 23")
    // It stands below its line, above the one after the next.
    let places =
      try browser.run(
        """
        (() => {
          const area = document.querySelector('#text');
          const line = parseFloat(getComputedStyle(area).lineHeight);
          const top = document.querySelector('#problems li').getBoundingClientRect().top;
          return (top - area.getBoundingClientRect().top - 8) / line;
        })()
        """) as? Double
    #expect(try 3.9..<5 ~= #require(places))
    #expect(try browser.run("document.querySelectorAll('#gutter .error').length") as? Int == 1)
    try browser.click("#problems .mend")
    #expect(try page.text == cardScene)
    #expect(try browser.words("#problems") == "")
    try page.write(cardScene.replacing("20,100 200x200", with: "20,100 300x300"))
    #expect(try browser.words("#problems") == "")
    #expect(try browser.words("#page h1").contains("buy"))
    page.expectPeace()
  }

  @Test("The prompt answers, completes and has a history; the verdict's edits are buttons")
  func
    prompt() throws
  {
    try page.show(cardScene)
    #expect(try page.say("why-not buy").contains("buy was never asked"))
    try browser.run("document.querySelector('#line').focus()")
    try browser.type("why-not b")
    try browser.press("Tab")
    #expect(
      try browser.run("document.querySelector('#line').value") as? String == "why-not buy ")
    try browser.run("document.querySelector('#line').value = ''")
    try browser.press("ArrowUp")
    #expect(try browser.run("document.querySelector('#line').value") as? String == "why-not buy")
    try browser.wait(until: "document.querySelector('#verdict .try')")
    try browser.run("document.querySelector('#verdict .try').click()")
    #expect(try browser.words("#page h1").contains("buy"))
    // The other edits stay, and what came of this one is said.
    #expect(
      try browser.run("document.querySelectorAll('#verdict .try').length > 1") as? Bool == true)
    #expect(try browser.words("#verdict .came") == browser.words("#page h1"))
    #expect(try browser.words("#tried").contains("buy"))
    #expect(try page.say("undo") != "")
    #expect(try browser.words("#page h1").contains("page"))
    page.expectPeace()
  }

  @Test("The list of steps stands beside the explanation, and follows it") func list() throws {
    for width in [1280, 1024] {
      try page.open(width: width)
      try browser.show(width: width, height: 800)
      try browser.press("End")
      let seen =
        try browser.run(
          """
          ['#steps .step.current', '#said', '#steps', '#now'].map(it => {
            const box = document.querySelector(it).getBoundingClientRect();
            return [box.left, box.top, box.right, box.bottom];
          })
          """) as? [[Double]]
      let boxes = try #require(seen)
      #expect(boxes.prefix(2).allSatisfy { $0[1] >= 0 && $0[3] <= 800 }, "\(width): \(boxes)")
      if width == 1280 { #expect(boxes[2][0] >= boxes[3][2], "beside") }
    }
    page.expectPeace()
  }

  @Test("Steps are walked by keys, by the player and by the prompt alike") func stepping() throws {
    try page.show(cardScene)
    try browser.run("document.activeElement.blur()")
    for _ in 0..<3 { try browser.press("ArrowRight") }
    #expect(try page.count == "3 / 23")
    _ = try page.say("step")
    #expect(try page.count == "4 / 23")
    _ = try page.say("goto 9")
    #expect(try page.count == "9 / 23")
    try browser.run("document.querySelector('#play').click()")
    #expect(try browser.words("#play").contains("Pause"))
    try browser.wait(until: "document.querySelector('#count').textContent === '23 / 23'")
    page.expectPeace()
  }

  @Test("What is asked at the prompt stands in the answer panel, too") func asked() throws {
    try page.show(cardScene)
    _ = try page.say("why-not card")
    try browser.wait(until: "document.querySelector('#verdict')")
    #expect(try browser.words("#verdict").contains("why-not card"))
    #expect(try browser.run("!!document.querySelector('#verdict a.to-step')") as? Bool == true)
    _ = try page.say("goto 5")
    _ = try page.say("why")
    #expect(try browser.words("#verdict").hasPrefix("why"))
    page.expectPeace()
  }

  @Test(
    "A breakpoint of a picked view is the prompt's, is shown where it stops, and outlives an edit")
  func breakpoints() throws {
    try page.show(cardScene)
    _ = try page.say("break card")
    #expect(try browser.words("#breakpoints").contains("card"))
    #expect(try browser.run("document.querySelectorAll('#stops span').length") as? Int ?? 0 > 0)
    try browser.click("#run")
    #expect(try browser.words("#status").contains("stopped at card"))
    try page.write(cardScene + "// more\n")
    #expect(try browser.words("#breakpoints").contains("card"))
    try browser.click("#breakpoints button")
    #expect(try !browser.words("#breakpoints").contains("card"))
    page.expectPeace()
  }

  @Test("A dump is pasted, drawn, and its dead button gives its verdict") func paste() throws {
    let dump = try String(
      contentsOf: packageRoot.appending(path: "lessons/samples/screen.txt"), encoding: .utf8)
    try page.open()
    try browser.click("#open")
    try browser.type(dump)
    try browser.click("#mine .main")
    try browser.wait(until: "document.querySelector('#text').value.includes('0x106813710')")
    var room = AskedRoom()
    let views = try room.ask("open", ["text": dump, "name": "paste.txt"])["views"] as? [[Any]]
    let button = try #require(views?.first { $0[1] as? String == "button" })
    let place = try page.middle(of: "\(button[0])")
    try browser.drag(from: place, to: place)
    try browser.wait(until: "document.querySelector('#verdict')")
    #expect(try browser.words("#verdict").contains("UIButton"))
    page.expectPeace()
  }

  @Test("What LLDB can tell has a place for its answer, which settles the doubt") func askLLDB()
    throws
  {
    let dump = """
      <UIWindow: 0x1001; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2001>>
         | <UIView: 0x1002; frame = (0 0; 390 844); layer = <CALayer: 0x2002>>
         |    | <UIButton: 0x1003; frame = (20 100; 200 60); layer = <CALayer: 0x2003>>
         |    | <Shop.Cover: 0x1004; frame = (0 0; 390 844); layer = <CALayer: 0x2004>>

      """
    try page.open()
    try browser.click("#open")
    try browser.type(dump)
    try browser.click("#mine .main")
    try browser.wait(until: "document.querySelector('#text').value.includes('unknown=overrides')")
    var room = AskedRoom()
    let views = try room.ask("open", ["text": dump, "name": "paste.txt"])["views"] as? [[Any]]
    let button = try #require(views?.first { $0[1] as? String == "button" })
    let place = try page.middle(of: "\(button[0])")
    try browser.drag(from: place, to: place)
    try browser.wait(until: "document.querySelector('#verdict .lldb')")
    try browser.run(
      """
      (form => { form.querySelector('textarea').value = '(bool) $0 = false';
        form.requestSubmit(); })(document.querySelector('#verdict .lldb'))
      """)
    try browser.wait(until: "!document.querySelector('#text').value.includes('unknown=overrides')")
    page.expectPeace()
  }

  @Test("What cannot be read is refused with what to paste, and nothing that was open is lost")
  func refused() throws {
    try page.show(cardScene)
    for (words, said) in [
      ("hello", "neither a view dump nor a scene"), ("error: expression failed to parse", "LLDB"),
      ("", "neither"), ("<?xml version=\"1.0\"?><document>", ""),
    ] {
      try browser.click("#open")
      try browser.run("document.querySelector('#paste').select()")
      try browser.type(words)
      if words.isEmpty { try browser.run("document.querySelector('#paste').value = ''") }
      try browser.click("#mine .main")
      #expect(try browser.words("#refused") != "")
      #expect(try said.isEmpty || browser.words("#refused").contains(said))
      #expect(try browser.run("document.querySelector('#mine').open") as? Bool == true)
      try browser.run("document.querySelector('#mine').close()")
      #expect(try page.text == cardScene)
      #expect(try page.count == "0 / 23")
    }
    try page.write("")
    #expect(
      try browser.run("document.querySelector('#page h1').checkVisibility()") as? Bool == false)
    #expect(try browser.words("#hello").contains("no window"))
    page.expectPeace()
  }

  @Test("A text outlives a reload and a look at another example") func kept() throws {
    try page.show(cardScene)
    try page.open(remembers: true)
    #expect(try page.text == cardScene)
    try page.choose("example")
    #expect(try page.text.contains("vc shop"))
    try page.choose("changed")
    #expect(try page.text == cardScene)
    page.expectPeace()
  }

  @Test("A view that is seen under the finger and is not hit is offered to ask about") func seen()
    throws
  {
    try page.show(
      """
      window 390x844
        view map 0,0 390x844
          view pin 120,380 40x40
          button callout 90,300 220x110
      touch #tap
      0 down A at 140,400
      80 up A

      """)
    try browser.wait(until: "document.querySelector('#seen button')")
    #expect(try browser.words("#seen").contains("Why not pin?"))
    try browser.click("#seen button")
    #expect(try browser.words("#verdict").contains("why-not pin"))
    page.expectPeace()
  }

  @Test("Who predicts sees no answer before choosing") func predicting() throws {
    try page.show(cardScene)
    try browser.wait(until: "document.querySelector('#verdict')")
    try browser.click("#predict")
    #expect(
      try browser.run("document.querySelector('#verdict').checkVisibility()") as? Bool == false)
    try browser.press("End")
    try browser.press("ArrowRight")
    #expect(try browser.words("#status").contains("Choose first"))
    page.expectPeace()
  }

  @Test("What was tried is written into the text on asking, and only its line") func tried() throws
  {
    let commented = cardScene.replacing(
      "view card 20,100 200x200", with: "view card 20,100 200x200 // mine")
    try page.show(commented)
    _ = try page.say("whatif card.alpha = 0.5")
    #expect(try browser.words("#tried").contains("card.alpha = 0.5"))
    #expect(try page.text == commented)
    try browser.click("#tried .main")
    #expect(
      try page.text
        == commented.replacing("200x200 // mine", with: "200x200 alpha=0.5 // mine"))
    #expect(try browser.run("document.querySelector('#tried').hidden") as? Bool == true)
    page.expectPeace()
  }

  @Test("A picked view's properties are changed in the panel, and stand in the text")
  func properties() throws {
    try page.show(cardScene)
    try browser.run(
      "(t => { t.focus(); const at = t.value.indexOf('card'); t.setSelectionRange(at, at); })(document.querySelector('#text'))"
    )
    try browser.press("Enter", modifiers: 1)
    #expect(try browser.words("#picked").contains("frame"))
    try browser.run(
      """
      (field => { field.value = '0.5'; field.dispatchEvent(new Event('change')); })(
        [...document.querySelectorAll('#picked label')].find(it => it.textContent === 'alpha').querySelector('input'))
      """)
    #expect(try page.text.contains("view card 20,100 200x200 alpha=0.5"))
    #expect(try browser.words("#picked").contains("alpha"))
    page.expectPeace()
  }

  @Test("Words of the language complete in the text") func words() throws {
    try page.show(cardScene)
    try browser.run(
      "(t => { t.focus(); const end = t.value.indexOf('\\n', t.value.indexOf('card')); t.setSelectionRange(end, end); })(document.querySelector('#text'))"
    )
    try browser.type(" alp")
    try browser.wait(until: "!document.querySelector('#words').hidden")
    #expect(try browser.words("#words").contains("alpha"))
    try browser.press("Tab")
    try browser.type("0")
    #expect(try page.text.contains("200x200 alpha=0\n"))
    try browser.wait(until: "document.querySelector('#problems').textContent === ''")
    page.expectPeace()
  }

  @Test("One of a file's touches is chosen; a record is opened as its scene") func touches() throws
  {
    try page.show(cardScene + "touch #other\n0 down A at 30,120\n80 up A\n")
    try browser.run(
      "(list => { list.value = 'other'; list.dispatchEvent(new Event('change')); })(document.querySelector('#touches'))"
    )
    #expect(try browser.words("#page h1").contains("card"))
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene])
    let files = try room.ask("perform", ["line": "export jsonl"])["files"] as? [[String: Any]]
    let record = try #require(files?.first?["text"] as? String)
    try browser.click("#open")
    try browser.run("document.querySelector('#paste').focus()")
    try browser.type(record)
    try browser.click("#mine .main")
    try browser.wait(until: "document.querySelector('#remarks').textContent.includes('23 steps')")
    #expect(try page.text.contains("button buy 150,180 100x44"))
    page.expectPeace()
  }

  @Test("A lesson is taken with buttons, wrong answers too, and goes on after a reload")
  func lesson()
    throws
  {
    try page.open()
    try openLesson()
    // The scene of the page is another one: nothing of it can be picked.
    let view = try page.middle(of: "secondView")
    try browser.drag(from: view, to: view, modifiers: 8)
    #expect(try browser.run("document.querySelector('#picked').hidden") as? Bool == true)
    try browser.click("#offers .word")
    #expect(try browser.run("document.querySelectorAll('#offers .choice').length") as? Int == 4)
    try browser.press("End")
    #expect(try page.count.hasPrefix("0 /"))
    try browser.click("#offers .choice")
    #expect(try browser.words("#prose").contains("Not quite"))
    try page.open(remembers: true)
    #expect(try browser.words("#prose") != "")
    #expect(
      try browser.run(
        "[...document.querySelectorAll('#examples option')].some(it => it.textContent.startsWith('…'))"
      )
        as? Bool == true)
    page.expectPeace()
  }

  @Test("A link shows the same step elsewhere, and a broken one says so") func link() throws {
    try page.show(cardScene)
    _ = try page.say("whatif card.alpha = 0.5")
    _ = try page.say("goto 9")
    try browser.run("navigator.clipboard.writeText = async text => { window.copied = text; }")
    try browser.click("#more")
    try browser.click("#share")
    try browser.wait(until: "window.copied")
    let link = try #require(try browser.run("window.copied") as? String)
    let fragment = try #require(link.firstIndex(of: "#")).self
    try page.open(String(link[fragment...]))
    #expect(try page.text == cardScene)
    #expect(try page.count == "9 / 23")
    #expect(try browser.words("#tried").contains("card.alpha = 0.5"))
    for broken in ["#s=AAAA", "#s=%%%"] {
      try page.openFirst(broken)
      #expect(try browser.words("#toast").contains("broken"))
    }
  }

  @Test("Both languages, with everything that is said") func languages() throws {
    try page.show(cardScene)
    try browser.click("#tongue")
    #expect(try browser.run("document.documentElement.lang") as? String == "zh-Hans")
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene, "language": "zh-Hans"])
    let told = try #require(try room.replies("why-not buy").first)
    #expect(try page.say("why-not buy").contains(told))
    #expect(try browser.words("#page h1").contains("触摸"))
    page.expectPeace()
  }

  @Test("Names full of markup stay text") func hostile() throws {
    try page.show(
      """
      window 390x844
        vc root
          view page 0,0 390x844
            label note 20,100 200x40 text="<img src=x onerror=alert(1)>"
            button buy 20,20 100x44 text="</script><script>alert(2)</script>"
      touch #tap
      0 down A at 30,30
      80 up A

      """)
    #expect(try browser.words("#problems") == "")
    #expect(try page.count == "0 / 24")
    #expect(try page.say("print note.text").contains("onerror"))
    #expect(try page.say("tree").contains("note"))
    #expect(
      try browser.run("document.querySelectorAll('#page img, #replies img').length") as? Int == 0)
    page.expectPeace()
  }

  @Test("A trap of the engine is said, and the text stays") func trap() throws {
    try page.show(cardScene)
    try browser.run(
      "(() => { const ask = window.touchtrace.engine; ask.touchtrace_answer = () => { throw new WebAssembly.RuntimeError('unreachable'); }; })()"
    )
    try page.write(cardScene + "// more\n")
    #expect(try browser.words("#problems") != "")
    try browser.wait(until: "!window.touchtrace.engine.broken")
    try page.write(cardScene + "// again\n")
    #expect(try browser.words("#problems") == "")
    #expect(try page.count == "0 / 23")
  }

  @Test("On a phone every part is behind a tab, and nothing is wider than the screen") func phone()
    throws
  {
    for isDark in [false, true] {
      try page.open(width: 390, isDark: isDark)
      for tab in ["stage", "now", "text", "console"] {
        try browser.click("#tabs [data-tab=\"\(tab)\"]")
        #expect(
          try browser.run("document.documentElement.scrollWidth <= innerWidth") as? Bool == true,
          "\(tab)")
      }
    }
    // A step is read where it is watched.
    try browser.click("#tabs [data-tab=\"stage\"]")
    for part in ["#said", "#stage"] {
      #expect(
        try browser.run("document.querySelector('\(part)').checkVisibility()") as? Bool == true)
    }
    page.expectPeace()
  }

  @Test(
    "Nobody is shut out: axe finds nothing, in any part, width, language or light",
    .enabled(if: Axe.isExpected, "no chromium in the path, or no axe.min.js"))
  func access() throws {
    for (width, isDark) in [(1280, false), (1280, true), (390, false)] {
      try page.open(width: width, isDark: isDark)
      for _ in 0..<8 { try browser.press("ArrowRight") }
      for language in ["English", "Chinese"] {
        if language == "Chinese" { try browser.click("#tongue") }
        #expect(try Axe.findings(in: browser) == [], "\(width), \(language)")
        try browser.click("#open")
        #expect(try Axe.findings(in: browser) == [], "\(width), \(language), the dialog")
        try browser.run("document.querySelector('#mine').close()")
      }
    }
    try page.open()
    try openLesson()
    #expect(try Axe.findings(in: browser) == [], "a lesson")
    for part in [".order", ".trying"] {
      try lead(to: part)
      #expect(try Axe.findings(in: browser) == [], "\(part)")
    }
    for width in [1280, 390] {
      try page.openFirst(width: width)
      #expect(try Axe.findings(in: browser) == [], "the first screen, \(width)")
    }
  }

  /// Chooses the first lesson, with no progress kept.
  func openLesson() throws {
    try browser.run("localStorage.clear()")
    try page.choose("02-hit-test/03-first-to-fifth")
    #expect(try browser.words("#prose").contains("Five views and a red dot"))
  }
}
