import TestSupport
import Testing
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Why not a row") struct WhyNotRowTests {
  private func page(_ words: String = "", row: String = "", _ lines: String...) -> String {
    (["window 390x844", "  view page 0,0 390x844", "    @tap hide", "      ~target hideKeyboard"]
      + [
        "    table rows 0,0 390x844 contentSize=390x3000 \(words)",
        "      cell row 0,0 390x60 \(row)",
      ]
      + lines.map { "        " + $0 }).joined(separator: "\n")
  }

  private let quick = "0 down A at 100,30\n80 up A"
  private let slow = "0 down A at 100,30\n900 up A"

  @Test func `16.37: a tap recognizer above is the reason, and its documented flag the remedy`() {
    let answer = shown("why-not row", page(), quick)
    #expect(
      answer.hasPrefix(
        """
        row was not selected: hide recognized while rows still delayed the touch, so its rows \
        never received it (#32).
        Touch A was recognized by hide (#29).
        """))
    #expect(
      answer.contains(
        """
          1  whatif hide.cancelsTouchesInView = no
             and hide also sends hideKeyboard
          2
        """))
    #expect(answer.contains("whatif hide.shouldReceive = no"))
    #expect(shown("why-not row selected", page(), quick) == answer)
  }

  @Test func `16.13, 16.11: what table and delegate refuse they may allow`() {
    let table = shown("why-not row", page("allowsSelection=no"), slow)
    #expect(table.hasPrefix("row was not selected: rows does not allow selection now"))
    #expect(table.contains("whatif rows.allowsSelection = yes"))
    let delegate = shown("why-not row", page("", "~shouldHighlight return no"), slow)
    #expect(delegate.contains("whatif row.shouldHighlight = yes"))
    let nothing = shown("why-not row", page("", "~willSelect return nil"), slow)
    #expect(nothing.contains("whatif row.willSelect = return yes"))
  }

  @Test func `16.5, 16.4: a control or an override in the row keeps the touch`() {
    let button = shown("why-not row", page("", "content", "  button buy 80,0 80x60"), slow)
    #expect(button.contains("the touch is in the control buy, which keeps it"))
    #expect(button.contains("whatif buy.isEnabled = no"))
    let override = shown("why-not row", page("", "~touchesBegan log"), slow)
    #expect(override.contains("row overrides touchesBegan without calling super"))
    #expect(override.contains("whatif row.touchesBegan = log super"))
  }

  @Test func `a row that is selected is said to be, in both languages`() {
    #expect(shown("why-not row", page(), slow).hasPrefix("row was selected (#"))
    #expect(shown("why-not row", page(), slow, .simplifiedChinese).hasPrefix("row 被选中了（#"))
  }
}
