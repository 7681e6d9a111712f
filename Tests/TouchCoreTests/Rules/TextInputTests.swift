import TestSupport
import Testing
import TouchCore

/// What the recognizers do that text fields and text views have of their own (17.2 to 17.23).
@Suite("Text fields and text views")
struct TextInputTests {
  private func page(_ hide: String = "", _ lines: String...) -> String {
    ([
      "window 390x844", "  vc root", "    view page 0,0 390x844", "      @tap hide \(hide)",
      "        ~target endEditing page",
    ] + lines.map { "      " + $0 }).joined(separator: "\n")
  }

  private let field = "field name 20,100 350x40"
  private let tapField = "0 down A at 100,120\n80 up A"
  private let read = "textView note 20,200 350x300 editable=no link=10,10,100,20"

  @Test("17.5, 17.6, 17.8: a tap in a field is the field's, whatever tap lies behind it (17-a)")
  func fieldWins() {
    let told = """
      0 touchesBegan name 1
      0 name beginTracking
      0 name highlighted
      0 name touchDown
      80 name.fieldPress failed liftedTooEarly
      80 name.fieldTap ended matched
      80 name.fieldTap prevents hide
      80 hide failed prevented name.fieldTap
      80 focus nil name became
      80 name editingDidBegin
      80 cancel 1 name.fieldTap
      80 touchesCancelled name 1
      80 name cancelTracking
      80 name plain
      80 name touchCancel
      """
    expectSteps(delivered(tapField, in: page("", field)).log, told)
    expectSteps(delivered(tapField, in: page("cancelsTouchesInView=no", field)).log, told)
  }

  @Test(
    "17.3, 17.4: the one tap takes every tap, and holds no lift back; both go by the field's name")
  func ownRecognizers() {
    let scene = scene(page("", field, "textView note 20,200 350x300"))
    #expect(
      ["name.fieldTap", "name.fieldPress", "note.fieldTap", "note.fieldPress", "note.links"]
        .allSatisfy { name in
          scene.recognizer(named: name).map {
            !scene[$0].delaysTouchesEnded && scene[$0].cancelsTouchesInView
          } == true
        })
    #expect(scene.recognizer(named: "name.links") == nil)
    #expect(
      scene.recognizer(named: "name.fieldTap").map { scene[$0].className }
        == "UITextMultiTapRecognizer")
    let twice = delivered(
      tapField + "\n200 down A at 100,120\n280 up A", in: page("", field)
    ).log("fieldTap ended", "focus", "hold")
    #expect(
      twice == [
        "80 name.fieldTap ended matched", "80 focus nil name became",
        "280 name.fieldTap ended matched", "280 focus name name already",
      ])
  }

  @Test(
    "17.2, 17.5: the scene changes them by their words; without its tap a field is a plain control")
  func changed() {
    let trace = delivered(tapField, in: page("", field, "  @fieldTap disabled"))
    #expect(trace.log("focus", "action hide", "touchUp") == ["80 action hide ended"])
    let slow = delivered(
      "0 down A at 100,120\n250 wait\n300 up A",
      in: page("", field, "  @fieldPress minimumPressDuration=0.2"))
    #expect(slow.log("focus") == ["200 focus nil name became"])
  }

  @Test(
    "17.7: in a table a quick tap gives a field not even touchDown; the row gets nothing (17-c)")
  func inRow() {
    let rows = page(
      "", "table rows 0,0 390x844 contentSize=390x3000", "  cell row 0,80 390x80",
      "    content", "      field name 20,20 350x40")
    let quick = delivered(tapField, in: rows)
    #expect(
      quick.log("focus", "editing", "row ", "touchDown", "touchCancel", "discard").map { $0 }
        == [
          "80 focus nil name became", "80 name editingDidBegin",
          "80 discard 1 recognized name.fieldTap",
        ])
    #expect(
      delivered("0 down A at 100,120\n300 up A", in: rows).log("touchDown", "focus", "touchCancel")
        == ["150 name touchDown", "300 focus nil name became", "300 name touchCancel"])
  }

  @Test("17.9: so it is with a text view, also where the tap behind leaves touches alone")
  func textView() {
    for hide in ["", "cancelsTouchesInView=no"] {
      let trace = delivered(
        "0 down A at 100,300\n80 up A", in: page(hide, "textView note 20,200 350x300"))
      #expect(
        trace.log("focus", "action", "cancel 1")
          == ["80 focus nil note became"])
      // Its own delay held the touch, so it heard nothing of it.
      #expect(
        trace.log("touches", "discard") == [
          "0 hold touchesBegan 1 delaysTouchesBegan note.delay",
          "80 discard 1 recognized note.fieldTap",
        ])
    }
  }

  @Test(
    "17.10: where its delegate allows both, the tap behind fires and takes the focus again (17-b)")
  func together() {
    let both = page("", "  ~simultaneous all", field)
    #expect(
      delivered(tapField, in: both).log("focus", "action") == [
        "80 focus nil name became", "80 action hide ended", "80 focus name nil resigned",
      ])
  }

  @Test("17-b: beside a field that is edited the tap hides the keyboard; in it nothing resigns")
  func beside() {
    let edited = page("", field + " firstResponder")
    #expect(
      delivered("0 down A at 100,400\n80 up A", in: edited).log("focus", "action", "send") == [
        "80 action hide ended", "80 send endEditing page", "80 focus name nil resigned",
      ])
    #expect(
      delivered(tapField, in: edited).log("focus", "action") == ["80 focus name name already"])
  }

  @Test("17.12: a press of half a second edits, and cancels the touch; nothing comes of the lift")
  func press() {
    for (kind, word) in [("field", "name"), ("textView", "note")] {
      let trace = delivered(
        "0 down A at 100,120\n700 up A", in: page("", "\(kind) \(word) 20,100 350x40"))
      #expect(
        trace.log("focus", "touchesCancelled", "touchesEnded", "action") == [
          "500 focus nil \(word) became", "500 touchesCancelled \(word) 1",
        ])
    }
  }

  @Test("17.13: a text view's own override is asked about its own recognizers, and refuses them")
  func ownOverride() {
    let trace = delivered(
      "0 down A at 100,300\n80 up A",
      in: page(
        "", "textView note 20,200 350x300", "  ~gestureRecognizerShouldBegin return no"))
    #expect(
      trace.log("focus", "viewSaidNo") == [
        "80 note.fieldTap failed viewSaidNo", "80 hide failed viewSaidNo",
      ])
  }

  @Test("17.14: a drag in a text view scrolls it and edits nothing (17-e)")
  func drag() {
    let trace = delivered(
      "0 down A at 100,300\n30 move A by 0,-40\n60 up A",
      in: page("", "textView note 20,200 350x300 contentSize=350x2000"))
    #expect(trace.log("willBeginDragging", "focus") == ["30 note willBeginDragging (0,0)"])
  }

  @Test("17.15, 17.20: a text that is only read keeps taps, on its links and beside them")
  func links() {
    func told(_ y: Int, _ text: String, _ model: String = "") -> [String] {
      delivered("0 down A at 60,\(y)\n80 up A", in: model + page("", text))
        .log("fieldTap ended", "action", "focus")
    }
    #expect(told(220, read) == ["80 note.fieldTap ended matched"])
    #expect(told(400, read).isEmpty)
    #expect(
      told(400, read, "model readOnlyTextTakesTaps off\n") == ["80 action hide ended"])
    // The app's own tap on it is kept out, too; one of two taps is not.
    #expect(told(400, read + "\n        @tap own\n          ~target endEditing page").isEmpty)
    let twice = delivered(
      doubleTap(at: 60, 400), in: page("", read + "\n        @tap own taps=2"))
    #expect(twice.log("own ended matched") == ["260 own ended matched"])
    #expect(told(220, read + " selectable=no") == ["80 action hide ended"])
    // What is edited has no links: a tap there edits.
    #expect(
      told(220, read.replacing("editable=no ", with: ""))
        == ["80 note.fieldTap ended matched", "80 focus nil note became"])
  }

  @Test("17.16: a link is pressed after 0.12 s, the rest of the text after half a second")
  func linkPress() {
    func told(_ y: Int) -> [String] {
      delivered("0 down A at 60,\(y)\n700 up A", in: page("", read))
        .log("links began", "fieldPress began", "links ask", "focus")
    }
    #expect(told(220) == ["120 note.links began matched"])
    #expect(told(400) == ["500 note.fieldPress began matched"])
    let trace = delivered("0 down A at 60,400\n80 up A", in: page("", read))
    let no = trace.firstIndex { if case .recognizer(.ask) = $0 { true } else { false } }
    #expect(no.map { trace.evidence(at: $0).map(\.name) } == [.onLink])
  }

  @Test("17.19: over a disabled field the tap behind fires, and nothing is edited")
  func disabled() {
    #expect(
      delivered(tapField, in: page("", field + " disabled")).log("focus", "action")
        == ["80 action hide ended"])
  }

  private func two(_ old: String, _ new: String) -> String {
    page(
      "", "field old 20,20 350x40 firstResponder", "  ~shouldEndEditing return \(old)", field,
      "  ~shouldBeginEditing return \(new)")
  }

  @Test("17.21: the new one is asked, then the old one; the old one ends before the new one begins")
  func order() {
    expectSteps(
      delivered(tapField, in: two("yes", "yes")).log("focus", "editing"),
      """
      80 focus old name shouldBeginEditing yes
      80 focus old name shouldEndEditing yes
      80 focus old nil resigned
      80 old editingDidEnd
      80 focus nil name became
      80 name editingDidBegin
      """)
  }

  @Test("17.22: shouldBeginEditing no edits nothing, and the tap behind stays out all the same")
  func mayNotBegin() {
    #expect(
      delivered(tapField, in: two("yes", "no")).log("focus", "action")
        == ["80 focus old name shouldBeginEditing no"])
  }

  @Test("17.23: shouldEndEditing no keeps the old one")
  func mayNotEnd() {
    let trace = delivered(tapField, in: two("no", "yes"))
    #expect(
      trace.log("focus") == [
        "80 focus old name shouldBeginEditing yes", "80 focus old name shouldEndEditing no",
      ])
    let no = trace.lastIndex { if case .focus = $0 { true } else { false } }
    #expect(no.map { trace.rule(of: $0) } == RuleNumber(17, 23))
    #expect(no.map { trace.evidence(at: $0).map(\.passes) } == [false])
  }

  @Test("17.36: a control in a field has its taps; an image there leaves them to the field")
  func leftView() {
    func told(_ inside: String) -> [String] {
      delivered("0 down A at 40,120\n80 up A", in: page("", field, "  \(inside)"))
        .log("focus", "touchUpInside", "action")
    }
    #expect(told("button eye 10,10 20x20") == ["80 eye touchUpInside"])
    #expect(told("image glass 10,10 20x20") == ["80 focus nil name became"])
    #expect(told("button eye 10,10 20x20 disabled") == ["80 focus nil name became"])
  }

  @Test("17.37: the clear button tells of the change, and only then the field is edited")
  func clearButton() {
    func told(_ words: String) -> [String] {
      delivered(
        "0 down A at 360,120\n80 up A",
        in: page("", field + " clearButton \(words)", "  ~target editingChanged changed")
      ).log("touchUpInside", "changed", "editing", "focus", "hide ")
    }
    let cleared = [
      "80 name.clear touchUpInside", "80 name editingChanged", "80 send changed object",
    ]
    #expect(
      told("").filter { !$0.contains("hide") }
        == cleared + ["80 focus nil name became", "80 name editingDidBegin"])
    #expect(told("firstResponder").filter { !$0.contains("hide") } == cleared)
    // 8.3: it is a button, so it keeps the tap behind it off.
    #expect(told("").contains("80 hide failed viewSaidNo"))
  }
}
