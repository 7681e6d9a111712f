import TestSupport
import Testing
import TouchNarration

@testable import Lessons

@Suite("The belief behind a wrong answer")
struct HonestBeliefTests {
  private static let road = "01-road/04-queue-and-window"

  @Test("is not guessed where the lesson is about none that gives it", arguments: Language.allCases)
  func stranger(language: Language) throws {
    var session = try Session(Self.road, language)
    try session.go(to: "p1")
    // M03 gives nil here by chance.
    session.type("d")
    #expect(session.last.status == .wrong)
    let phrase = language == .english ? "Why not “no such message”:" : "为什么不是“"
    #expect(session.text.contains(phrase), "\(session.text)")
    #expect(!session.text.contains("M0"), "\(session.text)")
    #expect(session.answers.last?.misconception == nil)
    session.type("misconceptions")
    let none = language == .english ? "So far, your answers do not follow" : "都不是由目录里的误解"
    #expect(session.text.contains(none))
    while !session.runner.isAtEnd {
      session.type(session.runner.player.state.isSettled ? "" : "skip")
    }
    #expect(!session.text.contains("M0"), "\(session.text)")
  }

  @Test("is the author's, else the only one that gives the answer and at home, in every lesson")
  func everyLesson() throws {
    let library = LessonLibrary.embedded
    var (named, unnamed) = (0, 0)
    // In a quick run every third.
    for id in library.lessons.sampled(3, from: 1) {
      let lesson = try #require(library.lesson(id, .english))
      let home = library.beliefs(in: lesson)
      for (_, question) in LessonFences(lesson.fences, file: "lesson.md").questions {
        let grading = Grading(
          question, library.misconceptions(.english), home: home, language: .english)
        let beliefs = question.beliefs
        for place in question.choices.indices where place != question.right {
          let given = grading.misconception(of: place)
          let fitting = beliefs[place].map(\.id)
          let isLikely =
            question.isAboutSearch && fitting.count == 1 && home.contains(fitting[0])
          let expected = question.choices[place].because ?? (isLikely ? fitting[0] : nil)
          #expect(given == expected, "\(id) \(place)")
          if given == nil { unnamed += 1 } else { named += 1 }
        }
      }
    }
    #expect(named > 0 && unnamed > 0)
  }

  @Test("is none where the lesson sets out to cure none")
  func home() throws {
    let lesson = try #require(LessonLibrary.embedded.lesson(Self.road, .english))
    #expect(lesson.cures.isEmpty)
    #expect(LessonLibrary.embedded.beliefs(in: lesson).isEmpty)
    let first = try #require(LessonLibrary.embedded.lesson(Solved.first, .english))
    #expect(LessonLibrary.embedded.beliefs(in: first) == ["M03", "M06"])
  }

  @Test("leads to the lessons where the catalogue says it is seen, then to others that cure it")
  func treating() throws {
    let library = LessonLibrary.embedded
    #expect(library.lessons(treating: "M35").first == "06-gestures/04-delays-touches-began")
    #expect(
      library.lessons(treating: "M26")
        == ["05-inside/04-two-fingers", "05-inside/06-the-phone-rings"])
    #expect(library.lessons(treating: "M99").isEmpty)
    for entry in library.misconceptions(.english).entries {
      #expect(!library.lessons(treating: entry.id).isEmpty, "\(entry.id)")
    }
  }

  @Test("of a quiz is seen where it only reads the record wrongly", arguments: Language.allCases)
  func readingBelief(language: Language) throws {
    var session = try Session("z/01-quiz", language, library: Self.library)
    session.type("", "b")
    #expect(session.answers.last?.misconception == "M27", "\(session.text)")
    session = try Session("z/01-quiz", language, library: Self.library)
    session.type("", "a")
    #expect(session.last.status == .ok, "\(session.text)")
  }

  private static let library: LessonLibrary = {
    let files = Embedded.files.map { LessonLibrary.File(path: $0.path, text: $0.text) }
    return LessonLibrary(files: files + [.init(path: "z/01-quiz/lesson.md", text: quiz)])
  }()

  private static let quiz = """
    ---
    lesson: z/01-quiz
    title: Touches
    cures: M27
    ---

    # Touches

    ```scene #main
    window 390x844
      vc root
        view pad 0,0 390x844
    ```

    ```touch #two
    0 down A at 100,100
    20 move A by 5,0
    40 down B at 200,100
    80 up A,B
    ```

    How many touches are there, and what became of the second?

    - **a** two, and it hit `pad`
    - **b** three
    - **c** the second one hit the window

    ```quiz #q1 on=two
    a hit-view touch=2 = pad
    b touch-count = 3
    c hit window touch=2
    ```
    """
}
