import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import Lessons

/// A small lesson: two children that overlap under the finger, a newer one elsewhere, and a walk
/// through the record.
enum Overlap {
  static let id = "01-own/01-overlap"

  static func library(role: String = "predict", before: String = "") -> LessonLibrary {
    let shared = Embedded.files.filter { $0.path.hasPrefix("misconceptions") }
    return LessonLibrary(
      files: files(role: role, before: before)
        + shared.map { LessonLibrary.File(path: $0.path, text: $0.text) })
  }

  static func files(role: String = "predict", before: String = "") -> [LessonLibrary.File] {
    let text = """
      ---
      lesson: \(id)
      title: Overlap
      role: \(role)
      cures: M01
      ---

      # Overlap

      ```scene #main
      window 390x844
        vc root
          view page 0,0 390x844
            view old 20,100 200x200
            view new 120,100 200x200
            view far 20,500 100x100
      ```

      ```touch #tap
      0 down A at 150,150
      80 up A
      ```

      \(before)

      Walk.

      ```expect #walk on=tap level=outcome
      1 new dropped
      ```

      """
    return [LessonLibrary.File(path: "\(id)/lesson.md", text: text)]
  }

  static func session(
    role: String = "predict", before: String = "", log: [String] = [],
    _ language: Language = .english
  ) throws -> Session {
    try Session(id, language, log: log, library: library(role: role, before: before))
  }
}

extension Session {
  /// The computed question that waits.
  var hop: HopQuestion? { runner.player.hop }

  /// Presses Return until something is asked before a step, or the lesson is over.
  mutating func walkToQuestion() {
    for _ in 0..<200 where hop == nil && !runner.isAtEnd { type("") }
  }

  /// Walks to the end, answering from the record whatever is asked; answers what was asked.
  mutating func walkToEnd(as learner: ScriptedLearner = .trace) -> [String] {
    var asked: [String] = []
    for _ in 0..<2_000 where !runner.isAtEnd {
      if let hop { asked.append(hop.id) }
      let isWalking = hop == nil && runner.player.state.isWalking
      for line in isWalking ? [""] : runner.lines(typedBy: learner) { type(line) }
    }
    return asked
  }
}

@Suite("Asking before a step") struct PredictTests {
  @Test("Return asks before the hop where a belief goes another way, and shows it afterwards")
  func keyHop() throws {
    var session = try Overlap.session()
    session.walkToQuestion()
    #expect(session.text.contains("? Before the next step: Which view is asked right after page?"))
    #expect(session.hop?.choice.choices.map(\.value) == ["old", "new", "far", "nobody"])
    #expect(session.hop?.choice.rightValue == "far")
    #expect(session.footer.contains("predict off"))
    #expect(session.runner.promptPieces.map(\.text).joined().contains("?"))
    #expect(!session.text.contains("#6"))
    session.type("c!")
    #expect(session.last.status == .ok)
    #expect(session.text.contains("Right: far.") && session.text.contains("#6"))
    #expect(session.hop == nil)
    #expect(session.answers.last?.confidence == .sure)
    session.type("")
    #expect(session.text.contains("· #6 of "), "\(session.text)")
  }

  @Test("a wrong answer gets the belief behind it, and it is noted", arguments: Language.allCases)
  func wrongAnswer(language: Language) throws {
    var session = try Overlap.session(language)
    session.walkToQuestion()
    session.type("old")
    let entry = try #require(LessonLibrary.embedded.misconceptions(language)["M01"])
    #expect(session.last.status == .wrong)
    #expect(session.text.contains(entry.title.plain))
    #expect(session.text.contains("#6"))
    let answer = try #require(session.answers.last)
    #expect(answer.question == "main.tap.5 next-asked after=page")
    #expect(answer.misconception == "M01" && answer.result == .wrong && answer.given == "old")
    #expect(answer.item?.count == 12)
  }

  @Test("what a wrong answer followed comes back in a review, in another scene")
  func review() throws {
    var session = try Session(
      Overlap.id,
      library: LessonLibrary(
        files: Overlap.files()
          + Embedded.files.map { LessonLibrary.File(path: $0.path, text: $0.text) }))
    session.walkToQuestion()
    session.type("old")
    session.wait(days: 2)
    session.type("review")
    #expect(session.runner.lesson.id == "review")
    #expect(session.text.contains("M01"), "\(session.text)")
  }

  @Test("a rule used for the first time is worth a question, once its steps are shown it is not")
  func firstUse() throws {
    let lesson = try #require(Overlap.library().lesson(Overlap.id, .english))
    let stage = try #require(LessonFences(lesson.fences, file: "lesson.md").stage)
    let trace = stage.trace()
    let step = try #require(trace.indices.first { trace[$0].refusesOutside })
    var memory = HopMemory()
    memory.meet(Belief.all.map(\.id))
    func question(_ memory: HopMemory) -> HopQuestion? {
      KeyHops(
        finder: HopFinder(trace), record: "main.tap", memory: memory, cures: [], due: [],
        taken: []
      ).question(in: [step])
    }
    let asked = try #require(question(memory))
    #expect(asked.query.text == "verdict of=far" && asked.step == step)
    memory.tell([step], of: "other.tap", trace)
    #expect(question(memory) == nil)
  }

  @Test("a belief that is due for review comes before the others")
  func due() throws {
    var session = try Overlap.session()
    session.walkToQuestion()
    let trace = try #require(session.hop?.choice.trace)
    let due = "M04"
    let keys = { (due: Set<String>) in
      KeyHops(
        finder: HopFinder(trace), record: "main.tap", memory: HopMemory(), cures: [], due: due,
        taken: []
      ).question(in: trace.indices)
    }
    #expect(keys([])?.parting.contains("M01") == true)
    let question = try #require(keys([due]))
    #expect(question.parting.contains(due) && question.query.row.form.word == "point-in")
  }
}

extension Step {
  /// Whether a view was asked and the point was not in it.
  fileprivate var refusesOutside: Bool {
    if case .hitAsk(_, _, _, .outside) = self { return true }
    return false
  }
}
