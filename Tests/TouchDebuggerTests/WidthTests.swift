import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

/// A scene of 200 views with long names, nested up to twelve deep.
private let large: Scene = {
  var lines = ["window 390x844", "  vc rootViewController", "    view page 0,0 390x844"]
  var count = 0
  func add(_ depth: Int) {
    for _ in 0..<(depth < 2 ? 5 : 1) where count < 200 {
      count += 1
      let indent = String(repeating: "  ", count: depth + 3)
      let kind = ["view", "scroll", "button", "view"][count % 4]
      let switches = count % 5 == 0 ? " alpha=0.5 multitouch" : ""
      lines.append("\(indent)\(kind) aViewWithARatherLongName\(count) 0,0 390x844\(switches)")
      if count % 4 == 0 { lines.append("\(indent)  @tap aRecognizerWithALongName\(count) taps=2") }
      if depth < 12 { add(depth + 1) }
    }
  }
  add(0)
  return scene(lines.joined(separator: "\n"))
}()

/// The record of a drag in it, in each language.
private let drags = Dictionary(
  uniqueKeysWithValues: Language.allCases.map { language in
    let script = touches("0 down A at 100,120\n20 move A by 0,30\n60 up A", in: large)
    return (language, debugger(large, script, language))
  })

@Suite("Sixty columns") struct WidthTests {
  @Test(
    arguments: [
      "bt", "frame", "frame 3", "list", "tree", "map", "info scene", "info touches", "info touch",
      "info step", "print view", "print touch", "print app", "tree ViewWith", "tree *Recognizer*",
    ], Language.allCases)
  func `hold every line about a scene of 200 views with long names`(
    line: String, language: Language
  ) throws {
    var debugger = try #require(drags[language])
    for cursor in [5, 12, 22, 30, debugger.trace.count].sampled(3) {
      _ = debugger.perform("goto \(cursor)")
      let reply = debugger.perform(line)
      // A long sentence of the narrator is wrapped by whoever shows it.
      let sentences = debugger.stopLines().map(\.plain) + debugger.narrator.outcome().map(\.plain)
      for text in reply.lines where reply.status == .ok && !sentences.contains(text.plain) {
        #expect(text.width <= 60, "\(text.plain)")
      }
    }
  }
}
