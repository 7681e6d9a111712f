import TestSupport
import Testing
import TouchCore
import TouchInquiry

@testable import TouchDebugger

/// What holds of every verb and its reverse, on random records: the same moment, and there the same
/// printed state.
///
/// `step` is taken back unless an end cut it short, `next` as long as it stayed in its call,
/// `continue` and `search` from one stop or find to another. Elsewhere a reverse goes to where the
/// help says, which is never behind the beginning of the call one was in. `finish` leaves its call,
/// so its reverse leaves it on the other side.
@Suite("Every verb and its reverse") struct ReverseTests {
  private static let seeds: Range<UInt64> = 0..<(isSlowRun ? 500 : 8)

  private func record(seed: UInt64) -> Debugger {
    var g = SeededGenerator(seed: seed)
    if seed.isMultiple(of: 2) {
      let scene = gestureScene(using: &g)
      return debugger(scene, gestureScript(for: scene, using: &g))
    }
    let scene = randomScene(using: &g)
    return debugger(scene, randomScript(for: scene, using: &g))
  }

  private func state(_ debugger: Debugger) -> String {
    var debugger = debugger
    let looks = ["bt", "print view", "recognizers", "tree"].map { debugger.shown($0) }
    return ([debugger.showStop().plain] + looks).joined(separator: "\n--\n")
  }

  /// Goes there and back again by the verb's reverse.
  private func check(
    _ line: String, _ reverse: String, from start: Int, in debugger: Debugger, _ label: String,
    expects: (_ start: Int, _ end: Int, Debugger) -> Expected
  ) {
    var there = debugger
    _ = there.perform("goto \(start)")
    let before = state(there)
    guard there.perform(line).moved else { return }
    let end = there.session.position

    var reversed = there
    _ = reversed.perform(reverse)
    switch expects(start, end, debugger) {
    case .same:
      #expect(reversed.cursor == start, "\(label): \(line) from #\(start) to #\(end), \(reverse)")
      #expect(state(reversed) == before, "\(label): \(line) from #\(start), \(reverse)")
    case .step(let step):
      #expect(reversed.cursor == step, "\(label): \(line) from #\(start) to #\(end), \(reverse)")
    case .before(let step): #expect(reversed.cursor < step, "\(label): \(line), \(reverse)")
    case .after(let step): #expect(reversed.cursor > step, "\(label): \(line), \(reverse)")
    case .unsaid: break
    }
  }

  private enum Expected { case same, step(Int), before(Int), after(Int), unsaid }

  private func starts(in debugger: Debugger, _ seed: UInt64) -> [Int] {
    let count = debugger.trace.count
    guard count > 0 else { return [] }
    return [0, count, Int(seed &* 7919) % count]
  }

  private func nesting(_ cursor: Int, _ debugger: Debugger) -> Int {
    CallTree(debugger.trace, around: cursor).depth(at: cursor)
  }

  @Test(arguments: seeds) func `steps are taken back unless an end cut them short`(_ seed: UInt64) {
    let debugger = record(seed: seed)
    let count = debugger.trace.count
    for start in starts(in: debugger, seed) {
      for times in [1, 4] {
        check("step \(times)", "rstep \(times)", from: start, in: debugger, "\(seed)") {
          start, _, _ in
          start + times <= count + 1 ? .same : .unsaid
        }
        check("rstep \(times)", "step \(times)", from: start, in: debugger, "\(seed)") {
          start, _, _ in
          start >= times ? .same : .unsaid
        }
      }
    }
  }

  @Test(arguments: seeds) func `next is taken back as long as it stays in its call`(_ seed: UInt64)
  {
    let debugger = record(seed: seed)
    for start in starts(in: debugger, seed) {
      check("next", "rnext", from: start, in: debugger, "\(seed)") { start, end, debugger in
        let (from, to) = (nesting(start, debugger), nesting(end, debugger))
        #expect(to <= from, "\(seed): next from #\(start) to #\(end)")
        return from == to ? .same : .before(start)
      }
      check("rnext", "next", from: start, in: debugger, "\(seed)") { start, end, debugger in
        let (from, to) = (nesting(start, debugger), nesting(end, debugger))
        if from == to || end == 0 && from == 0 { return .same }
        return end == 0 ? .unsaid : .after(start - 1)
      }
    }
  }

  @Test(arguments: seeds) func `continue is taken back from stop to stop`(_ seed: UInt64) {
    var debugger = record(seed: seed)
    let names = debugger.scene.allNames
    _ = debugger.perform("break \(names[Int(seed) % names.count])")
    let count = debugger.trace.count
    let stops = debugger.breakpoints.flatMap { $0.stops(in: debugger.trace) }
    for start in starts(in: debugger, seed) + stops.prefix(2) {
      let isStop = stops.contains(start)
      check("continue", "rcontinue", from: start, in: debugger, "\(seed)") { start, _, _ in
        isStop || start == 0 ? .same : .before(start)
      }
      check("rcontinue", "continue", from: start, in: debugger, "\(seed)") { start, _, _ in
        isStop || start == count ? .same : .after(start)
      }
    }
  }

  @Test(arguments: seeds) func `search is taken back from find to find`(_ seed: UInt64) {
    let term = ["kind == hit.ask", "deliver", "/[a-z]+ \\(/", "depth > 1"][Int(seed / 2) % 4]
    let debugger = record(seed: seed)
    var finder = debugger
    var finds: Set<Int> = []
    while finder.perform("search \(term)").moved { finds.insert(finder.cursor) }
    for start in starts(in: debugger, seed).prefix(3) + [finds.min()].compactMap(\.self) {
      check("search \(term)", "search back", from: start, in: debugger, "\(seed)") { start, _, _ in
        finds.contains(start) ? .same : .unsaid
      }
      check("search back \(term)", "search", from: start, in: debugger, "\(seed)") { start, _, _ in
        finds.contains(start) ? .same : .unsaid
      }
    }
  }

  @Test(arguments: seeds) func `goto and the frames come back to where they were`(_ seed: UInt64) {
    let debugger = record(seed: seed)
    let count = debugger.trace.count
    for start in starts(in: debugger, seed) {
      for line in ["goto end", "goto \(count / 2)", "run", "goto touch:1", "search first /./"] {
        check(line, "goto \(start)", from: start, in: debugger, "\(seed)") { _, _, _ in .same }
      }
      var there = debugger
      _ = there.perform("goto \(start)")
      let before = state(there)
      guard there.perform("up").status == .ok else { continue }
      _ = there.perform("down")
      #expect(there.cursor == start && state(there) == before, "\(seed): up and down at #\(start)")
    }
  }
}
