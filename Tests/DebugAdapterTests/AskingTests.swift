import Testing
import TouchDebugger

@testable import DebugAdapter

@Suite("Looking, asking and changing from an editor") struct AskingTests {
  /// Somebody who stands where the banner is asked.
  private func atBanner(client: WireValue = [:]) -> EditorDouble {
    var editor = EditorDouble(loginFile, [:], client: client)
    editor.go(to: 6)
    return editor
  }

  private func names(_ variables: [WireValue]) -> [String] {
    variables.compactMap { $0["name"]?.text }
  }

  @Test func `scopes come in the order people ask for them`() {
    var editor = atBanner()
    let scopes = ["View", "Touch", "Recognizers", "Chain", "Views", "Why"]
    #expect(editor.scopes().map(\.name) == scopes)
    editor.body("stepIn", ["threadId": 1])
    #expect(editor.scopes().map(\.name).last == "Result")
    #expect(editor.variables("Result").first?["value"]?.text == "banner")
    let chain = editor.variables("Chain")
    #expect(
      chain.prefix(3).map { $0["value"]?.text } == [
        "banner", "page  its superview", "root  the controller whose root view it is",
      ])
    #expect(names(chain).prefix(2) == ["next[0]", "next[1]"])
    #expect(editor.variables("Recognizers").first?["value"]?.text == "Possible  banner")
  }

  @Test func `a view's scope covers the function of UIKit that asks it, and no other line`()
    throws
  {
    var editor = atBanner()
    let frame = try #require(editor.frames().first)
    let scopes = editor.body("scopes", ["frameId": frame["id"] ?? .null])["scopes"]?.elements ?? []
    let view = try #require(scopes.first)
    #expect(view["source"] == frame["source"])
    let (first, last) = (try #require(view["line"]?.whole), try #require(view["endLine"]?.whole))
    let listing = try #require(Listing.all.first { $0.file == "hit-test.uikit" })
    #expect(listing.lines[first - 1].text.hasPrefix("func hitTest("))
    #expect(listing.lines[last - 1].text == "}")
    #expect((first...last).contains(try #require(frame["line"]?.whole)))
    #expect(scopes.dropFirst().allSatisfy { $0["line"] == nil })
    #expect(listing.function(around: 1) == nil && listing.function(around: 9_999) == nil)
  }

  @Test func `a property is opened, evaluated by its name, and opened further`() throws {
    var editor = atBanner()
    let superview = try #require(
      editor.variables("View").first { $0["name"]?.text == "superview" })
    #expect(superview["value"]?.text == "page")
    #expect(superview["evaluateName"]?.text == "banner.superview")
    let inner = editor.variables(try #require(superview["variablesReference"]?.whole))
    #expect(inner.first { $0["name"]?.text == "name" }?["value"]?.text == "page")
    let same = editor.body(
      "evaluate", ["expression": "banner.superview", "context": "watch"])
    #expect(same["result"]?.text == "page")
    #expect(same["variablesReference"] == superview["variablesReference"])
    let usual = try #require(inner.last)
    #expect(usual["name"]?.text == "as usual")
    let rest = editor.variables(try #require(usual["variablesReference"]?.whole))
    #expect(names(rest).contains("clipsToBounds"))
  }

  @Test func `why is a chain of moments to open and to go to`() throws {
    var editor = EditorDouble()
    editor.body("setExceptionBreakpoints", ["filters": ["cancelled"]])
    editor.body("continue", ["threadId": 1])
    let why = editor.variables("Why")
    #expect(why.first?["value"]?.text?.contains("signIn") == false)
    let cause = try #require(why.first { $0["name"]?.text == "cause[1]" })
    let typed = editor.body("evaluate", ["expression": "why", "context": "repl"])
    let causes = editor.variables(try #require(typed["variablesReference"]?.whole))
    #expect(causes.first?["value"] == cause["value"])
    let explained = editor.typed(cause["evaluateName"]?.text ?? "")
    #expect(explained.hasPrefix("bannerTap"))
  }

  @Test func `a cause that follows from others is opened to see them`() throws {
    let text = """
      window 400x800
        view card 0,0 400x800
          @tap single requires=double
          @tap double taps=2
      touch #tap
      0 down A at 200,400
      50 up A
      """
    var editor = EditorDouble(text)
    var opened = 0
    for step in 1...200 where editor.go(to: step) {
      for row in editor.variables("Why") where row["name"]?.text?.hasPrefix("cause") == true {
        guard let reference = row["variablesReference"]?.whole, reference > 0 else { continue }
        opened += 1
        let inner = editor.variables(reference)
        #expect(inner.first?["name"]?.text == "cause[1]")
      }
    }
    #expect(opened > 0)
  }

  @Test func `why-not answers with edits that can be made`() throws {
    var editor = EditorDouble()
    let answer = editor.body("evaluate", ["expression": "why-not signIn", "context": "repl"])
    #expect(answer["result"]?.text?.contains("PROVED") == true)
    let edits = editor.variables(try #require(answer["variablesReference"]?.whole))
    #expect(edits.first?["evaluateName"]?.text?.hasPrefix("whatif ") == true)
    #expect(editor.typed("1").contains("signIn now sends login"))
    #expect(editor.stop["reason"]?.text == "goto")
    #expect(editor.told("continued").count == 1)
    #expect(editor.typed("undo").contains("whatif"))
  }

  @Test func `who asks nothing goes nowhere`() {
    var editor = EditorDouble()
    _ = editor.typed("step")
    let stops = editor.told("stopped").count
    #expect(editor.refusal("evaluate", ["context": "repl"]).hasPrefix("nothing to evaluate"))
    #expect(
      editor.refusal("evaluate", ["expression": ["line": 1]]).hasPrefix("nothing to evaluate"))
    #expect(editor.told("stopped").count == stops)
  }

  @Test
  func `a client that shows answers as roots of trees gets their first line, and all besides`()
    throws
  {
    let asked: WireValue = ["expression": "why-not signIn", "context": "repl"]
    var plain = EditorDouble()
    let text = try #require(plain.body("evaluate", asked)["result"]?.text)
    var dape = EditorDouble(client: ["clientID": "dape"])
    let answer = dape.body("evaluate", asked)
    #expect(answer["result"]?.text == text.split(separator: "\n").first.map(String.init))
    #expect((answer["variablesReference"]?.whole ?? 0) > 0)
    #expect(dape.told("output").last?["output"]?.text == text + "\n")
    // nvim-dap draws the tree over what it was told beside it.
    for key in ["clientID", "clientId"] {
      var neovim = EditorDouble(client: WireValue.object([]).with(key, "neovim"))
      let answer = neovim.body("evaluate", asked)
      #expect(answer["result"]?.text == text && answer["variablesReference"]?.whole == 0)
    }
  }

  @Test func `a variable that is edited is a what-if`() throws {
    for refreshes in [true, false] {
      var editor = atBanner(client: ["supportsInvalidatedEvent": .flag(refreshes)])
      let scope = try #require(editor.scopes().first).reference
      let stops = editor.told("stopped").count
      let edited = editor.body(
        "setVariable",
        ["variablesReference": .whole(scope), "name": "isHidden", "value": "yes"])
      #expect(edited["value"]?.text == "yes")
      #expect(editor.told("stopped").count == stops + 1)
      #expect(editor.told("invalidated").isEmpty != refreshes)
      #expect(editor.output.contains("first difference at #6"))
      #expect(editor.stop["text"]?.text == "banner is hidden: nil")
      #expect(editor.frames().count == 4)
    }
  }

  /// What was told since a place, and of which thread, as far as threads are concerned.
  private func threadNews(_ editor: EditorDouble, since place: Int) -> [String] {
    editor.events[place...].compactMap { event in
      let thread = event["body"]?["threadId"]?.whole
      return thread.map { "\(event["event"]?.text ?? "") \($0)" }
    }
  }

  @Test func `a stop that no motion led to takes the one before it back`() {
    let fingers = """
      window 390x844
        vc root
          view page 0,0 390x844
            view left 0,0 100x100
            view right 200,0 100x100
      touch #tap
      0 down a at 50,50
      10 down b at 250,50
      60 up a,b
      """
    for (name, again) in [("vscode", []), ("neovim", ["thread 102"])] {
      var editor = EditorDouble(fingers, client: ["clientID": .text(name)])
      _ = editor.typed("goto touch:2")
      #expect(editor.stop["threadId"]?.whole == 102)
      var place = editor.events.count
      // It makes a difference for the other finger first.
      editor.body("setExpression", ["expression": "right.isHidden", "value": "yes"])
      #expect(threadNews(editor, since: place) == ["continued 102"] + again + ["stopped 101"])
      _ = editor.typed("goto touch:2")
      place = editor.events.count
      editor.body("restart")
      #expect(threadNews(editor, since: place) == ["continued 102"] + again + ["stopped 1"])
    }
  }

  @Test func `what an edit changes is told where the client shows it`() {
    for (client, category) in [
      ("vscode", "important"), ("dape", "console"), ("vimspector", "console"),
    ] {
      var editor = atBanner(client: ["clientID": .text(client)])
      editor.body("setExpression", ["expression": "banner.isHidden", "value": "yes"])
      let told = editor.told("output").last { $0["output"]?.text?.contains("first diff") == true }
      #expect(told?["category"]?.text == category)
    }
  }

  @Test func `what was set stays set when something else is`() {
    var editor = EditorDouble(loginFile, ["whatIf": ["list.isHidden = yes"]])
    editor.body("setExpression", ["expression": "banner.isHidden", "value": "yes"])
    editor.body("setExpression", ["expression": "signIn.alpha", "value": "0.5"])
    #expect(editor.typed("print banner.isHidden") == "yes")
    #expect(editor.typed("print signIn.alpha") == "0.5")
    editor.body("setExpression", ["expression": "banner.isHidden", "value": "no"])
    #expect(editor.typed("print banner.isHidden") == "no")
    #expect(editor.typed("print signIn.alpha") == "0.5")
    #expect(editor.typed("print list.isHidden") == "yes")
  }

  @Test func `what cannot be edited says what can`() throws {
    var editor = atBanner()
    let scope = WireValue.whole(try #require(editor.scopes().first).reference)
    let reason = editor.refusal(
      "setVariable", ["variablesReference": scope, "name": "next", "value": "page"])
    #expect(reason.hasPrefix("next cannot be changed; you can change isHidden alpha"))
    #expect(
      editor.refusal(
        "setVariable", ["variablesReference": scope, "name": "alpha", "value": "1 ;; quit"]
      ).hasPrefix("unexpected ;"))
    #expect(
      editor.refusal("setExpression", ["expression": "banner.alpha", "value": "high"])
        .hasPrefix("nothing is called high"))
    editor.body("setExpression", ["expression": "banner.alpha", "value": "0"])
    let stands = editor.stop["text"]?.text ?? ""
    #expect(stands.contains("nil"))
  }

  @Test func `a breakpoint that stops nowhere wakes up in a changed world`() {
    var editor = EditorDouble()
    let set = editor.body("setFunctionBreakpoints", ["breakpoints": [["name": "signIn"]]])
    let id = set["breakpoints"]?.elements?.first?["id"]
    #expect(set["breakpoints"]?.elements?.first?["verified"]?.flag == false)
    _ = editor.typed("whatif banner.isHidden = yes")
    let changed = editor.told("breakpoint").last
    #expect(changed?["reason"]?.text == "changed")
    #expect(changed?["breakpoint"]?["id"] == id)
    #expect(changed?["breakpoint"]?["verified"]?.flag == true)
    // The timeline is another text, which clients must not take for the one they know.
    let sources = editor.body("loadedSources")["sources"]?.elements ?? []
    #expect(sources.contains { $0["sourceReference"]?.whole == 101 })
    #expect(editor.refusal("source", ["sourceReference": 100]).contains("another record"))
  }

  @Test func `hovering tells in one line, watching also asks`() {
    var editor = atBanner()
    let hover = editor.body("evaluate", ["expression": "banner", "context": "hover"])
    #expect(hover["result"]?.text?.hasPrefix("banner  class UIView  isHidden no") == true)
    let why = editor.body("evaluate", ["expression": "why-not signIn", "context": "hover"])
    #expect(why["result"]?.text?.hasPrefix("signIn") == true)
    #expect(why["result"]?.text?.contains("\n") == false)
    #expect(editor.refusal("evaluate", ["expression": "tree", "context": "hover"]).count > 3)
    let watch = editor.body(
      "evaluate", ["expression": "why-not signIn", "context": "watch"])["result"]?.text
    #expect(watch?.contains("signIn") == true)
    let place = editor.stop
    #expect(
      editor.refusal("evaluate", ["expression": "continue", "context": "watch"]).contains(
        "nothing is called"))
    #expect(editor.stop == place)
    #expect(editor.refusal("evaluate", ["expression": "nobody", "context": "hover"]).count > 3)
  }

  @Test func `words are about the call that is chosen`() {
    var editor = atBanner()
    let outer = editor.frames()[2]["id"] ?? .null
    let name = editor.body(
      "evaluate", ["expression": "view", "context": "watch", "frameId": outer])["result"]
    #expect(name?.text == "window")
  }

  @Test func `a line of the console that moves moves the editor`() {
    var editor = EditorDouble()
    let said = editor.typed("break banner ;; continue")
    #expect(said.contains("breakpoint 1"))
    #expect(editor.told("continued").count == 1)
    #expect(editor.stop["reason"]?.text == "breakpoint")
    #expect(editor.told("stopped").count == 2)
    #expect(editor.refusal("evaluate", ["expression": "frobnicate"]).contains("frobnicate"))
    _ = editor.typed("quit 3")
    #expect(editor.told("exited").last?["exitCode"]?.whole == 3)
    #expect(editor.adapter.exitCode == 3)
    #expect(editor.told("terminated").count == 1)
  }

  @Test func `commands of a breakpoint show in the console, and undo leaves an editor's alone`() {
    var editor = EditorDouble()
    _ = editor.typed("break banner do print 1 + 1")
    editor.body("continue", ["threadId": 1])
    #expect(editor.output.contains("2"))
    _ = editor.body("setFunctionBreakpoints", ["breakpoints": [["name": "page"]]])
    #expect(editor.typed("undo").contains("undone: break banner"))
    #expect(editor.adapter.stage?.debugger.breakpoints.count == 1)
  }

  @Test func `what could be typed is completed, counted as the client counts`() {
    var editor = EditorDouble()
    let targets = editor.body("completions", ["text": "break ban", "column": 10])["targets"]
    let banner = targets?.elements?.first { $0["label"]?.text == "banner" }
    #expect(banner?["start"]?.whole == 6)
    #expect(banner?["length"]?.whole == 3)
    let emoji = editor.body("completions", ["text": "p 👩‍👩‍👧.ban", "column": 4])["targets"]
    #expect(emoji != nil)
    let long = String(repeating: "x", count: 100_000)
    #expect(
      editor.body("completions", ["text": .text(long), "column": 1000_000])["targets"] == [])
  }

  @Test func `what was open before a step is open no longer`() throws {
    var editor = atBanner()
    let scope = try #require(editor.scopes().first).reference
    let frame = editor.frames()[0]["id"] ?? .null
    editor.body("stepIn", ["threadId": 1])
    let reason = "this value has expired: the session has moved since"
    #expect(editor.refusal("variables", ["variablesReference": .whole(scope)]) == reason)
    #expect(editor.refusal("scopes", ["frameId": frame]) == reason)
    for number in [0, -1, Int.max, Int.min] {
      #expect(editor.refusal("variables", ["variablesReference": .whole(number)]) == reason)
    }
  }

  @Test func `a word means the same under the pointer, in a watch, a condition and the console`() {
    var editor = atBanner()
    let page = editor.frames()[1]["id"] ?? .null
    for (text, here, there) in [
      ("self", "banner", "page"), ("alpha", "1", "1"), ("isHidden", "no", "no"),
      ("bounds", "0,0 390x100", "0,0 390x844"), ("subviews.count", "0", "3"),
      ("bounds.size.height > 100", "no", "yes"),
    ] {
      for context in ["hover", "watch", "repl"] {
        let line: WireValue = ["expression": .text(text), "context": .text(context)]
        let answers = [
          editor.body("evaluate", line), editor.body("evaluate", line.with("frameId", page)),
        ]
        let texts = answers.map {
          $0["result"]?.text?.split(separator: " ", maxSplits: 0).first.map(String.init) ?? ""
        }
        #expect(
          texts[0].hasPrefix(here) && texts[1].hasPrefix(there), "\(text) \(context) \(texts)")
        editor.body("evaluate", line.with("frameId", editor.frames()[0]["id"]))
      }
    }
    for context in ["hover", "watch", "repl"] {
      let line: WireValue = ["expression": "bonds", "context": .text(context)]
      #expect(editor.refusal("evaluate", line).contains("bonds"))
    }
  }

  @Test func `a condition with an unknown word is not verified, and says what was meant`() {
    var editor = EditorDouble()
    let set =
      editor.body(
        "setBreakpoints",
        [
          "source": ["path": "/work/login.scene"],
          "breakpoints": [
            ["line": 9, "condition": "bounds.size.height > 50"],
            ["line": 9, "condition": "verdct == inside"],
            ["line": 9, "logMessage": "{isHiden}"],
          ],
        ])["breakpoints"]?.elements ?? []
    #expect(set.map { $0["verified"]?.flag } == [true, false, false])
    #expect(set[1]["message"]?.text?.contains("did you mean verdict?") == true)
    #expect(set[2]["message"]?.text?.contains("did you mean isHidden?") == true)
  }

  @Test func `A word that is nearly a command is one, and any other is an expression`() {
    var editor = EditorDouble()
    editor.go(to: 6)
    #expect(
      editor.refusal("evaluate", ["expression": "alfa", "context": "repl"])
        == "nothing is called alfa; did you mean alpha?")
    #expect(
      editor.refusal("evaluate", ["expression": "contineu", "context": "repl"])
        .contains("did you mean continue?"))
  }

  @Test func `Every line of a log point is told, however many there are`() {
    var lines = "window 390x844\n"
    for row in 0..<60 { lines += "  view row\(row) 0,\(row) 390x1\n" }
    let editor = EditorDouble(
      lines + "touch #tap\n0 down A at 5,830\n10 up A\n", ["stopOnEntry": false]
    ) { editor in
      let wishes = (2..<62).map { line -> WireValue in
        ["line": .whole(line), "logMessage": "line \(line)."]
      }
      editor.body(
        "setBreakpoints",
        ["source": ["path": "/work/login.scene"], "breakpoints": .array(wishes)])
    }
    #expect((2..<62).allSatisfy { editor.output.contains("line \($0).") })
  }

  @Test func `files are written by whoever runs the adapter`() {
    var editor = EditorDouble()
    #expect(editor.refusal("evaluate", ["expression": "export a.md"]).contains("command line"))
  }

  @Test func `a client that shows colours gets those of the prompt`() {
    var editor = EditorDouble(loginFile, [:], client: ["supportsANSIStyling": true])
    editor.body("next", ["threadId": 1])
    #expect(editor.output.contains("\u{1B}[1mEvent queue\u{1B}[0m · #1 of 34  \u{1B}[2mqueue.put"))
    #expect(editor.typed("print self").contains("\u{1B}[36mapp"))
    #expect(editor.refusal("evaluate", ["expression": "nonsense"]).contains("\u{1B}") == false)
    #expect(editor.stop["text"]?.text?.contains("\u{1B}") == false)
  }

  @Test func `a long list says how long it is, and is opened in pieces`() throws {
    let rows = (0..<150).map { "  view row\($0) 0,\($0) 100x1" }.joined(separator: "\n")
    var editor = EditorDouble("window 100x200\n\(rows)\ntouch #tap\n0 down A at 5,5\n10 up A")
    editor.go(to: 3)
    let list = try #require(editor.variables("View").first { $0["name"]?.text == "subviews" })
    #expect(list["indexedVariables"]?.whole == 150)
    let reference = list["variablesReference"] ?? .null
    let piece: WireValue = ["variablesReference": reference, "start": 149, "count": 10]
    let rest = editor.body("variables", piece.with("filter", "indexed"))["variables"]?.elements
    #expect(rest?.compactMap { $0["name"]?.text } == ["[149]"])
    #expect(editor.body("variables", piece.with("filter", "named"))["variables"] == [])
  }
}
