import Testing
import TouchCore
import TouchNarration
import Transcripts

@Suite("The transcript of recognizers, controls, scroll views and first responders")
struct GestureMarkdownTests {
  @Test("Held lifts, cancels, control events and actions are told event by event") func goldens()
    throws
  {
    let text = gestureExamples.flatMap { trace in
      Language.allCases.map { markdown(of: trace, language: $0, context: .plain) }
    }
    try expectGolden(text.joined(separator: "\n---\n\n"), "gestures.md")
  }

  @Test("9.32: The table says what was held back, by whom, and what became of it") func table() {
    let text = markdown(
      of: doubleTap("delaysTouchesEnded=yes"), language: .english, context: .plain)
    #expect(
      text.hasPrefix("# tap → pad, recognized by double; tap 2 → pad, recognized by double\n"))
    #expect(text.contains("| recognizers | **double** |\n"))
    #expect(text.contains("| delayed | touchesEnded 60 ms by double, cancelled 260 ms |\n"))
    #expect(text.contains("| received | touchesBegan 0 ms, touchesCancelled 260 ms |\n"))
  }

  @Test("9.30: A touch that its view never saw was thrown away") func discarded() {
    let text = markdown(
      of: doubleTap("delaysTouchesBegan=yes"), language: .english, context: .plain)
    #expect(
      text.contains(
        "| delayed | touchesBegan 0 ms by double, discarded 260 ms, "
          + "touchesEnded 60 ms by double, discarded 260 ms |\n"))
    #expect(!text.contains("| received |"))
  }

  @Test("A record of views and controls alone keeps the way up") func plain() {
    let text = markdown(of: button, language: .english, context: .plain)
    #expect(text.contains("## Responder chain\n"))
    #expect(!text.contains("## Event by event\n"))
    #expect(text.contains("| control events | touchDown 0 ms, touchUpInside 80 ms |\n"))
    #expect(text.contains("| actions | note → root, commit → root, ~~lost~~ |\n"))
  }
}
