import Testing

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Completion") struct CompletionTests {
  @Test(arguments: [
    ("st", 2, ["step"]), ("rec", 3, ["recognizers"]), ("rev", 3, []),
    ("why", 3, ["why", "why-not"]), ("why-not a", 1, ["at"]),
    ("break fi", 2, ["fifthView", "firstView"]),
    ("b fifthView.", 0, ["hitTest", "next", "pointInside", "touches"]),
    ("b fifthView.po", 2, ["pointInside"]), ("b fifthView i", 1, ["if"]),
    ("b fifthView if ver", 3, ["verdict"]), ("b fifthView if point.", 0, ["x", "y"]),
    ("b fifthView if view.alp", 3, ["alpha"]),
    ("b fifthView if 1 < fourthView.bounds.wi", 2, ["width"]),
    ("step ;; why-not sec", 3, ["secondView"]), ("why sh", 2, ["short"]),
    ("print touch.tap", 3, ["tapCount"]), ("p !view.isHid", 5, ["isHidden"]),
    ("print hi", 2, ["hidden", "highlighted", "hit"]),
    (
      "display touch", 5,
      ["touch", "touches", "touchesBegan", "touchesCancelled", "touchesEnded", "touchesMoved"]
    ),
    ("info to", 2, ["touch", "touches"]),
    ("info vi", 2, []), ("tree four", 4, ["fourthView"]),
    ("chain ro", 2, ["root"]), ("delete ", 0, ["1", "2", "display"]), ("d 2", 1, ["2"]),
    ("help exp", 3, ["export"]), ("help Mo", 2, ["Move"]), ("goto e", 1, ["end"]),
    ("goto to", 2, ["touch:1"]), ("goto ref", 3, ["refused"]), ("mark delete r", 1, ["refused"]),
    ("whatif ta", 2, ["tap"]), ("set rep", 3, ["repeat"]),
    ("set language z", 1, ["zh-Hans"]), ("set repeat o", 1, ["off", "on"]),
    ("show wi", 2, ["width"]), ("show model.tapI", 10, ["model.tapInterval"]),
    ("rev search fourthView.alp", 3, ["alpha"]),
    ("step ;; rev ne", 2, ["next"]), ("help Exp", 3, []), ("help EXP", 3, ["EXPRESSION"]),
    ("set four", 4, ["fourthView"]), ("set model.tapI", 10, ["model.tapInterval"]),
    ("set fourthView hid", 3, ["hidden"]), ("set model.alphaAsFloat32 o", 1, ["off", "on"]),
    ("compare a", 1, ["all"]), ("map --", 2, ["--ascii", "--text"]), ("rev st", 2, ["step"]),
    ("show s", 1, ["settings"]), ("export j", 1, ["jsonl"]), ("quit ", 0, []),
    ("fifthView.alp", 3, ["alpha"]), ("fifthView.alpha == fif", 3, ["fifthView"]),
    ("frobnicate x", 0, []), ("why-not fifthView x", 0, []), ("print fifthView.nothing.x", 0, []),
  ])
  func `finds what could stand at the cursor`(line: String, replacing: Int, candidates: [String]) {
    var debugger = debugger()
    _ = debugger.perform("b fifthView ;; b root ;; mark refused")
    let found = debugger.looks.completions(for: line)
    #expect(found.candidates == candidates)
    if !candidates.isEmpty { #expect(found.replacing == replacing) }
  }

  @Test func `an empty line offers every command`() {
    let found = debugger().looks.completions(for: "")
    #expect(found.replacing == 0 && found.candidates.count == CommandTable.commands.count)
  }
}
