import SceneLanguage
import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger

@Suite("Views of an app, called by what they are found by there") struct FoundNamesTests {
  private let text = """
    window 390x844
      view page 0,0 390x844 address=0x7f8e2a10
        button pay 20,20 100x44 text="Buy now" address=0x7f8e2a50
        view card 0,0 390x400 class=Shop.Card address=0x7f8e2a40
          @tap tap
    """

  private func debugger(_ text: String, at step: Int) -> Debugger {
    let scene = scene(text)
    let script = touches("0 down A at 30,30\n80 up A", in: scene)
    var debugger = Debugger(scene: scene, script: script, language: .english, sceneLabel: "shop")
    debugger.rowWidth = 80
    _ = debugger.goTo(step)
    return debugger
  }

  private static let lines = [
    "step", "next", "continue", "goto 7", "why", "why tap", "why-not pay", "info", "info break",
    "info touches", "bt", "frame 0", "up", "map", "tree", "list", "hitmap", "chain", "recognizers",
    "print card", "print page.subviews", "break card", "watch card.alpha", "search card",
    "whatif card.isHidden = yes", "whatif card.isHidden = yes ;; compare", "display card",
  ]

  @Test(arguments: lines)
  func `each command that names a view says class and address`(_ line: String) {
    for language in Language.allCases {
      var debugger = debugger(text, at: 5)
      debugger.language = language
      _ = debugger.perform("break card")
      let reply = debugger.perform(line)
      let told = reply.lines.map(\.plain).joined(separator: "\n")
      #expect(reply.status == .ok, "\(told)")
      let named = reply.lines.flatMap { $0.runs }.filter { $0.style == .name }.map { $0.text }
      #expect(!named.contains("[pay, card]"))
      if named.contains("card") { #expect(told.contains("Shop.Card 0x7f8e2a40"), "\(told)") }
    }
  }

  @Test(arguments: [
    ("0x7f8e2a50.alpha", "1"), ("0x7f8e2a50.alpha == 1", "yes"), ("card == 0x7f8e2a40", "yes"),
    ("0x7f8e2a40 != 0x7f8e2a50", "yes"), ("0x7f8e2a10.subviews.count", "2"), ("0x50", "0x50"),
    ("pay-2.alpha - 1", "0"),
  ])
  func `an address or an id is a word of every expression`(_ expression: String, _ value: String) {
    var known = scene(text)
    if let pay = known.view(named: "pay") { known[pay].origins.identifier = "pay-2" }
    let script = touches("0 down A at 30,30\n80 up A", in: known)
    var debugger = Debugger(scene: known, script: script, language: .english, sceneLabel: "shop")
    _ = debugger.goTo(5)
    #expect(debugger.shown("print \(expression)") == value)
    guard value == "yes" else { return }
    #expect(debugger.perform("break card if \(expression)").status == .ok)
    #expect(debugger.breakpoints.last?.stops(in: debugger.trace).isEmpty == false)
    #expect(debugger.perform("log card \"{\(expression)}\"").status == .ok)
  }

  @Test func `each line of a log point says class and address, for it is read alone`() {
    var debugger = debugger(text, at: 0)
    _ = debugger.perform("log hit.* \"{view}\"")
    let lines = debugger.perform("continue").lines.map(\.plain).filter { $0.hasSuffix("(card)") }
    #expect(lines.count > 1)
    #expect(lines.allSatisfy { $0.hasSuffix("  Shop.Card 0x7f8e2a40 (card)") }, "\(lines)")
  }

  @Test func `the stop that a session begins at has these names, too`() {
    let told = debugger(text, at: 6).showStop().lines.map(\.plain).joined()
    #expect(told.contains("Shop.Card 0x7f8e2a40 (card) (30,30) is inside"))
  }

  @Test func `below a picture stands which views are in it, once`() throws {
    var debugger = debugger(text, at: 6)
    let lines = debugger.perform("map").lines.map(\.plain)
    let list = try #require(lines.firstIndex { $0.contains("card: Shop.Card 0x7f8e2a40") })
    #expect(lines[..<list].allSatisfy { !$0.contains("0x7f8e2a40") })
    #expect(lines[list...].joined(separator: " ").split(separator: "0x7f8e2a40").count == 2)
    #expect(lines.allSatisfy { $0.count <= 60 })
  }

  @Test(arguments: lines)
  func `a scene that a person wrote has its own names only`(_ line: String) {
    var written = debugger(
      text.split(separator: "\n").map { $0.split(separator: " address=")[0] }
        .joined(separator: "\n"), at: 5)
    let reply = written.perform(line)
    #expect(!reply.lines.map(\.plain).joined().contains("0x7f8e"))
    #expect(reply.lines == written.names.telling(reply.lines))
  }

  @Test func `Ctrl-C leaves the other lines as they are`() {
    let names = debugger(text, at: 5).names
    let lines: [StyledText] = ["\(name: "pay")", "\(name: "card")"]
    #expect(names.telling(lines) != lines)
    #expect(Interruption.asking({ true }) { names.telling(lines) } == lines)
  }

  @Test func `what has been told is not told again`() {
    var debugger = debugger(text, at: 5)
    let lines = debugger.perform("step").lines
    #expect(debugger.names.telling(lines) == lines)
  }
}
