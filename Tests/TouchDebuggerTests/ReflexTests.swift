import SceneLanguage
import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("What the fingers type") struct ReflexTests {
  @Test func `N and P go on from one find to the next and the one before`() {
    var debugger = debugger()
    _ = debugger.perform("search fourthView")
    let first = debugger.cursor
    _ = debugger.perform("N")
    #expect(debugger.cursor > first)
    _ = debugger.perform("P")
    #expect(debugger.cursor == first)
  }

  @Test func `a word is a word, and in quotes any part of one`() {
    var debugger = debugger()
    #expect(debugger.perform("search fourth").status == .failed)
    #expect(debugger.perform("search \"fourth\"").status == .ok)
  }

  @Test func `fields of a decision are expressions`() {
    var debugger = stopDebugger()
    #expect(debugger.shown("search count kind == gr.state && to == failed").contains("step"))
    #expect(debugger.shown("search first to == failed").contains("Failed"))
    #expect(debugger.shown("print from") == "possible")
    #expect(debugger.shown("print recognizer.name") != "nil")
  }

  @Test func `a class takes its subclasses, a method alone is everybody's, and t= is a time`() {
    var debugger = stopDebugger()
    let controls = debugger.shown("break class:UIControl")
    #expect(
      controls.replacing("UIControl", with: "UIButton").dropFirst("breakpoint 1".count)
        == debugger.shown("break class:UIButton").dropFirst("breakpoint 2".count))
    #expect(debugger.shown("br touchesBegan").contains("*.touchesBegan: will stop at"))
    var other = TouchDebuggerTests.debugger()
    #expect(other.shown("break t=50") == "breakpoint 1 at t=50: will stop at #23")
    #expect(other.shown("continue t=50").contains("· #23 of "))
  }

  @Test func `info break shows what a breakpoint shows and does`() {
    var debugger = debugger()
    _ = debugger.perform("break fifthView \"at {point}\" do map")
    let info = debugger.shown("info break")
    #expect(info.contains("shows \"at {point}\"") && info.contains("breakpoint 1 runs map"))
  }

  @Test func `a view's own tree and map`() {
    var debugger = debugger()
    #expect(!debugger.shown("tree thirdView").contains("secondView"))
    #expect(!debugger.shown("map thirdView").contains("secondView"))
  }

  @Test func `reload reads again what was opened, and undo goes back`() throws {
    var debugger = debugger()
    let script = debugger.trace.script
    let changed = scene(
      """
      window 390x844
        view only 0,0 100x100
      """)
    #expect(debugger.perform("reload").status == .failed)
    debugger.source = SourceDoor(name: "a.scene", version: { "1" }) {
      SourceDoor.Opened(scene: changed, script: script)
    }
    #expect(debugger.shown("reload").hasPrefix("reloaded a.scene:"))
    #expect(debugger.scene.named("only") != nil)
    _ = debugger.perform("undo")
    #expect(debugger.scene.named("fifthView") != nil)
  }

  @Test func `a breakpoint on a line stays there when the file is read again, and after undo`()
    throws
  {
    func read(_ extra: String) throws -> SourceDoor.Opened {
      let text = """
        window 390x844
          view card 0,0 390x844\(extra)
            view buy 0,0 100x100
        touch #tap
        0 down A at 30,30
        80 up A
        """
      let file = try #require(readSceneFile(SourceLines(file: "a.scene", text: text)).value)
      return SourceDoor.Opened(scene: file.scene, script: file.touches[0].script)
    }
    let before = try read("")
    let after = try read("\n    view extra 200,0 10x10")
    var debugger = Debugger(
      scene: before.scene, script: before.script, language: .english, sceneLabel: "tap")
    debugger.source = SourceDoor(name: "a.scene", version: { nil }, read: { after })
    _ = debugger.perform("break a.scene:3 ;; break buy")
    _ = debugger.setBreakpoint(.line(2))
    let names = { (debugger: Debugger) in
      debugger.breakpoints.map { breakpoint in
        Set(
          breakpoint.stops(in: debugger.trace).compactMap { step in
            debugger.trace[step - 1].responder.map { debugger.scene.name(of: $0) }
          })
      }
    }
    #expect(names(debugger) == [["buy"], ["buy"], ["card"]])
    _ = debugger.perform("reload")
    #expect(debugger.scene.named("extra") != nil)
    #expect(names(debugger) == [[], ["buy"], ["card"]])
    _ = debugger.perform("undo")
    #expect(names(debugger) == [["buy"], ["buy"], ["card"]])
  }

  @Test func `replies have values beside their words`() {
    var debugger = debugger()
    #expect(debugger.perform("break fifthView").stop == nil)
    #expect(debugger.perform("c").stop == StopValues(reason: .breakpoint, breakpoints: [1]))
    #expect(debugger.perform("goto end ;; step").stop?.reason == .end)
    #expect(debugger.looks.breakpointValues.map(\.stops) == [[7]])
    let answer = debugger.perform("why-not secondView").answers.first
    #expect(answer?.happened == false && answer?.grade == .proved)
    #expect(answer?.edits.isEmpty == false)
  }
}
