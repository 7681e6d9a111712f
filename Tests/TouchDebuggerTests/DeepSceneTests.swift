import Synchronization
import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import TouchDebugger

/// Views in each other, and a tap on all of them.
private func nested(_ count: Int, under first: String = "") -> Debugger {
  let lines = (0..<count).map { depth in
    String(repeating: "  ", count: depth + 1) + "view v\(depth) 0,0 400x800"
  }
  let scene = scene((["window 400x800" + first] + lines).joined(separator: "\n"))
  return debugger(scene, touches("0 down A at 200,400\n80 up A", in: scene))
}

/// What took minutes when it grew with the square or the cube of the depth.
@Suite("A scene that is deeper than any app's") struct DeepSceneTests {
  @Test func `is drawn as a map, and says whom it has no room for`() {
    var debugger = nested(400)
    let shown = endsSoon { debugger.shown("map") }
    #expect(shown.contains("window") && shown.contains("v0"))
    #expect(shown.contains("drawn without a name: "))
  }

  @Test func `is listed as a tree that stops at 40 levels and counts on`() {
    var debugger = nested(1200)
    debugger.rowWidth = 200
    let lines = endsSoon { debugger.shown("tree") }.split(separator: "\n")
    #expect(lines.count == 1201)
    #expect(lines[41].contains("41 v40"))
    #expect(lines[1200].contains("1200 v1199"))
    // Every line begins at the same place from there on.
    #expect(lines[41].prefix { $0 == " " }.count == lines[1200].prefix { $0 == " " }.count)
    debugger.rowWidth = 60
    #expect(debugger.shown("tree").contains("1200 v1199"))
  }

  @Test func `is mended where it is asked about, with few of all edits`() throws {
    let trace = nested(200).trace
    let view = try #require(trace.scene.view(named: "v5"))
    let landing = try #require(trace.landing(of: 1))
    let repair = endsSoon { Repair(.gets(view, landing), in: trace) }
    #expect(repair.tried.count <= Repair.deepest * 5)
    let first = try #require(repair.enough.first)
    #expect(first.edits.map { $0.spelling(in: trace.scene) }.contains { $0.hasPrefix("v6.") })
  }

  @Test func `and what is not tried is counted, in both languages`() {
    #expect(RepairWords.untried(1).english.plain.hasPrefix("1 edit more was not tried: "))
    #expect(RepairWords.untried(7).english.plain.contains("touchtrace help limits"))
    #expect(RepairWords.untried(7).chinese.plain.hasPrefix("另有 7 处修改没有试"))
  }
}

@Suite("The views of a map") struct MapNestingTests {
  private let shown = scene(
    """
    window 400x800
      view a 0,0 300x300 clips
        view b 10,10 200x200 hidden
          view c 5,5 50x50
      view d 0,400 100x100
    """)

  @Test func `lie in each other as in the scene, and are seen as there`() {
    let views = shown.subtree(of: shown.windows[0].view)
    let nesting = MapNesting(views, in: shown)
    for view in views {
      #expect(nesting.isSeen(view) == shown.isSeen(view))
      for other in views {
        #expect(nesting.isIn(view, other) == shown.isDescendant(view, of: other))
      }
    }
  }

  @Test func `are known also where only a part is drawn`() throws {
    let part = try #require(shown.view(named: "b"))
    let nesting = MapNesting(shown.subtree(of: part), in: shown)
    #expect(try !nesting.isSeen(#require(shown.view(named: "c"))))
    #expect(nesting.isIn(part, shown.windows[0].view))
  }
}

/// Ctrl-C after a while: the work is told so when it looks for the nth time.
private final class LateInterrupt: Sendable {
  private let looks = Atomic<Int>(0)
  private let patience: Int

  init(after patience: Int) { self.patience = patience }

  var isRaised: Bool { looks.wrappingAdd(1, ordering: .relaxed).newValue > patience }
  var count: Int { looks.load(ordering: .relaxed) }
}

@Suite("Ctrl-C while something is worked out") struct WorkInterruptionTests {
  @Test(arguments: [
    "map", "why-not fifthView", "whatif fifthView.isHidden = yes", "set thirdView alpha=0.5",
    "compare 001",
  ])
  func `ends it, and nothing has changed`(line: String) {
    var debugger = debugger()
    _ = debugger.perform("goto 3")
    debugger.interrupted = { true }
    let reply = debugger.perform(line)
    #expect(reply.status == .failed && reply.plain.hasPrefix("interrupted; "), "\(line)")
    #expect(debugger.cursor == 3 && debugger.promptPosition == "#3/31")
    debugger.interrupted = nil
    #expect(debugger.perform(line).status == .ok)
  }

  @Test func `ends it in the middle, after one more look`() {
    for (line, patience) in [("map", 40), ("why-not v5", 60)] {
      var debugger = nested(120)
      let late = LateInterrupt(after: patience)
      debugger.interrupted = { late.isRaised }
      let reply = debugger.perform(line)
      #expect(
        reply.plain.hasPrefix("interrupted; nothing changed, and you are still at #0"), "\(line)")
      // Whoever is told to end does not begin anything else that is long.
      #expect(late.count < patience + 400, "\(line): \(late.count)")
    }
  }

  @Test func `keeps what was finished before anybody looked`() {
    var debugger = debugger()
    debugger.interrupted = { true }
    #expect(debugger.perform("list").status == .ok)
    #expect(debugger.perform("goto 5").status == .ok && debugger.cursor == 5)
  }
}
