import Testing
import TouchCore

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Ctrl-C while a breakpoint looks where it stops") struct InterruptionTests {
  /// A session whose person has no patience from here on.
  private func impatient(after lines: String...) -> Debugger {
    var debugger = debugger()
    for line in lines { #expect(debugger.perform(line).status == .ok, "\(line)") }
    debugger.interrupted = { true }
    return debugger
  }

  @Test(arguments: [
    "break fourthView if point.x > 1", "tbreak fourthView", "watch touch.phase",
    "watch thirdView.alpha + point.x", "catch refused", "catch anomaly",
    "log fourthView \"{point}\"", "break *View",
  ])
  func `nothing is set and the session says so`(line: String) {
    var debugger = impatient()
    let reply = debugger.perform(line)
    #expect(reply.status == .failed && reply.plain == "interrupted; nothing is set")
    #expect(debugger.breakpoints.isEmpty && debugger.cursor == 0)
    debugger.interrupted = nil
    #expect(debugger.shown(line).contains("point 1 at ") || debugger.breakpoints[0].number == 1)
  }

  @Test(arguments: [
    "break fourthView if point.x > 500", "break fourthView", "break fourthView hits >= 2",
  ])
  func `a breakpoint stays as it was`(line: String) {
    var debugger = impatient(after: "break fourthView if depth > 0")
    let before = debugger.breakpoints[0].stops(in: debugger.trace)
    #expect(debugger.shown(line) == "interrupted; breakpoint 1 is unchanged")
    #expect(debugger.breakpoints[0].condition == "depth > 0")
    #expect(debugger.breakpoints[0].stops(in: debugger.trace) == before)
  }

  @Test(arguments: ["continue", "rcontinue", "continue fourthView", "rcontinue fifthView", "next"])
  func `whoever goes on in a changed scene stays where they are`(line: String) {
    var debugger = impatient(after: "break fourthView", "set thirdView alpha=0.5", "goto 9")
    #expect(debugger.shown(line).hasSuffix("interrupted at #9"))
    #expect(debugger.cursor == 9)
    debugger.interrupted = nil
    #expect(debugger.perform(line).moved)
  }

  @Test func `what was told of breakpoints stops too`() {
    var debugger = impatient(after: "break fourthView", "set thirdView hidden")
    #expect(debugger.shown("info break") == "interrupted at #6")
    #expect(debugger.shown("disable 1") == "interrupted at #6")
    #expect(debugger.breakpoints[0].isEnabled)
  }

  @Test(arguments: ["map", "map --text", "reload"])
  func `a picture is not shown, and nothing is read again`(line: String) {
    var debugger = impatient()
    let (scene, script) = (debugger.trace.scene, debugger.trace.script)
    debugger.source = SourceDoor(name: "a.scene", version: { "1" }) {
      Interruption.isWanted ? nil : SourceDoor.Opened(scene: scene, script: script)
    }
    #expect(debugger.shown(line) == "interrupted; nothing changed, and you are still at #0")
    debugger.interrupted = nil
    #expect(debugger.perform(line).status == .ok)
  }
}
