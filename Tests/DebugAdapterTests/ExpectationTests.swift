import Testing
import TouchCore
import TouchDebugger
import TouchNarration

@testable import DebugAdapter

@Suite("What a lesson expects, while its scene is changed") struct ExpectationTests {
  /// A file whose 17th line expects that the banner is hit.
  private static let bannerIsHit = Expectations { trace in
    let found = trace.indices.last {
      guard case .hitResult = trace[$0] else { return false }
      return true
    }
    let hit = trace.outcomes.first?.hit.map { trace.scene.name(of: $0) } ?? "nil"
    guard let found, hit != "banner" else { return [] }
    return [
      Expectations.Miss(
        step: found + 1, line: 17,
        words: Phrase(en: "expected 'banner' but it is '\(hit)'", zh: "预期“banner”，却是“\(hit)”"))
    ]
  }

  private func editor(_ filters: [WireValue] = ["unexpected"], client: WireValue = [:])
    -> EditorDouble
  {
    var editor = EditorDouble(
      loader {
        var debugger = session(loginFile)
        debugger.expectations = Self.bannerIsHit
        return debugger
      })
    editor.body("initialize", client)
    editor.post("launch", ["program": "login.scene"])
    editor.body("setExceptionBreakpoints", ["filters": .array(filters)])
    editor.body("configurationDone")
    return editor
  }

  @Test func `the filter is on from the start, alone of all, and an unchanged scene keeps it`() {
    var editor = EditorDouble(loader { session(loginFile) })
    let filters = editor.body("initialize")["exceptionBreakpointFilters"]?.elements ?? []
    let initial = filters.filter { $0["default"]?.flag == true }
    #expect(initial.map { $0["filter"]?.text } == ["unexpected"])
    #expect(initial.first?["label"]?.text == "Lesson expectation failed")
    editor = self.editor()
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "pause")
  }

  @Test func `a change that makes an expectation untrue stops where the record says otherwise`() {
    for (command, arguments) in [
      ("setExpression", ["expression": "banner.isHidden", "value": "true"]),
      ("evaluate", ["expression": "whatif banner.isHidden = true", "context": "repl"]),
    ] as [(String, WireValue)] {
      var editor = editor()
      editor.body(command, arguments)
      _ = editor.typed("goto 0")
      editor.body("continue", ["threadId": 1])
      #expect(editor.stop["reason"]?.text == "exception", "\(command)")
      #expect(editor.output.contains("  line 17: expected 'banner' but it is 'signIn'"))
      let info = editor.body("exceptionInfo", ["threadId": 1])
      #expect(info["exceptionId"]?.text == "unexpected")
      let said = "/work/login.scene:17: expected 'banner' but it is 'signIn'"
      #expect(info["description"]?.text?.hasSuffix("\n" + said) == true)
      #expect(info["details"]?["message"]?.text?.hasSuffix(said) == true)
      _ = editor.typed("undo")
      editor.body("continue", ["threadId": 1])
      #expect(editor.stop["reason"]?.text == "pause", "\(command)")
    }
  }

  @Test func `a change that leads right to where it fails is told at once`() throws {
    var editor = editor(client: ["locale": "zh-cn"])
    // Only the answer is another one: the way to it is the same.
    let stood = editor.typed("whatif banner.hitTest return signIn")
    try #require(stood.contains("signIn"), "\(stood)")
    while editor.stop["reason"]?.text == "goto" || editor.stop["reason"]?.text == "step" {
      editor.body("continue", ["threadId": 1])
    }
    #expect(editor.stop["reason"]?.text == "exception")
    #expect(editor.output.contains("第 17 行：预期“banner”，却是“signIn”"))
  }

  @Test func `whoever switches the filter off is not stopped`() {
    var editor = editor([])
    editor.body("setExpression", ["expression": "banner.isHidden", "value": "true"])
    _ = editor.typed("goto 0")
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "pause")
    #expect(editor.typed("catch anomaly").hasPrefix("catchpoint"))
    editor.body("reverseContinue", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "exception")
  }
}
