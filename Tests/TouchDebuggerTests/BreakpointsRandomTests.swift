import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

/// `break` says exactly where `continue` then stops, for every way of saying where.
@Suite("Breakpoints in hundreds of random records") struct BreakpointsRandomTests {
  private static let records: UInt64 = isSlowRun ? 500 : 20

  private func record(seed: UInt64) -> Debugger {
    var generator = SeededGenerator(seed: seed)
    guard seed.isMultiple(of: 2) else {
      let scene = randomScene(using: &generator)
      return debugger(scene, randomScript(for: scene, using: &generator))
    }
    let scene = gestureScene(using: &generator)
    return debugger(scene, gestureScript(for: scene, using: &generator))
  }

  private func pick<Things: RandomAccessCollection<Thing>, Thing>(
    _ things: Things, _ seed: UInt64
  ) -> Thing where Things.Index == Int {
    things[Int(seed / 3) % things.count]
  }

  /// One place of every form, chosen by the seed.
  private func lines(_ debugger: Debugger, _ seed: UInt64) -> [String] {
    let scene = debugger.scene
    let name = pick(scene.allNames, seed)
    let aspect = pick(
      ["", ".hitTest", ".pointInside", ".touches", ".next", ".touchesCancelled"], seed)
    let clauses = pick(
      [
        "", " if depth < 4 || touch.phase == ended", " after 1", " hits % 2",
        " if time > 20 hits <= 3",
      ],
      seed)
    let rule =
      debugger.trace.isEmpty ? "1.1" : "\(debugger.trace.rule(of: debugger.trace.count / 2))"
    var places = [
      "break \(name)\(aspect)", "break v*\(aspect)", "break v?\(aspect)",
      "break class:\(pick(scene.views, seed).kind.className)", "break gesture:*",
      "break gesture:r*.\(pick(GestureState.allCases, seed))", "break action:*",
      "break rule:\(rule)",
      "break rule:9.*", "break rule:outside", "break \(pick(["gr.*", "hit.ask", "chain.*"], seed))",
      "catch \(pick(Mishap.allCases, seed).rawValue)", "catch refused cancelled",
    ]
    if let recognizer = scene.allRecognizerNames.first { places.append("break \(recognizer)") }
    return places.map { $0 + clauses }
  }

  @Test func `what is announced is where continue stops, forwards and backwards`() throws {
    var stopped = 0
    for seed in 0..<Self.records {
      var debugger = record(seed: seed)
      for line in lines(debugger, seed) {
        let reply = debugger.perform("goto 0 ;; delete ;; \(line)")
        try #require(reply.status == .ok, "\(seed) \(line): \(reply.plain)")
        let announced = debugger.breakpoints[0].stops(in: debugger.trace)
        let said = reply.lines.last?.plain ?? ""
        for number in announced.prefix(6) {
          #expect(said.contains("#\(number)"), "\(seed) \(line)")
        }
        if announced.count > 6 { #expect(said.contains(" and \(announced.count - 6) more")) }
        let isSilent = said.contains("will never stop: ") || said.contains(" stops if ")
        #expect(isSilent == announced.isEmpty, "\(seed) \(line): \(said)")
        #expect(stops(&debugger, "continue") == announced, "\(seed) \(line)")
        let behind = announced.filter { $0 < debugger.trace.count }
        #expect(stops(&debugger, "rcontinue").reversed() == behind, "\(seed) \(line)")
        stopped += announced.count
      }
    }
    #expect(stopped > (isSlowRun ? 1000 : 250))
  }

  /// Where a motion stops until it comes to an end.
  private func stops(_ debugger: inout Debugger, _ motion: String) -> [Int] {
    var visited: [Int] = []
    while let header = debugger.perform(motion).lines.first?.plain, header.contains("point ") {
      visited.append(debugger.cursor)
    }
    return visited
  }

  @Test func `a watch stops where the printed value is another one, and only there`() {
    var changed = 0
    for seed in 0..<Self.records / (isSlowRun ? 4 : 3) {
      var debugger = record(seed: seed)
      // Without backquotes `window` would be that of the view whose turn it is.
      let view = "`\(pick(debugger.scene.viewNames, seed))`"
      var sources = [
        "\(view).\(pick(Member.all(of: .responder).compactMap(\.names.first), seed))",
        "\(view).\(pick(["alpha", "bounds", "isHidden", "frame", "superview", "window"], seed))",
        pick(["touch.phase", "kind", "depth", "view.name", "point.x > 50"], seed),
        "view.\(pick(["alpha", "bounds", "class"], seed))",
      ]
      for recognizer in debugger.scene.allRecognizerNames.prefix(2) {
        sources += ["\(recognizer).state", "\(recognizer).isEnabled"]
      }
      for source in sources where debugger.perform("delete ;; watch \(source)").status == .ok {
        var values: [String] = []
        for number in stride(from: 1, through: debugger.trace.count, by: 1) {
          _ = debugger.goTo(number)
          values.append(debugger.shown("print \(source)"))
        }
        let expected = zip(values, values.dropFirst()).enumerated()
          .filter { $0.element.0 != $0.element.1 }.map { $0.offset + 2 }
        let watched = debugger.breakpoints[0].stops(in: debugger.trace)
        #expect(watched.filter { $0 > 1 } == expected, "\(seed) \(source)")
        #expect(debugger.perform("run").moved || debugger.trace.isEmpty)
        #expect(stops(&debugger, "continue") == watched, "\(seed) \(source)")
        changed += expected.count
      }
    }
    #expect(changed > (isSlowRun ? 500 : 80))
  }
}
