import TestSupport
import Testing
import TouchCore
import TouchInquiry

@Suite struct AreaReachTests {
  @Test func `What sticks out of a superview is lost beyond that edge, the rest is reached`() throws
  {
    let scene = try scene {
      """
      window w 0,0 400x800
        view card 50,50 100x100
          button b 80,20 40x40
      """
    }
    let reach = try reach("b", in: scene)
    #expect(reach.area == 1600)
    #expect(reach.reachable == 800)
    #expect(reach.share == 0.5)
    #expect(reach.reachableBox == Rect(130, 70, 20, 40))
    #expect(reach.isExact)
    let card = try #require(scene.view(named: "card"))
    #expect(reach.losses.map(\.reason) == [.outside(of: card, .right)])
    #expect(reach.losses.map(\.area) == [800])
    #expect(reach.losses.first?.example == Point(160, 90))
  }

  @Test(arguments: ["", " transform=scale(0.5,0.5)"])
  func `What sticks out at a corner is told apart by its edges, of a view and of the screen`(
    turn: String
  ) throws {
    for around in ["0,0 100x100\(turn)", "300,700 100x100\(turn)"] {
      let text = "window w 0,0 400x800\n  view card \(around)\n    button b 80,80 40x40"
      let scene = try scene { text }
      let reach = try reach("b", in: scene)
      let edges = try reach.losses.map { loss in
        switch loss.reason {
        case .outside(_, let edges), .offScreen(let edges): (edges, loss.area)
        default: throw UnexpectedLoss(reason: loss.reason)
        }
      }
      #expect(edges.count == 3 && edges.allSatisfy { $0.1 == reach.area / 4 })
      #expect(
        Set(edges.map(\.0.rawValue))
          == Set([.right, .bottom, [.right, .bottom]].map(\Edges.rawValue)))
    }
  }

  private struct UnexpectedLoss: Error { let reason: AreaLossReason }

  @Test func `A later sibling takes what it covers, by the branch that is asked before`() throws {
    let scene = try scene {
      """
      window w 0,0 400x800
        button b 0,0 100x40
        view front 60,0 100x100
          view inner 0,0 40x20
      """
    }
    let reach = try reach("b", in: scene)
    let (front, inner) = (try view("front", scene), try view("inner", scene))
    #expect(
      Set(reach.losses.map(\.reason)) == [
        .covered(by: inner, branch: front), .covered(by: front, branch: front),
      ])
    #expect(reach.losses.map(\.area) == [800, 800])
    #expect(reach.reachable == 2400)
  }

  @Test("19.7: a bar counts as one with the controls of its items, for what lies behind it")
  func bars() throws {
    let scene = try scene {
      """
      window w 0,0 400x800
        button b 0,750 400x50
        bar tabs 0,750 400x50
          barItem one 0,0 200x50
          button two 150,0 100x50
      """
    }
    let (tabs, two) = (try view("tabs", scene), try view("two", scene))
    #expect(
      Set(try reach("b", in: scene).losses.map(\.reason)) == [
        .covered(by: tabs, branch: tabs), .covered(by: two, branch: tabs),
      ])
    #expect(
      try reach("one", in: scene).losses.map(\.reason) == [.covered(by: two, branch: two)])
  }

  @Test func `A turned view has the area of its bounds, not of the box around it`() throws {
    let scene = try scene {
      "window w 0,0 400x800\n  button b 100,100 100x100 transform=rotate(45)"
    }
    let reach = try reach("b", in: scene)
    #expect(abs(reach.area - 10_000) < 1e-6)
    #expect(abs(reach.reachable - 10_000) < 1e-6)
    #expect(reach.losses.isEmpty)
  }

  @Test func `Switches, overrides, windows and the screen are told apart`() throws {
    func only(_ line: String, _ rest: String = "", of name: String = "b") throws -> AreaLossReason?
    {
      let scene = try scene { "window w 0,0 400x800\n  view v 0,0 400x800 \(line)\n\(rest)" }
      let losses = try reach(name, in: scene).losses
      #expect(losses.count == 1)
      return losses.first?.reason
    }
    let button = "    button b 10,10 100x50"
    let (v, b, c) = (ViewID(1), ViewID(2), ViewID(3))
    #expect(try only("hidden", button) == .refused(by: v, .hidden))
    #expect(try only("alpha=0", button) == .refused(by: v, .alpha))
    #expect(try only("noninteractive", button) == .refused(by: v, .interaction))
    #expect(try only("", "    ~hitTest return nil\n" + button) == .overridden(by: v))
    #expect(try only("", "    ~hitTest return self\n" + button) == .overridden(by: v))
    #expect(try only("", button + "\n      ~hitTest return passthrough") == .overridden(by: b))
    #expect(try only("", button + "\n      ~pointInside return no") == .outside(of: b, []))
    #expect(try only("", button + "\n      view c 0,0 10x10") == .inside(c))
    #expect(try only("", "    button b -20,10 100x50") == .offScreen(.left))
    #expect(
      try only("", button + "\nwindow x 0,0 400x800 level=1")
        == .otherWindow(ViewID(3), hit: ViewID(3)))
    #expect(
      try only("", button + "\nwindow x 0,0 10x10 hidden\n  button c 0,0 9x9", of: "c")
        == .windowNotShown(ViewID(3)))
  }

  @Test func `Each reason cites the rule that decides it`() {
    let (v, b) = (ViewID(1), ViewID(2))
    let cited: [(AreaLossReason, RuleNumber?)] = [
      (.offScreen(.left), nil), (.ignored, RuleNumber(1, 10)),
      (.windowNotShown(v), RuleNumber(1, 9)), (.otherWindow(v, hit: v), RuleNumber(1, 6)),
      (.refused(by: b, .hidden), RuleNumber(2, 2)), (.refused(by: v, .hidden), RuleNumber(2, 3)),
      (.refused(by: v, .animating), RuleNumber(2, 17)),
      (.outside(of: v, .top), RuleNumber(2, 11)), (.outside(of: v, []), RuleNumber(2, 12)),
      (.outside(of: b, .top), RuleNumber(2, 4)), (.overridden(by: v), RuleNumber(2, 13)),
      (.inside(v), RuleNumber(2, 5)), (.covered(by: v, branch: v), RuleNumber(2, 5)),
      (.swallowed, RuleNumber(21, 18)),
    ]
    for (reason, rule) in cited { #expect(reason.rule(of: b) == rule, "\(reason)") }
  }

  @Test func `Parts of a curve are told to be about right, and others stay exact`() throws {
    let scene = try scene {
      """
      window w 0,0 400x800
        button round 100,100 100x100
          ~pointInside circle
        button far 300,300 50x50
      """
    }
    let areas = HitAreas(scene)
    let (round, far) = (try view("round", scene), try view("far", scene))
    #expect(!areas.isExact(round))
    #expect(areas.isExact(far))
    #expect(abs(areas.area(of: round) - .pi * 2500) < 8)
    #expect(areas.area(of: far) == 2500)
  }

  @Test func `Losses and what is reached add up to the bounds, in random scenes too`() throws {
    var generator = SeededGenerator(seed: 18)
    for _ in 0..<60 {
      let scene = try RandomScreen.make(&generator)
      let areas = HitAreas(scene, screen: Rect(0, 0, RandomScreen.side, RandomScreen.side))
      for view in scene.viewIDs {
        let reach = areas.reach(of: view)
        let sum = reach.losses.reduce(reach.reachable) { $0 + $1.area }
        #expect(abs(sum - reach.area) < 0.001)
      }
    }
  }

  private func reach(_ name: String, in scene: Scene) throws -> AreaReach {
    HitAreas(scene).reach(of: try view(name, scene))
  }
}
