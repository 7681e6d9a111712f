import Testing

@testable import DebugAdapter

@Suite("A session begins and ends as clients expect") struct LaunchTests {
  @Test func `a launch is answered once the breakpoints are set, and then it stands at the start`() {
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

  @Test func `it walks`() {
    var editor = EditorDouble()
    for _ in 0..<12 {
      editor.body("stepIn", ["threadId": 1])
      print(editor.stop.written)
      for frame in editor.frames() { print("   ", frame.written) }
      for scope in editor.scopes() {
        print("   ", scope)
        for variable in editor.variables(scope.reference) { print("        ", variable.written) }
      }
    }
    print(editor.output)
  }
}
