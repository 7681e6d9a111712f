import SceneLanguage
import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger

@Suite("What is offered for a cause is what undoes that cause") struct RemedyKindTests {
  private func session(
    _ text: String, _ fingers: String = "0 down a at 60,700\n50 up a"
  ) -> Debugger {
    let scene = scene(text)
    return debugger(scene, touches(fingers, in: scene))
  }

  /// The lines that are offered for a view.
  private func offered(
    _ view: String, _ text: String, _ fingers: String = "0 down a at 60,700\n50 up a"
  ) -> [String] {
    var debugger = session(text, fingers)
    return debugger.shown("why-not \(view)").split(separator: "\n")
      .filter { $0.contains("  whatif ") }
      .map { String($0.drop { !$0.isLetter }) }
  }

  @Test("17.30: a keyboard goes when editing ends, and no window is put above it")
  func keyboard() {
    let text = """
      window 390x844
        vc form
          view page
            field name 20,100 350x44 firstResponder
            button send 20,660 350x80
      keyboard
      """
    #expect(offered("send", text).first == "whatif name.firstResponder = no")
    #expect(!offered("send", text).contains { $0.contains("windowLevel") })
    var debugger = session(text)
    #expect(
      debugger.shown("why-not send").contains(
        "the window keyboard, the keyboard's, lies in front of its window and"))
    #expect(
      debugger.shown("whatif name.firstResponder = no").contains(
        "\nin Swift: name.resignFirstResponder()\n"))
  }

  @Test("19.12, 19.31: what lies behind a sheet is undimmed, or the sheet goes; an alert only goes")
  func presented() {
    let text = """
      window 390x844
        vc home
          view page
            button send 20,20 350x80
        presented vc card by=home style=STYLE
          view sheet 0,400 390x444
      """
    let fingers = "0 down a at 60,60\n50 up a"
    #expect(
      offered("send", text.replacing("STYLE", with: "pageSheet detents=medium|large"), fingers) == [
        "whatif card.largestUndimmedDetentIdentifier = large", "whatif card.dismissed = yes",
      ])
    #expect(
      offered("send", text.replacing("STYLE", with: "alert"), fingers)
        == ["whatif card.dismissed = yes"])
  }

  @Test("19.31: so is one whose views were read, and it is presented again as it was")
  func readFromAnApp() {
    let text = """
      window 390x844
        view behind 0,0 390x844 class=UITransitionView address=0x1
          ~hitTest passthrough
          vc home rootOf=window
            view page 0,0 390x844
              button send 20,20 350x80
        view front 0,0 390x844 class=UITransitionView address=0x2
          view dimming 0,0 390x844 class=UIDimmingView address=0x3
          presented vc card by=home style=none
            view sheet 0,400 390x444
              button close 20,20 44x44
      """
    let fingers = "0 down a at 60,60\n50 up a\n100 down b at 40,440\n150 up b"
    #expect(
      offered("send", text, fingers) == [
        "whatif card.largestUndimmedDetentIdentifier = large", "whatif card.dismissed = yes",
      ])
    var undimmed = session(text, fingers)
    let reply = undimmed.shown("whatif card.largestUndimmedDetentIdentifier = large")
    #expect(
      reply.contains("touch a: its hit view was UIDimmingView 0x3 (dimming), is now send"),
      "\(reply)")
    #expect(undimmed.shown("why-not close touch b").contains("close gets it"))
    let gone = changed(text, by: "set card dismissed")
    let trace = record(touches(fingers, in: gone), in: gone)
    #expect(trace.outcomes.first?.hit == gone.view(named: "send"))
  }

  /// A scene with what a line says made otherwise.
  private func changed(_ text: String, by line: String) -> Scene {
    var changed = scene(text)
    #expect(applySet(SourceLines(file: "set", text: line), to: &changed).isEmpty)
    return changed
  }

  @Test("21.19, 21.20: a property animator lets what is seen elsewhere be hit where it is seen")
  func seenElsewhere() {
    let text = """
      window 390x844
        view page 0,0 390x844
          button ball 300,100 60x60 animating=allowUserInteraction seen=40,680
      """
    #expect(
      offered("ball", text) == [
        "whatif ball.animating = animator", "whatif move touch 1 to 330,130",
      ])
  }

  @Test("3.21: what the program changes while the finger is down comes too late for it")
  func tooLate() {
    let text = """
      window 390x844
        view page 0,0 390x844 CHANGED
          button ball 40,680 60x60
      """
    for (wrong, right) in [
      ("hidden", "visible"), ("alpha=0", "alpha=1"), ("interactive=no", "interactive=yes"),
    ] {
      var debugger = session(
        text.replacing("CHANGED", with: wrong),
        "0 down a at 60,700\n20 set page \(right)\n50 up a")
      let answer = debugger.shown("why-not ball")
      #expect(answer.contains(" of page changes only at 20 ms (#"), "\(wrong): \(answer)")
      var before = session(
        text.replacing("CHANGED", with: wrong),
        "0 down a at 60,700\n50 up a\n70 set page \(right)")
      #expect(!before.shown("why-not ball").contains("too late"), "\(wrong)")
    }
    var kept = session(
      text.replacing("CHANGED", with: ""), "0 down a at 60,700\n20 set page hidden\n50 up a")
    #expect(
      kept.shown("why-not ball").contains(
        "isHidden of page changes at 20 ms (#20), and touch a stays with ball all the same."),
      "\(kept.shown("why-not ball"))")
  }
}
