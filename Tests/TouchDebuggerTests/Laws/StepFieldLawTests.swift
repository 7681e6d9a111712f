import TestSupport
import Testing
import TouchCore

@testable import TouchDebugger
@testable import TouchInquiry

/// Every field of a step that the record has, `print` prints and `if` compares.
@Suite("Laws of steps") struct StepFieldLawTests {
  /// Scenes in whose records all sorts of steps are.
  private static let worlds: [(scene: String, touches: String)] = [
    (
      """
      window 390x844 key
        vc root
          view back 0,0 390x844
            ~touchesBegan log
            @pan drag
              ~target root drag
            @tap once
              ~shouldReceive yes
            button buy 20,100 100x40
              ~target touchUpInside root buy
            field name 20,200 200x40
            scroll list 0,300 390x300 contentSize=390x900
              view row 0,0 390x100
      """,
      """
      0 down A at 60,120
      80 up A
      200 down A at 60,220
      240 up A
      400 down B at 100,400
      420 move B by 0,-30
      440 move B by 0,-60
      450 set back alpha=0.5
      460 up B
      900 down C at 300,50
      920 move C by 40,0
      940 up C
      """
    ),
    (
      """
      window 390x844 key
        vc home
          view desk 0,0 390x844
        presented vc card by=home detents=medium|large detent=medium
          view sheet
            table rows 0,0 390x300
              cell first 0,0 390x60
      """,
      """
      0 down A at 100,500
      60 up A
      400 down B at 100,480
      420 move B by 0,60
      440 move B by 0,120
      460 up B
      """
    ),
  ]

  @Test func `each field of each step can be printed and compared`() throws {
    var kinds: Set<StepKind> = []
    for world in Self.worlds {
      let scene = scene(world.scene)
      let trace = record(touches(world.touches, in: scene), in: scene)
      for index in trace.indices {
        let kind = trace[index].kind
        kinds.insert(kind)
        for (field, held) in zip(kind.fields, trace.values(at: index)) {
          try check("\(field.name)", held, at: index, of: trace, "\(kind.name).\(field.name)")
        }
      }
    }
    #expect(kinds.count >= 30, "\(kinds.count)")
  }

  private func check(
    _ name: String, _ held: StepValue?, at index: Int, of trace: Trace, _ what: String
  ) throws {
    let member = try #require(Member.named(name, of: .step), "\(what)")
    let here = Vantage(trace: trace, index: index)
    let value = member.of(.step(index), at: here)
    switch held {
    case nil: break
    case .nothing?: #expect(value == .nothing, "\(what)")
    case _?:
      #expect(value != .nothing, "\(what)")
      #expect(value.shape == member.shape, "\(what): \(value)")
    }
  }
}
