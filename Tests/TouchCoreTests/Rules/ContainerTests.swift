import TestSupport
import Testing
import TouchCore

/// Two controllers on a stack, and what lies in the top one's view.
private func stack(
  _ content: String..., words: String = "", header: String = "", under: String = ""
)
  -> String
{
  ([
    header + "window 400x800", "  navigation nav \(words)",
  ] + (under.isEmpty ? [] : ["    " + under]) + [
    "    vc list", "      view listView 0,0 400x800", "    vc detail",
    "      view content 0,0 400x800",
  ] + content.map { "        " + $0 }).joined(separator: "\n")
}

private let fromEdge = "0 down A at 3,400\n20 move A by 40,0\n40 up A"
private let fromMiddle = "0 down A at 200,400\n20 move A by 40,0\n40 up A"

@Suite("Containers, bars and swiping back (facts §19)")
struct ContainerTests {
  @Test("19.4, 19.5, 19.11: only the top controller's view is in the window, the bar in front")
  func tree() throws {
    let scene = TestSupport.scene(stack())
    let own = try #require(scene.view(named: "nav.view"))
    #expect(scene[own].subviews.map { scene.name(of: $0) } == ["content", "nav.bar"])
    #expect(scene[try #require(scene.view(named: "nav.bar"))].className == "UINavigationBar")
    #expect(scene.window(containing: try #require(scene.view(named: "listView"))) == nil)
    let content = try #require(scene.view(named: "content"))
    #expect(
      scene.chain(from: .view(content)).map { scene.name(of: $0.responder) } == [
        "detail", "nav.view", "nav", "window", "app",
      ])
  }

  @Test("19.6: of the tabs only the selected one is in the window")
  func tabs() {
    let text = """
      window 400x800
        tabs t SELECTED
          vc one
            view a 0,0 400x800
          vc two
            view b 0,0 400x800
      """
    #expect(hit(text.replacing("SELECTED", with: ""), at: 200, 400) == "a")
    #expect(hit(text.replacing("SELECTED", with: "selected=two"), at: 200, 400) == "b")
    #expect(hit(text.replacing("SELECTED", with: ""), at: 200, 780) == "t.bar")
  }

  @Test(
    "19.7, 19.38, 19.39, 19.40: a bar's items are controls, and its empty parts are hit as well")
  func bars() {
    let text = """
      window 400x800
        navigation nav
          bar 0,47 400x44
            barItem done 340,0 50x44
              ~target touchUpInside save
          vc home
            view page 0,0 400x800
              button under 10,50 100x30
      """
    #expect(delivered(tap(at: 360, 60), in: text).log("send") == ["60 send save object"])
    #expect(hit(text, at: 40, 60) == "nav.bar")
    #expect(hit(text, at: 40, 100) == "page")
    // 19.39: a view of one's own in a bar is hit inside both bounds alone.
    let custom = text.replacing(
      "barItem done 340,0 50x44", with: "control title 100,20 200x60")
    #expect(hit(custom, at: 150, 80) == "title")
    #expect(hit(custom, at: 150, 110) == "page")
    let hidden = """
      window 400x800
        navigation nav barHidden
          vc home
            view page 0,0 400x800
              button under 10,50 100x30
      """
    #expect(hit(hidden, at: 40, 60) == "under")
  }

  @Test("19.7: a tab bar lies at the bottom, 49 pt high; its items are controls, the rest is not")
  func tabBar() {
    let text = """
      window 400x800
        tabs t
          bar
            barItem one 0,0 200x48
              ~target touchUpInside first
            barItem two 200,0 200x48
              ~target touchUpInside second
          vc home
            view page 0,0 400x800
              button under 0,700 400x100
      """
    #expect(delivered(tap(at: 100, 770), in: text).log("send") == ["60 send first object"])
    #expect(delivered(tap(at: 300, 770), in: text).log("send") == ["60 send second object"])
    #expect(hit(text, at: 100, 799) == "t.bar" && hit(text, at: 100, 750) == "under")
    #expect(hit(text, at: 100, 751) == "one" && hit(text, at: 300, 798) == "two")
    #expect(delivered(tap(at: 100, 799), in: text).log("send") == [])
  }

  @Test("19.37: a slop below a bar is the bar's where the setting says so")
  func barSlop() {
    #expect(hit(stack(), at: 200, 50) == "content")
    #expect(hit("model barSlop 15\n" + stack(), at: 200, 50) == "nav.bar")
    #expect(hit("model barSlop 15\n" + stack(), at: 200, 59) == "content")
  }

  @Test("19.41, 19.43: from the edge it holds the touch, then pops (19-e)")
  func edge() {
    let trace = delivered(fromEdge, in: stack())
    expectSteps(
      trace.log,
      """
      0 ask shouldReceive nav.contentPop no
      0 hold touchesBegan 1 delaysTouchesBegan nav.edgePop
      20 nav.edgePop began matched
      20 nav.pop nav began
      20 discard 1 recognized nav.edgePop
      40 nav.edgePop ended lifted
      40 nav.pop nav popped
      """)
    #expect(
      delivered(fromEdge + "\n500 down B at 200,400\n560 up B", in: stack()).outcomes.last?.hit
        == TestSupport.scene(stack()).view(named: "listView"))
  }

  @Test("19.42, 19.52: away from the edge it fails at once; iOS 26 has another pan (19-e)")
  func middle() {
    let old = delivered(fromMiddle, in: stack(header: "model iOS 18\n"))
    #expect(old.log("edgePop") == ["0 nav.edgePop failed wrongPlace"])
    #expect(old.log("hold", "contentPop", "nav.pop").isEmpty)
    let new = delivered(fromMiddle, in: stack())
    #expect(
      new.log("contentPop began", "nav.pop") == [
        "20 nav.contentPop began matched", "20 nav.pop nav began", "40 nav.pop nav popped",
      ])
    #expect(new.log("touchesCancelled") == ["20 touchesCancelled content 1"])
    // 19.52: only towards the trailing side.
    let back = delivered("0 down A at 200,400\n20 move A by -40,0\n40 up A", in: stack())
    #expect(back.log("contentPop") == ["40 nav.contentPop failed wrongWay"])
  }

  @Test("19.45: with the bar hidden, another button or one controller it is refused (19-e)")
  func refused() {
    let alone = "window 400x800\n  navigation nav\n    vc home\n      view content 0,0 400x800"
    for text in [stack(words: "barHidden"), stack(words: "backHidden"), alone] {
      let trace = delivered(fromEdge, in: "model iOS 18\n" + text)
      #expect(
        trace.log("ask", "edgePop failed") == [
          "20 ask shouldBegin nav.edgePop no", "20 nav.edgePop failed shouldBeginNo",
        ])
      #expect(trace.log("touchesBegan content") == ["20 touchesBegan content 1"])
    }
  }

  @Test("19.46: refused it stays enabled, and is asked again at the next touch")
  func staysEnabled() throws {
    let trace = delivered(
      fromEdge + "\n500 down B at 3,400\n520 move B by 40,0\n540 up B",
      in: stack(words: "barHidden", header: "model iOS 18\n"))
    #expect(
      trace.log("edgePop ", "ask", "set") == [
        "20 ask shouldBegin nav.edgePop no", "20 nav.edgePop failed shouldBeginNo",
        "520 ask shouldBegin nav.edgePop no", "520 nav.edgePop failed shouldBeginNo",
      ])
    let last = trace.scene(at: trace.endIndex - 1)
    #expect(last[try #require(last.recognizer(named: "nav.edgePop"))].isEnabled)
  }

  @Test("19.47: another delegate lifts the refusal")
  func otherDelegate() {
    let text = """
      model iOS 18
      window 400x800
        navigation nav
          @edgePop
            ~shouldBegin yes
          vc home
            view content 0,0 400x800
      """
    let trace = delivered(fromEdge, in: text)
    #expect(trace.log("nav.pop") == ["20 nav.pop nav began", "40 nav.pop nav stays"])
  }

  @Test("19.48, 19.49: it wins over a vertical scroll view, not over a horizontal one")
  func scrollViews() {
    let steps = "0 down A at 3,400\n20 move A by 12,0\n40 move A by 12,0\n60 up A"
    let vertical = delivered(
      steps, in: stack("scroll s 0,0 400x800 contentSize=400x2000", header: "model iOS 18\n"))
    #expect(!vertical.log("nav.pop nav began").isEmpty)
    let wide = "scroll s 0,0 400x800 contentSize=1200x800"
    let horizontal = delivered(steps, in: stack(wide, header: "model iOS 18\n"))
    #expect(horizontal.log("nav.pop").isEmpty && !horizontal.log("willBeginDragging").isEmpty)
    let on = "model edgePopBeatsScrolls on\nmodel iOS 18\n"
    #expect(!delivered(steps, in: stack(wide, header: on)).log("nav.pop nav began").isEmpty)
  }

  @Test("19.50: a plain pan waits for it, unless the setting says otherwise")
  func plainPan() {
    let steps = "0 down A at 3,400\n20 move A by 12,0\n40 move A by 12,0\n60 up A"
    let pan = delivered(steps, in: stack("@pan drag", header: "model iOS 18\n"))
    #expect(!pan.log("nav.pop nav began").isEmpty)
    #expect(pan.log("drag failed") == ["40 drag failed requiredToFail nav.edgePop"])
    let off = "model iOS 18\nmodel edgePopBeatsPans off\n"
    #expect(delivered(steps, in: stack("@pan drag", header: off)).log("nav.pop").isEmpty)
  }

  @Test("19.54: at the left end of a scroll view the pan over the content takes over by a setting")
  func contentPopAtEdge() {
    let wide = "scroll s 0,0 400x800 contentSize=1200x800"
    #expect(delivered(fromMiddle, in: stack(wide)).log("nav.pop").isEmpty)
    let on = "model contentPopAtScrollEdge on\n"
    #expect(!delivered(fromMiddle, in: stack(wide, header: on)).log("nav.pop nav began").isEmpty)
  }

  @Test("19.51: a recognizer joins by requiring its failure")
  func joining() {
    let pan = "@pan drag requires=nav.edgePop"
    let off = "model iOS 18\nmodel edgePopBeatsPans off\n"
    let trace = delivered(fromEdge, in: stack(pan, header: off))
    #expect(trace.log("drag failed") == ["20 drag failed requiredToFail nav.edgePop"])
  }
}

@Suite("Bars that UIKit lays out (facts 19.55)")
struct PlainBarTests {
  private func hit(_ size: String, _ kind: String, at point: (Double, Double)) -> String? {
    let text = "window \(size)\n  \(kind) nav\n    vc top"
    let scene = scene(text)
    return TapQuery(scene).hit(at: Point(point.0, point.1)).map { scene.name(of: $0) }
  }

  @Test("19.55: a navigation bar lies below the status bar of a screen whose size is known")
  func navigationBar() {
    #expect(hit("390x844", "navigation", at: (195, 46)) == "top.view")
    #expect(hit("390x844", "navigation", at: (195, 47)) == "nav.bar")
    #expect(hit("390x844", "navigation", at: (195, 90)) == "nav.bar")
    #expect(hit("390x844", "navigation", at: (195, 91)) == "top.view")
    #expect(hit("375x667", "navigation", at: (195, 19)) == "top.view")
    #expect(hit("375x667", "navigation", at: (195, 20)) == "nav.bar")
  }

  @Test("19.55: a tab bar reaches down under the home indicator")
  func tabBar() {
    #expect(hit("390x844", "tabs", at: (195, 760)) == "top.view")
    #expect(hit("390x844", "tabs", at: (195, 761)) == "nav.bar")
    #expect(hit("390x844", "tabs", at: (195, 840)) == "nav.bar")
  }

  @Test("19.55: of another size nobody knows what covers the window")
  func unknownSize() {
    #expect(hit("400x800", "navigation", at: (195, 1)) == "nav.bar")
    #expect(hit("400x800", "tabs", at: (195, 750)) == "top.view")
  }
}
