import Testing
import TouchNarration

@testable import Lessons

@Suite("What why says behind an answer")
struct FurtherReasonTests {
  private let lessons = [
    "05-inside/04-two-fingers", "07-collisions/03-view-in-scroll-view", "02-hit-test/13-animations",
  ]

  /// What each `why` says, up to the one that says that this is all; the reply to the answer first.
  private func replies(_ session: inout Session, to answer: String) throws -> [String] {
    session.type(answer)
    var replies = [session.text]
    for _ in 0..<5 where !replies.contains(where: { $0.contains("That is all about this answer") })
    {
      session.type("why")
      replies.append(session.last.lines.dropLast().map(\.plain).joined(separator: " "))
    }
    return replies
  }

  @Test("is new each time, and comes to an end") func isNew() throws {
    for lesson in lessons {
      let fences = LessonFences(
        try #require(LessonLibrary.embedded.lesson(lesson, .english)).fences, file: "lesson.md")
      for id in fences.questions.compactMap({ $0.claim.fence.id }) {
        var session = try Session(lesson, width: 1_000)
        try session.go(to: id)
        let replies = try replies(&session, to: "a")
        #expect(replies.last?.contains("That is all about this answer") == true, "\(lesson) \(id)")
        for (place, reply) in replies.enumerated().dropFirst() {
          let isNew = !replies[..<place].contains { $0.contains(reply) }
          #expect(isNew, "\(lesson) \(id): \(reply)")
        }
      }
    }
  }

  @Test("begins with the message, and not with the binding of its touch") func message() throws {
    var session = try Session("05-inside/04-two-fingers", width: 1_000)
    try session.go(to: "p4")
    session.type("a")
    #expect(session.footer.contains("why: more about #23"), "\(session.footer)")
    session.type("why")
    #expect(session.text.contains("What one event brings for one view"), "\(session.text)")
    #expect(session.footer.contains("why: source of rule 3.14"), "\(session.footer)")
    session.type("why")
    #expect(session.text.contains("Rule 3.14 is documented: follows from Apple"), "\(session.text)")
  }

  @Test("is about the answer in a walk, too, until the learner walks on") func inWalk() throws {
    var session = try Session("02-hit-test/03-first-to-fifth", .english, width: 1_000)
    try session.go(to: "walk")
    session.type("", "why")
    #expect(!session.text.contains("That is all"), "\(session.text)")
  }

  @Test("of a next is the hierarchy's own reason, and then the rule") func next() throws {
    var session = try Session("04-chain/01-four-rules-of-next", width: 1_000)
    try session.go(to: "p2")
    session.type("c")
    #expect(
      session.text.contains(
        "Why: front is not a view controller's root view, so its next responder is its superview"),
      "\(session.text)")
    #expect(!session.text.contains("Why not"), "\(session.text)")
    session.type("why")
    #expect(session.text.hasPrefix("A view's next responder is the controller"), "\(session.text)")
  }

  @Test("A reason against an answer is never announced without one") func noEmptyLead() throws {
    var session = try Session("02-hit-test/13-animations", width: 1_000)
    try session.go(to: "p2")
    session.type("b")
    #expect(!session.text.contains("Why not"), "\(session.text)")
  }

  @Test("A shake is not refuted by hit testing") func shake() throws {
    var session = try Session("01-road/04-queue-and-window", width: 1_000)
    try session.go(to: "p3")
    session.type("b")
    #expect(session.text.contains("has banner as its next"), "\(session.text)")
    #expect(!session.text.contains("never asked"), "\(session.text)")
  }

  @Test("A belief is not told as the answer of a delegate that nobody has") func delegate() throws {
    var session = try Session("06-gestures/06-several-at-once", width: 1_000)
    try session.go(to: "p1")
    session.type("b")
    #expect(!session.text.contains("shouldRecognizeSimultaneously"), "\(session.text)")
  }
}
