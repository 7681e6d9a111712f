import Testing
import TouchCore
import TouchDebugger

@testable import DebugAdapter

@Suite("A session begins and ends as clients expect") struct LaunchTests {
  @Test func `a launch is answered once the breakpoints are set, and then it stands at the start`()
  {
    var editor = EditorDouble(loader { session(loginFile) })
    let capabilities = editor.body("initialize", ["adapterID": "touchtrace"])
    #expect(capabilities["supportsStepBack"]?.flag == true)
    let launch = editor.post("launch", ["program": "login.scene"])
    #expect(editor.answers[launch] == nil)
    #expect(editor.told("initialized").count == 1)
    editor.body("configurationDone")
    #expect(editor.answers[launch]?["success"]?.flag == true)
    #expect(editor.stop["reason"]?.text == "entry")
    #expect(editor.frames().count == 1)
    let threads = editor.body("threads")["threads"]?.elements?.compactMap { $0["name"]?.text }
    #expect(threads == ["main run loop", "touch a"])
    editor.body("disconnect")
    #expect(editor.adapter.isFinished)
    #expect(editor.adapter.exitCode == 0)
  }

  @Test func `without a stop at the entry it goes to the first breakpoint, or to the end`() {
    var editor = EditorDouble(loginFile, ["stopOnEntry": false]) { editor in
      editor.body("setFunctionBreakpoints", ["breakpoints": [["name": "banner.hitTest"]]])
    }
    #expect(editor.stop["reason"]?.text == "function breakpoint")
    #expect(editor.stop["text"]?.text == "banner (200,40) is inside, no subviews")
    editor = EditorDouble(loginFile, ["stopOnEntry": false])
    #expect(editor.stop["reason"]?.text == "pause")
    #expect(editor.stop["description"]?.text?.hasSuffix("step back from here") == true)
    #expect(editor.told("terminated").isEmpty)
  }

  @Test func `whoever does not want to stop at the end gets an exit code, and is told once`() {
    var editor = EditorDouble(loginFile, ["stopOnEntry": false, "stopAtEnd": false])
    #expect(editor.told("exited").first?["exitCode"]?.whole == 0)
    for _ in 0..<3 { editor.body("terminate") }
    #expect(editor.told("terminated").count == 1)
    #expect(editor.refusal("next", ["threadId": 1]) == "the session is over: launch it again")
    editor = EditorDouble(loginFile, ["noDebug": true])
    #expect(editor.told("stopped").isEmpty)
    #expect(editor.told("terminated").count == 1)
    #expect(editor.output.contains("banner"))
  }

  @Test func `what is to be otherwise from the start is so at the first stop`() {
    var editor = EditorDouble(
      loginFile, ["whatIf": ["banner.isHidden = yes", "signIn.alpha = 0.5"]])
    #expect(editor.stop["reason"]?.text == "entry")
    #expect(editor.typed("print banner.isHidden") == "yes")
    #expect(editor.typed("print signIn.alpha") == "0.5")
    var other = EditorDouble(loader { session(loginFile) })
    other.body("initialize")
    let reason = other.refusal("launch", ["program": "a.scene", "whatIf": ["bannr.alpha = 1"]])
    #expect(reason.hasPrefix("whatIf: ") && reason.contains("did you mean banner?"))
  }

  @Test func `a launch that cannot be says why, and may be tried again`() {
    var editor = EditorDouble(loader { session(loginFile) })
    editor.body("initialize")
    #expect(editor.refusal("launch").hasPrefix("no program given"))
    #expect(editor.refusal("launch", ["program": "x.txt"]) == "x.txt: there is no such file")
    for shown in ["rules/hit-test.uikit", "timelines/8f/login.timeline"] {
      #expect(
        editor.refusal("launch", ["program": .text(shown)]).contains(
          "only shows the steps of a session"))
    }
    #expect(editor.refusal("attach").hasPrefix("there is no process to attach to"))
    #expect(editor.refusal("stackTrace", ["threadId": 1]).hasPrefix("nothing is launched yet"))
    editor.post("launch", ["program": "file:///work/a%20b/./login.scene"])
    #expect(
      editor.refusal("launch", ["program": "x.scene"]).hasPrefix("a session is already launched"))
    editor.body("configurationDone")
    #expect(editor.isAllAnswered)
  }

  @Test(
    arguments: [
      ("stopOnEntri", true, "launch has no key stopOnEntri; did you mean stopOnEntry?"),
      ("console", "integratedTerminal", "launch has no key console; its keys are program scene"),
      ("stopAtEnd", "false", "stopAtEnd must be true or false, without quotes"),
      ("scene", 2, "scene must be a text"), ("whatIf", [1], "whatIf must be a list of texts"),
      ("whatIf", "banner.isHidden = yes", "whatIf must be a list of texts"),
      ("language", "klingon", "language must be one of en, zh-Hans"),
      ("stop-on-entry", true, "launch has no key stop-on-entry; did you mean stopOnEntry?"),
      ("touches", [], "touches must be a list of texts"),
      ("touches", "tap", "touches must be a list of texts"),
    ] as [(String, WireValue, String)])
  func `a launch that says what nobody understands names the key`(
    key: String, value: WireValue, reason: String
  ) {
    var editor = EditorDouble(loader { session(loginFile) })
    editor.body("initialize")
    let launch: WireValue = ["program": "a.scene"]
    #expect(editor.refusal("launch", launch.with(key, value)).hasPrefix(reason))
  }

  @Test func `a launch that names its language is refused in it`() {
    var editor = EditorDouble(loader { session(loginFile) })
    editor.body("initialize")
    let launch: WireValue = ["program": "a.scene", "stopOnEntri": true, "language": "zh-Hans"]
    #expect(editor.refusal("launch", launch).hasPrefix("launch 没有 stopOnEntri"))
  }

  @Test func `what a tap does not reach is said in the first line of the timeline`() {
    for (tap, hint) in [
      ("signIn", "the tap does not reach signIn: why-not signIn says why · tap: "),
      ("900,900", "the tap at 900,900 reaches no view · tap: "),
    ] {
      let away = loginFile.withText("900,900", insteadOf: "200,420")
      var editor = EditorDouble(tap == "signIn" ? loginFile : away, ["tap": .text(tap)])
      let text = editor.body("source", ["sourceReference": 100])["content"]?.text ?? ""
      #expect(text.hasPrefix(hint), "\(text.prefix(99))")
    }
  }

  @Test func `what editors keep in a launch for themselves is left alone`() {
    let own: WireValue = [
      "name": "mine", "type": "touchtrace", "request": "launch", "__sessionId": "8f",
      "dap-server-path": ["touchtrace", "dap"], "preLaunchTask": .null, "touches": ["tap"],
    ]
    let editor = EditorDouble(loginFile, own)
    #expect(editor.stop["reason"]?.text == "entry")
  }

  @Test func `a launch that is given up is answered before the end`() {
    for ending in ["disconnect", "terminate"] {
      var editor = EditorDouble(loader { session(loginFile) })
      editor.body("initialize")
      editor.post("launch", ["program": "login.scene"])
      editor.body(ending)
      #expect(editor.isAllAnswered)
    }
    var editor = EditorDouble(loader { session(loginFile) })
    editor.post("launch", ["program": "login.scene"])
    editor.take(editor.adapter.end())
    #expect(editor.isAllAnswered)
  }

  @Test func `a restart opens the file again and keeps the breakpoints by their numbers`() {
    var editor = EditorDouble()
    let set = editor.body("setFunctionBreakpoints", ["breakpoints": [["name": "page"]]])
    let id = set["breakpoints"]?.elements?.first?["id"]
    editor.body("continue", ["threadId": 1])
    #expect(editor.typed("whatif banner.isHidden = yes").contains("signIn"))
    editor.body("restart")
    #expect(editor.stop["reason"]?.text == "entry")
    #expect(editor.typed("print banner.isHidden") == "no")
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["hitBreakpointIds"] == .array([id ?? .null]))
  }

  @Test func `a client that speaks Chinese is answered in Chinese`() {
    var editor = EditorDouble(loginFile, [:], client: ["locale": "zh-cn"])
    let threads = editor.body("threads")["threads"]?.elements?.compactMap { $0["name"]?.text }
    #expect(threads == ["主运行循环", "触摸 a"])
    editor.body("next", ["threadId": 1])
    #expect(editor.stop["text"]?.text?.contains { !$0.isASCII } == true)
  }

  @Test func `What Kate sends along with a launch is taken, and an unknown pathFormat is not`() {
    let editor = EditorDouble(loginFile, ["command": "launch"])
    #expect(editor.stop["reason"]?.text == "entry")
    var other = EditorDouble(loader { session(loginFile) })
    #expect(
      other.refusal("initialize", ["pathFormat": "url"])
        == "unknown pathFormat url; write path or uri")
    other.body("initialize", ["pathFormat": "uri"])
  }
}
