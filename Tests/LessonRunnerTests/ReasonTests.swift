import Testing

@testable import Lessons

@Suite("The reason of a right answer") struct ReasonTests {
  /// The lessons, and two that only ask.
  private static let library = LessonLibrary(
    files: [
      LessonLibrary.File(
        path: "z/01-two/lesson.md",
        text: """
          ---
          lesson: z/01-two
          title: Two
          ---

          # Two

          ```scene #plain
          window 390x844
            vc root
              view rootView 0,0 390x844
                ~touchesBegan log
                view pad 0,100 390x400
                  ~touchesBegan log
                  ~touchesEnded log
          ```

          ```touch #together
          0 down A,B at 100,300 250,300
          300 up A,B
          ```

          What becomes of the second touch?

          - **a** `pad` handles the first touch, and the second is withheld.
          - **b** `rootView` handles it.
          - **c** Nobody handles anything.

          ```quiz #q1 scene=plain on=together rule=3.11
          a handled pad
          b handled rootView
          c handled nobody
          ```
          """),
      LessonLibrary.File(
        path: "z/02-cut/lesson.md",
        text: """
          ---
          lesson: z/02-cut
          title: Cut
          ---

          # Cut

          ```scene #cut
          window 390x844
            vc root
              ~touchesBegan log
              view rootView 0,0 390x844
                view desk 45,200 300x300
                  ~touchesBegan log
                  view tray 20,20 260x260
                    ~touchesBegan log super
                    view letter 20,20 120x120
          ```

          ```touch #tap
          0 down A at 120,270
          80 up A
          ```

          Who handles it?

          ```order #o1 scene=cut on=tap rule=6.2
          of handled-by
          item root
          item desk
          item letter
          item tray
          ```
          """),
    ] + Embedded.files.map { LessonLibrary.File(path: $0.path, text: $0.text) })

  private func said(_ lesson: String, _ id: String, _ answer: String) throws -> String {
    var session = try Session(lesson, width: 1_000, library: Self.library)
    try session.go(to: id)
    session.type(answer)
    #expect(session.last.status == .ok)
    return session.text
  }

  @Test("names the message that was withheld, where an answer is how many there were")
  func withheld() throws {
    let fingers = "05-inside/04-two-fingers"
    #expect(try said(fingers, "p1", "b").contains("#27 pad does not get touchesBegan of B"))
    #expect(try said(fingers, "p5", "b").contains("#23 pad does not get touchesBegan of B"))
    #expect(try said("z/01-two", "q1", "a").contains("#23 pad does not get touchesBegan of B"))
    let scrolled = try said("08-together/02-grading-evidence", "p4", "b")
    #expect(scrolled.contains("pad does not get touchesBegan of B: double recognized"))
  }

  @Test("shows the point about which a view is asked that names another")
  func naming() throws {
    let text = try said("03-bending/02-white-red-green", "p5", "c")
    #expect(text.contains("#6 whiteView (155,-130) has its own hitTest: return redView"))
    #expect(text.contains("#7 whiteView returns redView"))
  }

  @Test("of who handles nothing is about the message that the others handle")
  func handlers() throws {
    let text = try said("z/02-cut", "o1", "4 2")
    #expect(text.contains("root is further up, but the message does not get that far:"))
    #expect(text.contains("touchesBegan stops at desk") && !text.contains("touchesEnded"))
  }
}
