import Testing
import TouchDebugger

@testable import DebugAdapter

@Suite("Breakpoints of every kind a client has") struct BreakpointRequestTests {
  private let file: WireValue = ["path": "file:///work/login.scene"]

  private func breakpoints(_ body: WireValue) -> [WireValue] { body["breakpoints"]?.elements ?? [] }

  @Test func `a line of the file stops at what it declares`() {
    var editor = EditorDouble()
    let set = breakpoints(
      editor.body(
        "setBreakpoints",
        ["source": file, "breakpoints": [["line": 9], ["line": 3], ["line": 4], ["line": 99]]]))
    #expect(set.map { $0["verified"]?.flag } == [true, true, false, false])
    #expect(set[2]["message"]?.text?.contains("will never stop") == true)
    // Nobody typed a command, so none is shown.
    #expect(
      set[3]["message"]?.text
        == "this line has no view, recognizer or event of the launched scene and touch; line 14 has one"
    )
    #expect(set[0]["source"]?["path"]?.text == "/work/login.scene")
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "breakpoint")
    #expect(editor.stop["text"]?.text == "page (200,420) is inside: asks banner first")
    let lines = breakpoints(
      editor.body("breakpointLocations", ["source": file, "line": 1, "endLine": 40]))
    #expect(lines.compactMap { $0["line"]?.whole } == [1, 2, 3, 4, 6, 7, 8, 9, 10, 13, 14])
  }

  @Test func `what is set again replaces what was set, and no number is given twice`() {
    var editor = EditorDouble()
    var ids: Set<Int> = []
    for line in [3, 4, 9, 3] {
      let set = breakpoints(
        editor.body("setBreakpoints", ["source": file, "breakpoints": [["line": .whole(line)]]]))
      #expect(set.count == 1)
      let isNew = ids.insert(set[0]["id"]?.whole ?? 0).inserted
      #expect(isNew)
    }
    #expect(editor.typed("info break").split(separator: "\n").count == 1)
  }

  @Test func `conditions, hit counts and messages go to the breakpoints of the session`() {
    var editor = EditorDouble()
    let set = breakpoints(
      editor.body(
        "setBreakpoints",
        [
          "source": file,
          "breakpoints": [
            ["line": 3, "condition": "point.x > 10", "hitCondition": "=2"],
            ["line": 9, "logMessage": "asked \"with\" {point}"],
            ["line": 9, "condition": "pont.x > 10"], ["line": 9, "condition": "a ;; quit"],
          ],
        ]))
    #expect(set.map { $0["verified"]?.flag } == [true, true, false, false])
    #expect(set[2]["message"]?.text?.contains("did you mean point?") == true)
    #expect(set[3]["message"]?.text?.hasPrefix("nothing is called a") == true)
    editor.body("continue", ["threadId": 1])
    #expect(editor.output.contains("asked 'with' (200,40)"))
    #expect(editor.stop["hitBreakpointIds"] == .array([set[0]["id"] ?? .null]))
  }

  @Test func `a breakpoint by name is bound to the line that declares it, or says who was meant`() {
    var editor = EditorDouble()
    let set = breakpoints(
      editor.body(
        "setFunctionBreakpoints",
        [
          "breakpoints": [
            ["name": "banner"], ["name": "banr"], ["name": "gesture:bannerTap"], ["name": ""],
            ["name": "rule:2.9", "condition": "view == page"],
          ]
        ]))
    #expect(set.map { $0["verified"]?.flag } == [true, false, true, false, true])
    #expect(set[0]["line"]?.whole == 9)
    #expect(set[1]["message"]?.text?.contains("did you mean banner?") == true)
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["hitBreakpointIds"] == .array([set[4]["id"] ?? .null]))
  }

  @Test func `a value that is watched stops where it changes`() throws {
    var editor = EditorDouble()
    editor.body("continue", ["threadId": 1])
    let scope = try #require(editor.scopes().first { $0.name == "Recognizers" })
    let info = editor.body(
      "dataBreakpointInfo",
      ["variablesReference": .whole(scope.reference), "name": "bannerTap"])
    #expect(info["dataId"]?.text == "bannerTap.state")
    #expect(editor.body("dataBreakpointInfo", ["name": "1 + 1"])["dataId"] == nil)
    editor.body(
      "setDataBreakpoints", ["breakpoints": [["dataId": info["dataId"] ?? .null]]])
    editor.body("reverseContinue", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "data breakpoint")
    #expect(editor.output.contains("bannerTap.state was possible, is now ended"))
  }

  @Test func `a mishap is an exception, and is explained`() {
    var editor = EditorDouble()
    let set = breakpoints(
      editor.body(
        "setExceptionBreakpoints",
        [
          "filters": [],
          "filterOptions": [
            ["filterId": "cancelled"], ["filterId": "refused", "condition": "view = page"],
            ["filterId": "nonsense"],
          ],
        ]))
    #expect(set.map { $0["verified"]?.flag } == [true, false, false])
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "exception")
    let info = editor.body("exceptionInfo", ["threadId": 1])
    #expect(info["exceptionId"]?.text == "cancelled")
    #expect(info["description"]?.text == editor.stop["text"]?.text)
    #expect(info["details"]?["stackTrace"]?.text?.contains("follows from") == true)
  }

  @Test func `a line of the timeline is a moment to stop at`() {
    var editor = EditorDouble()
    let timeline: WireValue = ["name": "tap.timeline", "sourceReference": 100]
    let text = editor.body("source", ["source": timeline, "sourceReference": 100])["content"]?.text
    let lines = text?.split(separator: "\n") ?? []
    #expect(lines[7] == "      #7  banner returns itself: it has no subviews")
    let set = breakpoints(
      editor.body(
        "setBreakpoints", ["source": timeline, "breakpoints": [["line": 8], ["line": 1]]]))
    #expect(set.map { $0["verified"]?.flag } == [true, false])
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["text"]?.text == "banner returns itself: it has no subviews")
    let top = editor.body("stackTrace", ["threadId": 101])["stackFrames"]?.elements?.first
    #expect(top?["source"]?["name"]?.text == "tap.timeline")
    #expect(top?["line"]?.whole == 8)
    editor.body("stepIn", ["threadId": 101])
    let next = editor.body("stackTrace", ["threadId": 101])["stackFrames"]?.elements?.first
    #expect(next?["source"]?["name"]?.text == "hit-test.uikit")
  }

  @Test func `breakpoints that come before the launch are bound by it`() {
    var editor = EditorDouble(loader { session(loginFile) })
    let early = breakpoints(
      editor.body("setBreakpoints", ["source": file, "breakpoints": [["line": 9]]]))
    #expect(early[0]["verified"]?.flag == false)
    editor.body("initialize")
    editor.body("configurationDone")
    editor.body("launch", ["program": "login.scene", "stopOnEntry": false])
    let changed = editor.told("breakpoint").first?["breakpoint"]
    #expect(changed?["id"] == early[0]["id"])
    #expect(changed?["verified"]?.flag == true)
    #expect(editor.stop["hitBreakpointIds"] == .array([early[0]["id"] ?? .null]))
  }

  @Test func `what is typed is told to the client, and gives way to its own`() {
    var editor = EditorDouble()
    #expect(editor.typed("break banner").hasPrefix("breakpoint 1 at banner"))
    #expect(editor.told("breakpoint").last?["reason"]?.text == "new")
    #expect(editor.told("breakpoint").last?["breakpoint"]?["line"]?.whole == 9)
    editor.body("setBreakpoints", ["source": file, "breakpoints": [["line": 9]]])
    #expect(editor.typed("info break").contains("login.scene:9"))
    #expect(!editor.typed("info break").contains("at banner:"))
    _ = editor.typed("delete")
    #expect(editor.told("breakpoint").last?["reason"]?.text == "removed")
  }

  @Test func `every number that is shown is the editor's`() {
    var editor = EditorDouble()
    let set = breakpoints(
      editor.body(
        "setBreakpoints",
        ["source": file, "breakpoints": [["line": 5], ["line": 99], ["line": 9]]]))
    let id = set[2]["id"]?.whole ?? 0
    #expect(set[2]["message"]?.text?.hasPrefix("breakpoint \(id) at") == true && id == 3)
    #expect(editor.typed("info break").hasPrefix("breakpoint 3 at"))
    #expect(editor.typed("break page").hasPrefix("breakpoint 4 at"))
    #expect(editor.told("breakpoint").last?["breakpoint"]?["id"]?.whole == 4)
    let more = breakpoints(
      editor.body("setFunctionBreakpoints", ["breakpoints": [["name": "banner"]]]))
    #expect(more[0]["id"]?.whole == 5)
    #expect(more[0]["message"]?.text?.hasPrefix("breakpoint 5 at") == true)
  }

  @Test func `what is said of a breakpoint is true of the record that is there now`() {
    var editor = EditorDouble()
    let set = breakpoints(
      editor.body("setBreakpoints", ["source": file, "breakpoints": [["line": 4]]]))
    #expect(set[0]["message"]?.text?.contains("will never stop") == true)
    _ = editor.typed("whatif banner.isHidden = yes")
    let awake = editor.told("breakpoint").last?["breakpoint"]
    #expect(awake?["verified"]?.flag == true)
    #expect(awake?["message"]?.text?.contains("will never stop") == false)
    _ = editor.typed("undo")
    let asleep = editor.told("breakpoint").last?["breakpoint"]
    #expect(asleep?["verified"]?.flag == false)
    #expect(asleep?["message"]?.text?.contains("will never stop") == true)
  }

  @Test func `breakpoints set by a link replace those set by the real path`() {
    var editor = EditorDouble { _ in
      .success(
        Opened(
          debugger: session(loginFile), path: "/work/login.scene",
          findFile: { $0 == "/link.scene" ? "/work/login.scene" : $0 }))
    }
    editor.body("initialize")
    editor.post("launch", ["program": "/work/login.scene"])
    editor.body("configurationDone")
    editor.body("setBreakpoints", ["source": file, "breakpoints": [["line": 9], ["line": 3]]])
    editor.body(
      "setBreakpoints", ["source": ["path": "/link.scene"], "breakpoints": [["line": 9]]])
    #expect(editor.typed("info break").split(separator: "\n").count == 1)
  }
}
