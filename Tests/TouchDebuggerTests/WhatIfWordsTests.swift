import SceneLanguage
import TestSupport
import Testing
import TouchCore

@testable import TouchDebugger
@testable import TouchInquiry

private let tabs = scene(
  """
  window 390x844
    vc root
      scroll feed 0,0 390x844 contentSize=390x2000
        view card 20,100 350x200
          @pan drag
          @tap open
            ~target root show
      view tabBar 0,744 390x100
        button plus 170,-30 50x50
          ~target touchUpInside root add
  """)

private func session(_ script: String = "0 down a at 180,730\n60 up a") -> Debugger {
  debugger(tabs, touches(script, in: tabs))
}

@Suite("Everything the scene language says can be otherwise") struct WhatIfWordsTests {
  /// Every way of changing it, and the line of the scene that then stands there.
  @Test(arguments: [
    ("tabBar.pointInside include plus", "    ~pointInside include plus"),
    ("tabBar.pointInside = expand 30", "    ~pointInside expand 30"),
    ("tabBar.pointInside = true", "    ~pointInside return yes"),
    ("tabBar.point(inside:with:) include plus", "    ~pointInside include plus"),
    ("tabBar.hitTest = nil", "    ~hitTest return nil"),
    ("tabBar.hitTest passthrough", "    ~hitTest passthrough"),
    ("root.touchesBegan log super", "    ~touchesBegan log super"),
    ("root.next = nil", "    ~next nil"),
    ("plus.beginTracking = false", "      ~beginTracking return no"),
    ("tabBar.gestureRecognizerShouldBegin = no", "    ~gestureRecognizerShouldBegin return no"),
    ("open.shouldReceive = no", "        ~shouldReceive no"),
    ("open.shouldBegin = false", "        ~shouldBegin no"),
    ("open.shouldReceive = unless inside tabBar", "        ~shouldReceive unless inside tabBar"),
    ("drag.shouldBegin if horizontal", "        ~shouldBegin if horizontal"),
    ("open.simultaneous = drag feed.pan", "        ~simultaneous drag feed.pan"),
    ("open.requireFailureOf drag", "        ~requireFailureOf drag"),
    ("drag.requiresToFail = feed.pan", "      @pan drag requires=feed.pan"),
    ("drag.requires = [open, feed.pan]", "      @pan drag requires=open,feed.pan"),
    ("open.numberOfTapsRequired = 2", "      @tap open taps=2"),
    ("open.taps = 2", "      @tap open taps=2"),
    ("open.isEnabled = false", "      @tap open disabled"),
    ("tabBar.userInteractionEnabled = false", "    view tabBar 0,744 390x100 noninteractive"),
    ("tabBar.noninteractive = true", "    view tabBar 0,744 390x100 noninteractive"),
    (
      "tabBar.transform = scale(2,2)", "    view tabBar 0,744 390x100 transform=matrix(2,0,0,2,0,0)"
    ),
    ("plus.isEnabled = false", "      button plus 170,-30 50x50 disabled"),
  ])
  func `by one word, and undone by another`(edit: String, line: String) {
    var session = session()
    let reply = session.perform("whatif \(edit)")
    #expect(reply.status == .ok, "\(reply.plain)")
    let lines = writeScene(session.scene)
    #expect(lines.contains { $0.hasSuffix(line.drop { $0 == " " }) }, "\(lines)")
    #expect(session.perform("undo").status == .ok)
    #expect(session.scene == tabs)
  }

  @Test func `an override brings the button back, and is taken away again`() {
    var session = session()
    let reply = session.shown("whatif tabBar.pointInside include plus")
    #expect(
      reply.contains("touch a: its hit view was feed, is now plus")
        && reply.contains("plus now sends add"))
    #expect(session.shown("whatif and tabBar.pointInside none").contains("was plus, is now feed"))
    #expect(session.scene == tabs)
  }

  @Test func `several are joined, whatever they are about`() {
    var session = session()
    #expect(
      session.perform(
        "whatif tabBar.pointInside include plus and open.shouldReceive = no and plus.isEnabled = no"
      ).status == .ok)
    let lines = writeScene(session.scene).joined(separator: "\n")
    #expect(lines.contains("~pointInside include plus") && lines.contains("~shouldReceive no"))
    #expect(lines.contains("button plus 170,-30 50x50 disabled"))
  }

  @Test(arguments: [
    ("whatif tabBar.pointInside include pluss", "unknown view 'pluss'; did you mean 'plus'?"),
    ("whatif tabBar.pointInsid include plus", "did you mean tabBar.pointInside?"),
    ("whatif open.shouldReceive = maybe", "yes or no"),
    ("whatif drag.numberOfTapsRequired = 2", "numberOfTapsRequired"),
    ("whatif tabBar.pointInside include plus from #3", "pointInside"),
    ("whatif and", "say what to change"),
  ])
  func `what cannot be is said, and nothing changes`(line: String, told: String) {
    var session = session()
    let reply = session.perform(line)
    #expect(reply.status == .failed && reply.plain.contains(told), "\(reply.plain)")
    #expect(session.scene == tabs && session.session.worlds.all.count == 1)
  }

  @Test func `a second proposal takes the place of the first, and is added on request`() {
    var session = session()
    _ = session.perform("whatif tabBar.alpha = 0")
    let second = session.shown("whatif tabBar.pointInside include plus")
    #expect(
      second.hasPrefix("instead of whatif tabBar.alpha = 0; whatif and … adds to it\n"), "\(second)"
    )
    #expect(session.scene[tabs.view(named: "tabBar")!].alpha == 1)
    _ = session.perform("whatif and plus.isEnabled = no")
    #expect(writeScene(session.scene).joined().contains("~pointInside include plus"))
    #expect(writeScene(session.scene).joined().contains("button plus 170,-30 50x50 disabled"))
    #expect(
      session.shown("whatif card.isHidden = yes").hasPrefix(
        "instead of whatif tabBar.pointInside include plus ;; whatif and plus.isEnabled = no;"))
    // Each undo goes to the state before the last command, not to the start.
    #expect(session.perform("undo").status == .ok)
    #expect(writeScene(session.scene).joined().contains("button plus 170,-30 50x50 disabled"))
    #expect(session.perform("undo 2").status == .ok)
    #expect(session.scene[tabs.view(named: "tabBar")!].alpha == 0)
    #expect(session.perform("undo").status == .ok && session.scene == tabs)
    #expect(session.shown("undo").contains("there is nothing to undo"))
  }

  @Test func `set is a what-if: the next one replaces it, and undo goes back to it`() {
    var session = session()
    _ = session.perform("set card alpha=0.5")
    _ = session.perform("whatif tabBar.alpha = 0")
    #expect(session.scene[tabs.view(named: "card")!].alpha == 1)
    #expect(session.scene[tabs.view(named: "tabBar")!].alpha == 0)
    _ = session.perform("undo")
    #expect(session.scene[tabs.view(named: "card")!].alpha == 0.5)
    #expect(session.scene[tabs.view(named: "tabBar")!].alpha == 1)
  }

  @Test func `a step of the proposal is the event it belongs to`() {
    var session = session("0 down a at 180,730\n30 move a at 180,600\n60 up a")
    _ = session.perform("whatif skip event 2")
    #expect(session.trace.script.events.count == 2)
    // Event 2 of what is left is the third of the script as it was.
    #expect(session.perform("whatif skip event 2").status == .ok)
    #expect(session.trace.script.events.map(\.milliseconds) == [0, 30])
    #expect(session.shown("whatif card.alpha = 0 from event 2").hasPrefix("instead of "))
    #expect(session.trace.script.events.map(\.milliseconds) == [0, 30, 30, 60])
  }

  @Test func `what nobody named is typed with its dots, and may be a value`() {
    let scene = scene(
      """
      window 300x300
        table list 0,0 300x300
          cell first 0,0 300x44
            button buy 200,0 80x44
      """)
    var debugger = debugger(scene, touches("0 down A at 220,20\n80 up A", in: scene))
    #expect(debugger.shown("print first.content.frame") == "0,0 300x44")
    #expect(debugger.shown("print first.frame") == "0,0 300x44")
    #expect(
      debugger.shown("whatif buy.superview = first.content")
        .hasPrefix("touch A: its hit view was first.content, is now buy"))
    #expect(debugger.perform("whatif buy.superview = buy").status == .failed)
    #expect(debugger.perform("whatif first.content.isHidden = yes").plain.contains("is now buy"))
  }

  @Test func `22.22: what SwiftUI draws is not moved, and nothing is moved into it`() {
    let scene = scene(
      """
      window 300x300
        hosting root 0,0 300x300
          content banner 0,0 300x44
        button buy 200,100 80x44
      """)
    var debugger = debugger(scene, touches("0 down A at 220,20\n80 up A", in: scene))
    #expect(debugger.perform("whatif banner.superview = buy").status == .failed)
    #expect(debugger.perform("whatif buy.superview = banner").status == .failed)
    #expect(debugger.perform("whatif buy.superview = root").status == .ok)
  }

  @Test func `values may be written as Swift and Objective-C write them`() {
    let written = [
      ("plus.frame = CGRect(x: 170, y: -30, width: 5, height: -0)", "plus.frame = 170,-30 5x0"),
      ("plus.isHidden = YES", "plus.isHidden = yes"), ("plus.isHidden = NO", "plus.isHidden = no"),
      ("plus.bounds.size = CGSize(width: 5, height: 6)", "plus.bounds.size = 5x6"),
      ("plus.bounds.origin = CGPoint(x: 1, y: 2)", "plus.bounds.origin = 1,2"),
    ]
    for (swift, ours) in written {
      var (one, other) = (session(), session())
      let reply = one.perform("whatif " + swift)
      #expect(reply.status == .ok && reply.lines == other.perform("whatif " + ours).lines)
      #expect(one.trace.scene == other.trace.scene, "\(swift)")
    }
    for wrong in ["(20,300,350,480)", "CGRect(20, 300, 350, 480)", "CGRect(x: 1)"] {
      var debugger = session()
      let said = debugger.perform("whatif plus.frame = " + wrong).plain
      #expect(said.contains("this has to be a rectangle, as 0,0 100x50"), "\(said)")
    }
  }

  @Test func `completion offers the overrides too`() {
    #expect(session().looks.completions(for: "whatif tabBar.pointI").candidates == ["pointInside"])
    #expect(session().looks.completions(for: "whatif open.shouldR").candidates == ["shouldReceive"])
  }
}
