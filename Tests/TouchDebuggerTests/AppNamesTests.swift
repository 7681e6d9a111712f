import SceneLanguage
import TestSupport
import Testing
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Views called as in their app") struct AppNamesTests {
  private let text = """
    window 390x844
      view card 0,0 390x400 class=Shop.Card address=0x7f8e2a40
        button pay 20,20 100x44 text="Buy now" address=0x7f8e2a50
        button more 20,80 100x44 text="More" isEnabled=no
        button less 20,140 100x44 text="Less"
    """

  private func debugger() -> Debugger {
    let scene = scene(text)
    let script = touches("0 down A at 30,30\n80 up A", in: scene)
    return Debugger(scene: scene, script: script, language: .english, sceneLabel: "shop")
  }

  @Test(arguments: [
    ("why-not \"Buy now\"", "why-not pay"), ("why-not 0x7f8e2a40", "why-not card"),
    ("why-not Card", "why-not card"), ("why-not Shop.Card", "why-not card"),
    ("print 0x7f8e2a50.alpha", "print pay.alpha"), ("tree 0x7f8e2a40", "tree card"),
    ("print \"More\".isEnabled ;; chain \"Less\"", "print more.isEnabled ;; chain less"),
    ("whatif \"Buy now\".isEnabled = no", "whatif pay.isEnabled = no"),
    ("break \"Buy now\".hitTest ;; continue", "break pay.hitTest ;; continue"),
    ("why-not Shop.Card 0x7f8e2a40", "why-not card"), ("tree Card 0x7f8e2a40 (card)", "tree card"),
    ("break UIButton 0x7f8e2a50 (pay) if tapCount == 1", "break pay if tapCount == 1"),
    ("why-not <UIButton: 0x7f8e2a50; frame = (20 20; 100 44)>", "why-not pay"),
    ("print <UIButton: 0x7f8e2a50>.alpha", "print pay.alpha"),
    ("whatif bring 0x7f8e2a50 to front", "whatif bring 0x7f8e2a50 to front"),
  ])
  func `an address, the words shown and a class mean the view`(_ line: String, _ named: String) {
    var (one, other) = (debugger(), debugger())
    let reply = one.perform(line)
    #expect(reply.status == .ok, "\(one.shown(line))")
    #expect(reply.lines == other.perform(named).lines)
  }

  @Test(arguments: ["why-not UIButton", "why-not 0x1", "why-not \"Nobody\"", "print \"Buy now\"x"])
  func `who means several or nobody is told so`(_ line: String) {
    var debugger = debugger()
    #expect(debugger.perform(line).status == .failed)
  }

  @Test func `the several are named, and the place in the line is shown`() {
    var debugger = debugger()
    let shown = debugger.shown("why-not UIButton")
    #expect(shown.contains("pay") && shown.contains("more") && shown.contains("less"))
  }

  @Test(arguments: [
    "search \"Buy now\"", "note \"Buy now\" is 0x7f8e2a50", "break pay if view.name == \"Buy now\"",
  ])
  func `what is no name of a view stays as it was typed`(_ line: String) throws {
    #expect(try AppNames(session: debugger().session).named(line) == line)
  }
}
