import Testing
import TouchCore
import TouchNarration

@Suite("Who answered what to whom") struct ReturnTests {
  @Test func nobodyBelowAnswered() throws {
    let views = try FiveViews()
    let trace = try views.tapped(at: Point(200, 540))
    let third = views["thirdView"]
    #expect(
      Narrator(trace, .english).lines.contains(
        "thirdView returns itself: each subview asked returned nil")
    )
    #expect(Narrator(trace, .simplifiedChinese).lines.contains("thirdView 返回它自己：子视图都返回 nil"))
    #expect(
      Narrator(trace, .english).answer(third).contains("none of its subviews returned a view"))
    #expect(Narrator(trace, .english).ask(views["fourthView"]).contains("thirdView returns itself"))
  }

  @Test func passingThroughIsNotTheEnd() throws {
    let views = try FiveViews()
    let third = views["thirdView"]
    let trace = try views.tapped(at: Point(200, 540)) { scene, _ in
      scene[third].hitTestOverride = .passesThrough
    }
    let english = Narrator(trace, .english)
    #expect(english.lines.contains("thirdView returns nil: it lets touches pass through itself"))
    #expect(english.answer(third).contains("That does not end the search: the next one"))
    #expect(english.ask(third).contains("that calls super, so the usual checks run"))
    let chinese = Narrator(trace, .simplifiedChinese)
    #expect(chinese.lines.contains("thirdView 返回 nil：它让触摸穿过自己"))
    #expect(chinese.answer(third).contains("查找并没有结束"))
  }

  @Test func ownHitTestAnswersAnotherView() throws {
    let views = try FiveViews()
    let (second, third) = (views["secondView"], views["thirdView"])
    let trace = try views.tapped { scene, _ in scene[third].hitTestOverride = .returns(second) }
    let english = Narrator(trace, .english)
    #expect(
      english.lines.contains("thirdView (180,120) has its own hitTest: return secondView"))
    #expect(english.lines.contains("thirdView returns secondView, by its own hitTest"))
    let chinese = Narrator(trace, .simplifiedChinese)
    #expect(chinese.lines.contains("thirdView 用自己的 hitTest 返回 secondView"))
    #expect(chinese.lines.contains("触摸 A 命中的视图是 secondView"))
  }

  @Test func windowsAreAskedFromFrontToBack() throws {
    var views = try FiveViews(windowScene: true)
    let lost = try views.scene.addWindow(
      View("lost", .window, frame: Rect(0, 0, 390, 844)), level: 2000)
    let hud = try views.scene.addWindow(
      View("hud", .window, frame: Rect(0, 0, 10, 10)), level: 1000, in: WindowSceneID(0))
    let english = Narrator(try views.tapped(), .english)
    #expect(english.lines.contains("lost is passed over: it is in no window scene"))
    #expect(english.lines.contains("hud is asked at (200,420): lost was passed over"))
    #expect(english.lines.contains("window is asked at (200,420): hud returned nil"))
    #expect(english.ask(hud).contains("falls through to the next window, window"))
    let chinese = Narrator(try views.tapped(), .simplifiedChinese)
    #expect(chinese.lines.contains("跳过 lost：它不在任何窗口场景里"))
    #expect(chinese.lines.contains("在 (200,420) 询问 hud：lost 被跳过了"))
    #expect(chinese.lines.contains("在 (200,420) 询问 window：hud 返回了 nil"))
    let atLost = english.long { if case .windowAsk(lost, _, _) = $0 { true } else { false } }
    #expect(atLost.contains("has the highest window level, 2000"))
  }

  @Test func theKeyWindowPlaysNoPart() throws {
    var views = try FiveViews()
    let front = try views.scene.addWindow(
      View("front", .window, frame: Rect(0, 0, 390, 844)))
    try views.scene.addWindow(
      View("below", .window, frame: Rect(0, 0, 390, 844)), level: -1, isKey: true)
    let english = Narrator(try views.tapped(), .english)
    let first = english.long { if case .windowAsk(front, _, _) = $0 { true } else { false } }
    #expect(first.contains("below is the key window, but that plays no part"))
    #expect(first.contains("front was shown last"))
    let chosen = english.long { if case .windowChoose = $0 { true } else { false } }
    #expect(chosen.contains("Windows behind it are never asked: window and below."))
  }

  @Test(arguments: HitTestRules.models + HitTestRules.misconceptions)
  func otherRulesAreToldAsTheyAre(_ rules: HitTestRules) throws {
    for language in Language.allCases {
      let narrator = Narrator(try FiveViews().tapped(rules: rules), language)
      let text = narrator.trace.indices.flatMap { narrator.explain($0).long.map(\.plain) }.joined()
      if rules.order != .newestFirst || !rules.convertsPoints || !rules.asksPointInside {
        #expect(text.contains(rules.name))
      }
      if rules.order == .oldestFirst, rules.startsAtWindow {
        #expect(!text.contains("lies in front of fourthView"))
      }
    }
  }
}
