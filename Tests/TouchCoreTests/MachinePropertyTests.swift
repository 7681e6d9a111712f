import TestSupport
import Testing

@testable import TouchCore

@Suite("What every machine keeps to")
struct MachinePropertyTests {
  // 22.9: a hover follows no fingers.
  private static let kinds = RecognizerKind.allCases.filter { $0 != .hover }

  @Test("9.9: only legal sequences come out: begin, changes, one end; or one recognize or fail")
  func legal() {
    var g = SeededGenerator(seed: 10)
    var successes: [RecognizerKind: Int] = [:]
    for round in 0..<4000 {
      let kind = Self.kinds[round % Self.kinds.count]
      let script = randomWalk(using: &g)
      var driver = MachineDriver(randomRecognizer(of: kind, using: &g))
      driver.play(script)
      let words = driver.lines.map { String($0.split(separator: " ")[1]) }
      #expect(isLegal(words, kind), "\(kind): \(script)\n\(driver.lines)")
      if words.first != "fail" { successes[kind, default: 0] += 1 }
    }
    // The walks are worth something only if they get through now and then.
    for kind in Self.kinds where kind != .scrollDelay {
      #expect(successes[kind, default: 0] >= 5, "\(kind)")
    }
    #expect(successes[.scrollDelay] == nil)
  }

  private func isLegal(_ words: [String], _ kind: RecognizerKind) -> Bool {
    if words.first == "fail" { return words.count == 1 }
    guard kind.isContinuous else { return words == ["recognize"] }
    return words.count >= 2 && words.first == "begin"
      && words.dropFirst().dropLast().allSatisfy { $0 == "change" }
      && ["end", "cancel"].contains(words.last)
  }

  @Test("9.9: when all fingers are up a machine is done or has a timer")
  func settled() {
    var g = SeededGenerator(seed: 11)
    for round in 0..<4000 {
      let kind = Self.kinds[round % Self.kinds.count]
      var driver = MachineDriver(randomRecognizer(of: kind, using: &g))
      driver.play(randomWalk(using: &g)) { driver in
        #expect(driver.due != nil || driver.isDone, "\(kind)")
      }
      #expect(driver.isDone, "\(kind)")
    }
  }

  @Test("4.1: a machine is a few words of memory, without references")
  func size() {
    #expect(_isPOD(AnyMachine.self))
    #expect(MemoryLayout<AnyMachine>.size <= 256)
  }
}
