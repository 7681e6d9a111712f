import TestSupport
import Testing
import TouchNarration

@testable import TouchDebugger

/// Reports in which something happened that should not, or in which the fix that people published
/// was not the first that was offered.
@Suite("What stops a thing is tried on that thing, and the fix that people make comes first")
struct StopTests {
  @Test(arguments: Report.stops + Report.mends + Report.firsts)
  func `is offered, in its place`(report: Report) {
    let answer = shown(report.question, report.scene, report.touch)
    for words in report.says { #expect(answer.contains(words), "\(answer)") }
    let chinese = shown(report.question, report.scene, report.touch, .simplifiedChinese)
    #expect(chinese != answer)
  }

  @Test(arguments: Report.stops) func `with the first one it does not happen any more`(
    report: Report
  ) {
    var session = session(report)
    let before = session.perform(report.question)
    guard let stop = before.answers.first?.stops.first?.command else {
      Issue.record("\(before.lines.map(\.plain))")
      return
    }
    #expect(before.happened == true)
    _ = session.perform(stop)
    // What happens twice, or beside something else, happens once, or alone.
    let happens = session.perform(report.question).happened == true
    let isLeft = ["autorepeat", "secondPan", " from event ", "none and "]
      .contains { stop.contains($0) }
    #expect(happens == isLeft, "\(stop)")
  }

  private func session(_ report: Report) -> Debugger {
    let scene = scene(report.scene)
    return debugger(scene, touches(report.touch, in: scene))
  }

  @Test func `9.15: a stop of the other one is none`() {
    let answer = shown("why-not swipe", Report.joined("~simultaneous all"), Report.diagonal)
    #expect(!answer.contains("whatif swipe.simultaneous = none"), "\(answer)")
    #expect(!answer.contains("whatif list.pan.requiresToFail"), "\(answer)")
  }

  @Test func `9.27: a scroll view's pan that cancels nothing comes last`() {
    let answer = shown("why-not segment", Report.segment, Report.lateDrag)
    let edits = answer.split(separator: "\n").filter { $0.contains("  whatif ") }
    #expect(edits.last?.contains("page.pan.cancelsTouchesInView = no") == true, "\(answer)")
  }

  @Test func `7.4: an event that did not come is not another one`() {
    let answer = shown(
      "why-not undim",
      """
      window 390x844
        vc alert
          ~handles undim
          view box
            button ok 65,440 260x44
              ~target touchDragExit alert undim
      """, "0 down A in ok 130,22\n100 move A by 0,60\n400 up A")
    #expect(!answer.contains("ok.target"), "\(answer)")
  }

  @Test func `an edit is offered once`() {
    let answer = shown(
      "why-not open", "window 390x844\n  view card 20,100 350x200\n    @tap open",
      "0 down A at 100,130\n900 up A")
    #expect(answer.contains("tried: 1 edit; 1 is enough"), "\(answer)")
  }
}
