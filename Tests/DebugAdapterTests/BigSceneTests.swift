import Synchronization
import TestSupport
import Testing
import TouchDebugger

@testable import DebugAdapter

/// A screen of a real app has thousands of views, and an editor sends all breakpoints of a file.
@Suite("A scene of 18 000 views") struct BigSceneTests {
  /// All in one view; the finger is on the last one that is asked.
  private static func text(of count: Int) -> String {
    let rows = (0..<count).map { "    view row\($0) 0,\($0 % 800) 390x1" }
    return "window 390x844\n  view page 0,0 390x844\n" + rows.joined(separator: "\n")
      + "\ntouch #tap\n0 down A at 5,830\n10 up A\n500 down A at 5,0\n510 up A\n"
  }

  private func set(_ count: Int, every step: Int, in editor: inout EditorDouble) -> [WireValue] {
    let lines = WireValue.array((0..<count).map { ["line": .whole(3 + $0 * step)] })
    let source: WireValue = ["path": "/work/login.scene"]
    return editor.body("setBreakpoints", ["source": source, "breakpoints": lines])["breakpoints"]?
      .elements ?? []
  }

  @Test func `200 breakpoints on lines are set in a moment, and set again`() {
    var editor = EditorDouble(Self.text(of: 18_000))
    // A release build takes less than a twentieth of this.
    endsSoon(within: 5) {
      for _ in 0..<2 {
        let set = set(200, every: 90, in: &editor)
        #expect(set.count == 200)
        #expect(set.allSatisfy { $0["verified"]?.flag == true })
      }
    }
    // What is shown of one view costs nothing for all the others.
    editor.go(to: 5)
    let view = editor.scopes()[0].reference
    endsSoon(within: 1) {
      for _ in 0..<20 { #expect(editor.variables(view).count > 10) }
    }
  }

  @Test func `a client that shows progress is told of a request that takes long`() throws {
    for isShown in [true, false] {
      let sent = Mutex<[UInt8]>([])
      var debugger = session(Self.text(of: 200))
      let isSlow = Mutex(false)
      debugger.interrupted = {
        // The first look of a request takes long, so that the next one comes late.
        let start = ContinuousClock.now
        let wait = isSlow.withLock { isSlow in
          defer { isSlow = false }
          return isSlow
        }
        while wait, ContinuousClock.now - start < .milliseconds(400) {}
        return false
      }
      let slow = debugger
      var editor = EditorDouble(loader { slow })
      editor.adapter = Adapter(
        write: { bytes in sent.withLock { $0 += bytes } }, load: loader { slow })
      editor.early = {
        sent.withLock { sent in
          defer { sent = [] }
          return sent
        }
      }
      editor.body("initialize", ["supportsProgressReporting": .flag(isShown)])
      editor.post("launch", ["program": "/work/login.scene"])
      editor.body("configurationDone")
      isSlow.withLock { $0 = true }
      let request = editor.post(
        "evaluate", ["expression": "search last alpha == 0.5", "context": "repl"])
      #expect(editor.told("progressStart").isEmpty == !isShown)
      guard isShown else { continue }
      let start = try #require(editor.told("progressStart").first)
      #expect(start["requestId"]?.whole == request)
      #expect(start["cancellable"]?.flag == true)
      let end = try #require(editor.told("progressEnd").first)
      #expect(end["progressId"] == start["progressId"])
    }
  }

  @Test func `A request that the client ends is answered by the word of the protocol`() {
    let isInHaste = Mutex(false)
    var debugger = session(Self.text(of: 2_000))
    debugger.interrupted = { isInHaste.withLock { $0 } }
    let hasty = debugger
    var editor = EditorDouble(loader { hasty })
    editor.adapter = Adapter(write: { _ in }, load: loader { hasty })
    editor.body("initialize")
    editor.post("launch", ["program": "/work/login.scene"])
    editor.body("configurationDone")
    isInHaste.withLock { $0 = true }
    let question: WireValue = ["expression": "why-not row3", "context": "repl"]
    #expect(editor.refusal("evaluate", question) == "cancelled")
    let search: WireValue = ["expression": "search last alpha == 0.5", "context": "repl"]
    #expect(editor.refusal("evaluate", search) == "cancelled")
    isInHaste.withLock { $0 = false }
    editor.body("evaluate", question)
  }

  @Test func `the client is looked at now and then, and not at every step`() {
    let asked = Mutex(0)
    var debugger = session(Self.text(of: 2_000))
    let steps = debugger.trace.count
    #expect(steps > 2_000)
    debugger.interrupted = {
      asked.withLock { $0 += 1 }
      return false
    }
    for line in 3..<103 { _ = debugger.setBreakpoint(.line(line)) }
    #expect(debugger.breakpoints.count == 100)
    #expect(asked.withLock { $0 } <= 100 * (steps / 256 + 4))
  }
}
