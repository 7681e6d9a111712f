import Testing

@testable import Lessons

@Suite("The reason of a right answer") struct ReasonTests {
  private func said(_ lesson: String, _ id: String, _ answer: String) throws -> String {
    var session = try Session(lesson, width: 1_000)
    try session.go(to: id)
    session.type(answer)
    #expect(session.last.status == .ok)
    return session.text
  }

  @Test("names the message that was withheld, where an answer is how many there were")
  func withheld() throws {
    let fingers = "05-inside/04-two-fingers"
    #expect(try said(fingers, "p1", "b").contains("#27 pad is not told of touchesBegan of B"))
    #expect(try said(fingers, "p5", "a").contains("#23 pad is not told of touchesBegan of B"))
    #expect(try said(fingers, "q1", "a").contains("#23 pad is not told of touchesBegan of B"))
    let scrolled = try said("08-together/02-grading-evidence", "p4", "b")
    #expect(scrolled.contains("pad is not told of touchesBegan of B: double recognized"))
  }

  @Test("shows the point about which a view is asked that names another")
  func naming() throws {
    let text = try said("03-bending/02-white-red-green", "p5", "c")
    #expect(text.contains("#6 whiteView (155,-130) answers by its own hitTest: return redView"))
    #expect(text.contains("#7 whiteView answers redView"))
  }

  @Test("of who handles nothing is about the message that the others handle")
  func handlers() throws {
    let text = try said("04-chain/04-several-workers", "o1", "4 2")
    #expect(text.contains("root is further up, but the message does not get that far:"))
    #expect(text.contains("touchesBegan stops at desk") && !text.contains("touchesEnded"))
  }
}
