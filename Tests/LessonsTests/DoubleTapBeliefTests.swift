import Lessons
import Testing

/// The belief that the lesson of article 004's double tap cures.
@Suite("The double tap's belief")
struct DoubleTapBeliefTests {
  private let lesson = LessonFiles.lesson("06-gestures/05-double-tap")

  @Test("M23: the belief that a lift is told at once can be run")
  func belief() throws {
    let belief = try #require(Belief.named("M23"))
    let trace = GestureLevelTests.pad("@tap double taps=2")
    #expect(
      ExpectLevel.deliver.lines(of: belief.trace(beside: trace)) == [
        "0 touchesBegan 1", "60 touchesEnded 1", "200 touchesBegan 2", "260 gr recognized",
        "260 touchesCancelled 2",
      ])
    #expect(Belief.named("M99") == nil)
  }

  @Test("M23: a choice that the belief would not lead to is told")
  func cause() throws {
    let broken = try Broken(
      lesson, "choice touchesCancelled\n", "choice touchesCancelled because=M23\n", at: "because")
    #expect(
      check(broken.text).headlines == [
        "lesson.md:\(broken.line):\(broken.column): error: M23 would answer 'touchesEnded' here, "
          + "not 'touchesCancelled': this scene cannot diagnose it with this choice"
      ])
  }
}
