import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

/// What somebody types who has read nothing, and what an answer must not leave open.
@Suite("Words of newcomers") struct NewcomerWordsTests {
  private func session(_ text: String, _ fingers: String = "0 down a at 20,20\n50 up a") -> Debugger
  {
    let scene = scene(text)
    return debugger(scene, touches(fingers, in: scene))
  }

  private let hidden = """
    window 100x100
      view panel 0,0 50x50 hidden
        button card 0,0 40x40
    """

  @Test func `why not is why-not`() {
    var debugger = session(hidden)
    let answer = debugger.shown("why-not card")
    #expect(debugger.shown("why not card") == answer)
  }

  @Test(arguments: [
    ("card", "card is not a command; why card, why-not card and print card ask about it"),
    ("panel.alpha = 1", "that is not a command; did you mean whatif panel.alpha = 1?"),
    ("panel.alpha", "that is not a command; did you mean print panel.alpha?"),
    ("3", "nothing is numbered here yet; why ? and why-not number what they list"),
    ("why-not card ;; 3", "there is no 3 in the last list; it has 1 to 1"),
    ("crad", "there is no command crad; help all lists every command"),
  ])
  func `a line without a command says which one is meant`(_ line: String, _ words: String) {
    var debugger = session(hidden)
    #expect(debugger.shown(line).contains(words), "\(debugger.shown(line))")
  }

  @Test(arguments: [
    ("hidden", "panel.isHidden = false"),
    ("alpha=0", "panel.alpha = 1"),
    ("animating", "animate panel with the option .allowUserInteraction"),
    (
      "10,0 20x20",
      "panel's class: override point(inside:with:) so that it is true in card too"
    ),
    (
      "\n    ~hitTest return nil",
      "panel's class without its own hitTest(_:with:), or with one that lets this point through"
    ),
    (
      "\n    ~pointInside return no",
      "panel's class without its own point(inside:with:), or with one that lets this point through"
    ),
  ])
  func `a repair is also told as it is written in an app`(_ state: String, _ source: String) {
    let frame = state.hasPrefix("10") ? "0,0 10x10" : "0,0 50x50 \(state)"
    let button = state.hasPrefix("10") ? "0,0 50x40" : "0,0 40x40"
    var debugger = session(
      "window 100x100\n  view panel \(frame)\n    button card \(button)")
    _ = debugger.perform("why-not card")
    let repaired = debugger.shown("1")
    #expect(repaired.contains("\nin Swift: \(source)\nundo goes back"), "\(repaired)")
  }

  @Test func `what nobody proposed, and a finger elsewhere, is no change to an app`() {
    var debugger = session(hidden)
    #expect(!debugger.shown("whatif panel.isHidden = no").contains("in Swift"))
    _ = debugger.perform("undo")
    _ = debugger.perform("why-not card")
    #expect(debugger.shown("whatif panel.isHidden = no").contains("in Swift"))
  }

  @Test func `who has the touch and does nothing with it is not left at that`() {
    let text = "window 100x100\n  button card 0,0 40x40 disabled"
    var disabled = session(text)
    #expect(
      disabled.shown("why-not card").contains(
        "\nBut its isEnabled is off, so it ignores touches (#11).\n"))
    var unsent = session(
      text.replacing("disabled", with: "") + "\n    ~target touchUpInside nil purchase")
    #expect(
      unsent.shown("why-not card").contains(
        "\nBut purchase was not sent: why-not purchase explains why.\n"))
  }

  @Test("7.20: a disabled control is offered what makes it take up its touch, whatever it sends")
  func disabled() {
    for target in ["", "\n    ~target touchUpInside nil purchase"] {
      var debugger = session("window 100x100\n  button card 0,0 40x40 disabled" + target)
      let answer = debugger.shown("why-not card")
      #expect(
        answer.contains(
          "\n  1  whatif card.isEnabled = yes\ntried: 1 edit; 1 is enough (why-not card all)"),
        "\(answer)")
      let enabled = debugger.shown("whatif card.isEnabled = yes ;; why-not card")
      #expect(!enabled.contains("isEnabled is off"), "\(enabled)")
    }
  }

  @Test func `who has a recognizer of its own does not lose a touch to it`() {
    let lines = "window 100x100\n  view card 0,0 40x40\n    @tap open"
    var debugger = session(lines)
    let answer = debugger.perform("why-not card")
    #expect(answer.happened == true)
    #expect(
      answer.lines.first?.plain.hasPrefix(
        "card gets it: it is the hit view (#9). Its own open recognized (#") == true,
      "\(answer.lines.map(\.plain))")
    // What acts at the lift misses it.
    for owner in ["    ~touchesEnded log", ""] {
      let kind = owner.isEmpty ? "button" : "view"
      var other = session("window 100x100\n  \(kind) card 0,0 40x40\n    @tap open\n\(owner)")
      #expect(other.shown("why-not card").hasPrefix("card got touch"), "\(kind)")
    }
  }

  @Test("9.30, 11.1: who is told late hears by whom, and how late")
  func late() {
    var held = session(
      "window 100x100\n  view page 0,0 100x100\n    @tap pair touches=2 delaysTouchesBegan=yes\n"
        + "    button card 0,0 40x40")
    #expect(
      held.shown("why-not card").contains(
        "It receives the touch 50 ms late (#20): pair delayed it (delaysTouchesBegan)."),
      "\(held.shown("why-not card"))")
    var scrolled = session(
      "window 100x100\n  scroll list 0,0 100x100 contentSize=100x400\n    button card 0,0 40x40")
    #expect(
      scrolled.shown("why-not card").contains("list delayed it (delaysContentTouches)."),
      "\(scrolled.shown("why-not card"))")
  }

  @Test func `a touch taken away is only as sure as the gesture that took it`() {
    var debugger = session(
      "window 100x100\n  view panel 0,0 90x90\n    @pan drag\n    button card 0,0 40x40",
      "0 down a at 20,20\n50 move a by 15,0\n66 move a by 9,0\n90 up a")
    #expect(debugger.shown("why-not card").contains("\nLIKELY: it uses rule 10.13"))
  }

  @Test func `so is a tap that waited for a double tap to fail`() {
    var debugger = session(
      """
      window 100x100
        view panel 0,0 90x90
          @tap single requires=double
          @tap double taps=2
      """)
    #expect(debugger.shown("why-not single").contains("\nLIKELY: it uses rules 3.7"))
  }
}
