import Lessons
import SceneLanguage
import Testing

/// A lesson that follows the second edition's laws, to be broken one law at a time.
private let whole = """
  ---
  lesson: 02-hit-test/99-two
  title: Two views
  article: none
  minutes: 4
  ---

  # Two views

  Two views overlap, and a finger lands on both.
  <!-- scene -->

  ```scene #main
  window 390x844
    vc root
      view page 0,0 390x844
        view older 20,100 200x200
        view newer 120,200 200x200
  ```

  ```touch #tap
  0 down A at 160,240
  80 up A
  ```

  **Which view does hit testing find?**

  ```predict #p1 on=tap rule=2.5
  ask hit-view
  choice page
  choice older
  choice newer
  ```

  <details><summary>Hint 1</summary>

  Which of the two does `page` ask first?

  </details>

  A view asks its subviews from the last to the first.
  <!-- 2.5 -->

  ```touch #corner
  0 down A at 40,120
  80 up A
  ```

  ```predict #p2 on=corner rule=2.5
  ask hit-view
  choice page
  choice older
  choice newer
  ```

  ## In short

  - A view asks its subviews from the last to the first.
    <!-- 2.5 -->
  - The first answer ends the search.
    <!-- 2.5 -->

  ```swift
  page.bringSubviewToFront(older)
  ```

  """

@Suite("What lesson check says of the laws of the second edition")
struct SecondEditionTests {
  private func messages(_ text: String) -> [String] { check(text).diagnostics.map(\.message) }

  @Test("A lesson that follows them is not complained about") func followed() {
    #expect(messages(whole) == [])
  }

  @Test(
    "Each law that is broken is named",
    arguments: [
      ("choice page\n", "", "only two choices: add a near miss"),
      ("predict #p1 on=tap", "predict #p1 two=record on=tap", "two=record does not fit"),
      (
        "predict #p2 on=corner", "predict #p2 on=tap",
        "the feedback to 'p1' already shows the steps that answer this question"
      ),
      (
        "**Which view does", "In the end newer is hit. **Which view does",
        "a sentence above gives the answer away"
      ),
      ("The first answer ends", "As M03 has it, an answer ends", "a reader does not know M03"),
      ("## In short", "## At last", "the lesson does not end with '## In short'"),
      (
        "- A view asks its", "- \(String(repeating: "Really, ", count: 20))a view asks its",
        "a card has room for 150"
      ),
      ("- The first answer ends the search.\n  <!-- 2.5 -->\n", "", "items in the ending: 1"),
      (
        "```swift\npage.bringSubviewToFront(older)\n```\n", "",
        "the ending shows no correct Swift code"
      ),
      (
        "page.bringSubviewToFront(older)", "page." + String(repeating: "x", count: 80),
        "a terminal has room for 78"
      ),
      (
        "from the last to the first.\n<!-- 2.5 -->", "as UIKit has it.",
        "is about UIKit, but the paragraph cites no rule"
      ),
      (
        "from the last to the first.\n<!-- 2.5 -->", "in UIKit's order.",
        "is about UIKit, but the paragraph cites no rule"
      ),
      ("The first answer ends", "By M03's word an answer ends", "a reader does not know M03"),
      (
        "The first answer ends the search.", "Article 002 is wrong about it.",
        "this judges article 002, but cites no line of it"
      ),
      (
        "A view asks its subviews from the last to the first.\n<!--",
        "**A view asks.**It asks subviews.\n<!--", "'**' is shown as it is"
      ),
    ])
  func broken(old: String, new: String, message: String) throws {
    let text = try Broken(whole, old, new).text
    let found = messages(text)
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }
}
