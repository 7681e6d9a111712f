import TestSupport
import Testing
import TouchCore

@testable import TouchDebugger

@Suite("Alignments") struct AlignmentTests {
  private struct Pair: Sendable {
    let left, right: Trace
  }

  /// Records that have much or little to do with each other.
  private static let pairs = (UInt64(0)..<40).flatMap { seed -> [Pair] in
    var g = SeededGenerator(seed: seed)
    let scene = seed % 2 == 0 ? gestureScene(using: &g) : randomScene(using: &g)
    let scripts = (0..<2).map { _ in
      seed % 2 == 0
        ? gestureScript(for: scene, using: &g) : randomScript(for: scene, using: &g)
    }
    let base = record(scripts[0], in: scene)
    var edited = scene
    let view = scene.viewIDs[Int.random(in: scene.viewIDs.indices, using: &g)]
    edited[view].isHidden = true
    let shorter = scripts[0].skipping(event: scripts[0].events.count / 2) ?? scripts[0]
    return [
      Pair(left: base, right: record(scripts[0], in: edited)),
      Pair(left: base, right: record(shorter, in: scene)),
      Pair(left: record(shorter, in: scene), right: base),
      Pair(left: base, right: record(scripts[1], in: scene)),
      Pair(left: base, right: record(scripts[0], in: scene, rules: .article003)),
    ]
  }

  @Test func `hold every step of both once, in its order`() throws {
    for (number, pair) in Self.pairs.enumerated() {
      let rows = try Alignment(pair.left, pair.right).rows
      #expect(rows.compactMap(\.left) == Array(pair.left.indices), "\(number)")
      #expect(rows.compactMap(\.right) == Array(pair.right.indices), "\(number)")
      for row in rows {
        #expect(row.left != nil || row.right != nil)
        if let left = row.left { #expect(row.leftCount == left + 1) }
        if let right = row.right { #expect(row.rightCount == right + 1) }
      }
    }
  }

  @Test func `call the same only what decides the same`() throws {
    var same = 0
    for (number, pair) in Self.pairs.enumerated() {
      let keys = (StepKeys(pair.left), StepKeys(pair.right))
      for row in try Alignment(pair.left, pair.right).rows where row.isSame {
        guard let left = row.left, let right = row.right else {
          Issue.record("\(number): one step alone is not the same as anything")
          continue
        }
        same += 1
        #expect(keys.0[left] == keys.1[right])
        #expect(pair.left[left].kindName == pair.right[right].kindName)
        #expect(pair.left.milliseconds(at: left) == pair.right.milliseconds(at: right))
      }
    }
    #expect(same > 2500)
  }

  @Test func `part first where the records part, and never where they are equal`() throws {
    for (number, pair) in Self.pairs.enumerated() {
      let alignment = try Alignment(pair.left, pair.right)
      let first = alignment.rows.firstIndex { !$0.isSame }
      #expect(first == pair.right.parting(from: pair.left), "\(number)")
      let own = try Alignment(pair.left, pair.left)
      #expect(own.rows.allSatisfy { $0.isSame && $0.left == $0.right }, "\(number)")
      #expect(pair.left.parting(from: pair.left) == nil)
    }
  }

  @Test func `find agreement again behind a change that matters to one tap only`() throws {
    let script = touches(
      "0 down a at 200,420\n60 up a\n2000 down b at 50,50\n2060 up b", in: loginScene)
    var hidden = loginScene
    hidden[loginScene.view(named: "banner")!].isHidden = true
    let base = record(script, in: loginScene)
    let rows = try Alignment(base, record(script, in: hidden)).rows
    let start = try #require(rows.firstIndex { $0.left.map(base.milliseconds) == 2000 })
    // The banner refuses another tap in another way; whatever follows is the same.
    let later = rows[start...].filter { !$0.isSame }
    #expect(later.count == 1 && rows[start...].count > 20)
    let skipped = try #require(script.skipping(event: 0))
    let kept = try Alignment(base, record(skipped, in: loginScene)).rows.filter { $0.right != nil }
    #expect(kept.allSatisfy { $0.isSame } && !kept.isEmpty)
  }

  @Test func `are walked row by row, there and back, and from parting to parting`() {
    for seed in UInt64(0)..<30 {
      var g = SeededGenerator(seed: seed)
      let scene = gestureScene(using: &g)
      var debugger = debugger(scene, gestureScript(for: scene, using: &g))
      _ = debugger.perform("whatif model.tapInterval = 10 and v1.isHidden = yes")
      guard debugger.perform("compare").plain.contains("they part here") else { continue }
      let alignment = debugger.session.companion!.alignment
      _ = debugger.perform("goto start")
      var row = 0
      while debugger.perform("step").moved {
        row += 1
        let here = alignment.rows[row - 1]
        #expect(debugger.promptPosition == "#\(here.leftCount) | #\(here.rightCount)'", "\(seed)")
      }
      #expect(row == alignment.rows.count)
      while debugger.perform("rstep").moved { row -= 1 }
      #expect(row == 0 && debugger.promptPosition == "#0 | #0'")
      var partings: [Int] = []
      while debugger.perform("continue").plain.contains("they part here") {
        partings.append(debugger.session.companion!.row(at: debugger.cursor))
      }
      let expected = (1...alignment.rows.count).filter { alignment.parts(at: $0) }
      // The last parting may be the last row of all.
      #expect(partings == expected, "\(seed)")
    }
  }
}

@Suite("Matchings") struct MatchingTests {
  @Test func `are longest common subsequences of short sequences`() {
    var g = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let left = (0..<Int.random(in: 0...12, using: &g)).map { _ in Int.random(in: 0...4, using: &g)
      }
      let right = (0..<Int.random(in: 0...12, using: &g)).map { _ in
        Int.random(in: 0...4, using: &g)
      }
      let pairs = Matching(left, right).pairs
      #expect(pairs.allSatisfy { left[$0.left] == right[$0.right] })
      #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.left < $1.left && $0.right < $1.right })
      #expect(pairs.count == longest(left[...], right[...]))
    }
  }

  private func longest(_ left: ArraySlice<Int>, _ right: ArraySlice<Int>) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for (i, a) in left.enumerated() {
      for (j, b) in right.enumerated() {
        table[i + 1][j + 1] = a == b ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
      }
    }
    return table[left.count][right.count]
  }

  @Test func `divide long sequences at what each has once`() {
    let left = (0..<4000).map { $0 % 7 == 0 ? $0 : -($0 % 5) - 1 }
    var right = left
    right.insert(contentsOf: (0..<900).map { _ in -9 }, at: 2000)
    right.removeSubrange(100..<150)
    let pairs = Matching([-100] + left + [-200], [-101] + right + [-201]).pairs
    #expect(pairs.count == left.count - 50)
    #expect(zip(pairs, pairs.dropFirst()).allSatisfy { $0.left < $1.left && $0.right < $1.right })
  }
}
