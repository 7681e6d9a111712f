import TestSupport
import Testing
import TouchCore

/// What makes a text field give up being first responder (17.23 to 17.29).
@Suite("The end of editing")
struct EndEditingTests {
  private func page(_ target: String, list: String = "") -> String {
    """
    window 390x844
      vc root
        view page 0,0 390x844
          @tap hide
            ~target \(target)
          view bar 0,0 390x100
            field name 20,20 200x40 firstResponder
          button save 20,120 80x40
            ~target touchUpInside store
          table rows 0,200 390x644 contentSize=390x3000 \(list)
    """
  }

  @Test("17.25: endEditing of a view makes the first responder in it give up, in either spelling")
  func beside() {
    let told = [
      "80 hide ended matched", "80 action hide ended", "80 send endEditing page",
      "80 focus name nil resigned", "80 name editingDidEnd", "80 cancel 1 hide",
      "80 touchesCancelled page 1",
    ]
    #expect(
      delivered("0 down A at 300,150\n80 up A", in: page("endEditing page")).log.suffix(7)
        == told[...])
    let turned = delivered("0 down A at 300,150\n80 up A", in: page("page endEditing"))
    #expect(turned.log.suffix(7) == told[...])
  }

  @Test("17.25: of a controller it is its view's; of a view beside the field it ends nothing")
  func others() {
    func ends(_ name: String) -> Bool {
      !delivered("0 down A at 300,150\n80 up A", in: page("endEditing \(name)")).log("resigned")
        .isEmpty
    }
    #expect(ends("root") && ends("bar") && ends("name"))
    #expect(!ends("save") && !ends("rows"))
  }

  @Test("17.24, 17.26: a button keeps the tap off, so the keyboard stays; nothing else resigns it")
  func button() {
    let trace = delivered("0 down A at 40,140\n80 up A", in: page("endEditing page"))
    #expect(trace.log("focus", "store") == ["80 send store object"])
    // 17.26: a tap that cancels nothing is not kept off, so both act.
    let both = page("endEditing page").replacing(
      "@tap hide", with: "@tap hide cancelsTouchesInView=no")
    #expect(
      delivered("0 down A at 40,140\n80 up A", in: both).log("focus", "send") == [
        "80 send endEditing page", "80 focus name nil resigned", "80 send store object",
      ])
    #expect(delivered("0 down A at 300,150\n80 up A", in: page("note")).log("focus") == [])
  }

  @Test("17.23, 17.25: a field that refuses to resign stays first responder, unless it is forced")
  func refuses() {
    func focus(_ target: String, _ override: String) -> [String] {
      let text = page(target).replacing(
        "firstResponder", with: "firstResponder\n          ~\(override) return no")
      return delivered("0 down A at 300,150\n80 up A", in: text).log("focus")
    }
    #expect(
      focus("endEditing(false) page", "resignFirstResponder")
        == ["80 focus name nil refusedToResign"])
    #expect(
      focus("page endEditing(false)", "shouldEndEditing")
        == ["80 focus name nil shouldEndEditing no"])
    for override in ["resignFirstResponder", "shouldEndEditing"] {
      for target in ["endEditing page", "endEditing(true) page"] {
        #expect(focus(target, override) == ["80 focus name nil resigned"])
      }
    }
  }

  @Test("17.28, 17.29: onDrag dismisses when the drag begins; without it nothing does")
  func onDrag() {
    let drag = "0 down A at 200,500\n20 move A by 0,-40\n40 up A"
    let trace = delivered(drag, in: page("note", list: "keyboardDismissMode=onDrag"))
    #expect(
      trace.log("focus", "willBeginDragging")
        == ["20 rows willBeginDragging (0,0)", "20 focus name nil resigned"])
    #expect(delivered(drag, in: page("note")).log("focus") == [])
    #expect(
      delivered(
        "0 down A at 200,500\n80 up A", in: page("note", list: "keyboardDismissMode=onDrag")
      )
      .log("focus") == [])
  }
}
