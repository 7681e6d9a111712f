import SceneLanguage
import Testing
import TouchCore
import TouchNarration

@testable import Lessons

@Suite("The rule that a hint shows")
struct HintRuleTests {
  private func lesson(_ key: String, kind: String = "predict") -> String {
    let body = [
      "predict": "ask hit-view\nchoice page\nchoice card\nchoice nil",
      "try": "goal hit-view = card",
    ]
    return """
      ---
      lesson: a/01-rule
      title: Rule
      ---

      # Rule

      ```scene #main
      window 390x844
        vc root
          view page 0,0 390x844
            view card 0,0 100x100
      ```

      ```touch #tap
      0 down A at 200,420
      80 up A
      ```

      Who is hit?

      ```\(kind) #p1 on=tap \(key)
      \(body[kind] ?? "")
      ```

      ## In short

      - The view under the finger is hit.
      - A view beside it is not.

      ```swift
      print(touch.view)
      ```
      """
  }

  private func problems(_ key: String, kind: String = "predict") -> [String] {
    checkLesson(
      text: lesson(key, kind: kind), file: "lesson.md", catalogue: LessonCatalogue()
    ).diagnostics.map(\.message)
  }

  @Test("is the one that the fence names, in both languages", arguments: Language.allCases)
  func named(language: Language) throws {
    let rule = try #require(Rule.named(RuleNumber(3, 10)))
    let library = LessonLibrary(
      files: [.init(path: "a/01-rule/lesson.md", text: lesson("rule=3.10"))])
    var session = try Session("a/01-rule", language, width: 1_000, library: library)
    session.type("", "hint")
    #expect(session.text.contains(rule.sentence[language].plain), "\(session.text)")
    #expect(session.text.contains("3.10"))
    #expect(problems("rule=3.10").isEmpty)
  }

  @Test("must be in the catalogue, and is a key of questions alone")
  func unknown() {
    #expect(problems("rule=99.1").contains { $0.hasPrefix("unknown rule of the model '99.1'") })
    #expect(problems("rule=often").contains { $0.hasPrefix("unknown rule of the model 'often'") })
    #expect(
      problems("rule=3.10", kind: "try").contains { $0.hasPrefix("unknown key 'rule'") })
  }

  @Test("is named where the last step does not decide")
  func inLessons() throws {
    let named = [
      ("05-inside/04-two-fingers", "3.10"), ("06-gestures/03-cancels-touches", "8.7"),
      ("07-collisions/08-button-under-taps", "8.6"),
      ("07-collisions/08-button-under-taps", "8.7"),
    ]
    for (lesson, rule) in named {
      let loaded = try #require(LessonLibrary.embedded.lesson(lesson, .english))
      #expect(loaded.fences.contains { $0["rule"] == rule }, "\(lesson) \(rule)")
    }
  }

  @Test("stands for the question about one's own scene, too: the hints were for the try")
  func ownRun() throws {
    var session = try Session(Solved.first)
    try session.go(to: "t1")
    session.type("whatif thirdView hidden and secondView frame 20,80 350x500", "hint")
    #expect(session.text.hasPrefix("The rule that decides here ("), "\(session.text)")
  }
}
