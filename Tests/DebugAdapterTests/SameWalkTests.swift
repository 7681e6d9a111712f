import TestSupport
import Testing
import TouchCore
import TouchDebugger
import TouchNarration

@testable import DebugAdapter

@Suite("The prompt and the editor tell the same") struct SameWalkTests {
  /// A line of the prompt, and the request that does the same.
  private static let steps: [(line: String, command: String, arguments: WireValue)] = [
    ("step", "stepIn", [:]), ("next", "next", [:]), ("finish", "stepOut", [:]),
    ("continue", "continue", [:]), ("rstep", "stepBack", ["granularity": "instruction"]),
    ("rnext", "stepBack", [:]), ("rcontinue", "reverseContinue", [:]),
    ("goto 3", "goto", [:]), ("step", "next", ["granularity": "instruction"]),
  ]

  @Test(arguments: Language.allCases)
  func `the same walk comes to the same moments and the same sentences`(language: Language) {
    for seed in 0..<UInt64(isSlowRun ? 200 : 8) {
      var g = SeededGenerator(seed: seed)
      let scene = gestureScene(using: &g)
      let script = gestureScript(for: scene, using: &g)
      var prompt = Debugger(scene: scene, script: script, language: language, sceneLabel: "walk")
      let copy = prompt
      var editor = EditorDouble(loader { copy })
      editor.body("initialize")
      editor.body("configurationDone")
      editor.body("launch", ["program": "walk.scene"])
      let place = "hit.return"
      _ = prompt.perform("break \(place)")
      editor.body("setFunctionBreakpoints", ["breakpoints": [["name": .text(place)]]])
      for _ in 0..<(isSlowRun ? 60 : 24) {
        let step = Self.steps[Int.random(in: 0..<Self.steps.count, using: &g)]
        guard step.line != "goto 3" || prompt.trace.count >= 3 else { continue }
        let reply = prompt.perform(step.line)
        let before = editor.output
        if step.command == "goto" {
          editor.go(to: 3)
        } else if reply.status == .failed {
          let reason = editor.refusal(step.command, step.arguments.with("threadId", 1))
          #expect(
            reason == reply.lines.map(\.plain).joined(separator: "\n"), "\(seed) \(step.line)")
          continue
        } else {
          editor.body(step.command, step.arguments.with("threadId", 1))
        }
        let said = reply.lines.map { $0.plain + "\n" }.joined()
        #expect(editor.output == before + said, "\(seed) \(step.line)")
        compare(prompt, &editor, "\(seed) \(step.line)")
      }
    }
  }

  /// Whether an editor stands where a prompt does, and sees the same calls and reasons there.
  private func compare(_ prompt: Debugger, _ editor: inout EditorDouble, _ what: String) {
    let description = editor.stop["description"]?.text ?? ""
    let names = editor.frames().compactMap { $0["name"]?.text }
    guard prompt.cursor > 0, !prompt.isOver else {
      #expect(names.count == 1)
      return
    }
    #expect(description.hasPrefix(prompt.promptPosition + "  "), "\(what)")
    let explanation = Narrator(prompt.trace, prompt.language).explain(prompt.cursor - 1)
    #expect(editor.stop["text"]?.text == explanation.short.plain, "\(what)")
    var wide = prompt
    wide.rowWidth = 400
    let calls = wide.perform("bt").lines.map(\.plain)
    #expect(calls.count == names.count, "\(what)")
    for (call, name) in zip(calls, names) { #expect(call.contains(name), "\(what)") }
    let scopes = editor.scopes()
    let why = scopes.count > 2 ? editor.variables(scopes[scopes.count - 1].reference) : []
    let last = why.isEmpty ? nil : why.first { $0["name"]?.text?.hasPrefix("why") == true }
    guard let told = last?["value"]?.text else { return }
    #expect(explanation.long.map(\.plain).contains(told), "\(what)")
  }

  @Test func `what is typed into the console is answered as at the prompt`() {
    var prompt = session(loginFile)
    prompt.rowWidth = 100
    var editor = EditorDouble()
    for line in [
      "step", "why", "bt", "frame", "info break", "break banner if point.x > 1", "continue",
      "tree", "recognizers", "chain", "print view", "why-not signIn", "1", "compare", "map",
      "contineu", "help break", "undo", "info step", "list", "goto end", "info touches",
    ] {
      let reply = prompt.perform(line)
      let answer = editor.ask("evaluate", ["expression": .text(line), "context": "repl"])
      let text = answer["body"]?["result"]?.text ?? answer["message"]?.text
      #expect(text == reply.lines.map(\.plain).joined(separator: "\n"), "\(line)")
      #expect(answer["success"]?.flag == (reply.status == .ok), "\(line)")
    }
  }
}
