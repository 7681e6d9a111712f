import SceneLanguage
import TestSupport
import Testing
import TouchCore
import TouchDebugger
import TouchNarration

@testable import DebugAdapter

@Suite("The rules of UIKit as listings one can stop in") struct ListingTests {
  @Test func `every place on a line is one that break understands`() {
    let debugger = session(loginFile)
    for listing in Listing.all {
      #expect(!listing.lines.isEmpty)
      for line in listing.lines {
        guard let place = line.place else { continue }
        #expect(StepProbe(place, in: debugger) != nil, "\(listing.file): \(place)")
        #expect(line.text.hasSuffix("// \(place)"))
      }
    }
    let names = Listing.all.map(\.file)
    #expect(names.first == "hit-test.uikit")
    #expect(Set(names).count == names.count)
  }

  @Test func `every step of many records is decided on exactly one line`() {
    for seed in 0..<(isSlowRun ? 2000 : 60) {
      var g = SeededGenerator(seed: UInt64(seed))
      let isGesture = seed % 2 == 0
      let scene = isGesture ? gestureScene(using: &g) : randomScene(using: &g)
      let script =
        isGesture ? gestureScript(for: scene, using: &g) : randomScript(for: scene, using: &g)
      let debugger = Debugger(
        scene: scene, script: script, language: .english, sceneLabel: "random")
      let lines = Listing.probedLines(in: debugger)
      for step in debugger.trace.indices.map({ $0 + 1 }) {
        let count = lines.count { $0.probe.holds(at: step) }
        let index = step - 1
        #expect(
          count == 1,
          "\(seed) #\(step) \(debugger.trace[index].kindName) \(debugger.trace.rule(of: index))")
        if count != 1 { break }
      }
    }
  }

  @Test func `a call that waits stands where calls are made`() throws {
    var editor = EditorDouble()
    for _ in 0..<6 { editor.ask("stepIn", ["threadId": 1]) }
    let frames = editor.frames()
    #expect(frames.map { $0["name"]?.text?.prefix(6) } == ["banner", "page.h", "window", "touch "])
    #expect(
      frames.map { $0["source"]?["name"]?.text } == [
        "hit-test.uikit", "hit-test.uikit", "hit-test.uikit", "login.scene",
      ])
    let reference = try #require(frames[0]["source"]?["sourceReference"])
    let text = editor.body("source", ["sourceReference": reference])["content"]?.text ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let stands = try #require(frames[0]["line"]?.whole)
    let waits = try #require(frames[1]["line"]?.whole)
    #expect(lines[stands - 1].hasSuffix("// rule:inside"))
    #expect(lines[waits - 1].contains("subview.hitTest"))
    #expect(frames[3]["line"]?.whole == 13)
  }

  @Test func `a breakpoint on a line stops wherever the line decides`() throws {
    var editor = EditorDouble()
    let line = try #require(
      Listing.all[0].lines.firstIndex { $0.place == "hit.return if rule == \"2.6\"" })
    let set = editor.body(
      "setBreakpoints",
      [
        "source": ["name": "hit-test.uikit", "sourceReference": 1],
        "breakpoints": [["line": .whole(line + 1)], ["line": 1]],
      ])["breakpoints"]?.elements
    #expect(set?.map { $0["verified"]?.flag } == [true, false])
    #expect(
      set?.last?["message"]?.text == "this line decides nothing; line 7 does")
    editor.body("continue", ["threadId": 1])
    #expect(editor.stop["reason"]?.text == "breakpoint")
    #expect(editor.stop["text"]?.text == "banner returns itself: it has no subviews")
    #expect(editor.stop["hitBreakpointIds"] == [set?.first?["id"] ?? .null])
    #expect(editor.frames().first?["line"]?.whole == line + 1)
  }

  @Test func `In Chinese the comments are Chinese, and the lines and places are the same`() {
    for listing in Listing.all {
      for line in listing.lines {
        // The names of classes and of listings are the same in both.
        let comment = line.text.split(separator: "// ").last ?? ""
        let isSaid = line.place == nil && line.text.contains("// ") && comment.contains(" ")
        #expect(isSaid == (line.chinese != line.text), "\(line.text)")
      }
    }
    var editor = EditorDouble(loginFile, [:], client: ["locale": "zh-cn"])
    let text = editor.body("source", ["sourceReference": 1])["content"]?.text ?? ""
    #expect(text.hasPrefix("// 手指下面是哪个视图。\n"))
    #expect(text.contains("-> UIView? {                 // 每个开始的触摸执行一次\n"))
    #expect(!text.contains("//zh"))
  }
}
