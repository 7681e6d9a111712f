import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("The map of taps") struct TapMapTests {
  private let lines = """
    window 100x100
      vc root
        view page 0,0 100x100
          @tap hide
          button go 0,60 100x40
            ~target touchUpInside root go
          field name 0,40 100x20
    """

  private func debugger(_ lines: String, _ language: Language = .english) -> Debugger {
    let scene = scene(lines)
    return TouchDebuggerTests.debugger(
      scene, touches("0 down A at 50,80\n60 up A", in: scene), language)
  }

  @Test("8.3, 9.27: who is hit is one thing, who keeps the tap another")
  func whoKeepsIt() {
    var english = debugger(lines)
    english.rowWidth = 10
    let shown = english.shown("hitmap --ascii").split(separator: "\n").map(String.init)
    #expect(shown[0] == "PPPPPPPPPP" && shown[9] == "nnnnnnnnnn" && shown[13] == "gggggggggg")
    #expect(
      shown.suffix(3) == [
        "g go    4 000 pt²", "P page  4 000 pt²  hit, but hide takes the tap",
        // 17.8: the field's own tap is the field's.
        "n name  2 000 pt²",
      ])
    var chinese = debugger(lines, .simplifiedChinese)
    #expect(chinese.shown("hitmap").contains("P page  4 000 pt²  命中了，但 hide 拿走了点击\n"))
  }

  @Test("9.29: where cancelled became ended, it is not as before")
  func cancelledBecomesEnded() {
    var debugger = debugger(lines)
    debugger.rowWidth = 10
    let lines = debugger.perform("whatif hide.cancelsTouchesInView = no ;; hitmap --diff").lines
      .map(\.plain)
    // 8.3: the tap no longer takes anything from the button, so it recognizes there as well.
    for line in ["pppppppppp", "p page  gained 4 000 pt²", "g go    acts otherwise on 4 000 pt²"] {
      #expect(lines.contains(line), "\(lines)")
    }
  }

  @Test("18.8: a delegate that looks where the touch is makes each place one of its own")
  func looksAtPlaces() {
    var debugger = debugger(
      """
      window 100x100
        view page 0,0 100x100
          @tap hide
            ~shouldReceive if at 0,50,100,50
      """)
    debugger.rowWidth = 10
    #expect(
      debugger.shown("hitmap --ascii").contains("P page  5 000 pt²  hit, but hide takes the tap"))
  }

  @Test("7.20: the same view is hit, and what it does is another thing")
  func actsOtherwise() {
    var debugger = debugger(lines)
    debugger.rowWidth = 10
    let lines = debugger.perform("whatif go.isEnabled = no ;; hitmap --diff").lines.map(\.plain)
    #expect(lines.suffix(2).last == "· as before", "\(lines)")
    #expect(!lines.contains { $0.hasPrefix("every place") || $0.hasPrefix("a tap at any place") })
    #expect(lines.contains { $0.contains("go ") && $0.contains("4 000 pt²") }, "\(lines)")
    #expect(
      debugger.shown("undo ;; whatif page.tag = 3 ;; hitmap --diff")
        .hasSuffix("a tap at any place does as before the change"))
  }

  @Test("11.8: a scroll view that keeps touches from its content for good")
  func hearsNothing() {
    var debugger = debugger(
      "window 100x100\n  scroll list 0,0 100x100 contentSize=100x900 touchesShouldBegin=no\n"
        + "    view row 0,0 100x50")
    #expect(debugger.shown("hitmap").hasSuffix("R row   5 000 pt²  hit, but gets no message"))
  }

  @Test func `21.21: areas count a view that an animator moves where it is seen`() {
    let scene = scene(
      """
      window 100x100
        view page 0,0 100x100
          button go 0,60 100x40 animating=animator seen=0,0
      """)
    var debugger = TouchDebuggerTests.debugger(
      scene, touches("0 down A at 50,80\n60 up A", in: scene))
    debugger.rowWidth = 10
    let shown = debugger.shown("hitmap --ascii").split(separator: "\n").map(String.init)
    #expect(shown[0] == "gggggggggg" && shown[13] == "pppppppppp")
    #expect(shown.contains { $0.hasPrefix("g go") }, "\(shown)")
  }

  @Test func `stops where somebody wants it to`() {
    var debugger = debugger(lines)
    debugger.interrupted = { true }
    let reply = debugger.perform("hitmap")
    let said = ["interrupted; nothing changed, and you are still at #0"]
    #expect(reply.status == .failed && reply.lines.map(\.plain) == said)
  }

  @Test(arguments: 0..<(isSlowRun ? 30 : 10))
  func `is what a tap at every point comes to`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let scene = randomTapScene(using: &generator)
    let atlases = [
      TapAtlas(scene, rules: .uikit), TapAtlas(scene, rules: .uikit, mostExamined: 0),
    ]
    var counted: [TapOutcome.Owner: Double] = [:]
    for y in 0..<12 {
      for x in 0..<16 {
        let point = Point(Double(x) + 0.5, Double(y) + 0.5)
        let script = try! TouchScript([
          TouchEvent(0, .down, "finger", .screen(point)), TouchEvent(50, .up, "finger"),
        ])
        let tapped = TapOutcome(record(script, in: scene))
        for atlas in atlases { #expect(atlas.outcome(at: point) == tapped, "\(x),\(y)") }
        counted[tapped.owner, default: 0] += 1
      }
    }
    let map = HitMap(scene, before: nil, rules: .uikit)!
    #expect(!map.grid.isExact || map.areas == counted)
  }

  /// Views, controls and recognizers upon each other in a small window.
  private func randomTapScene(using g: inout some RandomNumberGenerator) -> Scene {
    let kinds = ["view", "view", "button", "control", "switch", "segmented", "stepper", "field"]
    let recognizers = [
      "@tap", "@tap taps=2", "@tap cancelsTouchesInView=no", "@longPress", "@pan",
      "@tap delaysTouchesBegan=yes", "@custom recognizesAt=began", "@custom recognizesAt=ended",
      "@edgePan edges=left",
    ]
    var lines = ["window 16x12", "  scroll list 0,0 16x12 contentSize=16x99"]
    for number in 1...Int.random(in: 1...6, using: &g) {
      let numbers = (0..<4).map { _ in Int.random(in: 0...12, using: &g) }
      let indent = String(repeating: "  ", count: Int.random(in: 1...2, using: &g))
      let kind = kinds.randomElement(using: &g) ?? "view"
      lines.append(
        "\(indent)\(kind) v\(number) \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])")
      if Bool.random(using: &g) {
        lines.append("\(indent)  \(recognizers.randomElement(using: &g) ?? "@tap")")
      }
      if kind != "view" {
        lines.append("\(indent)  ~target touchUpInside nil act")
        lines.append("\(indent)  ~target valueChanged nil change")
      }
      if Int.random(in: 0..<6, using: &g) == 0 { lines.append("\(indent)  ~hitTest return self") }
    }
    return TestSupport.scene(lines.joined(separator: "\n"))
  }
}
