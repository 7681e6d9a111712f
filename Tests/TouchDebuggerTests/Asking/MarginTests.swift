import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger

@Suite("Margins") struct MarginTests {
  @Test func `of a view: its switches, its alpha, and the nearest edge`() {
    let text = "window 100x100\n  view card 0,0 40x40 alpha=0.005"
    #expect(
      shown("margin card", text, "0 down a at 20,36\n50 up a") == """
        card, touch a at (20,36) of the screen:
          isHidden  no  passes
          isUserInteractionEnabled  yes  passes
          alpha  0.005 of at least 0.01  misses by 0.005
          bottom edge  (20,36) in 0,0 40x40  passes by 4 pt
        """)
    #expect(
      shown("margin card", text, "0 down a at 60,40\n50 up a", .simplifiedChinese) == """
        card，触摸 a 在屏幕的 (60,40)：
          isHidden  否  通过
          isUserInteractionEnabled  是  通过
          alpha  0.005，至少要 0.01  不够，差 0.005
          右边  (60,40)，范围 0,0 40x40  不够，差 20 pt
          下边  (60,40)，范围 0,0 40x40，正好在边上，边不属于它  拒绝
        """)
  }

  @Test(arguments: [
    ("@pan it", "16 move a by 8.6,0", "  moved  8.6 of at least 10 pt  misses by 1.4 pt"),
    ("@longPress it", "", "  held  0.42 of at least 0.5 s  misses by 0.08 s"),
    ("@longPress it", "9 move a by 6,8", "  moved  10 of at most 10 pt  passes by 0 pt"),
    ("@tap it", "9 move a by 30,40", "  moved  50 of at most 45 pt  misses by 5 pt"),
    ("@tap it", "", "  held  420 of at most 750 ms  passes by 330 ms"),
    ("@swipe it", "100 move a by 60,3", "  moved along  60 of at least 70 pt  misses by 10 pt"),
    ("@edgePan it edges=left", "", "  from the edge  60 of at most 13 pt  misses by 47 pt"),
  ])
  func `of a recognizer: what its machine looks at`(_ it: String, _ way: String, _ line: String) {
    let text = "window 400x400\n  view page 0,0 400x400\n    \(it)"
    let answer = shown("margin it", text, "0 down a at 60,60\n\(way)\n420 up a")
    #expect(answer.contains(line), "\(answer)")
  }

  @Test func `of two taps: the time between them, which the limit itself is too long for`() {
    let text = "window 400x400\n  view page 0,0 400x400\n    @tap it taps=2"
    let near = shown("margin it", text, "0 down a at 60,60\n50 up a\n360 down a at 60,60\n400 up a")
    #expect(near.contains("  between taps  310 of less than 350 ms  passes by 40 ms"))
    #expect(near.contains("  taps  2 of at least 2  passes by 0"))
  }

  @Test(arguments: [
    ("@pan it", "16 move a by 8,8", "  moved  8 of at least 10 pt  misses by 2 pt"),
    (
      "@swipe it", "200 move a by 140,125",
      "  strayed  125 of at most 120 pt  misses by 5 pt"
    ),
    (
      "@longPress it touches=2", "300 down b at 90,60\n410 up b",
      "  held  0.11 of at least 0.5 s  misses by 0.39 s"
    ),
    (
      "@tap it taps=3",
      """
      20 up a
      100 down a at 90,60
      120 up a
      200 down a at 120,60
      """, "  from the first tap  60 of at most 45 pt  misses by 15 pt"
    ),
  ])
  func `of a recognizer: what made it fail is what misses`(
    _ it: String, _ way: String, _ line: String
  ) {
    let text = "window 400x400\n  view page 0,0 400x400 multitouch\n    \(it)"
    let answer = shown("margin it", text, "0 down a at 60,60\n\(way)\n420 up a")
    #expect(answer.contains(line), "\(answer)")
  }

  @Test func `of a control also how far outside the finger was lifted`() {
    let text = "window 400x400\n  button buy 50,50 100x50"
    #expect(
      shown("margin buy", text, "0 down a at 60,60\n9 move a by 0,100\n50 up a").hasSuffix(
        "\n  lifted outside by  60 of at most 70 pt  passes by 10 pt"))
  }

  @Test func `of a control how far outside it was lifted then, wherever it is by now`() {
    let page = scene("window 400x400\n  button buy 50,50 100x50")
    let fingers = "0 down a at 60,60\n9 move a by 0,100\n50 up a\n99 set buy 250,250 50x50"
    var debugger = debugger(page, touches(fingers, in: page))
    #expect(
      debugger.shown("goto end ;; margin buy").hasSuffix(
        "\n  lifted outside by  60 of at most 70 pt  passes by 10 pt"))
  }

  @Test func `of a control that does nothing with the touch not where the finger was lifted`() {
    let touch = "0 down a at 60,60\n9 move a by 0,20\n50 up a"
    let off = shown(
      "margin buy", "window 400x400\n  button buy 50,50 100x50 disabled", touch)
    #expect(off.hasSuffix("\n  isEnabled  no  refuses") && !off.contains("lifted"), "\(off)")
    let panned = "window 400x400\n  view page 0,0 400x400\n    @pan\n    button buy 50,50 100x50"
    let taken = shown("margin buy", panned, touch)
    #expect(taken.contains("edge") && !taken.contains("lifted"), "\(taken)")
  }

  @Test func `of a view that nobody asked: also the checks of what it lies in`() {
    let text = """
      window 100x100
        view panel 0,0 50x50
          button card 0,0 90x40
        view shade 60,60 40x40
        button low 60,60 40x40
        view cover 50,50 50x50
      """
    #expect(
      shown("margin card", text, "0 down a at 70,20\n50 up a").hasSuffix(
        """
          right edge  (70,20) in 0,0 90x40  passes by 20 pt
        it was not asked: it can only be reached through panel, which refused:
          right edge  (70,20) in 0,0 50x50  misses by 20 pt
        """))
    #expect(
      shown("margin low", text, "0 down a at 70,70\n50 up a").hasSuffix(
        "\nnone of this decided; why-not low says who did"))
  }

  @Test func `a margin agrees with what happened, in any scene`() {
    for seed in UInt64(0)..<150 {
      var generator = SeededGenerator(seed: seed)
      let scene = randomScene(using: &generator)
      let trace = record(randomScript(for: scene, using: &generator), in: scene)
      for index in trace.indices {
        guard case .hitAsk(let view, _, _, let verdict) = trace[index], verdict != .overridden,
          let touch = trace.touch(at: index)
        else { continue }
        let margins = trace.scene(at: index).margins(of: view, at: touch.screenLocation)
        let passes = margins.allSatisfy(\.passes)
        #expect(passes == (verdict == .inside), "\(seed) #\(index + 1) \(margins)")
      }
    }
  }

  @Test func `of this step, and of what cannot be measured`() {
    let text = "window 400x400\n  button buy 50,50 100x50\n    ~target touchUpInside go"
    let tap = "0 down a at 60,60\n50 up a"
    #expect(shown("goto 6 ;; margin", text, tap).contains("of the screen:"))
    #expect(shown("margin", text, tap).hasPrefix("nothing has happened yet"))
    #expect(shown("margin go", text, tap).hasPrefix("an action is sent or not; why-not go"))
  }
}
