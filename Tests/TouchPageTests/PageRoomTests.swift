import Foundation
import Lessons
import Testing
import TestSupport

@Suite("The room behind the page") struct PageRoomTests {
  @Test("A scene is opened with its record, its views and their lines") func open() throws {
    var room = AskedRoom()
    let answer = try room.ask("open", ["text": cardScene])
    #expect(answer["kind"] as? String == "scene")
    #expect(answer["touches"] as? [String] == ["tap"])
    #expect(answer["count"] as? Int == 23)
    #expect(answer["step"] as? Int == 0)
    let views = try #require(answer["views"] as? [[Any]])
    let lines = Dictionary(uniqueKeysWithValues: views.map { ($0[1] as? String, $0[2] as? Int) })
    #expect(lines == ["window": 1, "page": 3, "card": 4, "buy": 5])
    let player = try #require(answer["player"] as? String)
    #expect(player.contains("id=\"stage\""))
  }

  @Test("A text that is wrong says where, and leaves what was open as it is") func wrong() throws {
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene])
    let answer = try room.ask("open", ["text": "window 390x844\n  vieww page 0,0 1x1\n"])
    let problem = try #require((answer["problems"] as? [[String: Any]])?.first)
    #expect(problem["line"] as? Int == 2 && problem["column"] as? Int == 3)
    #expect(answer["player"] == nil)
    #expect(try room.replies("why-not buy").first?.hasPrefix("buy was never asked") == true)
  }

  @Test("The prompt answers, steps, completes, and what it changes is played") func prompt() throws
  {
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene])
    let step = try room.ask("perform", ["line": "step"])
    #expect(step["step"] as? Int == 1 && step["player"] == nil)
    // The page steps by itself and says where it is.
    let next = try room.ask("perform", ["line": "step", "step": 6])
    #expect(next["step"] as? Int == 7)
    let other = try room.ask("perform", ["line": "whatif card.pointInside = include buy"])
    #expect((other["player"] as? String)?.contains("buy") == true)
    let found = try room.ask("complete", ["line": "why-not b"])
    #expect(found["candidates"] as? [String] == ["buy"] && found["replacing"] as? Int == 1)
  }

  @Test("What is asked at the prompt is handed over for the answer panel") func told() throws {
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene])
    let answer = try room.ask("perform", ["line": "why-not buy"])
    #expect((answer["told"] as? String)?.contains("<section id=\"verdict\">") == true)
    _ = try room.ask("perform", ["line": "goto 5"])
    let why = try #require(try room.ask("perform", ["line": "why"])["told"] as? String)
    #expect(why.hasPrefix("<h2>") && plain(why).hasPrefix("why"))
    for line in ["step", "whatif card.alpha = 0", "why-not nobody"] {
      #expect(try room.ask("perform", ["line": line])["told"] as? String == nil, "\(line)")
    }
  }

  @Test("Breakpoints of the prompt come with their steps, and go on in an edited text")
  func breakpoints() throws {
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene])
    func breaks(_ answer: [String: Any]) throws -> [String: [Int]] {
      let all = try #require(answer["breaks"] as? [[Any]])
      return Dictionary(
        uniqueKeysWithValues: all.map { ($0[1] as? String ?? "", $0[2] as? [Int] ?? []) })
    }
    let set = try breaks(room.ask("perform", ["line": "break card"]))
    let stops = try #require(set["card"])
    let stop = try room.ask("perform", ["line": "continue"])["step"] as? Int
    #expect(stop == stops.first)
    let more = try breaks(room.ask("perform", ["line": "break page.hitTest if depth > 9"]))
    #expect(more["page.hitTest if depth > 9"] == [])
    _ = try room.ask("open", ["text": "wrong"])
    #expect(try breaks(room.ask("open", ["text": cardScene + "// more\n"])) == more)
    let other = try room.ask("open", ["text": cardScene, "isOther": true])
    #expect(try breaks(other) == [:])
  }

  @Test("A log point ends no run, a temporary breakpoint one; both go on in an edited text")
  func kinds() throws {
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene])
    _ = try room.ask("perform", ["line": #"log card "here""#])
    let set = try room.ask("perform", ["line": "tbreak page"])["breaks"] as? [[Any]]
    #expect(set?.count == 1 && set?.first?[1] as? String == "tbreak page")
    #expect((set?.first?[2] as? [Int])?.count == 1)
    let more = try room.ask("open", ["text": cardScene + "// more\n"])["breaks"] as? [[Any]]
    #expect(more?.first?[0] as? Int == 2)
    let list = try room.ask("perform", ["line": "info breakpoints"])["lines"] as? [String]
    #expect(list?.contains { plain($0).contains("here") } == true)
  }

  @Test("Columns are counted as a browser counts them") func columns() throws {
    var room = AskedRoom()
    let line = #"  button ok 0,0 10x10 text="👍👍" aplha=0"#
    let answer = try room.ask("open", ["text": "window 390x844\n\(line)\n"])
    let problem = try #require((answer["problems"] as? [[String: Any]])?.first)
    let place = try #require(line.range(of: "aplha")).lowerBound
    #expect(problem["column"] as? Int == line[..<place].utf16.count + 1)
    #expect(problem["length"] as? Int == 5)
  }

  @Test("The word that was meant comes with its place") func meant() throws {
    for (wrong, right) in [("viw", "view"), ("buton", "button")] {
      var room = AskedRoom()
      let text = cardScene.replacing(right + " ", with: wrong + " ", maxReplacements: 1)
      let problems = try room.ask("open", ["text": text])["problems"] as? [[String: Any]]
      let problem = try #require(problems?.first)
      #expect(problem["meant"] as? String == right)
      #expect(problem["length"] as? Int == wrong.count)
      let line = text.split(separator: "\n")[(problem["line"] as? Int ?? 1) - 1]
      #expect(line.dropFirst((problem["column"] as? Int ?? 1) - 1).hasPrefix(wrong))
    }
  }

  @Test("A step's reasons and the verdict come when they are asked for") func reasons() throws {
    var room = AskedRoom()
    let opened = try room.ask("open", ["text": cardScene])
    #expect((opened["player"] as? String)?.contains("class=\"why\"") == false)
    let told = try #require(try room.ask("step", ["step": 4])["told"] as? String)
    #expect(told.contains("class=\"why\"") && told.contains("hit.ask"))
    let verdict = try #require(try room.ask("verdict")["told"] as? String)
    #expect(plain(verdict).contains("Why not buy?") || plain(verdict).contains("buy"))
    #expect(try room.ask("step", ["step": 99])["error"] as? String == "there is no such step")
  }

  @Test("Words, properties and changes of the text") func text() throws {
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene])
    let words = try room.ask("words", ["line": "        view card 20,100 200x200 nonin"])
    #expect(words["candidates"] as? [[String]] == [["noninteractive", "noninteractive"]])
    let properties = try room.ask("properties", ["view": 2])["properties"] as? [[Any]]
    #expect(properties?.first { $0[0] as? String == "alpha" }?[1] as? String == "1")
    let changed = try room.ask("change", ["edit": "card.alpha = 0.5"])["text"] as? String
    #expect(changed == cardScene.replacing("200x200", with: "200x200 alpha=0.5"))
    let refusal = try room.ask("change", ["edit": "card.alpha = green"])["error"] as? String
    #expect(refusal?.contains("alpha") == true)
    _ = try room.ask("perform", ["line": "whatif bring buy to front"])
    #expect(try room.ask("change")["text"] as? String == cardScene)
  }

  @Test(
    "A paste that is neither a dump nor a scene is refused, and what was open stays as it is",
    arguments: ["hello world", "error: expression failed to parse", "", "\u{89}PNG\r\n"])
  func unknown(_ text: String) throws {
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene])
    let answer = try room.ask("open", ["text": text, "name": "paste.txt"])
    #expect(answer["kind"] as? String == "unknown" && answer["player"] == nil)
    let message = (answer["problems"] as? [[String: Any]])?.first?["message"] as? String
    #expect(message?.contains("recursiveDescription") == true)
    #expect(try room.ask("change", ["edit": "card.alpha = 0.5"])["text"] as? String != nil)
  }

  @Test("A view that is covered where the finger is can be asked about") func covered() throws {
    var room = AskedRoom()
    _ = try room.ask(
      "open",
      [
        "text": """
        window 390x844
          view map 0,0 390x844
            view pin 120,380 40x40
            button callout 90,300 220x110
        touch #tap
        0 down A at 140,400
        80 up A

        """
      ])
    #expect(try room.ask("verdict")["seen"] as? [String] == ["pin"])
    let told = try room.ask("verdict", ["of": "pin"])["told"] as? String
    #expect(plain(told ?? "").contains("callout"))
    // No such view: the prompt's complaint.
    #expect(try room.ask("verdict", ["of": "nowhere"])["told"] as? String != nil)
  }

  @Test("A record is opened as its scene; what is cut says where") func record() throws {
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene])
    let files = try room.ask("perform", ["line": "export jsonl"])["files"] as? [[String: Any]]
    let record = try #require(files?.first?["text"] as? String)
    let opened = try room.ask("open", ["text": record, "name": "a.jsonl"])
    #expect(opened["count"] as? Int == 23)
    #expect((opened["remarks"] as? [String])?.first?.hasPrefix("fine") == true)
    let cut = try room.ask("open", ["text": String(record.prefix(900)), "name": "a.jsonl"])
    #expect((cut["problems"] as? [[String: Any]])?.count == 1)
  }

  @Test("What a command would write to a file is handed over") func files() throws {
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene])
    let answer = try room.ask("perform", ["line": "export record.jsonl"])
    let file = try #require((answer["files"] as? [[String: Any]])?.first)
    #expect(file["path"] as? String == "record.jsonl")
    #expect((file["text"] as? String)?.hasPrefix("{\"rec\":") == true)
  }

  @Test("Fingers are written into the text, and every other line stays") func touch() throws {
    var room = AskedRoom()
    _ = try room.ask(
      "open", ["text": "// mine\n" + cardScene + "touch #other\n0 down A at 1,1\n9 up A\n"])
    let fingers: [[Any]] = [
      [1000, "down", 0, 100.2, 200.4], [1016, "move", 0, 100.3, 200.4], [1016, "down", 1, 50, 60],
      [1080, "up", 0, 100, 200], [1080, "up", 1, 50, 60],
    ]
    let answer = try room.ask("touch", ["fingers": fingers])
    #expect(
      answer["text"] as? String == "// mine\n"
        + cardScene.replacing(
          "0 down A at 230,300\n80 up A\n",
          with: "0 down A at 100,200.5\n16 move A at 100.5,200.5 & down B at 50,60\n80 up A,B\n")
        + "touch #other\n0 down A at 1,1\n9 up A\n")
  }

  @Test("A scene without a touch gets one") func firstTouch() throws {
    var room = AskedRoom()
    _ = try room.ask("open", ["text": "window 390x844\n"])
    let answer = try room.ask("touch", ["fingers": [[0, "down", 0, 5, 5], [90, "up", 0, 5, 5]]])
    #expect(answer["text"] as? String == "window 390x844\n\ntouch #tap\n0 down A at 5,5\n90 up A\n")
  }

  @Test("A place says who would be hit there") func hover() throws {
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene])
    let answer = try room.ask("hover", ["at": [200, 290]])
    #expect(answer["hit"] as? String == "buy")
    #expect((answer["path"] as? [Int])?.count == 4)
    #expect(try room.ask("hover", ["at": [-5, 3000]])["hit"] == nil)
  }

  @Test("A dump of an app becomes a scene that can be touched") func dump() throws {
    let text = try String(
      contentsOf: packageRoot.appending(path: "lessons/samples/screen.txt"), encoding: .utf8)
    var room = AskedRoom()
    let answer = try room.ask("open", ["text": text, "name": "paste.txt"])
    #expect(answer["kind"] as? String == "app")
    let scene = try #require(answer["text"] as? String)
    #expect(scene.contains("0x106813710"))
    // What is written reads the same.
    #expect(
      try room.ask("open", ["text": scene])["player"] as? String == answer["player"] as? String)
  }

  @Test("A lesson is taken with buttons, and tells nothing that is asked") func lesson() throws {
    var room = AskedRoom()
    var answer = try room.ask("learn", ["lesson": "02-hit-test/03-first-to-fifth", "now": 1000])
    #expect((answer["log"] as? [String])?.count == 2)
    // The question comes next: nothing of its answer is there.
    #expect(answer["isGuarded"] as? Bool == true)
    let facts = try #require(answer["facts"] as? String)
    #expect(!facts.contains("hit.result"))
    #expect((answer["player"] as? String)?.contains("id=\"verdict\"") == false)
    answer = try room.ask("learn", ["line": "", "now": 1001])
    #expect(answer["isGuarded"] as? Bool == true)
    let offers = try #require(answer["offers"] as? [[String]])
    #expect(offers.filter { $0[0] == "choice" }.map { $0[1] } == ["a", "b", "c", "d"])
    answer = try room.ask("learn", ["line": "a", "now": 1002])
    #expect(answer["status"] as? String == "wrong")
    #expect((answer["facts"] as? String)?.contains("hit.result") == true)
  }

  @Test("While a view is asked about, a lesson shows no recognizer of it") func lanes() throws {
    var room = AskedRoom()
    let opened = try room.ask("learn", ["lesson": "02-hit-test/10-three-overlapping", "now": 5])
    let player = try #require(opened["player"] as? String)
    #expect(opened["isGuarded"] as? Bool == true)
    #expect(!player.contains("data-recognizer"))
  }

  @Test("The lessons are listed with what is done") func lessons() throws {
    var room = AskedRoom()
    let opened = try room.ask("learn", ["lesson": "01-road/01-one-finger", "now": 5])
    let log = try #require(opened["log"] as? [String]).joined(separator: "\n")
    let chapters = try #require(
      try room.ask("lessons", ["progress": log])["chapters"] as? [[String: Any]])
    // The core path has six parts, the others are nine chapters.
    #expect(chapters.count == 15)
    #expect((chapters[2]["lessons"] as? [[String]])?.first?[2] == "…")
  }

  @Test("A newcomer is led to the first lesson of the core path, others to where they were")
  func next() throws {
    var room = AskedRoom()
    #expect(
      try room.ask("lessons")["next"] as? String == LessonLibrary.embedded.core.first)
    let opened = try room.ask("learn", ["lesson": "01-road/01-one-finger", "now": 5])
    let log = try #require(opened["log"] as? [String]).joined(separator: "\n")
    #expect(
      try room.ask("lessons", ["progress": log])["next"] as? String == "01-road/01-one-finger")
  }

  /// Opens the lesson whose try comes after nine other stops, at the try.
  private func roomAtTry(_ lesson: String = "02-hit-test/03-first-to-fifth") throws -> (
    room: AskedRoom, text: String
  ) {
    var room = AskedRoom()
    var answer = try room.ask("learn", ["lesson": lesson, "now": 5])
    for _ in 0..<40 where answer["text"] == nil {
      let asks = (answer["offers"] as? [[String]] ?? []).count > 1
      answer = try room.ask("learn", ["line": asks ? "skip" : "", "now": 6])
    }
    return (room, try #require(answer["text"] as? String))
  }

  @Test("A changed text is the try: it becomes the line that would be typed") func attempt() throws
  {
    var (room, text) = try roomAtTry()
    #expect(text.contains("view secondView 20,80 350x200\n"))
    let half = text.replacing("20,300 350x480", with: "20,300 350x480 noninteractive")
    var answer = try room.ask("attempt", ["text": half, "now": 7])
    #expect(answer["line"] as? String == "whatif thirdView noninteractive")
    // The goal is not reached: the text stays, as it is now.
    #expect(answer["text"] as? String == half)
    let whole = half.replacing("350x200", with: "350x500")
    answer = try room.ask("attempt", ["text": whole, "now": 8])
    #expect(
      answer["line"] as? String
        == "whatif secondView frame 20,80 350x500 and thirdView noninteractive")
    #expect(answer["text"] == nil && answer["status"] as? String == "ok")
    #expect((answer["log"] as? [String])?.contains { $0.contains("secondView frame") } == true)
  }

  @Test("An override that the text gains or loses is a change, too") func overrides() throws {
    var (room, text) = try roomAtTry()
    let line = text.split(separator: "\n").first { $0.contains("view thirdView ") } ?? ""
    let more = text.replacing(line, with: line + "\n        ~hitTest return nil")
    let gained = try room.ask("attempt", ["text": more, "now": 7])
    #expect(gained["line"] as? String == "whatif thirdView.hitTest = return nil")

    (room, text) = try roomAtTry("03-bending/02-white-red-green")
    let override = text.split(separator: "\n").first { $0.contains("~hitTest ") } ?? ""
    let less = text.replacing(override + "\n", with: "")
    let lost = try room.ask("attempt", ["text": less, "now": 7])
    #expect(lost["line"] as? String == "whatif redView.hitTest = none")
  }

  @Test("A line of the text that moves behind its siblings comes to the front") func moved() throws
  {
    var (room, text) = try roomAtTry()
    let line = "      view secondView 20,80 350x200\n"
    text = text.replacing(line, with: "") + line
    let answer = try room.ask("attempt", ["text": text, "now": 7])
    #expect(answer["line"] as? String == "whatif secondView front")
  }

  @Test("A try in the text that changes nothing, or whole lines, is refused in both languages")
  func refusedTries() throws {
    var (room, text) = try roomAtTry()
    let trial =
      ["text": text.replacing("view second", with: "viw second"), "isTrial": true]
      as [String: Any]
    #expect((try room.ask("attempt", trial)["problems"] as? [Any])?.count == 1)
    for (changed, english, chinese) in [
      (text, "Change it first", "先改一处"),
      (text + "        view more 0,0 9x9\n", "Every other line stays", "都要保留"),
    ] {
      for (language, words) in [("en", english), ("zh-Hans", chinese)] {
        let answer = try room.ask("attempt", ["text": changed, "language": language])
        #expect((answer["refused"] as? String)?.contains(words) == true)
      }
    }
    _ = try room.ask("learn", ["line": "skip", "now": 9])
    #expect(try room.ask("attempt", ["text": text])["error"] as? String != nil)
  }

  @Test(
    "What is no request is answered with what is wrong",
    arguments: [
      "", "{", "[]", "{\"do\":\"dance\"}", "{\"do\":\"open\"}", "{\"do\":\"open\",\"session\":1}",
    ])
  func noRequest(_ text: String) {
    var room = AskedRoom()
    #expect(room.answer(text).hasPrefix("{\"error\":"))
  }

  @Test("Sessions know nothing of each other, and one that is closed is gone") func sessions()
    throws
  {
    var room = AskedRoom()
    _ = try room.ask("open", ["text": cardScene])
    #expect(try room.ask("complete", ["line": "why-not b", "session": 2])["candidates"] == nil)
    _ = try room.ask("close")
    #expect(try room.ask("complete", ["line": "why-not b"])["candidates"] == nil)
  }

  @Test("Random bytes are answered", arguments: 0..<50) func noise(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var room = AskedRoom()
    var bytes = Array(
      #"{"do":"open","session":1,"text":"window 390x844\n  view a 0,0 9x9\ntouch #t\n0 down A at 3,3"}"#
        .utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      bytes[bytes.indices.randomElement(using: &random)!] = UInt8.random(
        in: 0...255, using: &random)
    }
    let answer = room.answer(String(decoding: bytes, as: UTF8.self))
    #expect(try JSONSerialization.jsonObject(with: Data(answer.utf8)) is [String: Any])
  }
}
