import Testing
import TouchCore
import TouchDebugger

@testable import DebugAdapter

@Suite("Going through the record from an editor") struct MovingTests {
  /// Where it stands, as the prompt numbers it.
  private func place(_ editor: EditorDouble) -> String {
    String(editor.stop["description"]?.text?.prefix { $0 != "/" } ?? "")
  }

  @Test func `every way on has its way back`() {
    var editor = EditorDouble()
    for (command, arguments, expected) in [
      ("stepIn", [:], "#1"), ("stepIn", [:], "#2"), ("next", [:], "#3"), ("stepIn", [:], "#4"),
      ("stepIn", [:], "#5"), ("stepIn", [:], "#6"), ("stepOut", [:], "#8"), ("stepOut", [:], "#9"),
      ("stepBack", [:], "#4"), ("stepIn", [:], "#5"),
      ("next", ["granularity": "instruction"], "#6"),
      ("stepBack", ["granularity": "instruction"], "#5"), ("stepBack", [:], "#4"),
    ] as [(String, WireValue, String)] {
      editor.body(command, arguments.with("threadId", 1))
      #expect(place(editor) == expected, "\(command)")
      #expect(editor.stop["reason"]?.text == "step")
    }
  }

  @Test func `both ends are stops`() {
    var editor = EditorDouble()
    editor.body("continue", ["threadId": 1])
    let end = place(editor)
    for _ in 0..<2 {
      editor.body("continue", ["threadId": 1])
      #expect(editor.stop["reason"]?.text == "pause")
      #expect(place(editor) == end)
    }
    for _ in 0..<2 {
      editor.body("reverseContinue", ["threadId": 1])
      #expect(editor.stop["reason"]?.text == "entry")
      #expect(editor.frames().count == 1)
    }
    #expect(editor.refusal("stepOut", ["threadId": 1]).contains("no call is open here"))
    #expect(editor.told("terminated").isEmpty)
    editor.body("pause", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "pause")
  }

  @Test func `a line of the timeline is gone to`() {
    var editor = EditorDouble()
    let timeline: WireValue = ["name": "tap.timeline", "sourceReference": 100]
    let targets =
      editor.body("gotoTargets", ["source": timeline, "line": 9])["targets"]?.elements ?? []
    #expect(
      targets.map { $0["label"]?.text } == [
        "#8 hit.return: page returns banner, which returned itself"
      ])
    editor.body("goto", ["threadId": 1, "targetId": targets.first?["id"] ?? .null])
    #expect(editor.stop["reason"]?.text == "goto")
    #expect(place(editor) == "#8")
    let moments = editor.body(
      "gotoTargets", ["source": ["path": "/work/login.scene"], "line": 9])["targets"]
    #expect(moments?.elements?.first?["label"]?.text?.hasPrefix("#6 hit.ask: banner") == true)
    for stale in [targets.first?["id"] ?? .null, 9999, .null] {
      #expect(
        editor.refusal("goto", ["threadId": 1, "targetId": stale]).hasPrefix("unknown target"))
    }
  }

  @Test func `a breakpoint on a line stops with a frame that stands on it`() {
    var editor = EditorDouble()
    for line in [3, 9, 13] {
      editor.body(
        "setBreakpoints",
        ["source": ["path": "/work/login.scene"], "breakpoints": [["line": .whole(line)]]])
      editor.go(to: 0)
      editor.body("continue", ["threadId": 1])
      let frame = editor.frames().first
      #expect(editor.stop["reason"]?.text == "breakpoint")
      #expect(frame?["source"]?["path"]?.text == "/work/login.scene")
      #expect(frame?["line"]?.whole == line)
    }
    editor.body("stepIn", ["threadId": 1])
    #expect(editor.frames().first?["source"]?["name"]?.text != "login.scene")
  }

  @Test func `a target from before a change is not another moment`() {
    var editor = EditorDouble()
    let line: WireValue = ["source": ["path": "/work/login.scene"], "line": 9]
    let target = editor.body("gotoTargets", line)["targets"]?.elements?.first?["id"] ?? .null
    _ = editor.typed("whatif banner.isHidden = yes")
    #expect(editor.refusal("goto", ["targetId": target]).hasPrefix("unknown target"))
  }

  @Test func `a frame is begun again where its call began`() {
    var editor = EditorDouble()
    for _ in 0..<8 { editor.body("stepIn", ["threadId": 1]) }
    let frames = editor.frames()
    #expect(frames[0]["name"]?.text == "page.hitTest(200,420)  returns banner")
    editor.body("restartFrame", ["frameId": frames[0]["id"] ?? .null])
    #expect(place(editor) == "#5")
    #expect(editor.refusal("restartFrame", ["frameId": frames[0]["id"] ?? .null]).contains("moved"))
  }

  @Test func `sendEvent is begun again with the first step inside it`() {
    var editor = EditorDouble()
    editor.go(to: 15)
    let frames = editor.frames()
    editor.body("restartFrame", ["frameId": frames[1]["id"] ?? .null])
    #expect(place(editor) == "#14")
    let names = editor.frames().map { $0["name"]?.text?.prefix { $0 != " " } ?? "" }
    #expect(names.contains("app.sendEvent"))
  }

  @Test func `over goes to the end of the record, back from there, and a breakpoint stops it`() {
    var editor = EditorDouble()
    _ = editor.typed("goto 14")
    while editor.frames().count > 1 { editor.body("stepBack", ["threadId": 1]) }
    while !place(editor).hasPrefix("end of recording") { editor.body("next", ["threadId": 1]) }
    #expect(editor.stop["reason"]?.text == "pause")
    let frames = editor.frames()
    #expect(frames.map { $0["name"]?.text } == [editor.stop["text"]?.text])
    #expect(frames[0]["line"]?.whole == session(loginFile).trace.count + 2)
    #expect(!editor.refusal("stepOut").isEmpty)
    editor.body("stepBack", ["threadId": 1])
    #expect(editor.frames().count == 1 && place(editor).hasPrefix("#"))
    _ = editor.typed("tbreak action:closeBanner")
    _ = editor.typed("goto 14")
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["reason"]?.text?.contains("breakpoint") == true)
  }

  /// 5.2: at the hop itself the one before it looks for its next.
  @Test func `a call that was sent on begins behind the hop`() {
    var editor = EditorDouble(loginFile.withText("@tap bannerTap", insteadOf: "@longPress late"))
    _ = editor.typed("continue root.next")
    let names = editor.frames().compactMap { $0["name"]?.text }
    #expect(names[0].hasPrefix("root.next") && names[1].hasPrefix("root.touchesBegan"))
    let here = place(editor)
    editor.body("restartFrame", ["frameId": editor.frames()[1]["id"] ?? .null])
    #expect(place(editor) == here)
    let bt = editor.typed("bt").split(separator: "\n")
    #expect(bt[1].hasSuffix(here))
    editor.go(to: 3)
    editor.body("restartFrame", ["frameId": editor.frames().last?["id"] ?? .null])
    #expect(place(editor) == "#1")
  }

  @Test func `a motion that leads nowhere begins no group in the console`() {
    var editor = EditorDouble()
    _ = editor.typed("goto end")
    editor.body("next", ["threadId": 1])
    let count = editor.told("output").count { $0["group"] != nil }
    editor.body("next", ["threadId": 1])
    #expect(editor.told("output").count { $0["group"] != nil } == count)
  }

  @Test func `a thread that is not there is refused, and one that has not begun has no calls`() {
    var editor = EditorDouble()
    #expect(editor.frames(101).isEmpty)
    editor.go(to: 6)
    #expect(!editor.frames(101).isEmpty)
    for command in ["next", "stackTrace"] {
      #expect(editor.refusal(command, ["threadId": 555]).hasPrefix("there is no such thread"))
    }
    #expect(editor.refusal("stepIn", ["threadId": 1, "targetId": "x"]).hasPrefix("unknown target"))
    #expect(
      editor.refusal("source", ["sourceReference": 4711]).hasPrefix("this source is not part"))
  }

  @Test func `sendEvent is a call of the stack, stands in its listing and is stepped into`() {
    var editor = EditorDouble()
    editor.go(to: 13)
    let event = editor.frames()[0]["id"] ?? .null
    let targets = editor.body("stepInTargets", ["frameId": event])["targets"]?.elements ?? []
    #expect(targets.first?["label"]?.text?.hasPrefix("#14 gr.receive: bannerTap") == true)
    editor.go(to: 15)
    let frames = editor.frames()
    let names = frames.map { $0["name"]?.text?.prefix { $0 != " " } ?? "" }
    #expect(names == ["banner.touchesBegan", "app.sendEvent", "touch"])
    let delivery = Listing.all.first { $0.file == "touch-delivery.uikit" }
    let function = frames[1]["line"]?.whole.flatMap { delivery?.function(around: $0) }
    #expect(function.map { delivery?.lines[$0.lowerBound - 1].text.contains("sendEvent(") } == true)
  }

  @Test func `one chooses whom to step into, or a way back`() {
    var editor = EditorDouble()
    for _ in 0..<4 { editor.body("stepIn", ["threadId": 1]) }
    let frame = editor.frames()[0]["id"] ?? .null
    let targets = editor.body("stepInTargets", ["frameId": frame])["targets"]?.elements ?? []
    #expect(
      targets.first?["label"]?.text == "#5 hit.ask: page (200,420) is inside: asks banner first")
    #expect(targets.suffix(4).allSatisfy { $0["label"]?.text?.hasPrefix("◀ back") == true })
    editor.body("stepIn", ["threadId": 1, "targetId": targets[0]["id"] ?? .null])
    #expect(place(editor) == "#5")
    #expect(
      editor.refusal("stepIn", ["targetId": targets[0]["id"] ?? .null]).hasPrefix("unknown target"))
    #expect(editor.refusal("stepIn", ["targetId": 4711]).hasPrefix("unknown target"))
    let here = editor.frames()[0]["id"] ?? .null
    let back = editor.body("stepInTargets", ["frameId": here])["targets"]?.elements ?? []
    editor.body("stepIn", ["threadId": 1, "targetId": back.last?["id"] ?? .null])
    #expect(place(editor).hasPrefix("start of recording"))
    #expect(editor.stop["reason"]?.text == "entry")
  }

  @Test func `a stop of a breakpoint says of which finger it is`() {
    var editor = EditorDouble()
    editor.body("next", ["threadId": 1])
    #expect(editor.stop["threadId"]?.whole == 101)
    #expect(editor.stop["allThreadsStopped"]?.flag == true)
    #expect(editor.frames(1).count == 1)
  }

  @Test func `a window of the stack is as the client asks`() {
    var editor = EditorDouble()
    for _ in 0..<6 { editor.body("stepIn", ["threadId": 1]) }
    let some = editor.body(
      "stackTrace", ["threadId": 101, "startFrame": 1, "levels": 2])
    #expect(some["totalFrames"]?.whole == 4)
    #expect(
      some["stackFrames"]?.elements?.compactMap { $0["name"]?.text?.prefix(4) } == ["page", "wind"])
    let none = editor.body(
      "stackTrace", ["threadId": 101, "startFrame": .whole(.max), "levels": .whole(.max)])
    #expect(none["stackFrames"]?.elements == [])
  }

  @Test func `an event is found in the file though a change gave it another place`() {
    let text = loginFile.replacing("60 up a", with: "30 move a by 1,1\n60 up a")
    var editor = EditorDouble(text)
    #expect(editor.typed("whatif skip event 2").contains("first difference"))
    _ = editor.typed("goto end")
    while editor.frames().count < 2, editor.stop["reason"]?.text != "entry" {
      editor.body("stepBack", ["threadId": 1, "granularity": "instruction"])
    }
    let event = editor.frames().last
    #expect(event?["source"]?["path"]?.text == "/work/login.scene")
    #expect(event?["line"]?.whole == 15)
  }

  @Test func `an empty line of the console goes on, whatever call is chosen`() {
    var editor = EditorDouble()
    _ = editor.typed("goto 5")
    _ = editor.typed("step")
    let frame = editor.frames()[1]["id"] ?? .null
    let line: WireValue = ["expression": "", "context": "repl", "frameId": frame]
    editor.body("evaluate", line)
    #expect(place(editor) == "#7")
    #expect(editor.refusal("evaluate", line).hasPrefix("this value has expired"))
    editor.body("evaluate", ["expression": "view", "context": "watch", "frameId": 0])
  }
}
