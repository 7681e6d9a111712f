import SceneLanguage
import TestSupport
import Testing
import TouchCore

/// What would never end, or grow with the square, ends.
@Suite("A delivery has a budget of steps") struct StepBudgetTests {
  private static let dayLong = """
    window 400x800
      stepper count 20,100 100x32 maximum=1000000000
    """

  @Test func `a stepper held for a day is cut short, and what there is can be read`() {
    var scene = scene(Self.dayLong)
    scene.settings[.stepperRepeatInterval] = 1
    let script = touches("0 down A in count 80,10\n86400000 up A", in: scene)
    let trace = record(script, in: scene)
    #expect(trace.isCutShort)
    #expect(trace.count < StepBudget.base + 1000)
    #expect(trace.outcomes.count == 1)
    let isSame = record(trace.script, in: scene).records == trace.records
    #expect(isSame)
    #expect(deliver(script, in: scene).count == 1)
  }

  @Test func `a chain of thousands is climbed as often as the budget allows`() {
    let scene = scene(
      "window 400x800\n  view v0 0,0 10x10\n"
        + (1..<1000).map { "  view v\($0) 0,0 10x10\n    ~next v\($0 - 1)\n" }.joined())
    let moves = (1...1000).map { "\($0) move A by 1,0" }.joined(separator: "\n")
    let trace = record(
      touches("0 down A at 5,5\n\(moves)\n1001 up A", in: scene), in: scene)
    #expect(trace.isCutShort)
    #expect(trace.count < 300_000)
  }

  @Test(arguments: [
    "@pan NAME\n      ~simultaneous all", "@tap NAME\n      ~requireFailureOf kind=tap",
  ])
  func `recognizers that ask about all others end amid an event`(attached: String) {
    let scene = scene(
      "window 400x800\n  view card 0,0 400x800\n"
        + (0..<600).map { "    \(attached)\n".replacing("NAME", with: "g\($0)") }.joined())
    let script = touches(
      "0 down A at 5,5\n20 move A by 0,30\n40 move A by 0,60\n80 up A", in: scene)
    let trace = record(script, in: scene)
    #expect(trace.isCutShort)
    #expect(trace.count < StepBudget.base + 5000)
    let isSame = record(trace.script, in: scene).records == trace.records
    #expect(isSame)
    #expect(trace.outcomes.map(\.hit) == [scene.view(named: "card")])
  }

  @Test func `an event, and a view, have steps of their own`() {
    let scene = scene("window 400x800\n  view v 0,0 400x800")
    let taps = (0..<4000).map { "\($0 * 1000) down A at 5,5\n\($0 * 1000 + 50) up A" }
      .joined(separator: "\n")
    #expect(!record(touches(taps, in: scene), in: scene).isCutShort)
  }
}
