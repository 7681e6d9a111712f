import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import TouchDebugger

//  why-not card dismissed      a tap beside it, a pull      19.22 to 19.26
//  why-not nav popped          a swipe from the edge        19.41 to 19.47

@Suite("Why a controller is dismissed or popped, or stays") struct GoneControllerTests {
  private func sheet(_ words: String) -> String {
    """
    window 400x800
      vc home
        view page 0,0 400x800
      presented vc card by=home \(words)
        view sheet 0,40 400x760
    """
  }

  private static let beside = "0 down A at 150,20\n60 up A"
  private static let pulled =
    "0 down A at 150,100\n100 move A by 0,300\n200 move A by 0,300\n300 up A"

  private func asked(_ words: String, _ scene: String, _ script: String) -> Reply {
    let scene = TestSupport.scene(scene)
    var debugger = Debugger(
      scene: scene, script: touches(script, in: scene), language: .english, sceneLabel: "t")
    return debugger.perform("why-not " + words)
  }

  @Test func `19.22: a tap beside a sheet dismisses it, and a pull`() {
    for script in [Self.beside, Self.pulled] {
      #expect(asked("card dismissed", sheet(""), script).happened == true)
    }
  }

  @Test(arguments: [beside, pulled])
  func `19.24, 19.25: a modal one stays, and the reverse of that is offered first`(
    script: String
  ) throws {
    let answer = try #require(asked("card dismissed", sheet("modal"), script).answers.first)
    #expect(!answer.happened && answer.question == "why-not card dismissed")
    #expect(answer.edits.first?.command == "whatif card.isModalInPresentation = no")
    #expect(answer.edits.first?.swift.map(\.plain) == ["card.isModalInPresentation = false"])
  }

  @Test func `19.23: so does one whose delegate says no`() throws {
    let scene = sheet("shouldDismiss=no")
    let answer = try #require(asked("card dismissed", scene, Self.beside).answers.first)
    #expect(answer.edits.first?.command == "whatif card.shouldDismiss = yes")
    #expect(
      answer.edits.first?.swift.first?.plain.contains("presentationControllerShouldDismiss") == true
    )
  }

  @Test func `19.26: one that is pulled too little and too slowly goes back`() throws {
    let script = "0 down A at 150,100\n100 move A by 0,40\n400 move A by 0,10\n900 up A"
    let answer = try #require(asked("card dismissed", sheet(""), script).answers.first)
    #expect(!answer.happened)
    #expect(answer.reason.contains { $0.plain.contains("(model.pullShare)") })
  }

  @Test func `a tap on the sheet is no reason to hide it`() throws {
    let answer = try #require(
      asked("card dismissed", sheet(""), "0 down A at 150,400\n60 up A").answers.first)
    #expect(!answer.happened && answer.edits.isEmpty)
  }

  @Test func `19.15: for what fills the screen UIKit has no gesture`() {
    let reply = asked("card dismissed", sheet("style=fullScreen"), Self.beside)
    #expect(reply.happened == nil && reply.lines.contains { $0.plain.contains("no gesture") })
  }

  @Test func `a controller is completed with what it can become`() {
    let scene = TestSupport.scene(sheet(""))
    let debugger = Debugger(
      scene: scene, script: touches(Self.beside, in: scene), language: .english, sceneLabel: "t")
    #expect(debugger.looks.completions(for: "why-not card d").candidates == ["dismissed"])
    #expect(debugger.looks.completions(for: "why-not home ").candidates.isEmpty)
  }

  @Test func `19.26: a sheet that only followed a finger is nothing to be told unasked`() {
    let scene = TestSupport.scene(sheet(""))
    let script = "0 down A at 150,100\n100 move A by 0,40\n400 move A by 0,10\n900 up A"
    let trace = record(touches(script, in: scene), in: scene)
    #expect(trace.meantVerdict(.english)?.values.question != "why-not card dismissed")
  }

  @Test func `exports tell of a sheet that stays without being asked`() throws {
    let scene = TestSupport.scene(sheet("modal"))
    let trace = record(touches(Self.beside, in: scene), in: scene)
    #expect(trace.meantVerdict(.english)?.values.question == "why-not card dismissed")
  }
}
