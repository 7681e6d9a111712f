import TouchNarration

/// The text of a lesson to begin with; it passes `lesson check`.
public func newLesson(id: String, title: String) -> String {
  """
  ---
  lesson: \(id)
  title: \(title)
  article: none
  minutes: 4
  role: predict
  ---

  # \(title)

  One idea, shown with one scene.

  ```scene #main
  window 390x844
    vc root
      view parent 0,0 390x844
        view older 20,100 200x200
        view newer 120,200 200x200
  ```

  ```touch #tap
  0 down A at 160,240
  80 up A
  ```

  **Which view will `hitTest` return?**

  ```predict #p1 on=tap
  ask hit-view
  choice parent
  choice older
  choice newer
  ```

  <details><summary>Hint 1</summary>

  The two views overlap; which one is in front?

  </details>

  <details><summary>The whole walk</summary>

  ```expect #walk on=tap level=hop
  hitTest window (160,240) inside, ask 1
  hitTest   parent (160,240) inside, ask 2
  hitTest     newer (40,40) inside, no subviews -> newer
  return    parent -> newer
  return  window -> newer
  ```

  </details>

  ## \(LessonEnding.title(.english))

  - The rule of the lesson, in one sentence.
  - The common misconception, and why it is wrong.

  ```swift
  // The correct code.
  ```

  """
}
