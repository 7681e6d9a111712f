import TestSupport
import Testing
import TouchCore

/// A search bar: a field deep inside, and a cancel button beside it (17.38, 17.39).
@Suite("Search bars")
struct SearchBarTests {
  private func page(_ bar: String = "cancelButton", _ lines: String...) -> String {
    ([
      "window 390x844", "  vc root", "    view page 0,0 390x844", "      @tap hide",
      "        ~target endEditing page", "      searchBar find 0,100 390x56 \(bar)",
    ] + lines.map { "        " + $0 }).joined(separator: "\n")
  }

  private let tapField = "0 down A at 100,128\n80 up A"
  private let tapCancel = "0 down A at 350,128\n80 up A"
  private let tapBeside = "0 down A at 100,500\n80 up A"

  @Test("17.38: its field is edited as any other, whatever tap lies behind it (17.5 to 17.8)")
  func fieldInside() {
    expectSteps(
      delivered(tapField, in: page()).log,
      """
      0 touchesBegan find.field 1
      0 find.field beginTracking
      0 find.field highlighted
      0 find.field touchDown
      80 find.field.fieldPress failed liftedTooEarly
      80 find.field.fieldTap ended matched
      80 find.field.fieldTap prevents hide
      80 hide failed prevented find.field.fieldTap
      80 focus nil find.field became
      80 find.field editingDidBegin
      80 cancel 1 find.field.fieldTap
      80 touchesCancelled find.field 1
      80 find.field cancelTracking
      80 find.field plain
      80 find.field touchCancel
      """)
  }

  @Test("17.38, 8.3: a superview's tap spares its button; beside field and button the bar is hit")
  func buttonsAround() {
    #expect(
      delivered(tapCancel, in: page()).heard == [
        "0 touchesBegan find.cancel 1", "0 find.cancel touchDown", "80 touchesEnded find.cancel 1",
        "80 find.cancel touchUpInside",
        "80 send searchBarCancelButtonClicked object",
      ])
    // What else it shows is written inside of it.
    let more = page("", "button bookmark 340,8 40x40")
    #expect(
      delivered(tapCancel, in: more).log("touchUpInside", "action hide")
        == ["80 bookmark touchUpInside"])
    let edge = delivered("0 down A at 3,128\n80 up A", in: page())
    #expect(edge.outcomes.map { $0.hit.map { edge.scene.name(of: $0) } } == ["find"])
    #expect(edge.log("action") == ["80 action hide ended"])
  }

  @Test("17.39: once its field has given up, its cancel button does nothing; edited, it does again")
  func cancelDisabled() {
    let trace = delivered(
      tapBeside + "\n200 down A at 350,128\n260 up A\n400 down A at 100,128\n460 up A"
        + "\n1000 down A at 350,128\n1060 up A", in: page("cancelButton firstResponder"))
    #expect(
      trace.log("focus", "set enabled", "action hide", "touchUpInside", "send search") == [
        "80 action hide ended", "80 focus find.field nil resigned", "80 set enabled",
        "260 action hide ended", "460 focus nil find.field became", "460 set enabled",
        "1060 find.cancel touchUpInside",
        "1060 send searchBarCancelButtonClicked object",
      ])
    let changes = trace.indices.filter { if case .change = trace[$0] { true } else { false } }
    #expect(changes.map { trace.milliseconds(at: $0) } == [80, 460])
    #expect(changes.allSatisfy { trace.rule(of: $0) == RuleNumber(17, 39) })
  }

  @Test("17.22, 17.38: its delegate is asked about its field")
  func delegate() {
    let asked = delivered(tapField, in: page("", "~shouldBeginEditing return no"))
    #expect(asked.log("focus") == ["80 focus nil find.field shouldBeginEditing no"])
  }
}
