import TestSupport
import Testing
import TouchNarration

@testable import Lessons

@Suite("What follows no belief")
struct ReviewAgainTests {
  private func entries(_ session: Session) -> [ReviewSchedule.Entry] {
    ReviewSchedule(Progress(log: session.log.joined(separator: "\n"))).entries
  }

  private func missed(_ missed: Missed, _ language: Language) throws -> Session {
    var session = try Session(Kitchen.id, language, library: Kitchen.library())
    try session.go(to: missed.id)
    session.type(missed.wrong)
    #expect(session.runner.player.state.isSettled)
    #expect(entries(session).count == 1)
    return session
  }

  /// What is typed in a scene with other names.
  private func right(_ missed: Missed, _ session: Session) -> [String] {
    let lesson = session.runner.lesson
    guard missed.nearness == .newScene, missed.id == "t1" else { return missed.right }
    return lesson.fences.filter { $0.kind == .solution }.flatMap(\.body)
  }

  @Test("comes back as itself, in the learner's language", arguments: Missed.runs)
  func comesBack(missed: Missed, language: Language) throws {
    var session = try self.missed(missed, language)
    session.wait(days: 2)
    session.type("progress")
    #expect(session.text.contains("review"))
    session.type("review")
    #expect(session.runner.lesson.id == ReviewSchedule.lesson)
    let once = Phrase(en: "The same question once more", zh: "同一个问题再来一次")[language].plain
    let reply = session.text.replacing("\n", with: language == .english ? " " : "")
    #expect(reply.contains(once) == (missed.nearness == .once), "\(session.text)")
    #expect(session.text.contains("lamp") == (missed.nearness == .once))
    session.type("")
    #expect(session.runner.player.state.isAsking)
    #expect(session.text.contains(missed.prose[language].plain))
  }

  @Test("is advanced by right answers, and gone after the last", arguments: Missed.runs)
  func advances(missed: Missed, language: Language) throws {
    var session = try self.missed(missed, language)
    // What was shown waits at once, what was wrong a day.
    let before = entries(session).map(\.reviews)
    let first = try #require(before.first)
    for (count, days) in zip(first..., [1, 1, 3, 7, 21].dropFirst(first + 1)) {
      session.wait(days: days)
      session.type("review", "")
      #expect(session.runner.lesson.id == ReviewSchedule.lesson)
      session.type(right(missed, session))
      #expect(session.last.status == .ok)
      if session.runner.player.ownQuestion != nil {
        let own = try #require(session.runner.player.choiceQuestion)
        session.type(String(own.choices[try #require(own.right)].letter))
      }
      #expect(entries(session).map(\.reviews) == (count < 3 ? [count + 1] : []))
      session.type("lesson goto \(Kitchen.id)")
    }
    session.wait(days: 99)
    session.type("review")
    #expect(session.runner.lesson.id == Kitchen.id)
    #expect(entries(session).isEmpty)
  }

  @Test("comes back a day later where it is answered wrong again", arguments: Language.allCases)
  func wrongAgain(language: Language) throws {
    var session = try missed(Missed.all[0], language)
    session.wait(days: 1)
    session.type("review", "", "b", "lesson goto \(Kitchen.id)")
    session.wait(days: 3)
    session.type("review", "", "a")
    #expect(session.last.status == .wrong)
    #expect(entries(session).map(\.reviews) == [0])
  }

  @Test("is known in the other language", arguments: Missed.all)
  func otherLanguage(missed: Missed) throws {
    let first = try self.missed(missed, .english)
    var other = try Session(
      Kitchen.id, .simplifiedChinese, log: first.log, library: Kitchen.library())
    other.wait(days: 2)
    other.type("review", "")
    #expect(other.runner.lesson.id == ReviewSchedule.lesson)
    #expect(other.text.contains(missed.prose[.simplifiedChinese].plain))
    other.type(right(missed, other))
    #expect(entries(other).map(\.reviews) == entries(first).map { $0.reviews + 1 })
  }

  @Test("is not due any more where its lesson was edited", arguments: Missed.runs)
  func edited(missed: Missed, language: Language) throws {
    let first = try self.missed(missed, language)
    var later = try Session(
      Kitchen.id, language, log: first.log, library: Kitchen.library(edit: "340x200"))
    later.type("review")
    let nothing = ReviewWords.nothingDue(inDays: nil)[language].plain
    #expect(later.text.contains(nothing))
    later.wait(days: 2)
    later.type("progress")
    #expect(!later.text.contains("review"))
    later.type("review")
    #expect(later.text.contains(nothing))
    #expect(later.runner.lesson.id == Kitchen.id)
  }

  @Test("brings the solution of a try along", arguments: Language.allCases)
  func solution(language: Language) throws {
    var session = try missed(Missed.all[2], language)
    session.type("review", "", "answer")
    #expect(session.text.contains(" noninteractive"))
    #expect(!session.text.contains("cup"))
    let remark = Phrase(en: "takes no touches asks no children", zh: "也不会去问子视图")
    #expect(session.text.contains(remark[language].plain))
  }

  @Test("is sound for every question of every lesson", arguments: Language.allCases)
  func everyLesson(language: Language) throws {
    let library = LessonLibrary.embedded
    let review = ReviewLesson(library, language)
    var (kinds, rewritten): (Set<FenceKind>, Int) = ([], 0)
    // In a quick run some of each kind, others in each language.
    let first = language == .english ? 0 : 1
    let items = Dictionary(grouping: library.reviewItems, by: \.fence.kind)
      .filter { $0.key != .predict }.values.flatMap { $0.sampled(4, from: first) }
    for item in items {
      let entry = ReviewSchedule.Entry(
        item: item.id, misconception: nil, reviews: 0, due: 0, wasSure: false)
      let stop = try #require(review.stop(for: entry))
      #expect(stop.item.fence.kind == item.fence.kind)
      #expect((stop.nearness == .once) == (stop.item.scene == item.scene))
      #expect(stop.isSound(like: stop, language), "\(item.lesson) \(item.fence.id ?? "")")
      kinds.insert(item.fence.kind)
      if stop.nearness == .newScene { rewritten += 1 }
    }
    #expect(kinds == [.quiz, .order, .try, .drive])
    #expect(rewritten > 0)
  }
}
