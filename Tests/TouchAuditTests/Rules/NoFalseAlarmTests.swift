import Testing
import TouchCore
import TouchNarration

@testable import TouchAudit

@Suite struct NoFalseAlarmTests {
  @Test func `T16: windows beside each other take nothing from each other`() throws {
    let bars = "window top 0,48 414x44\nwindow bottom 0,813 414x49 level=1"
    #expect(try found(bars) == [])
    #expect(
      try found("window a 0,0 414x896\nwindow b 0,0 414x896 level=1") == ["T16 warning b < a"])
  }

  @Test func `T02, T08: half a point of a control is nothing that a finger notices`() throws {
    func found(_ height: Double, _ cover: Double) throws -> [String] {
      try TouchAuditTests.found(
        window + "    view row 0,0 390x\(height)\n      control c 20,0 120x44\n"
          + "    view bar 0,\(cover) 390x100")
    }
    #expect(try found(43.5, 43) == [])
    #expect(try found(39, 300) == ["T02 warning c < row"])
  }

  @Test func `T02, T08, T09: nobody misses less than a tenth of a control`() throws {
    func found(_ width: Int, _ inFront: String) throws -> [String] {
      try TouchAuditTests.found(
        window + "    view row 0,0 \(width)x40\n      control c 20,0 100x40\n" + inFront)
    }
    #expect(try found(112, "") == [])
    #expect(try found(105, "") == ["T02 warning c < row"])
    #expect(try found(300, "    view bar 115,0 100x40") == [])
    #expect(try found(300, "    view bar 105,0 100x40") == ["T08 warning c < bar"])
    #expect(try found(300, "    control d 115,0 100x40") == [])
    #expect(try found(300, "    control d 105,0 100x40") == ["T09 warning c < d"])
  }

  @Test func `T03: a view that shows only what is hidden is flat until that is shown`() throws {
    let lines = window + "    view flat 0,0 390x0\n      view banner 0,0 390x50"
    let control = "\n        control c 20,0 100x40"
    #expect(try found(lines + control) == ["T03 error c < flat"])
    #expect(try found(lines + " hidden" + control) == [])
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

  @Test func `T07: a view in front whose class decides for itself is a warning`() throws {
    let lines = window + "    control c 20,100 120x44\n    view proxy 20,100 120x44 class=Proxy"
    #expect(try found(lines) == ["T07 error c < proxy"])
    #expect(try found(lines + " unknown=overrides") == ["T07 warning c < proxy"])
  }

  @Test func `T01: a superview whose class may accept what lies outside of it is a warning`()
    throws
  {
    let lines = window + "    view card 0,0 100x100 class=Card"
    let control = "\n      control c 120,20 40x40"
    #expect(try found(lines + control) == ["T01 error c < card"])
    #expect(try found(lines + " unknown=overrides" + control) == ["T01 warning c < card"])
  }

  @Test func `T01 to T04: what constraints or content make as large as needed is a doubt`() throws {
    func found(_ lines: String) throws -> [String] {
      try TouchAuditTests.found(window + lines)
    }
    let outside = "\n      control c 120,20 40x40"
    #expect(try found("    view card 0,0 100x100" + outside) == ["T01 error c < card"])
    #expect(try found("    view card 0,0 100x100 unknown=frame" + outside) == [])
    let partly = "\n      control c 80,20 40x40"
    #expect(try found("    view card 0,0 100x100 unknown=frame" + partly) == [])
    #expect(try found("    view card 0,0 100x0 unknown=frame" + partly) == [])
    #expect(try found("    control c 0,0 100x0 unknown=frame") == [])
  }

  @Test func `T02: how large a screen without its window is nobody knows`() throws {
    func beside(_ level: String) throws -> [String] {
      try found(
        "window w 0,0 390x844\(level)\n  view root 0,0 390x844\n    control c 20,800 50x50")
    }
    #expect(try beside("") == ["T02 warning c"])
    #expect(try beside(" unknown=level") == [])
  }

  @Test func `T13: a tap whose delegate may refuse the touch is a doubt`() throws {
    func root(_ unknown: String) throws -> [String] {
      try found(
        "window w 0,0 390x844\n  view root 0,0 390x844\(unknown)\n    @tap t\n"
          + "    table list 0,100 390x500")
    }
    #expect(try root("") == ["T13 warning root < list"])
    #expect(try root(" unknown=delegates") == [])
  }

  @Test func `T19: the edge of a cell's xib, or of a popover, is not the screen's`() throws {
    func edge(_ width: Int, _ height: Int) throws -> [String] {
      try found(
        "window w 0,0 \(width)x\(height)\n  view root 0,0 \(width)x\(height)\n"
          + "    control close \(width - 18),0 18x18")
    }
    #expect(try edge(300, 450) == [])
    #expect(try edge(320, 60) == [])
    #expect(try edge(320, 480) == ["T19 info close"])
  }

  @Test func `T19: what scrolls, or is at the edge only with a part of it, is not at the edge`()
    throws
  {
    let low = "control c 100,826 100x18"
    #expect(try found(window + "    \(low)") == ["T19 info c"])
    #expect(try found(window + "    scroll s 0,0 390x844\n      \(low)") == [])
    let cell = "window w 0,0 390x500\n  cell row 0,0 390x500\n    content in 0,0 390x500\n"
    #expect(try found(cell + "      control c 375,0 15x40") == [])
    let most = window + "    control c 340,100 50x50\n    view front 300,100 80x50"
    #expect(try found(most) == ["T08 warning c < front"])
    #expect(try found(window + "    \(low) unknown=frame") == [])
    #expect(try found("window w 0,0 390x844 unknown=level\n  \(low)") == [])
  }

  @Test func `T07: what a scroll view moves comes out from under a bar`() throws {
    func under(_ bar: String, _ content: String) throws -> [String] {
      try found(
        window + "    scroll s 0,0 390x844 \(content)\n      control c 20,800 100x30\n"
          + "    \(bar) front 0,761 390x83 id=bar")
    }
    #expect(try under("bar", "") == [])
    #expect(try under("view", "contentSize=390x844") == ["T07 error c < front"])
    #expect(try under("bar", "contentSize=390x844").contains { $0.hasPrefix("T07") })
  }

  @Test func `T07: what scrolls by nobody knows how far may come out from under a view`() throws {
    func under(_ front: String, doubts: Bool = false) throws -> [String] {
      let lines = window + "    scroll s 0,0 390x844\n      control c 20,67 300x30\n"
      return try found(lines + front) { $1.tellsDoubts = doubts }
    }
    #expect(try under("    view front 0,64 390x35") == [])
    #expect(
      try under("    view front 0,64 390x35", doubts: true).contains("T07 warning c < front"))
    #expect(try under("    view front 0,0 390x844") == ["T07 error c < front"])
    #expect(try under("      view front 0,64 390x35") == ["T07 error c < front"])
  }

  @Test func `T07, T09: a larger control that sends the same is meant to lie in front`() throws {
    func button(_ action: String, _ frame: String) throws -> [String] {
      try found(
        window + "    control close 300,20 30x30\n      ~target touchUpInside root close\n"
          + "    control area \(frame)\n      ~target touchUpInside root \(action)")
    }
    #expect(try button("close", "290,10 50x50") == [])
    #expect(try button("close", "310,10 50x50") == [])
    #expect(try button("open", "290,10 50x50") == ["T07 error close < area"])
    #expect(try button("open", "310,10 50x50") == ["T09 warning close < area"])
  }

  @Test func `T08, T09: a panel and a control in it are one cause`() throws {
    let panel = "    control c 0,100 100x100\n    view panel 50,100 100x100\n"
    #expect(try found(window + panel) == ["T08 warning c < panel"])
    let both = window + panel + "      control d 0,0 100x50"
    #expect(try found(both) == ["T09 warning c < d"])
    let finding = try #require(Audit(try scene { both }).findings.first)
    #expect(finding.causes.map { $0.share }.reduce(0, +) == 0.5)
  }

  @Test func `T02, T08, T09: what one view costs several controls is one finding`() throws {
    func groups(_ lines: String) throws -> [[String]] {
      let scene = try scene { window + lines }
      return Finding.grouped(Audit(scene).findings, in: scene).map { finding in
        [finding.rule.rawValue] + ([finding.view] + finding.also).map { scene.name(of: $0) }
      }
    }
    let two = "    control a 0,100 100x50\n    control b 200,100 100x50\n"
    #expect(try groups(two + "    view panel 0,140 390x100") == [["T08", "a", "b"]])
    #expect(try groups(two + "    control wide 0,140 390x100") == [["T09", "a", "b"]])
    #expect(
      try groups(
        "    view card 100,100 200x100\n      control a -10,0 50x50\n      control b 0,80 50x50")
        == [["T02", "a", "b"]])
  }

  @Test func `T08, T09: what fills its superview is meant to lie behind a dialog`() throws {
    func behind(_ frame: String, _ dialog: String) throws -> [String] {
      try found(window + "    control backdrop \(frame)\n    \(dialog) 45,300 300x200")
    }
    #expect(try behind("0,0 390x844", "view dialog") == [])
    #expect(try behind("0,0 390x844", "control dialog") == [])
    #expect(try behind("0,0 390x400", "view dialog") == ["T08 warning backdrop < dialog"])
    #expect(try behind("0,0 390x400", "control dialog") == ["T09 warning backdrop < dialog"])
  }

  @Test func `T07: all that one panel costs is one finding, whatever is hit in the panel`() throws {
    let scene = try scene {
      window + "    control a 0,100 100x50\n    control b 0,200 100x50\n"
        + "    view panel 0,0 390x400\n      control c 0,100 100x25\n      control d 0,200 100x10"
    }
    let audit = Audit(scene)
    let covered = Finding.grouped(audit.findings.filter { $0.rule == .covered }, in: scene)
    #expect(covered.map { scene.name(of: $0.view) } == ["a"])
    #expect(covered.first?.also.map { scene.name(of: $0) } == ["b"])
  }

  @Test func `T07: each view in front has its own share, and what sticks out has the rest`() throws
  {
    func message(_ lines: String) throws -> String {
      let scene = try scene { window + lines }
      let covered = Finding.grouped(
        Audit(scene).findings.filter { $0.rule == .covered }, in: scene)
      let finding = try #require(covered.first)
      return FindingWords(finding, in: scene).message.english.plain
    }
    let two = "    control a 0,100 100x50\n    control b 20,100 60x50\n"
    let both = try message(
      two + "    view left 0,90 62.7x70\n    view right 62.7,90 37.3x70")
    #expect(both.contains("(63%)") && both.contains("(37%)"), "\(both)")
    let out = try message(
      "    view card 0,100 80x50\n      control a 0,0 100x50\n    view over 0,90 390x70")
    #expect(out.contains("(80%)") && out.contains("sticks out") && out.contains("(20%)"), "\(out)")
    let above = try message("    control a 0,-10 100x50\n    view over 0,0 390x70")
    #expect(above.contains("(80%)") && !above.contains("screen"), "\(above)")
    #expect(FindingWords.percent(0.999_999_999_999) == "100%")
    #expect(FindingWords.percent(0.9999) == "99%")
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
