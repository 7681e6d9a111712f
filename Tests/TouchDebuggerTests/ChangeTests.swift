import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Changing the scene") struct ChangeTests {
  @Test func `where the next step may be guessed only the outcome is shown`() {
    var debugger = debugger()
    debugger.foretells = false
    _ = debugger.perform("break fourthView ;; goto 9")
    let reply = debugger.perform("set fourthView hidden")
    #expect(
      reply.plain == """
        touch a: its hit view was fourthView, is now thirdView
        recorded again: 28 steps, breakpoints stay
        """)
    #expect(reply.moved && debugger.cursor == 0)
    #expect(debugger.shown("info break") == "breakpoint 1 at fourthView: will stop at #8")
    #expect(debugger.shown("continue ;; why-not fourthView").contains("hidden"))
    #expect(
      debugger.shown("set secondView alpha=0.5") == """
        This replaces set fourthView hidden. To keep that change, write it in the same line, with and.
        the outcome is the same: fourthView is hit
        recorded again: 31 steps, breakpoints stay
        """)
    #expect(!debugger.shown("set secondView alpha=0.4").contains("This replaces"))
    _ = debugger.perform("set secondView alpha=0.5")
    #expect(debugger.changes == ["secondView alpha=0.5"])
    _ = debugger.perform("whatif and fourthView.isHidden = yes and bring secondView to front")
    #expect(
      debugger.changes == [
        "secondView alpha=0.5", "fourthView.isHidden = yes", "bring secondView to front",
      ])
  }

  @Test func `a setting changes and shows`() {
    var debugger = debugger()
    #expect(debugger.perform("set model.tapInterval 500").status == .ok)
    #expect(
      debugger.shown("show settings").hasPrefix(
        "model.tapInterval                  500 ms      changed, default 350 ms (3.7)\n"))
    #expect(
      debugger.shown("show").contains(
        "\nmodel.alphaAsFloat32               on          default (2.14)"))
  }

  @Test func `a mistake changes nothing and is shown where it is`() {
    var debugger = debugger()
    let before = debugger.trace
    let reply = debugger.perform("goto 5 ;; set fourthView hiden")
    #expect(reply.status == .failed && debugger.trace == before && debugger.cursor == 5)
    let lines = reply.lines.map(\.plain)
    #expect(lines.contains { $0.contains("'hiden'; did you mean 'hidden'?  (column 26)") })
    #expect(lines.last == String(repeating: " ", count: 27) + "^")
    for line in [
      "set nobody hidden", "set model.nothing 1", "set model.tapInterval x", "set fourthView",
    ] {
      #expect(debugger.perform(line).status == .failed, "\(line)")
    }
    #expect(debugger.trace == before)
  }

  @Test func `what the scene language refuses is said in the language of the prompt`() {
    let said = [
      ("set fourthView hiden", "没有叫“hiden”的属性；是想写“hidden”吗？"),
      ("set fourthView alpha=x", "“x”不是数字"),
      ("set fourthView alpha=0.5 alpha=0.6", "“alpha”写了两次"),
      ("set fourthView hidden，", "“，”是中文标点；是想写“,”吗？"),
      ("set fourthView windowLevel=1", "“windowLevel”"),
    ]
    for (line, words) in said {
      var debugger = debugger()
      #expect(debugger.perform("set language zh-Hans").status == .ok)
      let reply = debugger.perform(line)
      #expect(reply.status == .failed)
      #expect(reply.plain.contains(words), "\(reply.plain)")
    }
  }
}
