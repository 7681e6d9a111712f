import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import Lessons

/// What is said against a wrong answer stands on steps that are about it.
@Suite("The steps that a reason cites")
struct CitedStepTests {
  private static let library = LessonLibrary.embedded

  private func said(
    _ lesson: String, _ id: String, _ answer: String, _ language: Language = .english
  ) throws -> String {
    var session = try Session(lesson, language, width: 1_000)
    try session.go(to: id)
    session.type(answer)
    return session.text
  }

  /// The questions with choices of every lesson; in a quick run of every third, from one of them on.
  private func questions(
    from first: Int
  ) throws -> [(name: String, home: Set<String>, question: ChoiceQuestion)] {
    try Self.library.lessons.sampled(3, from: first).flatMap { id in
      let lesson = try #require(Self.library.lesson(id, .english))
      return LessonFences(lesson.fences, file: "lesson.md").questions.map {
        ("\(id) \($0.claim.fence.id ?? "")", Set(lesson.cures), $0.question)
      }
    }
  }

  @Test("of a message that ends below somebody: where it ends")
  func endsBelow() throws {
    let rows = "07-collisions/11-rows"
    for answer in ["a", "b"] {
      let text = try said(rows, "q3", answer)
      // Where it ends is the proof of the answer, so that a reason with that step alone is left out.
      #expect(
        text.contains("  #30 touchesBegan stops at info") && !text.contains("Why not"), "\(text)")
      #expect(!text.contains("waits"), "\(text)")
    }
    let text = try said(rows, "p4", "a")
    #expect(text.contains("#27 touchesBegan stops at cellA"), "\(text)")
    #expect(!text.contains("waits"), "\(text)")
    let fingers = try said("05-inside/04-two-fingers", "p2", "b")
    #expect(fingers.contains("does not get that far:\n    #14 "), "\(fingers)")
    #expect(fingers.contains("\n    #27 "), "\(fingers)")
    #expect(!fingers.contains("#13"), "\(fingers)")
  }

  @Test("of a choice that the reason refutes as well: once")
  func once() throws {
    let text = try said("02-hit-test/10-three-overlapping", "p1", "c")
    #expect(text.contains("Why: middle was never asked"), "\(text)")
    #expect(!text.contains("Why not"), "\(text)")
    let finger = try said("01-road/01-one-finger", "p2", "d")
    #expect(finger.contains("Why: A new touch begins only when a finger lands."), "\(finger)")
    #expect(!finger.contains("Why not"), "\(finger)")
  }

  @Test("of a view that refused: its refusal, and what the touch's view is afterwards")
  func refused() throws {
    let front = try said("04-chain/01-four-rules-of-next", "p3", "c")
    #expect(front.contains("Why: front was asked and returned nil (#9)"), "\(front)")
    let view = try said("04-chain/03-default-stop-continue", "q1", "c")
    #expect(view.contains("Why not “c”:\n  laoWang contains the point"), "\(view)")
    #expect(view.contains("the touch's view stays the hit view all the way. #13"), "\(view)")
  }

  @Test("of a control that does not track: that it sends nothing, and no setting's name")
  func silent() throws {
    let knob = try said("07-collisions/02-what-a-control-keeps", "p2", "a")
    #expect(knob.contains("  knob sends no control event:\n    #14 "), "\(knob)")
    let tap = try said("06-gestures/03-cancels-touches", "q1", "a")
    #expect(tap.contains("A tap lasts 750 ms at most.") && !tap.contains("model."), "\(tap)")
    let app = try said("04-chain/03-default-stop-continue", "p1", "c")
    #expect(!app.contains("app gets touchesBegan, but forwards it"), "\(app)")
  }

  @Test("of a view that is told something else: that, and nothing that another view is told")
  func told() throws {
    let text = try said("01-road/02-seven-kinds", "p2", "b")
    #expect(text.contains("right gets, in this order: touchesBegan #28, touchesEnded #38."))
    #expect(!text.contains("left"), "\(text)")
    let exclusive = try said("09-beyond/05-exclusive-touch", "p2", "b")
    #expect(exclusive.contains("right never gets touchesBegan:\n    #31 "), "\(exclusive)")
    #expect(!exclusive.contains("#14"), "\(exclusive)")
  }

  @Test("of a touch that ends otherwise: its end")
  func endsOtherwise() throws {
    let text = try said("05-inside/07-changed-while-touched", "p2", "b")
    #expect(text.contains("#19 card gets touchesCancelled"), "\(text)")
    #expect(text.contains("list never gets touchesEnded:\n    #19 "), "\(text)")
    #expect(!text.contains("#13"), "\(text)")
  }

  @Test("of somebody below the view where the message begins: where it begins")
  func below() throws {
    let text = try said("04-chain/05-controllers-illusion", "p2", "a")
    #expect(text.contains("The message begins at rootView and only goes up; ws is below:"))
    let nobody = try said("04-chain/05-controllers-illusion", "p2", "d")
    #expect(nobody.contains("root overrides touchesBegan"), "\(nobody)")
  }

  @Test("of a count of nothing are about who is asked of, or the message, in every lesson")
  func counts() throws {
    var count = 0
    for (name, _, question) in try questions(from: 0) {
      guard let query = question.query, query.row.form.word == "count", question.isAbsence else {
        continue
      }
      count += 1
      let trace = question.trace
      for step in question.evidence {
        let told = trace[step].arrival
        let isMeant =
          told == nil || told.map { trace.scene.name(of: $0.receiver) } == query.sentence["view"]
          || told?.method.name == query.sentence["of"]
          || told?.method == .ended || told?.method == .cancelled
        #expect(isMeant, "\(name): \(Narrator(trace, .english).explain(step).short.plain)")
      }
    }
    #expect(count > (isSlowRun ? 10 : 0))
  }

  @Test("are all of them where they fit, the last of them where they do not")
  func deciding() throws {
    #expect(try said("01-road/03-who-can-respond", "p1", "d").contains("#18 app -> boss"))
    let zoom = try said("05-inside/04-two-fingers", "q2", "c")
    let list = zoom.components(after: "zoom changes its state here:")
    #expect(list.contains("#36 zoom") && list.contains("#48 zoom"), "\(zoom)")
    #expect([1, 2, 3, 4, 5].abridged(to: 3) == [1, 2, 5])
    #expect([1, 2, 3].abridged(to: 3) == [1, 2, 3])
  }

  @Test("are laid beside a belief only where both tell of one view", arguments: Language.allCases)
  func beliefs(language: Language) throws {
    let cellar = try said("02-hit-test/07-closed-door", "p3", "a", language)
    #expect(cellar.contains("#6") && !cellar.contains("fog"), "\(cellar)")
    #expect(try said("05-inside/04-two-fingers", "p3", "b", language).contains("#27"))
    let sheet = try said("09-beyond/08-sheet", "p1", "a", language)
    #expect(sheet.contains("#7") && !sheet.contains(language == .english ? "oldest" : "最早"))
    // A belief is said in words; its number is for fences and files.
    for (name, home, question) in try questions(from: language == .english ? 1 : 2) {
      let grading = Grading(
        question, Self.library.misconceptions(language), home: home, language: language)
      for place in question.choices.indices where place != question.right {
        let text = grading.wrong(
          place, because: grading.misconception(of: place), question.cause(of: place, language)
        ).map(\.text.plain).joined(separator: "\n")
        #expect(text.firstMatch(of: /M[0-9][0-9]/) == nil, "\(name): \(text)")
      }
    }
  }

  @Test("against an order are one for what does not belong, in every lesson")
  func orders() throws {
    for id in Self.library.lessons.sampled(3, from: 2) {
      let lesson = try #require(Self.library.lesson(id, .english))
      for claim in LessonFences(lesson.fences, file: "lesson.md").claims {
        guard case .order = claim.content,
          let question = OrderQuestion(claim, claim.stage.trace())
        else { continue }
        let grading = OrderGrading(question, language: .english)
        for name in question.distractors {
          let told = grading.wrong(.doesNotBelong(name))
          #expect(told.count { $0.step != nil } <= 1, "\(id) \(name): \(told)")
        }
      }
    }
    let boss = try said("01-road/03-who-can-respond", "o1", "4 2")
    #expect(boss.contains("#20 app has no next responder") && !boss.contains("#16"), "\(boss)")
  }
}

extension String {
  /// What stands behind some words.
  fileprivate func components(after words: String) -> Substring {
    firstRange(of: words).map { self[$0.upperBound...] } ?? ""
  }
}
