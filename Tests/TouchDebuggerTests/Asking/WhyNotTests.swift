import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("Why not a view") struct WhyNotTests {
  private func ask(
    _ line: String, _ text: String, at place: String = "20,20", _ language: Language = .english
  ) -> String {
    let scene = scene(text)
    var debugger = debugger(scene, touches("0 down a at \(place)\n50 up a", in: scene), language)
    return debugger.shown(line)
  }

  @Test func `a hidden ancestor is shown again`() {
    let text = """
      window 100x100
        view panel 0,0 50x50 hidden
          button card 0,0 40x40
      """
    #expect(
      ask("why-not card", text) == """
        card was never asked: it can only be reached through panel, which returned nil (#5): \
        isHidden is on.
        Touch a went to window (#8).
        #5 #8  goto N jumps there
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
          1  whatif panel.isHidden = no
        tried: 2 edits; 1 is enough, none of the others (why-not card all)
        """)
    #expect(
      ask("why-not card", text, .simplifiedChinese) == """
        card 从未被询问：只有通过 panel 才能问到它，而 panel 返回了 nil（#5）：isHidden 是 true。
        触摸 a 交给了 window（#8）。
        #5 #8  goto N 跳到那一步
        PROVED（有据可查）：用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。
          1  whatif panel.isHidden = no
        试过 2 处修改：1 处够用，其余都不够（why-not card all）
        """)
  }

  @Test func `of two guards neither is enough alone, and the pair is`() {
    let text = """
      window 100x100
        view panel 0,0 90x90 alpha=0.005
          button card 0,0 40x40 interactive=no
      """
    #expect(
      ask("why-not card", text).hasSuffix(
        """
          1  whatif panel.alpha = 1 and card.isUserInteractionEnabled = yes
        tried: 3 edits; none is enough alone, 1 combination is (why-not card all)
        """))
    #expect(
      ask("why-not card", text, .simplifiedChinese).hasSuffix(
        """
          1  whatif panel.alpha = 1 and card.isUserInteractionEnabled = yes
        试过 3 处修改：单独一处都不够，合起来够用的有 1 种（why-not card all）
        """))
  }

  @Test func `each of three guards is told in the world without those before it`() {
    let text = """
      window 100x100
        view panel 0,0 50x50 alpha=0.005
          button card 0,0 90x40 alpha=0
      """
    #expect(
      ask("why-not card", text, at: "70,20").hasSuffix(
        """
        Without that: card was never asked: it can only be reached through panel, which returned \
        nil: in its own coordinates the point is (70,20), outside its bounds 0,0 50x50.
        Without that: card was asked and returned nil: its alpha, 0, is below 0.01.
        #5 #8  goto N jumps there
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
          1  whatif panel.alpha = 1 and panel.pointInside = include card and card.alpha = 1
        tried: 5 edits; none is enough alone, 1 combination is (why-not card all)
        """))
  }

  @Test func `outside its superview the superview grows, or the finger goes elsewhere`() {
    let text = """
      window 100x100
        view panel 0,0 50x50
          button card 0,0 90x40
      """
    #expect(
      ask("why-not card", text, at: "70,20").hasSuffix(
        """
          1  whatif panel.pointInside = include card
          2  whatif panel.frame = 0,0 90x50
          3  whatif move touch 1 to 25,20
        tried: 3 edits; 3 are enough (why-not card all)
        """))
  }

  @Test func `a transparent overlay steps aside`() {
    let text = """
      window 100x100
        view panel 0,0 50x50
          button card 0,0 40x40
        view overlay 0,0 100x100
      """
    #expect(
      ask("why-not card", text).hasSuffix(
        """
        #6 #9  goto N jumps there
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
          1  whatif overlay.isUserInteractionEnabled = no
          2  whatif bring panel to front
          3  whatif overlay.isHidden = yes
          4  whatif overlay.alpha = 0
        tried: 5 edits; 4 are enough, none of the others (why-not card all)
        """))
  }

  @Test func `an override is taken away, another window is left behind`() {
    let overridden = """
      window 100x100
        view panel 0,0 50x50
          ~hitTest return nil
          button card 0,0 40x40
      """
    #expect(
      ask("why-not card", overridden).hasSuffix(
        """
          1  whatif panel.overridesHitTest = no
        tried: 2 edits; 1 is enough, none of the others (why-not card all)
        """))
    let alert = """
      window main 100x100
        button card 0,0 40x40
      window alert 100x100 level=2000
      """
    #expect(
      ask("why-not card", alert).hasSuffix(
        """
          1  whatif alert.isHidden = yes
          2  whatif alert.isUserInteractionEnabled = no
          3  whatif main.windowLevel = 2001
          4  whatif alert.alpha = 0
        tried: 5 edits; 4 are enough, none of the others (why-not card all)
        """))
  }

  @Test func `what hangs on a switch nobody documents is likely at most`() {
    let text = """
      window 100x100
        view panel 0,0 50x50 alpha=0.01
          button card 0,0 40x40
      """
    let english = ask("why-not card", text)
    #expect(
      english.contains("\nLIKELY: the answer is different with model.alphaAsFloat32 off, which"))
    #expect(english.contains("1 more doubt: why-not card all."))
    #expect(ask("why-not card all", text).contains("\n  It uses rule 2.14 (inferred)"))
    #expect(
      ask("why-not card", text, .simplifiedChinese)
        .contains("换成 model.alphaAsFloat32 off，答案就不同"))
  }

  @Test func `a false premise is answered with what happened`() {
    let text = "window 100x100\n  button card 0,0 40x40"
    #expect(
      ask("why-not card", text) == """
        card gets it: it is the hit view (#9).
        #9  goto N jumps there
        PROVED: every rule used is documented or observed, and nothing the model leaves out could change this.
        """)
  }

  @Test func `every line that is shown can be typed, by its number as well, and delivers`() {
    for seed in UInt64(0)..<(isSlowRun ? 20 : 6) {
      var generator = SeededGenerator(seed: seed)
      let scene = randomScene(using: &generator)
      let debugger = debugger(scene, randomScript(for: scene, using: &generator))
      for outcome in debugger.trace.outcomes.prefix(1) {
        for view in scene.viewIDs where outcome.hit != view && !scene[view].name.isEmpty {
          var asking = debugger
          let name = scene.name(of: view)
          let reply = asking.perform("why-not \(name) touch \(outcome.touch)")
          #expect(reply.status == .ok)
          let lines = asking.session.menu.map(\.line)
          for (number, line) in lines.enumerated() {
            #expect(reply.plain.contains("  \(line)"))
            var typing = asking
            let typed = typing.perform("\(number + 1)")
            #expect(typed.status == .ok, "\(seed) \(line): \(typed.plain)")
            let hit = typing.trace.outcomes.first { $0.touch == outcome.touch }?.hit
            #expect(hit == view, "\(seed) \(name): \(line)")
          }
        }
      }
    }
  }

  @Test func `a touch that is not there, or too many words, are mistakes`() {
    var debugger = debugger()
    #expect(
      debugger.shown("why-not secondView touch 3")
        == """
        there is no touch 3; there is only 1  (column 26)
          why-not secondView touch 3
                                   ^
        """)
    for line in [
      "why-not secondView touch", "why-not secondView finger 1", "why-not secondView touch 1 2",
      "why-not scondView", "why-not at", "why-not at 1", "why-not at 1,x",
    ] {
      #expect(debugger.perform(line).status == .failed, "\(line)")
    }
  }
}
