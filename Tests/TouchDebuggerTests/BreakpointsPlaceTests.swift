import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Breakpoints: where") struct BreakpointsPlaceTests {
  @Test(arguments: [
    ("card", "card", "will stop at #7, #17, #33, #46"),
    ("card.*", "card", "will stop at #7, #17, #33, #46"),
    ("l*.hitTest", "l*.hitTest", "will stop at #6, #8, #45, #69"),
    ("c?rd", "c?rd", "will stop at #7, #17, #33, #46"),
    ("UIButton", "class:UIButton", "will stop at #8"),
    ("class:UIButton.hitTest", "class:UIButton.hitTest", "will stop at #8"),
    ("class:UITapGestureRecognizer", "class:UITapGestureRecognizer", "will stop at #29, #39"),
    ("card.touchesCancelled", "card.touchesCancelled", "will stop at #33"),
    ("touchesBegan:card", "card.touchesBegan", "will stop at #17"),
    ("card.touches", "card.touches", "will stop at #17, #33"),
    ("#12", "#12", "will stop at #12"),
    ("gate.hold", "gate.hold", "will stop at #82"),
    ("gate.*", "gate.*", "will stop at #32, #82, #94"),
    ("single", "gesture:single", "will stop at #29, #39"),
    ("single.ended", "gesture:single.ended", "will stop at #29"),
    ("single.recognized", "gesture:single.ended", "will stop at #29"),
    ("gesture:list.pan.began", "gesture:list.pan.began", "will stop at #89"),
    ("list.pan.changed", "gesture:list.pan.changed", "will stop at #98"),
    ("gesture:p*.failed", "gesture:p*.failed", "will stop at #88"),
    ("action:open", "action:open", "will stop at #31"),
    ("action:o*", "action:o*", "will stop at #31"),
    ("rule:2.4", "rule:2.4", "will stop at #6, #8, #45, #46"),
    ("rule:outside", "rule:outside", "will stop at #6, #8, #45, #46"),
    ("rule:9.*", "rule:9.*", "will stop at #15, #30, #31, #32, #39, #78 and 7 more"),
    ("lesson:4", "stop.scene:4", "will stop at #7, #17, #33, #46"),
    ("lesson:5", "stop.scene:5", "will stop at #29, #39"),
    ("lesson:14", "stop.scene:14", "will stop at #24"),
    ("line:16", "stop.scene:16", "will stop at #41"),
    ("stop.scene:16", "stop.scene:16", "will stop at #41"),
    ("some/stop.scene:16", "stop.scene:16", "will stop at #41"),
  ])
  func `every form says where it stops`(place: String, spelling: String, forecast: String) {
    var debugger = stopDebugger()
    #expect(debugger.shown("break \(place)") == "breakpoint 1 at \(spelling): \(forecast)")
    // Its spelling means the same when it is read, so the second breakpoint replaces the first.
    let first = debugger.breakpoints.map(\.subject)
    _ = debugger.perform("break \(spelling)")
    #expect(first.count == 1 && debugger.breakpoints.map(\.subject) == first)
  }

  @Test(arguments: [
    ("single.failed", "single comes only to ended, possible"),
    ("press.began", "press comes only to failed, possible"),
    ("row.touches", "no touches message ever reaches row"),
    ("card.touchesMoved", "no touchesMoved ever reaches card"),
    (
      "action:logIn",
      "login sends it at touchUpInside, which never happens; why-not login says more"
    ),
    ("rule:alpha", "no view has the verdict alpha"),
    ("rule:3.17", "rule 3.17 does not decide a step; rules lists the rules that do"),
    ("focus.change", "the record has no such step"),
    ("r*.touchesMoved", "none of the 2 matches is ever reached"),
  ])
  func `what is never reached has its reason`(place: String, reason: String) {
    var debugger = stopDebugger()
    let said = debugger.shown("break \(place)")
    #expect(said.hasSuffix(": will never stop: \(reason)"), "\(said)")
  }

  @Test(arguments: [
    (
      "Logn",
      "nothing is called Logn; did you mean login? It stops if an object of that name appears"
    ),
    ("zzzz", "nothing is called zzzz; it stops if an object of that name appears"),
    ("zz*", "no name matches zz*; it stops if an object of that name appears"),
    (
      "gesture:sngle",
      "no recognizer is called sngle; did you mean single? It stops if an object of that name appears"
    ),
    (
      "action:opne",
      "no action is called opne; did you mean open? It stops if an object of that name appears"
    ),
    (
      "class:UIButon",
      "no view has the class UIButon; did you mean UIButton? It stops if an object of that name appears"
    ),
  ])
  func `a name that nobody has waits for somebody`(place: String, said: String) {
    var debugger = stopDebugger()
    let reply = debugger.perform("break \(place)")
    #expect(reply.status == .ok && reply.plain.hasSuffix(": " + said), "\(reply.plain)")
    #expect(debugger.shown("continue").contains("end of recording"))
  }

  @Test(arguments: Language.allCases)
  func `what is no place is said to be none`(language: Language) {
    for place in [
      "#id", "#0", "#999", "/(/", "/^(card|row)$/.pointInside", "card.hitTset", "single.touches",
      "single.statr", "foo:bar",
      "rule:99.1", "rule:xyzzy", "rule:view", "lesson:x", "lesson:12", "lesson:99", "class:", "a(b",
      "card if", "card when x", "card after x", "card hits 0", "card hits >= 0", "card do",
      "card \"{\"", "card \"{nobody}\"", "card \"x", "card into: f", "card --json",
    ] {
      var debugger = stopDebugger(language)
      let reply = debugger.perform("break \(place)")
      #expect(reply.status == .failed && debugger.breakpoints.isEmpty, "\(place): \(reply.plain)")
      let isChinese = reply.lines[0].plain.unicodeScalars.contains { $0.value > 0x4E00 }
      #expect(isChinese == (language == .simplifiedChinese), "\(place): \(reply.plain)")
    }
  }

  @Test func `a line is known only where there are files`() throws {
    let made = try Scene(View("window", .window, frame: Rect(0, 0, 390, 844)).containing {})
    var debugger = debugger(made, TouchScript.none)
    #expect(debugger.perform("break lesson:4").status == .failed)
    #expect(
      stopDebugger().place(error: "lesson:12")
        == "line 12 has no view, recognizer or event; stop.scene:11 has")
    #expect(
      stopDebugger().place(error: "shop.scene:11")
        == "only lines of the file at hand can be named: stop.scene:11")
  }

  @Test func `a line stays the line of its event when another is skipped`() {
    var debugger = stopDebugger()
    _ = debugger.perform("continue lesson:18 ;; break lesson:18 ;; break lesson:16")
    let shown = debugger.shown("print touch.finger ;; print time")
    #expect(shown == "c\n2000")
    #expect(debugger.perform("whatif skip event 4").status == .ok)
    _ = debugger.perform("goto start")
    #expect(debugger.perform("continue").lines[0].plain.hasSuffix("breakpoint 1"))
    #expect(debugger.shown("print touch.finger ;; print time") == shown)
    #expect(
      debugger.shown("info break").hasSuffix(
        "breakpoint 2 at stop.scene:16: will never stop: the record has no such step"))
    #expect(debugger.shown("break lesson:18").contains("it replaces the one that was there"))
    #expect(debugger.perform("whatif and move touch 2 to 100,300").status == .ok)
    #expect(debugger.shown("run ;; continue ;; print time").hasSuffix("2000"))
  }

  @Test func `an accessibility identifier is answered with a sentence`() {
    #expect(
      stopDebugger().place(error: "#login")
        == "scenes have no accessibility identifiers, so #login is not a view; write the "
        + "view's name; #12 is a step")
  }

  @Test func `help lists every form, in both languages`() {
    for language in Language.allCases {
      let debugger = stopDebugger(language)
      let help = HelpCommand(session: debugger.session).whereHelp().map(\.plain).joined(
        separator: "\n")
      for form in WhereForm.allCases { #expect(help.contains(form.usage)) }
      for keyword in Clauses.Keyword.allCases { #expect(help.contains(keyword.rawValue)) }
    }
  }

  @Test(arguments: [
    ("b si", ["single"]), ("b ca", ["card"]), ("b ges", ["gesture:"]), ("b gesture:pr", ["press"]),
    ("b gesture:press.be", ["began"]), ("b press.fa", ["failed"]),
    ("b action:", ["logIn", "open"]),
    ("b class:UIB", ["UIButton"]), ("b rule:2.1", ["2.1"]), ("b rule:al", ["alpha"]),
    ("b gate.", ["gate.cancel", "gate.discard", "gate.flush", "gate.hold"]),
    ("b card.", ["hitTest", "next", "pointInside", "touches"]), ("b hitTest:ca", ["card"]),
    ("b card hi", ["hits"]), ("b card after 2 i", ["if"]), ("b card if dep", ["depth"]),
    ("b card after 2 if card.alph", ["alpha"]), ("catch ref", ["refused"]),
    ("catch refused fai", ["failed"]),
  ])
  func `completion knows every form`(line: String, candidates: [String]) {
    #expect(stopDebugger().looks.completions(for: line).candidates == candidates)
  }
}

extension Debugger {
  /// What is wrong with a place.
  fileprivate func place(error text: String) -> String? {
    do throws(Complaint) {
      _ = try StopCommands(session: session).place(text[...])
      return nil
    } catch {
      return error.phrase[language].plain
    }
  }
}
