import SceneLanguage
import Testing
import TouchDebugger

@testable import DebugAdapter

@Suite("Several touches in one launch") struct SeveralTouchesTests {
  private static let file =
    loginFile + "\n" + """
      touch #below
      0 down b at 20,20
      60 up b
      touch #both
      0 down a at 200,420
      10 down b at 20,20
      60 up a
      80 up b
      """

  private func launched(
    _ touches: [WireValue], _ more: WireValue = [:],
    prepare: (inout EditorDouble) -> Void = { _ in }
  ) -> EditorDouble {
    var editor = EditorDouble { options in
      guard ["tap", "below", "both"].contains(options.touch ?? "tap") else {
        return .failure(LoadFailure(lines: ["there is no touch '\(options.touch ?? "")'"]))
      }
      return .success(
        Opened(debugger: session(Self.file, touch: options.touch ?? "tap"), path: "/work/l.scene"))
    }
    editor.body("initialize")
    editor.post("launch", more.with("program", "l.scene").with("touches", .array(touches)))
    prepare(&editor)
    editor.ask("configurationDone")
    return editor
  }

  private func fingers(_ editor: inout EditorDouble) -> [String] {
    editor.body("threads")["threads"]?.elements?.compactMap { $0["name"]?.text } ?? []
  }

  @Test func `each is a record: going on from the end of one leads to the next, and back`() {
    var editor = launched(["tap", "below", "both"])
    #expect(fingers(&editor) == ["main run loop", "touch a"])
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "pause")
    #expect(editor.stop["description"]?.text?.hasSuffix("or continue to below") == true)
    editor.body("next", ["threadId": 1])
    #expect(editor.stop["description"]?.text?.hasPrefix("end of recording") == true)
    editor.body("next", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "entry")
    #expect(editor.stop["description"]?.text?.contains("tap comes before it") == true)
    editor.body("stepBack", ["threadId": 1])
    #expect(editor.stop["description"]?.text?.hasPrefix("end of recording") == true)
    editor.body("next", ["threadId": 1])
    #expect(fingers(&editor) == ["main run loop", "touch b"])
    _ = editor.typed("continue")
    _ = editor.typed("continue")
    #expect(fingers(&editor) == ["main run loop", "touch a", "touch b"])
    editor.body("continue", ["threadId": 1])
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["description"]?.text?.hasSuffix("step back from here") == true)
    for expected in [["touch a", "touch b"], ["touch b"], ["touch a"], ["touch a"]] {
      editor.body("reverseContinue", ["threadId": 1])
      #expect(fingers(&editor).dropFirst() == expected[...])
      editor.body("reverseContinue", ["threadId": 1])
    }
    #expect(editor.isAllAnswered)
  }

  @Test func `breakpoints hold in all of them, and what is typed in one is gone in the next`() {
    var editor = launched(["tap", "below"]) { editor in
      editor.body("setFunctionBreakpoints", ["breakpoints": [["name": "page.hitTest"]]])
    }
    _ = editor.typed("break banner")
    let typed = editor.told("breakpoint").last?["breakpoint"]?["id"]
    var hits = 0
    while editor.stop["reason"]?.text != "pause" {
      editor.body("continue", ["threadId": 1])
      if editor.stop["reason"]?.text == "function breakpoint" { hits += 1 }
    }
    #expect(hits == 1)
    editor.body("continue", ["threadId": 1])
    let removed = editor.told("breakpoint").filter { $0["reason"]?.text == "removed" }
    #expect(removed.map { $0["breakpoint"]?["id"] } == [typed])
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "function breakpoint")
    editor.body("reverseContinue", ["threadId": 1])
    editor.body("reverseContinue", ["threadId": 1])
    editor.body("reverseContinue", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "function breakpoint")
    #expect(editor.typed("info break").split(separator: "\n").count == 1)
  }

  @Test func `a breakpoint in the timeline of one is not verified in the next`() {
    var editor = EditorDouble { options in
      let touch = options.touch ?? "tap"
      return .success(
        Opened(
          debugger: session(Self.file, touch: touch), path: "/work/l.scene",
          writeTimeline: { _ in "/cache/\(touch).timeline" }))
    }
    editor.body("initialize")
    editor.post("launch", ["program": "l.scene", "touches": ["tap", "below"]])
    editor.ask("configurationDone")
    let line: WireValue = [
      "source": ["path": "/cache/tap.timeline"], "breakpoints": [["line": 8]],
    ]
    let set = editor.body("setBreakpoints", line)["breakpoints"]?.elements?.first
    #expect(set?["verified"]?.flag == true)
    for _ in 0..<3 { editor.body("continue", ["threadId": 1]) }
    let told = editor.told("breakpoint").last?["breakpoint"]
    #expect(told?["id"] == set?["id"] && told?["verified"]?.flag == false)
    #expect(told?["message"]?.text?.contains("another record") == true)
  }

  @Test
  func `what clients held in one is no more in the next, and a change stays where it was made`() {
    var editor = launched(["tap", "below"])
    #expect(editor.typed("whatif banner.isHidden = yes").contains("signIn"))
    let frame = editor.frames()[0]["id"] ?? .null
    editor.body("continue", ["threadId": 1])
    editor.body("continue", ["threadId": 1])
    #expect(editor.refusal("scopes", ["frameId": frame]).contains("has expired"))
    #expect(editor.typed("print banner.isHidden") == "no")
    editor.body("reverseContinue", ["threadId": 1])
    #expect(editor.typed("print banner.isHidden") == "yes")
  }

  @Test func `without a stop at the end all are walked, and without debugging all are told`() {
    let editor = launched(["tap", "below", "both"], ["noDebug": true])
    #expect(editor.told("exited").count == 1 && editor.told("terminated").count == 1)
    #expect(editor.output.contains("banner") && editor.output.contains("page"))
    let walked = launched(["tap", "both"], ["stopOnEntry": false, "stopAtEnd": false])
    #expect(walked.told("stopped").isEmpty && walked.told("exited").count == 1)
  }

  @Test func `what cannot be opened, or is too much, is refused at the launch`() {
    var editor = launched(["tap", "tab"])
    #expect(editor.told("initialized").isEmpty)
    #expect(
      editor.refusal("launch", ["program": "l.scene", "touches": ["tap", "tab"]])
        == "there is no touch 'tab'")
    #expect(
      editor.refusal("launch", ["program": "l.scene", "touches": ["tap"], "tap": "1,1"])
        == "touches cannot be combined with touch or tap")
    let many = WireValue.array(Array(repeating: "tap", count: 33))
    #expect(editor.refusal("launch", ["program": "l.scene", "touches": many]).contains("at most"))
  }

  @Test func `only one finger goes on where a client wants that`() {
    var editor = launched(["both"])
    func places(_ command: String, _ thread: Int) -> [Int] {
      (0..<6).map { _ in
        editor.body(command, ["threadId": .whole(thread), "singleThread": true])
        return editor.stop["threadId"]?.whole ?? 0
      }
    }
    #expect(places("stepIn", 102).allSatisfy { $0 == 102 })
    #expect(places("stepBack", 101).dropLast().allSatisfy { $0 == 101 || $0 == 1 })
    _ = editor.typed("goto 0")
    _ = editor.typed("break touch.deliver")
    let answer = editor.body("continue", ["threadId": 102, "singleThread": true])
    #expect(answer["allThreadsContinued"]?.flag == false)
    #expect(editor.stop["threadId"]?.whole == 102)
    editor.body("continue", ["threadId": 101, "singleThread": true])
    #expect(editor.stop["threadId"]?.whole == 101)
    editor.body("stepOut", ["threadId": 102, "singleThread": true])
    #expect(editor.stop["threadId"] != nil && editor.isAllAnswered)
  }
}
