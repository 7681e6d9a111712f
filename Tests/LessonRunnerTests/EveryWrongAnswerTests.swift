import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import Lessons

/// Every lesson, every question, every answer that is wrong.
@Suite("Every wrong answer of every lesson")
struct EveryWrongAnswerTests {
  private static let library = LessonLibrary.embedded

  /// In a quick run every third lesson, others in each language.
  private func lessons(_ language: Language) -> [String] {
    Self.library.lessons.sampled(3, from: language == .english ? 0 : 1)
  }

  private func fences(of lesson: String, _ language: Language) throws -> LessonFences {
    let loaded = try #require(Self.library.lesson(lesson, language))
    return LessonFences(loaded.fences, file: "lesson.md")
  }

  @Test("to a question with choices gets the steps that refute it", arguments: Language.allCases)
  func choices(language: Language) throws {
    var count = 0
    for lesson in lessons(language) {
      for (claim, question) in try fences(of: lesson, language).questions {
        for place in question.choices.indices where place != question.right {
          count += 1
          let reason = question.refutation(of: place, language)
          let text = reason.map(\.text.plain).joined(separator: "\n")
          let who = "\(lesson) \(claim.fence.id ?? "") \(question.choices[place].value)"
          let isTold = text.contains(/#[0-9]|\([-0-9., ]+\)|→|next/)
          #expect(isTold, "\(who): \(text)")
        }
      }
    }
    #expect(count > (isSlowRun ? 250 : 80))
  }

  @Test(
    "is laid to a belief only if that is the author's, or the one of the catalogue that gives it")
  func beliefs() throws {
    var named = 0
    let catalogue = Self.library.misconceptions(.english)
    for lesson in Self.library.lessons.sampled(3, from: 2) {
      let loaded = try #require(Self.library.lesson(lesson, .english))
      let home = Self.library.beliefs(in: loaded)
      for (claim, question) in try fences(of: lesson, .english).questions {
        let grading = Grading(question, catalogue, home: home, language: .english)
        let beliefs = question.beliefs
        for place in question.choices.indices where place != question.right {
          guard let id = grading.misconception(of: place) else { continue }
          named += 1
          let giving = beliefs[place].map(\.id)
          // What nobody can run is the lesson's own word.
          let isRunnable = Belief.named(id) != nil
          #expect(!isRunnable || giving.contains(id), "\(lesson) \(claim.fence.id ?? "")")
          let isAuthors = question.choices[place].because == id
          #expect(isAuthors || giving == [id], "\(lesson) \(claim.fence.id ?? "")")
        }
      }
    }
    #expect(named > (isSlowRun ? 40 : 5))
  }

  @Test("to an order, wherever it goes wrong, gets the reason", arguments: Language.allCases)
  func orders(language: Language) throws {
    var count = 0
    for lesson in lessons(language) {
      for claim in try fences(of: lesson, language).claims {
        guard case .order = claim.content,
          let question = OrderQuestion(claim, claim.stage.trace())
        else { continue }
        for given in question.wrongOrders {
          guard let fault = question.fault(in: given) else { continue }
          count += 1
          let told = OrderGrading(question, language: language).wrong(fault)
          #expect(told.count > 1, "\(lesson) \(claim.fence.id ?? "") \(given): \(told)")
        }
      }
    }
    #expect(count > (isSlowRun ? 100 : 5))
  }

  @Test("to a try says what keeps the goal from being reached", arguments: Language.allCases)
  func tries(language: Language) throws {
    var count = 0
    for lesson in lessons(language) {
      for claim in try fences(of: lesson, language).claims {
        guard case .attempt(let attempt) = claim.content else { continue }
        let trace = claim.stage.trace()
        guard let missing = attempt.missing(in: trace) else { continue }
        count += 1
        let reason = missing.claim.refutation(in: missing.trace(beside: trace), language)
        #expect(!reason.isEmpty, "\(lesson) \(claim.fence.id ?? "")")
      }
    }
    #expect(count > (isSlowRun ? 20 : 4))
  }
}

extension OrderQuestion {
  /// Orders with one fault each: two neighbours changed, a stranger put in, the last one left out.
  fileprivate var wrongOrders: [[String]] {
    let swapped = answer.indices.dropLast().map { place in
      var order = answer
      order.swapAt(place, place + 1)
      return order
    }
    let strange = distractors.flatMap { name in
      answer.indices.map { place in Array(answer[..<place]) + [name] + answer[place...] }
    }
    return swapped + strange + (answer.count > 1 ? [Array(answer.dropLast())] : [])
  }
}
