import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

/// A scene and a touch that meet a condition, and ones that nearly do.
private struct OmissionCase: Sendable, CustomTestStringConvertible {
  let id: String
  let header: String
  let lines: String
  let script: String
  /// The same scene with another touch, or another scene.
  let near: (lines: String, script: String)

  init(
    _ id: String, header: String = "", _ lines: String, _ script: String,
    near lines2: String? = nil, _ script2: String? = nil
  ) {
    self.id = id
    self.header = header
    self.lines = lines
    self.script = script
    near = (lines2 ?? lines, script2 ?? script)
  }

  var testDescription: String { id }
}

private let tap = "0 down A at 195,400\n60 up A"
private let beside = "0 down A at 195,100\n60 up A"
private let drag = "0 down A at 195,400\n20 move A by 0,30\n60 up A"

private func of(_ kind: String, _ words: String = "") -> String {
  "  view page 0,0 390x844\n    @tap hide\n    \(kind) it 100,350 200x100 \(words)"
}

private let cases = [
  OmissionCase("text-input", of("field"), drag, tap),
  OmissionCase("switch-parts", of("switch"), tap, beside),
  OmissionCase("stepper-parts", of("stepper"), tap, beside),
  OmissionCase("page-control", of("pageControl"), drag, tap),
  OmissionCase("search-bar", of("view", "class=UISearchBar"), tap, beside),
  OmissionCase("bars", of("view", "class=UITabBar"), tap, near: of("view", "class=UIView"), tap),
  OmissionCase("pickers", of("view", "class=UIDatePicker"), tap, beside),
  OmissionCase("picker-gestures", of("picker", "rows=8"), tap, beside),
  OmissionCase("web-and-map", of("view", "class=WKWebView"), tap, beside),
  OmissionCase("hosting-view", of("view", "class=_UIHostingView"), tap, beside),
  OmissionCase("hosting-view", of("hosting"), tap, beside),
  OmissionCase(
    "own-class", of("view", "class=CardView"), tap,
    near: of("view", "class=CardView") + "\n      ~pointInside return no", tap),
  OmissionCase(
    "sheet-detents",
    "  vc home\n    view page 0,0 390x844\n  presented vc card by=home detents=medium|large\n    view sheet 0,300 390x544",
    drag, tap),
  OmissionCase(
    "transitions",
    "  vc home\n    view page 0,0 390x844\n    presented vc card dismissed\n      view sheet 0,300 390x544",
    "0 set card presented\n500 down A at 195,400\n560 up A",
    near: nil, "0 set card presented\n1500 down A at 195,400\n1560 up A"),
  OmissionCase(
    "window-containers", "  vc home\n    view page 0,0 390x300", tap, beside),
  OmissionCase(
    "popover-on-phone", presented("style=popover"), tap, near: presented("style=pageSheet"), tap),
  OmissionCase(
    "animation-swallows", of("view", "animating"), tap,
    near: of("view", "hidden"), tap),
  OmissionCase(
    "animator", of("view", "animating=animator") + "\n      view inner 0,0 20x20", tap,
    near: of("view", "animating=allowUserInteraction") + "\n      view inner 0,0 20x20", tap),
  OmissionCase(
    "flat-transform", of("view", "transform=scale(1,0)"), tap,
    near: of("view", "transform=scale(1,0.5)"), tap),
  OmissionCase(
    "system-edges", of("view"), "0 down A at 195,840\n20 move A by 0,-30\n60 up A",
    "0 down A at 195,840\n20 move A by 30,0\n60 up A"),
  OmissionCase(
    "row-actions",
    "  table list 0,0 390x844 swipeActions=trailing\n    cell row 0,350 390x100",
    "0 down A at 195,400\n20 move A by -40,0\n60 up A", tap),
  OmissionCase(
    "row-actions",
    "  table list 0,0 390x844 swipeActions=trailing open\n    cell row 0,350 390x100\n"
      + "    button delete 150,350 90x100 rowAction", tap, beside),
  OmissionCase("drag-and-menu", of("view", "drag"), tap, near: of("view", "contextMenu"), tap),
  OmissionCase(
    "keyboard", of("view") + "\n    field name 20,20 350x40 firstResponder",
    "0 down A at 195,600\n60 up A", beside),
  OmissionCase(
    "pointer", of("view"), "0 down A at 195,400 type=indirectPointer\n60 up A",
    "0 down A at 195,400 type=pencil\n60 up A"),
  OmissionCase(
    "pad-slop", of("button"), "0 down A at 195,440\n20 move A by 0,50\n60 up A",
    "0 down A at 195,440\n20 move A by 0,20\n60 up A"),
  OmissionCase(
    "scroll-extras", refreshing("refreshing=yes"), tap, near: refreshing(""), tap),
  OmissionCase(
    "status-bar", of("view"), "0 tap statusBar\n100 down A at 195,400\n160 up A", tap),
]

private func presented(_ style: String) -> String {
  "  vc home\n    view page 0,0 390x844\n  presented vc menu by=home \(style)\n    view list 0,300 390x544"
}

private func refreshing(_ words: String) -> String {
  "  scroll list 0,0 390x844 contentSize=390x2000\n    refresh spinner 0,-60 390x60 \(words)"
}

@Suite("What the model leaves out") struct OmissionTests {
  private func trace(_ one: OmissionCase) -> Trace {
    Asked(one.lines, one.script, header: one.header).trace
  }

  private func found(_ trace: Trace, _ question: Basis.Question, touch: Int) -> [String] {
    trace.omissions(weakening: question, touch: touch).map(\.omission.id)
  }

  @Test(arguments: cases)
  fileprivate func `each weakens its questions and no others, and nothing else does`(
    one: OmissionCase
  ) throws {
    let omission = try #require(Omission.named(one.id))
    let trace = trace(one)
    let touch = trace.outcomes.count
    for question in Basis.Question.allCases {
      #expect(
        found(trace, question, touch: touch)
          == (omission.weakens.contains(question) ? [one.id] : [])
      )
    }
    let near = Asked(one.near.lines, one.near.script).trace
    for question in Basis.Question.allCases {
      #expect(!found(near, question, touch: 1).contains(one.id), "\(one.near)")
    }
  }

  @Test func `all that a scene can meet is met by one, and the rest says what it needs`() {
    let met = Set(cases.map { $0.id }).union(["several-scenes"])
    for omission in Omission.all {
      #expect(met.contains(omission.id) == (omission.missing == nil), "\(omission.id)")
      #expect(!omission.weakens.isEmpty && isEnglish(omission.sentence.english))
      #expect(isChinese(omission.sentence.chinese), "\(omission.id)")
      #expect(omission.sentence.english.plain.hasSuffix("."), "\(omission.id)")
      #expect(omission.sentence.chinese.plain.hasSuffix("。"), "\(omission.id)")
      // What changes who is hit changes all that follows.
      #expect(!omission.weakens.contains(.hit) || omission.weakens.count == 4, "\(omission.id)")
    }
    #expect(Set(Omission.all.map(\.id)).count == Omission.all.count)
  }

  @Test("20.42: a tap on the status bar weakens answers also where nothing else is touched")
  func statusBar() {
    let trace = Asked(of("button"), "0 tap statusBar").trace
    #expect(
      trace.omissions(weakening: .sends).map { $0.omission.id } == ["status-bar"])
    #expect(trace.omissions(weakening: .hit).isEmpty)
  }

  @Test("1.6: windows of several scenes are asked only in the touch's own")
  func severalScenes() {
    let one = "windowScene left\n  window a 390x844\n    view page 0,0 390x844\n"
    for (lines, expected) in [
      (one + "windowScene right\n  window b 390x844", ["several-scenes"]),
      (one + "windowScene right\n  window b 390x844 hidden", []),
    ] {
      let scene = scene(lines)
      let trace = record(touches(tap, in: scene), in: scene)
      #expect(found(trace, .hit, touch: 1) == expected)
    }
  }

  @Test func `an answer that one touches is likely, and says by which`() throws {
    let asked = Asked(of("field"), drag)
    #expect(
      asked.told("hide").contains("for the caret and the selection. This concerns it."))
    #expect(asked.told("hide", .simplifiedChinese).contains("管光标和选中的文字，它们可能拿走移动的触摸。这里涉及 it。"))
    #expect(Asked(of("field"), tap).told("hide").contains("PROVED: "))
    let narrator = Narrator(asked.trace, .english)
    let view = try #require(asked.trace.scene.view(named: "it"))
    let whyNot = asked.trace.whyNot(view, touch: 1)
    #expect(narrator.grade(of: asked.trace.basis(of: whyNot)) == .proved)
    let kept = asked.trace.basis(of: whyNot.steps, answering: .keeps, touch: 1)
    #expect(narrator.grade(of: kept) == .likely)
    #expect(Asked(of("field"), beside).told("hide").contains("PROVED: "))
  }

  @Test func `a rule that is not sure is named before what is left out`() {
    let asked = Asked(
      "  view page 0,0 390x844\n    @pan drag\n    field it 100,350 200x100", drag)
    #expect(
      asked.told("drag").contains(
        "LIKELY: it uses rule 10.13 (only reported); a device log would settle it. 1 more doubt."))
  }

  @Test func `who was hit elsewhere is not touched by what happens there later`() {
    let asked = Asked(of("field") + "\n    view other 0,600 390x100\n      @tap far", tap)
    #expect(asked.told("far").contains("PROVED: "))
  }

  @Test func `nothing is left out of plain views`() {
    for seed in UInt64(1)...40 {
      var generator = SeededGenerator(seed: seed)
      let y = Int.random(in: 100...700, using: &generator)
      let asked = Asked(of("button"), "0 down A at 195,\(y)\n60 up A")
      #expect(asked.trace.omissions(weakening: .sends) == [])
    }
  }
}
