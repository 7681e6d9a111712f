import Lessons
import Testing

/// The lesson of article 004's double tap, and one thing wrong at a time in it.
@Suite("Evidence and hypotheses")
struct EvidenceTests {
  private let lesson = LessonFiles.lesson("06-gestures/05-double-tap")

  @Test("the rows of the double tap's lesson are values")
  func values() throws {
    let document = LessonDocument(markdown: lesson)
    let fences = LessonFences(document.fences, file: "lesson.md", lines: document.lines)
    #expect(fences.diagnostics == [])
    guard case .evidence(let evidence)? = fences["e1"]?.content,
      case .hypotheses(let hypotheses)? = fences["h1"]?.content
    else {
      Issue.record("no evidence and hypotheses")
      return
    }
    #expect(
      evidence.rows.map(\.source)
        == ["documented", "documented", "004", "004", "laitimes", "laitimes"])
    #expect(evidence.rows.map(\.log.stage.sceneID) == ["off", "on", "off", "on", "on", "late"])
    #expect(hypotheses.rows.map(\.name) == ["H0", "H1", "H2"])
    #expect(hypotheses.rows.map(\.setting) == [nil, .heldTouchKeepsSlot, .laterTapsHeld])
    #expect(
      hypotheses.rows[1].logs.map { $0.calls.map(\.text) } == [
        ["began", "ended", "began", "recognized", "cancelled"],
        ["began", "recognized", "cancelled"], ["recognized"],
      ])
  }

  @Test(
    "what does not parse, or names something unknown",
    arguments: [
      (
        "H1 held-touch-keeps-slot", "H1 held-touch-keeps-slto", "held-touch-keeps-slto",
        "unknown setting 'held-touch-keeps-slto'; did you mean 'held-touch-keeps-slot'?"
      ),
      ("laitimes   on ", "laitimes   onn ", "onn", "unknown scene 'onn'; did you mean 'on'?"),
      (
        "004        off  began", "004        off  begun", "begun",
        "unknown word of a log 'begun'; did you mean 'began'?"
      ),
      (
        "cancelled{3}", "cancelled{no}", "cancelled{no}",
        "unknown word of a log 'cancelled{no}'"
      ),
      ("H2 later", "H1 later", "H1", "'H1' stands here a second time"),
    ])
  func unreadable(old: String, new: String, part: String, message: String) throws {
    let broken = try Broken(lesson, old, new, at: part)
    let report = check(broken.text)
    #expect(report.exitCode == 3)
    #expect(
      report.headlines == ["lesson.md:\(broken.line):\(broken.column): error: \(message)"])
  }

  @Test("9.37: a switch that does something else")
  func untrue() throws {
    let broken = try Broken(
      lesson, "cancelled ; late recognized\nH2", "cancelled ; late began\nH2", at: "late began")
    let report = check(broken.text)
    #expect(report.exitCode == 1)
    #expect(
      report.headlines == [
        "lesson.md:\(broken.line):\(broken.column): error: "
          + "by H1 the model says 'recognized'"
      ])
  }

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
