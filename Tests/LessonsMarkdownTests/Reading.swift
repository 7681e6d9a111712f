import Lessons

/// The problems of a text, as compilers write them.
func problems(_ text: String) -> [String] {
  LessonDocument(markdown: text).problems.map(\.description)
}

/// The contents of the top-level blocks of a text.
func contents(_ text: String) -> [LessonBlock.Content] {
  LessonDocument(markdown: text).blocks.map(\.content)
}

/// A machine fence with a body.
func scene(_ body: String, info: String = "scene") -> String {
  "```\(info)\n\(body)\n```\n"
}

/// A small lesson with one of everything.
let smallLesson = """
  ---
  lesson: 02-hit-test/03
  title: The red dot: a walk
  ---

  # The *red* dot

  Which view is the
  **best** `responder`?

  ```scene #main
  window 390x844
    vc root
  ```

  <details><summary>Hint 1</summary>

  Only *one* question.

  ```expect #walk on=tap level=hop
  hitTest window
  ```

  </details>

  - **a** It is hidden.
  - **b** The point is outside.

  <!-- not shown -->

  > quoted

  ---

  ```swift
  let x = 1
  ```
  """
