import TestSupport
import Testing
import TouchCore

/// A tap on the status bar scrolls to the top (11.16, 20.40 to 20.42).
@Suite("The status bar")
struct StatusBarTests {
  private func tapped(_ lines: String, header: String = "", more: String = "") -> Trace {
    delivered("0 tap statusBar\n\(more)1000 wait", in: "\(header)window 400x800\n\(lines)")
  }

  private func asked(_ trace: Trace) -> [String] {
    trace.indices.compactMap { index in
      guard case .scroll(let step) = trace[index], step.call == .shouldScrollToTop else {
        return nil
      }
      return "\(trace.scene.name(of: step.view)) \(step.willDecelerate ? "yes" : "no")"
    }
  }

  private func rules(_ trace: Trace) -> [String] {
    trace.indices.filter { trace[$0].kindName == "scroll.top" }.map { "\(trace.rule(of: $0))" }
  }

  private static let list =
    "  scroll list 0,0 400x800 contentSize=400x3000 contentOffset=0,900"

  @Test("20.40: it scrolls to the top, and its delegate is told at the end")
  func toTop() {
    let trace = tapped(Self.list)
    expectSteps(
      trace.heard,
      """
      0 list shouldScrollToTop (0,900)
      300 list didScroll (0,0)
      300 list didScrollToTop (0,0)
      """)
    #expect(asked(trace) == ["list yes"] && rules(trace) == ["20.40"])
  }

  @Test("20.40: to the top is where its inset begins, and the other axis stays")
  func inset() {
    let trace = tapped(
      "  scroll list 0,0 400x800 contentSize=900x3000 contentInset=56,0,0,0 contentOffset=70,900")
    #expect(trace.log("didScrollToTop") == ["300 list didScrollToTop (70,-56)"])
  }

  @Test("11.16, 20.40: one whose scrollsToTop is off does not, nor one whose delegate says no")
  func switchedOff() {
    #expect(asked(tapped(Self.list + " scrollsToTop=no")) == ["list no"])
    let refused = tapped(Self.list + "\n    ~shouldScrollToTop return no")
    #expect(asked(refused) == ["list no"] && refused.log("didScroll").isEmpty)
    #expect(asked(tapped(Self.list + "\n    ~shouldScrollToTop return yes")) == ["list yes"])
  }

  @Test("20.40: one that is at its top already stays")
  func atTop() {
    let trace = tapped("  scroll list 0,0 400x800 contentSize=400x3000")
    #expect(asked(trace) == ["list no"] && trace.log("didScroll").isEmpty)
  }

  @Test("20.41: on a phone only if exactly one on the screen has scrollsToTop")
  func several() {
    let two = """
        scroll upper 0,0 400x400 contentSize=400x3000 contentOffset=0,900
        scroll lower 0,400 400x400 contentSize=400x3000 contentOffset=0,900
      """
    for header in ["", "app idiom=phone\n"] {
      let trace = tapped(two, header: header)
      #expect(asked(trace) == ["upper no"] && rules(trace) == ["20.41"])
      #expect(trace.log("didScroll").isEmpty)
    }
    // What is hidden, transparent or beside the screen does not count.
    for away in ["0,400 400x400 hidden", "0,400 400x400 alpha=0", "0,800 400x400"] {
      let trace = tapped(Self.list + "\n  scroll other \(away) contentSize=400x3000")
      #expect(asked(trace) == ["list yes"], "\(away)")
    }
    let off = tapped(
      two.replacing("lower 0,400 400x400", with: "lower 0,400 400x400 scrollsToTop=no"))
    #expect(asked(off) == ["upper yes"])
  }

  @Test("20.40: those without scrollsToTop are passed over, the nearest first")
  func passedOver() {
    let nested = """
        scroll pages 0,0 400x800 contentSize=1200x800 scrollsToTop=no
          table list 0,100 400x700 contentSize=400x3000 contentOffset=0,900
      """
    #expect(asked(tapped(nested)) == ["pages no", "list yes"])
  }

  @Test("20.40, 20.41: on a pad the nearest to the bar scrolls, of two the one in front")
  func pad() {
    let two = """
        scroll lower 0,400 400x400 contentSize=400x3000 contentOffset=0,900
        scroll upper 0,50 400x400 contentSize=400x3000 contentOffset=0,900
      """
    #expect(asked(tapped(two, header: "app idiom=pad\n")) == ["upper yes"])
    let level = two.replacing("0,400 400x400", with: "0,50 200x400")
    #expect(asked(tapped(level, header: "app idiom=pad\n")) == ["upper yes"])
  }

  @Test("20.40: a text view counts, a picker's wheel does not")
  func others() {
    let text = "  textView notes 0,0 400x400 contentSize=400x3000 contentOffset=0,9"
    #expect(asked(tapped(text)) == ["notes yes"])
    #expect(asked(tapped("  picker hour 0,0 320x216 rows=24 value=3")).isEmpty)
  }

  @Test("20.40, 20.29: a finger that drags it keeps it, and one that lands stops the animation")
  func fingers() {
    let dragged = delivered(
      "0 down A at 200,400\n20 move A by 0,-30\n30 tap statusBar\n40 up A",
      in: "window 400x800\n" + Self.list)
    #expect(asked(dragged) == ["list no"])
    let stopped = tapped(Self.list, more: "100 down A at 200,400\n200 up A\n")
    #expect(stopped.log("didScrollToTop").isEmpty)
    #expect(stopped.log("didScroll") == ["100 list didScroll (0,600)"])
    // 20.29: that is no deceleration, so the content gets the touch.
    #expect(stopped.log("touchesBegan").isEmpty == false)
  }

  @Test("20.40: code may switch it while fingers are elsewhere")
  func switched() {
    let trace = delivered(
      "0 set list scrollsToTop=no\n10 tap statusBar\n20 set list scrollsToTop=yes\n30 tap statusBar",
      in: "window 400x800\n" + Self.list)
    #expect(asked(trace) == ["list no", "list yes"])
  }

  @Test("20.42: views below the status bar hear nothing of the tap")
  func views() {
    let trace = tapped(
      """
        scroll list 0,0 400x800 contentSize=400x3000 contentOffset=0,900
          button top 0,900 400x44
        @tap t
      """)
    #expect(trace.outcomes.isEmpty && trace.log("touches", "action", "matched").isEmpty)
    #expect(asked(trace) == ["list yes"])
  }
}
