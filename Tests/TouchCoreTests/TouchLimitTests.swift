import TestSupport
import Testing

@testable import TouchCore

@Suite("What a record has room for")
struct TouchLimitTests {
  private let pad = TestSupport.scene("window 9x9")

  /// Taps of one finger, one a millisecond.
  private func taps(_ count: Int) -> [TouchEvent] {
    (0..<count).flatMap { time in
      [TouchEvent(time, .down, "a", .screen(Point(1, 1))), TouchEvent(time, .up, "a")]
    }
  }

  @Test(
    "The last touch there is room for has its own number in every step, and the next is refused")
  func touches() throws {
    let script = try TouchScript(taps(TouchScript.mostTouches))
    let trace = record(script, in: pad)
    #expect(trace.outcomes.count == 65_535 && trace.outcomes.last?.touch == 65_535)
    let bound = trace.compactMap { step -> Int? in
      guard case .touchBind(let touch, _, _) = step else { return nil }
      return touch
    }
    #expect(bound == Array(1...65_535))
    if isSlowRun { #expect(deliver(script, in: pad) == trace.outcomes) }
    let problem = #expect(throws: TouchScript.Problem.self) {
      try TouchScript(taps(TouchScript.mostTouches + 1))
    }
    #expect(problem?.fault == .tooManyTouches && problem?.event == 2 * 65_535)
    #expect(MemoryLayout<StepRecord>.size == 32)
  }

  @Test("Times and places no screen has are refused, and the farthest of them are not")
  func reach() throws {
    func fault(_ time: Int, _ position: FingerPosition) -> TouchScript.Fault? {
      do {
        _ = try TouchScript([TouchEvent(time, .down, "a", position)])
        return nil
      } catch {
        return error.fault
      }
    }
    for time in [-1, .min, 1_000_000_001, .max] {
      #expect(fault(time, .screen(.zero)) == .timeOutOfRange)
    }
    #expect(fault(1_000_000_000, .screen(Point(1e100, -1e9))) == nil)
    let window = ViewID(0)
    for bad in [1e308, -.infinity, .nan, -1e101] {
      #expect(fault(0, .screen(Point(bad, 0))) == .placeOutOfRange)
      #expect(fault(0, .inView(window, Point(0, bad))) == .placeOutOfRange)
    }
  }

  @Test("A pinch follows a finger that comes back for the hundredth time")
  func manyContacts() {
    let back = (0..<100).map { "\(10 + $0) up B; \(10 + $0) down B 100,0" }
      .joined(separator: "; ")
    #expect(
      wishes(
        of: .pinch, "0 down A 0,0; 5 down B 100,0; \(back); 200 move B 200,0; 210 up A; 210 up B")
        == ["200 begin 2,0", "210 end 2,0"])
  }
}
