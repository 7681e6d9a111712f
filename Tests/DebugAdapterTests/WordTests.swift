import Testing
import TouchCore
import TouchDebugger

@testable import DebugAdapter

@Suite("Words mean in an editor what they mean in UIKit's code") struct WordTests {
  private func evaluate(
    _ text: String, _ context: String = "hover", frame: Int? = nil, _ editor: inout EditorDouble
  ) -> String {
    let id = frame.map { editor.frames()[$0]["id"] ?? .null }
    let answer = editor.ask(
      "evaluate", ["expression": .text(text), "context": .text(context), "frameId": id ?? .null])
    return answer["body"]?["result"]?.text ?? answer["message"]?.text ?? ""
  }

  @Test(arguments: [
    (5, "subview", "banner"), (8, "hit", "banner"), (8, "subview", "banner"), (10, "hit", "banner"),
    (14, "self", "bannerTap"), (14, "state", "possible"), (14, "self.state", "possible"),
    (14, "self == bannerTap", "yes"), (14, "self == banner", "no"), (16, "self", "banner"),
    (6, "phase", "began"), (6, "phase == began", "yes"), (6, "touch.phase == .began", "yes"),
    (6, "phase == find", "yes"), (15, "phase == view", "yes"), (6, "stage", "find"),
    (6, "event", "0 down a at 200,420"), (6, "viewController", "nil"),
    (5, "viewController", "root"),
    (6, "alpha > .5", "yes"), (14, "view", "banner"), (13, "self", "banner"),
  ])
  func `at a step`(step: Int, text: String, value: String) {
    var editor = EditorDouble()
    editor.go(to: step)
    for context in ["watch", "repl"] {
      #expect(evaluate(text, context, &editor) == value, "\(step) \(text) \(context)")
    }
  }

  /// 5.2, 5.4: the line is of the `next` of the one who looks for its next.
  @Test(arguments: [
    ("banner.next", "superview", "page"), ("banner.next", "self", "banner"),
    ("banner.next", "viewController", "nil"), ("page.next", "viewController", "root"),
    ("page.next", "superview", "window"), ("page.next", "view", "page"),
    ("root.next", "self", "root"), ("root.next", "view", "page"),
    ("root.next", "view.window", "window"), ("window.next", "self", "window"),
  ])
  func `at a hop`(place: String, text: String, value: String) {
    var editor = EditorDouble(loginFile.withText("@tap bannerTap", insteadOf: "@longPress late"))
    _ = editor.typed("continue \(place)")
    #expect(editor.frames()[0]["name"]?.text?.hasPrefix("\(place)  returns ") == true)
    for context in ["hover", "watch", "repl"] {
      let told = evaluate(text, context, frame: 0, &editor)
      #expect(told == value || told.hasPrefix(value + " "), "\(place) \(text) \(context): \(told)")
    }
    #expect(editor.variables("View").first { $0["name"]?.text == "name" } != nil)
  }

  /// 9.27: the view loses the touch in `sendEvent`.
  @Test(arguments: [
    ("self", "app"), ("view", "banner"), ("alpha", "1"), ("touch.view", "banner"),
    ("superview", "page"),
  ])
  func `where a recognizer takes a touch from its view`(text: String, value: String) {
    var editor = EditorDouble()
    _ = editor.typed("continue gate.cancel")
    for context in ["hover", "watch", "repl"] {
      let told = evaluate(text, context, frame: 0, &editor)
      #expect(told == value || told.hasPrefix(value + " "), "\(text) \(context): \(told)")
    }
    #expect(editor.typed("break gate.cancel if \(text) != nil").contains("stops at"))
    let name = editor.variables("View").first { $0["name"]?.text == "name" }
    #expect(name?["value"]?.text == "banner")
  }

  /// 5.2: the message comes to the object along the chain.
  @Test(arguments: [(3, "page"), (2, "root"), (1, "window")])
  func `on the line of an object, also where a message comes to it by a hop`(
    line: Int, name: String
  ) throws {
    var editor = EditorDouble(loginFile.withText("@tap bannerTap", insteadOf: "@longPress late"))
    let source: WireValue = ["path": "/work/login.scene"]
    for condition in ["self == \(name)", "method != nil && self == \(name)"] {
      let body = editor.body(
        "setBreakpoints",
        [
          "source": source,
          "breakpoints": [["line": .whole(line), "condition": .text(condition)]],
        ])
      #expect(body["breakpoints"]?.elements?.first?["verified"]?.flag == true, "\(condition)")
    }
    editor.body("continue", ["threadId": 1])
    let frame = try #require(editor.frames().first)
    #expect(frame["line"]?.whole == line)
    #expect(frame["name"]?.text?.hasPrefix("\(name).touchesBegan") == true)
    #expect(evaluate("self", "watch", frame: 0, &editor) == name)
    #expect(editor.variables("View").first { $0["name"]?.text == "name" }?["value"]?.text == name)
    #expect(editor.typed("print self").hasPrefix(name))
    // Who steps there sees the call that looks for its next.
    editor.body("setBreakpoints", ["source": source, "breakpoints": []])
    _ = editor.typed("rstep ;; step")
    #expect(editor.frames()[0]["name"]?.text?.contains(".next  returns \(name)") == true)
  }

  @Test func `a property of the frame goes before an object with that name`() {
    var editor = EditorDouble(
      """
      window 390x844
        view alpha 0,0 390x300 alpha=0.5
          view superview 0,0 390x100
      window over 0,800 390x44 level=alert
      touch #tap
      0 down a at 20,20
      60 up a
      """)
    _ = editor.typed("continue over.hitTest")
    #expect(evaluate("window", "watch", &editor) == "over")
    #expect(evaluate("`window`", "watch", &editor) == "window")
    #expect(evaluate("window == self", "watch", &editor) == "yes")
    _ = editor.typed("continue superview.hitTest")
    #expect(evaluate("superview", "watch", &editor) == "alpha")
    #expect(evaluate("superview.superview", "watch", &editor) == "window")
    #expect(evaluate("alpha", "watch", &editor) == "1")
    #expect(evaluate("alpha", "watch", frame: 1, &editor) == "0.5")
    #expect(evaluate("`alpha`.alpha", "watch", &editor) == "0.5")
    let row = editor.variables("View").first { $0["name"]?.text == "window" }
    #expect(row?["value"]?.text == "window")
    let subview = editor.variables("Views").first?["evaluateName"]?.text ?? ""
    #expect(["over", "`window`"].contains(subview))
    #expect(editor.typed("break superview if alpha == 1").contains("will stop"))
    #expect(editor.typed("whatif alpha.isHidden = yes").contains("alpha"))
  }

  @Test(arguments: [
    ("chain.drop", "handles", "no"), ("action.send", "responder", "root"),
    ("gr.action", "target", "root"), ("gate.cancel", "recognizers", "[bannerTap]"),
    ("gr.receive", "window", "window"),
  ])
  func `words of UIKit's lines`(place: String, text: String, value: String) {
    var editor = EditorDouble()
    _ = editor.typed("continue \(place)")
    #expect(evaluate(text, "watch", &editor) == value)
  }

  @Test(arguments: [
    ("0x7f8e2a51", "nothing is called 0x7f8e2a51; did you mean 0x7f8e2a50?"),
    ("0x7f8e2a51.alpha", "nothing is called 0x7f8e2a51; did you mean 0x7f8e2a50?"),
    ("0x7f8e2a50.alpha", "1"),
  ])
  func `an address that no view has is an unknown word`(text: String, value: String) {
    var editor = EditorDouble(
      """
      window 390x844
        button pay 20,20 100x44 address=0x7f8e2a50
      touch #tap
      0 down a at 40,40
      60 up a
      """)
    editor.go(to: 4)
    for context in ["hover", "watch", "repl"] {
      #expect(evaluate(text, context, &editor).hasPrefix(value), "\(context)")
    }
  }

  @Test func `a watch takes no beginning of a command's name`() {
    var editor = EditorDouble()
    editor.go(to: 4)
    #expect(evaluate("w", "watch", &editor).hasPrefix("nothing is called w"))
    #expect(evaluate("why", "watch", &editor).hasPrefix("The search starts"))
  }

  @Test func `in a controller's code view is its view, and windows are the application's`() {
    var editor = EditorDouble()
    _ = editor.typed("continue action:closeBanner")
    #expect(evaluate("self", "watch", frame: 0, &editor) == "root")
    #expect(evaluate("view", "watch", frame: 0, &editor) == "page")
    editor.go(to: 3)
    #expect(evaluate("windows", "watch", frame: 0, &editor) == "[window]")
  }

  @Test(arguments: [
    ("superview.class == class", "yes"), ("\"banner\" == name", "yes"),
    ("verdict == inside", "yes"),
    ("class == UIView", "nothing is called UIView; put text in quotes: \"UIView\""),
    ("class == \"UIView\"", "yes"),
  ])
  func `a text is compared with a property or with a text in quotes`(text: String, value: String) {
    var editor = EditorDouble()
    editor.go(to: 6)
    for context in ["hover", "watch", "repl"] {
      #expect(evaluate(text, context, &editor).hasPrefix(value), "\(text) \(context)")
    }
  }

  @Test func `in the call that is chosen`() {
    var editor = EditorDouble()
    editor.go(to: 6)
    // banner is asked by page, and both in the event of the touch.
    #expect(evaluate("subview", "watch", frame: 1, &editor) == "banner")
    #expect(evaluate("self", "watch", frame: 3, &editor) == "app")
    editor.go(to: 15)
    #expect(evaluate("view", "watch", frame: 1, &editor) == "banner")
  }

  @Test func `a condition on a line of a listing stops there`() throws {
    let line = try #require(Listing.all[0].lines.firstIndex { $0.text.contains("if let hit") })
    var editor = EditorDouble()
    let set =
      editor.body(
        "setBreakpoints",
        [
          "source": ["name": "hit-test.uikit", "sourceReference": 1],
          "breakpoints": [
            ["line": .whole(line + 1), "condition": "hit != nil"],
            ["line": .whole(line + 1), "condition": "hti != nil"],
          ],
        ])["breakpoints"]?.elements ?? []
    #expect(set.map { $0["verified"]?.flag } == [true, false])
    let reason = set.last?["message"]?.text ?? ""
    #expect(reason.hasPrefix("nothing is called hti; did you mean hit?"))
    #expect(!reason.contains("rule =="))
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["text"]?.text?.hasPrefix("page returns banner") == true)
  }

  @Test(arguments: [
    "crad.alpha", "banner.alhpa", "bannr", "hitView", "bounds.contains(point)", "hit == nobody",
    "x",
  ])
  func `what cannot be read has one reason under the pointer, in a watch and in the console`(
    text: String
  ) {
    var editor = EditorDouble()
    editor.go(to: 6)
    let reasons = ["hover", "watch", "repl"].map { evaluate(text, $0, &editor) }
    // `x` is a word of other debuggers, which the console answers.
    #expect(Set(text == "x" ? Array(reasons.dropLast()) : reasons).count == 1, "\(reasons)")
    #expect(!reasons[0].contains("did you mean \(text)?") && !reasons[0].contains("mean n?"))
  }

  @Test func `the beginning of a command gives way to an expression`() {
    var editor = EditorDouble()
    editor.go(to: 8)
    #expect(evaluate("hit", "repl", &editor) == "banner")
    #expect(evaluate("hit == nil", "repl", &editor) == "no")
    #expect(evaluate("hitmap", "repl", &editor).contains("\n"))
    #expect(evaluate("prin banner.alpha", "repl", &editor) == "1")
  }

  @Test func `what is nearer to a name than to a command is a name, also in the console`() {
    var editor = EditorDouble(
      "window 9x9\n  view cards 0,0 9x9\ntouch #tap\n0 down a at 1,1\n9 up a")
    editor.go(to: 4)
    for (text, meant) in [
      ("vieww", "nothing is called vieww; did you mean view?"),
      ("card", "nothing is called card; did you mean cards?"),
      ("contineu", "there is no command contineu; did you mean continue?"),
      ("prnt cards", "there is no command prnt; did you mean print?"),
    ] {
      let answer = evaluate(text, "repl", &editor)
      #expect(answer.hasPrefix(meant), "\(answer)")
    }
  }

  @Test func `a bare property is changed and watched of whose call is chosen`() {
    var editor = EditorDouble()
    editor.go(to: 6)
    let frames = editor.frames().map { $0["id"] ?? .null }
    for (frame, owner) in [(0, "banner"), (1, "page")] {
      let info = editor.body(
        "dataBreakpointInfo", ["name": "isHidden", "frameId": frames[frame]])
      #expect(info["dataId"]?.text == "\(owner).isHidden")
    }
    editor.body(
      "setExpression", ["expression": "alpha", "value": "0.5", "frameId": frames[1]])
    #expect(editor.typed("page.alpha") == "0.5" && editor.typed("banner.alpha") == "1")
  }

  @Test func `a call that is over is refused wherever words are read in it`() {
    var editor = EditorDouble()
    editor.go(to: 6)
    let frame = editor.frames()[0]["id"] ?? .null
    editor.body("next", ["threadId": 1])
    for (command, arguments) in [
      ("completions", ["text": "al", "column": 3]), ("dataBreakpointInfo", ["name": "alpha"]),
      ("setExpression", ["expression": "alpha", "value": "1"]), ("evaluate", ["expression": "1"]),
    ] as [(String, WireValue)] {
      let reason = editor.refusal(command, arguments.with("frameId", frame))
      #expect(reason == "this value has expired: the session has moved since", "\(command)")
    }
  }

  @Test func `an expression is completed with the properties of its kind and their types`() {
    var editor = EditorDouble()
    editor.go(to: 6)
    let page = editor.frames()[1]["id"] ?? .null
    func found(_ text: String) -> [String: String] {
      let line: WireValue = [
        "text": .text(text), "column": .whole(text.count + 1), "frameId": page,
      ]
      let targets = editor.body("completions", line)["targets"]?.elements ?? []
      return Dictionary(
        targets.map { ($0["label"]?.text ?? "", $0["detail"]?.text ?? "") },
        uniquingKeysWith: { $1 })
    }
    #expect(found("page.")["alpha"] == "Double" && found("page.")["frame"] == "CGRect")
    #expect(found("page.").count < 120 && found("page.")["isDragging"] == nil)
    #expect(found("self.")["viewController"] == "UIViewController")
    #expect(found("banner.isHidden == fa")["false"] != nil)
    #expect(found("alp")["alpha"] == "Double")
  }

  @Test func `a long list is paged and its text is bounded, in the console too`() {
    let rows = (0..<900).map { "  view row\($0) 0,\($0) 100x1" }.joined(separator: "\n")
    var editor = EditorDouble("window 100x900\n\(rows)\ntouch #tap\n0 down A at 5,5\n10 up A")
    for context in ["watch", "repl"] {
      let list = editor.body(
        "evaluate", ["expression": "window.subviews", "context": .text(context)])
      #expect(list["indexedVariables"]?.whole == 900)
      #expect((list["result"]?.text?.count ?? 0) <= 2000)
    }
  }
}
