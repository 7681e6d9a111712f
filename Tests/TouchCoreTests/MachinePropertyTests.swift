import TestSupport
import Testing

@testable import TouchCore

@Suite("What every machine keeps to")
struct MachinePropertyTests {
  /// Fingers that come, wander, go, and are sometimes cancelled; the last ones are lifted.
  private func walk(using g: inout some RandomNumberGenerator) -> String {
    let names = Array(["A", "B", "C"].prefix(Int.random(in: 1...3, using: &g)))
    let pause = [20, 120, 300].randomElement(using: &g) ?? 20
    let drift = Double(Int.random(in: -1...2, using: &g) % 2 * 25)
    let cancels = Int.random(in: 0..<4, using: &g) == 0
    var time = 1
    var down = ["A": Point(5, 5)]
    var rows = ["0 down A 5,5"]
    for _ in 0..<Int.random(in: 0...16, using: &g) {
      time += Int.random(in: 1...pause, using: &g)
      for name in names where Int.random(in: 0..<3, using: &g) > 0 {
        let step = Point(
          drift + Double(Int.random(in: -3...3, using: &g)),
          Double(Int.random(in: -3...3, using: &g)))
        guard let place = down[name] else {
          down[name] = Point(15, 15) + step
          rows.append("\(time) down \(name) \(15 + step.x),\(15 + step.y)")
          continue
        }
        switch Int.random(in: 0..<20, using: &g) {
        case 0...16:
          down[name] = place + step
          rows.append("\(time) move \(name) \(place.x + step.x),\(place.y + step.y)")
        case 17 where cancels:
          down[name] = nil
          rows.append("\(time) cancel \(name)")
        default:
          down[name] = nil
          rows.append("\(time) up \(name)")
        }
      }
    }
    time += Int.random(in: 1...900, using: &g)
    for name in down.keys.sorted() { rows.append("\(time) up \(name)") }
    return rows.joined(separator: "; ")
  }

  private func recognizer(
    _ kind: RecognizerKind, using g: inout some RandomNumberGenerator
  ) -> Recognizer {
    var recognizer = Recognizer("r", kind)
    recognizer.numberOfTapsRequired = Int.random(in: (kind == .tap ? 1 : 0)...2, using: &g)
    recognizer.numberOfTouchesRequired = Int.random(in: 1...2, using: &g)
    recognizer.minimumNumberOfTouches = Int.random(in: 1...2, using: &g)
    recognizer.maximumNumberOfTouches = Int.random(in: 1...3, using: &g)
    recognizer.direction = Directions(rawValue: .random(in: 1...15, using: &g))
    recognizer.edges = Edges(rawValue: .random(in: 1...15, using: &g))
    recognizer.recognizesAt = CustomMoment.allCases.randomElement(using: &g) ?? .never
    return recognizer
  }

  @Test("9.9: only legal sequences come out: begin, changes, one end; or one recognize or fail")
  func legal() {
    var g = SeededGenerator(seed: 10)
    var successes: [RecognizerKind: Int] = [:]
    for round in 0..<4000 {
      let kind = RecognizerKind.allCases[round % RecognizerKind.allCases.count]
      let script = walk(using: &g)
      var driver = MachineDriver(recognizer(kind, using: &g))
      driver.play(script)
      let words = driver.lines.map { String($0.split(separator: " ")[1]) }
      #expect(isLegal(words, kind), "\(kind): \(script)\n\(driver.lines)")
      if words.first != "fail" { successes[kind, default: 0] += 1 }
    }
    // The walks are worth something only if they get through now and then.
    for kind in RecognizerKind.allCases where kind != .scrollDelay {
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
      let kind = RecognizerKind.allCases[round % RecognizerKind.allCases.count]
      var driver = MachineDriver(recognizer(kind, using: &g))
      driver.play(walk(using: &g)) { driver in
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
