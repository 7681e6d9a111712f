import Testing
import TouchAudit
import TouchCore
import TouchNarration

@Suite struct NoFalseAlarmTests {
  @Test func `T16: windows beside each other take nothing from each other`() throws {
    let bars = "window top 0,48 414x44\nwindow bottom 0,813 414x49 level=1"
    #expect(try found(bars) == [])
    #expect(
      try found("window a 0,0 414x896\nwindow b 0,0 414x896 level=1") == ["T16 warning b < a"])
  }

  @Test func `T21: what UIKit puts into a table is nobody's to lay out`() throws {
    func table(_ view: String) throws -> [String] {
      try found(
        window + "    table list 0,0 390x800 contentSize=390x500\n      view inner 0,0 390x1000 "
          + view)
    }
    #expect(try table("class=UITableViewWrapperView unknown=recognizers") == [])
    #expect(try table("unknown=recognizers") == ["T21 warning inner < list"])
  }

  @Test func `T21: a refresh control above its table is pulled, and nobody has to tap it`() throws {
    let table = window + "    table list 0,0 390x800 contentSize=390x2000\n      "
    #expect(try found(table + "refresh spinner 0,-60 390x60") == [])
    let button = try found(table + "button spinner 0,-60 390x60")
    #expect(button.contains { $0.hasPrefix("T21 warning spinner") }, "\(button)")
  }

  @Test func `T07: a view in front whose class decides for itself is a doubt`() throws {
    let lines = window + "    control c 20,100 120x44\n    view proxy 20,100 120x44 class=Proxy"
    #expect(try found(lines) == ["T07 error c < proxy"])
    #expect(try found(lines + " unknown=overrides") == [])
    let doubts = try found(lines + " unknown=overrides") { $1.tellsDoubts = true }
    #expect(doubts.contains("T07 warning c < proxy"))
  }

  @Test func `T05: a control that is off itself is counted, and worth knowing`() throws {
    let button = window + "    button forgot 50,100 100x50 isUserInteractionEnabled=false"
    #expect(try found(button) == ["T05 info forgot"])
    let audit = Audit(try scene { button })
    #expect(audit.controlCount == 1)
    #expect(audit.findings.map(\.reachable) == [0])
    #expect(try found(button + " hidden") == [])
  }

  @Test func `T07: what a keyboard lies over is worth knowing, for it goes`() throws {
    let keyboard = """
      window keys 0,0 390x844 class=UITextEffectsWindow level=1
        ~hitTest passthrough
        view host 0,500 390x344

      """
    #expect(
      try found(window + "    control next 20,600 100x50\n" + keyboard)
        == ["T07 info next < host keys"])
    #expect(try found(window + "    control next 20,300 100x50\n" + keyboard) == [])
  }

  @Test func `T11: what code adds no file shows, so a silent button is likely at most`() throws {
    let audit = Audit(try scene { window + "    button buy 50,100 100x50" })
    #expect(audit.findings.map(\.rule) == [.silentButton])
    #expect(audit.findings.map(\.certainty.grade) == [.likely])
  }

  @Test func `T17: what is typed next taps a part of the view that is on the screen`() throws {
    let card = window + "    view card 0,-500 390x600 unknown=overrides\n"
    let scene = try scene { card + "      control buy 20,520 100x50" }
    let finding = try #require(
      Audit(scene, options: .doubting).findings.first { $0.rule == .unknownOverride })
    #expect(finding.example == Point(195, 50))
  }
}
