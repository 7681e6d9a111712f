import Testing
import TouchNarration

@testable import Lessons

/// A lesson with every kind of question whose answer can be wrong, and no beliefs.
enum Kitchen {
  static let id = "01-a/01-kitchen"

  static let fences = [
    "scene": """
    ```scene #main
    window 390x844
      vc root
        view paper 0,0 390x844
          view lamp 20,80 350x200
          view cup 20,300 350x480
    ```

    ```touch #tap
    0 down A at 200,420
    80 up A
    ```
    """,
    "quiz": """
    ```quiz #q1
    a rejected lamp outside
    b never-asked lamp
    ```
    """,
    "order": """
    ```order #o1
    of asked
    item lamp
    item cup
    item window
    item paper
    ```
    """,
    "try": """
    ```try #t1
    goal hit-view = paper
    ```
    """,
    "solution": """
    ```solution for=t1
    set cup noninteractive
    ```
    """,
    "drive": """
    ```drive #d1
    from hit
    to result
    ```
    """,
  ]

  static let english = """
    ---
    lesson: 01-a/01-kitchen
    title: The kitchen
    ---

    # The kitchen

    SCENE

    What became of the older one of the siblings?

    - **a** It said that the finger is elsewhere.
    - **b** Nobody asked it.

    QUIZ

    Who was asked, beginning with the window? The `lamp` may be wrong here.

    ORDER

    With one change, let the parent be found.

    TRY

    <details><summary>One way</summary>

    SOLUTION

    Who takes no touches asks no children.

    </details>

    Now be the window, until the `cup` is found.

    DRIVE

    """

  static let chinese = """
    ---
    lesson: 01-a/01-kitchen
    title: 厨房
    translates: lesson.md
    ---

    # 厨房

    SCENE

    较老的那个子视图怎么样了？

    - **a** 它说手指在别处。
    - **b** 没有谁问过它。

    QUIZ

    谁被问到了？从窗口开始排。`lamp` 也许不该在这里。

    ORDER

    只改一处，让父视图被找到。

    TRY

    <details><summary>一种做法</summary>

    SOLUTION

    不收触摸的，也不会去问子视图。

    </details>

    现在你来当窗口，直到找到 `cup`。

    DRIVE

    """

  /// - Parameter edit: Another width of the lamp, as an author may write it later.
  static func library(edit: String = "350x200") -> LessonLibrary {
    let texts = [("lesson.md", english), ("lesson.zh-Hans.md", chinese)]
    return LessonLibrary(
      files: texts.map { name, text in
        let whole = fences.reduce(text) { $0.replacing($1.key.uppercased(), with: $1.value) }
        return LessonLibrary.File(
          path: "\(id)/\(name)", text: whole.replacing("350x200", with: edit))
      })
  }
}

/// A question, what is typed at first, and what a learner types who knows it, in its own scene.
struct Missed: Sendable, CustomTestStringConvertible {
  let id: String
  let wrong: [String]
  let right: [String]
  /// How it comes back.
  let nearness: ReviewStop.Nearness
  /// Something of its prose, in both languages.
  let prose: Phrase

  var testDescription: String { id }

  static let all = [
    Missed(
      id: "q1", wrong: ["a"], right: ["b"], nearness: .newScene,
      prose: Phrase(en: "older one of the siblings", zh: "较老的那个子视图")),
    Missed(
      id: "o1", wrong: ["1 2 3", "3 4 2"], right: ["3 4 2"], nearness: .once,
      prose: Phrase(en: "Who was asked", zh: "谁被问到了")),
    Missed(
      id: "t1", wrong: ["answer"], right: ["set cup noninteractive"], nearness: .newScene,
      prose: Phrase(en: "let the parent be found", zh: "让父视图被找到")),
    Missed(
      id: "d1", wrong: ["ask lamp", "ask window; ask paper; ask cup; return self"],
      right: ["ask window; ask paper; ask cup; return self"], nearness: .once,
      prose: Phrase(en: "be the window", zh: "你来当窗口")),
  ]

  /// Each, in every language.
  static let runs = all.flatMap { missed in Language.allCases.map { (missed, $0) } }
}
