import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("An answer names the cause that the specification gives, and its edit")
struct StatedCauseTests {
  private static let all =
    StatedCause.rows + StatedCause.controls + StatedCause.gestures + StatedCause.presentations

  @Test(arguments: all) func `cause and first edit are those of the rules`(stated: StatedCause) {
    let answer = shown("why-not " + stated.question, stated.scene, stated.touches)
    #expect(answer.contains(stated.says), "\(answer)")
    let first = answer.split(separator: "\n").first { $0.hasPrefix("  1  whatif ") }
    #expect(first.map { String($0.dropFirst("  1  whatif ".count)) } == stated.edit, "\(answer)")
    // 19.12: what is presented stays in front.
    #expect(!answer.contains("bring homeView to front"))
    #expect(!answer.contains("please report"))
    let chinese = shown(
      "why-not " + stated.question, stated.scene, stated.touches, .simplifiedChinese)
    #expect(chinese != answer)
  }

  @Test func `17.15: a tap on a link opens it, and the press of links is another recognizer`() {
    let answer = shown(
      "why-not note.links",
      """
      window 390x844
        view root 0,0 390x844
          textView note 20,100 350x200 link=10,10,200,24 editable=no
      """, "0 down A at 80,120\n80 up A")
    #expect(answer.contains("The link reacts to the tap all the same: that is note.fieldTap's"))
    #expect(!answer.contains("no edit helps"))
  }

  @Test func `17.20: a text that cannot be selected keeps no taps`() {
    let answer = shown(
      "why-not open",
      """
      window 390x844
        view card 0,0 390x400
          @tap open
          textView body 10,10 330x380 editable=no scrollEnabled=no
      """, "0 down A at 80,120\n80 up A")
    #expect(answer.contains("whatif body.isSelectable = no"))
  }

  @Test func `22.4, 22.9: what a wheel and a pointer set off did happen`() {
    let wheel = """
      app idiom=pad
      window 834x1194
        vc canvas
          ~handles moved
          ~handles over
          view board
            @pan move scrollTypes=discrete
              ~target canvas moved
            @hover hov
              ~target canvas over
      """
    for (name, touches) in [
      ("move", "0 wheel at 300,400 by 0,-60"), ("moved", "0 wheel at 300,400 by 0,-60"),
      ("hov", "0 hover at 150,320"), ("over", "0 hover at 150,320"),
    ] {
      let answer = shown("why-not \(name)", wheel, touches)
      #expect(answer.contains(" did "), "\(answer)")
      #expect(answer.contains("PROVED"), "\(answer)")
    }
  }

  @Test func `11.12: a button gets nothing of a touch that stops the scrolling, whatever is off`() {
    let answer = shown(
      "why-not buy touch B",
      """
      window 390x844
        scroll list 0,0 390x844 contentSize=390x6000
          button buy 0,0 390x6000
      """,
      """
      0 down A at 200,700
      16 move A at 200,640
      32 move A at 200,560
      48 move A at 200,460
      64 move A at 200,340
      70 up A
      300 down B at 200,400
      360 up B
      """)
    #expect(answer.contains("A scroll view around buy was slowing down"))
    #expect(!answer.contains("whatif list."), "\(answer)")
  }
}
