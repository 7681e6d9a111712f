import TestSupport
import Testing
import TouchCore
import TouchDebugger
import TouchNarration

@testable import DebugAdapter

@Suite("The console folds calls") struct ConsoleGroupTests {
  private func groups(_ editor: EditorDouble) -> [String] {
    editor.told("output").map { body in
      let text = body["output"]?.text ?? ""
      return [body["group"]?.text ?? "", text]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }.filter { $0.hasPrefix("start") || $0.hasPrefix("end") }
  }

  @Test func `a call that is stepped into begins a group, and ends it where it is left`() {
    var editor = EditorDouble()
    for _ in 0..<9 { editor.body("stepIn", ["threadId": 1]) }
    #expect(
      groups(editor) == [
        "start Event queue · #2 of 34  queue.take\n",
        "start Finding the view · #4 of 34  hit.ask\n",
        "start Finding the view · #5 of 34  hit.ask\n",
        "start Finding the view · #6 of 34  hit.ask\n", "end", "end",
      ])
    let first = editor.told("output").first { $0["group"]?.text == "start" }
    #expect(first?["output"]?.text?.split(separator: "\n").count == 1)
    #expect(first?["source"]?["name"]?.text == "tap.timeline")
  }

  @Test func `on any walk no more groups end than have begun, and the text is as without them`() {
    for seed in 0..<UInt64(isSlowRun ? 200 : 12) {
      var g = SeededGenerator(seed: seed)
      let scene = gestureScene(using: &g)
      let script = gestureScript(for: scene, using: &g)
      var editor = EditorDouble(
        loader {
          Debugger(scene: scene, script: script, language: .english, sceneLabel: "walk")
        })
      editor.body("initialize")
      editor.body("configurationDone")
      editor.body("launch", ["program": "walk.scene"])
      for _ in 0..<80 {
        let ways = ["stepIn", "next", "stepOut", "stepBack", "continue", "reverseContinue"]
        // The outermost call cannot be left.
        editor.ask(ways.randomElement(using: &g) ?? "next", ["threadId": 1])
      }
      var depth = 0
      for body in editor.told("output") {
        switch body["group"]?.text {
        case "start": depth += 1
        case "end":
          depth -= 1
          #expect(body["output"]?.text == "", "\(seed)")
        default: break
        }
        #expect(depth >= 0, "\(seed)")
      }
    }
  }
}
