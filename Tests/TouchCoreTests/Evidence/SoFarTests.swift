import TestSupport
import Testing
import TouchInquiry

@testable import TouchCore

/// What recognizers came to that did not decide, and what others left of a match.
@Suite("What recognizers came to")
struct SoFarTests {
  private let pad = "window 400x400\n  view pad 0,0 400x400 multitouch\n    "

  /// What the last attempt of a recognizer was held against.
  private func evidence(_ name: String, _ text: String, _ script: String) throws -> [Check] {
    let scene = scene(text)
    let trace = record(touches(script, in: scene), in: scene)
    let id = try #require(scene.recognizer(named: name))
    return trace.evidence(of: try #require(trace.attempts.last { $0.recognizer == id }))
  }

  @Test("10.13: a pan that is still Possible at the end has come to 4 of 10 points")
  func panSoFar() throws {
    let checks = try evidence("drag", pad + "@pan drag", "0 down A at 50,50\n16 move A by 4,0")
    #expect(checks.first { !$0.passes }?.name == .moved)
    let moved = try #require(checks.first { $0.name == .moved })
    #expect(moved.length == 4)
    #expect(moved.limit == 10)
    #expect(moved.setting == .panHysteresis)
    #expect(checks.filter(\.decides) == [])
  }

  @Test("What is missing stands first: fingers, then a move, then its length")
  func whatIsMissing() throws {
    let two = pad + "@pan two minimumTouches=2"
    let one = try evidence("two", two, "0 down A at 50,50\n16 move A by 40,0")
    #expect(one.first { !$0.passes }?.name == .fingers)
    #expect(one.first { !$0.passes }?.limit == 2)
    let rest = try evidence("two", two, "0 down A at 50,50\n16 down B at 90,50")
    #expect(rest.filter { !$0.passes }.map(\.name) == [.anyMove, .moved])
    let short = try evidence(
      "two", two, "0 down A at 50,50\n16 down B at 90,50\n32 move A by 8,0 & move B by 8,0")
    #expect(short.filter { !$0.passes }.map(\.name) == [.moved])
  }

  @Test("10.28, 10.31, 10.32: pinch, rotation and edge pan say how far they came")
  func otherMovements() throws {
    let fingers = "0 down A at 100,100 & down B at 200,100\n16 move B by 3,5"
    let spread = try evidence("zoom", pad + "@pinch zoom", fingers).first { !$0.passes }
    #expect(spread?.name == .spread)
    #expect(spread?.limit == 8)
    let turned = try evidence("turn", pad + "@rotation turn", fingers).first { !$0.passes }
    #expect(turned?.name == .turned)
    #expect(turned?.unit == .degrees)
    let edge = try evidence(
      "edge", pad + "@edgePan edge edges=left", "0 down A at 2,100\n16 move A by 4,0")
    #expect(edge.first { !$0.passes }?.length == 4)
  }

  @Test("10.8: at each move a press tells how long it has been held")
  func pressAtEachMove() throws {
    let scene = scene(pad + "@longPress press")
    let trace = record(
      touches("0 down A at 50,50\n200 move A by 1,0\n400 move A by 1,0\n600 up A", in: scene),
      in: scene)
    let times = trace.indices.filter { trace.records[$0].kind == .receive }.map { index in
      trace.evidence(at: index).first { $0.name == .held }?.number
    }
    // Once it is held nothing is missing any more.
    #expect(times == [0, 200, 400, nil])
  }

  @Test("9.26, 9.21, 9.17: a match that others refuse keeps its numbers")
  func refusedMatches() throws {
    func passed(_ name: String, _ text: String, _ script: String) throws -> [Check.Name] {
      let checks = try evidence(name, text, script)
      #expect(checks.contains { $0.decides && !$0.passes })
      return checks.filter { !$0.decides && $0.passes }.map(\.name)
    }
    let drag = "0 down A at 50,50\n16 move A by 20,0\n32 up A"
    #expect(try passed("drag", pad + "@pan drag\n      ~shouldBegin no", drag).contains(.moved))
    #expect(
      try passed("one", pad + "@pan one\n    @pan two", drag).contains(.moved))
    let waits = pad + "@tap double taps=2\n    @tap single requires=double"
    #expect(
      try passed("single", waits, "0 down A at 50,50\n20 up A\n90 down A at 50,50\n99 up A")
        .contains(.taps))
  }

  @Test("9.17: one that another one excludes before it matched tells what it had come to")
  func excludedBefore() throws {
    let checks = try evidence(
      "drag", pad + "@longPress press\n    @pan drag",
      "0 down A at 50,50\n16 move A by 4,0\n900 up A")
    #expect(checks.first { $0.decides }?.name == .excluded)
    #expect(checks.first { $0.name == .moved }?.length == 4)
  }

  @Test("3.7: a tap counts on exactly where it is soon and near enough after a lift")
  func tapCounts() {
    var g = SeededGenerator(seed: 62)
    var counted = (up: 0, not: 0)
    for _ in 0..<400 {
      let scene = scene("window 400x400")
      let (gap, far) = (Int.random(in: 300...400, using: &g), Int.random(in: 0...90, using: &g))
      let trace = record(
        touches(
          "0 down A at 99,99\n20 up A\n\(20 + gap) down B at \(99 + far),99\n900 up B", in: scene),
        in: scene)
      let takes = trace.indices.filter { trace.records[$0].kind == .queueTake }
      let checks = trace.evidence(at: takes[2])
      #expect(checks.map(\.name) == [.sinceLift, .fromLift])
      #expect(checks.map(\.setting) == [.tapInterval, .tapDistance])
      #expect(checks.first?.number == Double(gap))
      #expect(trace.evidence(at: takes[0]).isEmpty)
      let touch = trace.moment(of: takes[2]).touch
      let passes = checks.allSatisfy(\.passes)
      #expect((touch?.tapCount == 2) == passes)
      if passes { counted.up += 1 } else { counted.not += 1 }
    }
    #expect(counted.up > 20 && counted.not > 20)
  }

  @Test("9.33: what goes on its way says who let go of it")
  func flushed() throws {
    let scene = scene(pad + "@tap double taps=2 delaysTouchesBegan=yes")
    let trace = record(touches("0 down A at 50,50\n900 up A", in: scene), in: scene)
    let flush = try #require(trace.indices.first { trace.records[$0].kind == .flush })
    let double = try #require(scene.recognizer(named: "double"))
    let checks = trace.evidence(at: flush)
    #expect(checks.map(\.name) == [.possible])
    #expect(checks.first?.subject == .recognizer(double))
    #expect(trace.saysYes(at: flush) == true)
  }

  @Test("A call of six touches that were held follows from all six, and so from six lifts")
  func manyCauses() throws {
    let scene = scene(pad + "@tap double taps=2 touches=6")
    let down = (0..<6).map { "down F\($0) at \(50 * $0 + 20),50" }.joined(separator: " & ")
    let up = (0..<6).map { "up F\($0)" }.joined(separator: " & ")
    let trace = record(touches("0 \(down)\n20 \(up)", in: scene), in: scene)
    let call = try #require(
      trace.indices.last { index in
        guard case .touchDeliver(_, .ended, _, _) = trace[index] else { return false }
        return true
      })
    let causes = trace.causes(of: call)
    #expect(causes.map { trace[$0].kindName } == Array(repeating: "gate.flush", count: 6))
    #expect(causes == causes.sorted())
  }
}
