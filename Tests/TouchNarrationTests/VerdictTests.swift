import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@Suite("What a view says when it is asked") struct VerdictTests {
  /// A change to thirdView, its short form and a part of its long form, in both languages.
  struct Case: CustomTestStringConvertible {
    let name: String
    let short: (String, String)
    let long: (String, String)
    let change: @Sendable (inout View) -> Void
    var testDescription: String { name }
  }

  static let refusals: [Case] = [
    Case(
      name: "hidden", short: ("thirdView is hidden: nil", "thirdView 已隐藏：nil"),
      long: (
        "isHidden is on. So hitTest returns nil immediately", "isHidden 是 true。所以 hitTest 马上返回 nil"
      )
    ) { $0.isHidden = true },
    Case(
      name: "interaction",
      short: (
        "thirdView has isUserInteractionEnabled off: nil",
        "thirdView 的 isUserInteractionEnabled 是 false：nil"
      ), long: ("Its 2 subviews and the views below", "它的 2 个子视图以及更下面的视图")
    ) { $0.isUserInteractionEnabled = false },
    Case(
      name: "alpha",
      short: (
        "thirdView has alpha 0.004, below 0.01: nil", "thirdView 的 alpha 是 0.004，低于 0.01：nil"
      ),
      long: ("its alpha, 0.004, is below 0.01", "它的 alpha 是 0.004，低于 0.01")
    ) { $0.alpha = 0.004 },
    Case(
      name: "alpha of exactly the limit",
      short: (
        "thirdView: alpha 0.01 is kept in 32 bits, a little below 0.01: nil",
        "thirdView：alpha 0.01 用 32 位保存，略低于 0.01：nil"
      ),
      long: ("in 32 bits, which is a little less than 0.01", "用 32 位保存 0.01 的 alpha，比 0.01 略小")
    ) { $0.alpha = 0.01 },
    Case(
      name: "animating",
      short: (
        "thirdView is animating without allowUserInteraction: nil",
        "thirdView 正在动画中，没有 allowUserInteraction：nil"
      ),
      long: (
        "an animation without allowUserInteraction is running", "正在播放一个没有 allowUserInteraction 的动画"
      )
    ) { $0.blocksTouchesWhileAnimating = true },
    Case(
      name: "label",
      short: (
        "thirdView has isUserInteractionEnabled off: nil",
        "thirdView 的 isUserInteractionEnabled 是 false：nil"
      ), long: ("For a UILabel that is the default.", "对 UILabel 来说，这是默认值。")
    ) {
      $0.kind = .label
      $0.isUserInteractionEnabled = false
    },
    Case(
      name: "returns nil",
      short: (
        "thirdView (180,120) has its own hitTest: return nil",
        "thirdView (180,120) 用自己的 hitTest：return nil"
      ),
      long: ("It returns nil. Only super would ask its 2 subviews.", "它返回 nil。它的 2 个子视图只有通过 super")
    ) { $0.hitTestOverride = .returnsNil },
    Case(
      name: "returns self",
      short: (
        "thirdView (180,120) has its own hitTest: return self",
        "thirdView (180,120) 用自己的 hitTest：return self"
      ), long: ("It returns itself.", "它返回它自己。")
    ) { $0.hitTestOverride = .returnsSelf },
    Case(
      name: "pointInside returns false",
      short: ("thirdView (180,120) is outside: nil", "thirdView (180,120) 在外：nil"),
      long: ("which returns false for every point", "对每个点都返回 false")
    ) { $0.pointInsideOverride = .always(false) },
    Case(
      name: "pointInside returns true",
      short: (
        "thirdView (180,120) is inside: asks fifthView first",
        "thirdView (180,120) 在内：先询问 fifthView"
      ), long: ("which returns true for every point", "对每个点都返回 true")
    ) { $0.pointInsideOverride = .always(true) },
    Case(
      name: "hole",
      short: ("thirdView (180,120) is outside: nil", "thirdView (180,120) 在外：nil"),
      long: ("(180,120) lies in its hole 100,100 90x90", "(180,120) 在它的洞 100,100 90x90 里")
    ) { $0.pointInsideOverride = .holes([Rect(0, 0, 5, 5), Rect(100, 100, 90, 90)]) },
    Case(
      name: "no hole",
      short: (
        "thirdView (180,120) is inside: asks fifthView first",
        "thirdView (180,120) 在内：先询问 fifthView"
      ), long: ("in its bounds and in none of the holes, so it returns true", "也不在任何洞里，所以返回 true")
    ) { $0.pointInsideOverride = .holes([Rect(0, 0, 5, 5)]) },
    Case(
      name: "expanded far enough",
      short: (
        "thirdView (180,-5) is inside: asks fifthView first", "thirdView (180,-5) 在内：先询问 fifthView"
      ),
      long: (
        "outside its bounds, 0,0 350x480, but near enough, so it returns true", "之外，但足够近，所以返回 true"
      )
    ) {
      $0.origin.y = 425
      $0.pointInsideOverride = .expands(by: 20)
    },
    Case(
      name: "not expanded far enough",
      short: ("thirdView (180,-5) is outside: nil", "thirdView (180,-5) 在外：nil"),
      long: ("returns false: the point lies 3 pt above its top edge", "返回 false：点位于上边缘上方 3 点")
    ) {
      $0.origin.y = 425
      $0.pointInsideOverride = .expands(by: 2)
    },
    Case(
      name: "on the edge",
      short: ("thirdView (350,480) is outside: nil", "thirdView (350,480) 在外：nil"),
      long: (
        "on its bottom edge, which is not part of it, and on its right edge", "下边缘上，而下边缘不算在内，右边缘上"
      )
    ) { $0.origin = Point(-150, -60) },
    Case(
      name: "beyond two edges",
      short: ("thirdView (380,490) is outside: nil", "thirdView (380,490) 在外：nil"),
      long: (
        "10 pt below its bottom edge and 30 pt right of its right edge", "下边缘下方 10 点，右边缘右侧 30 点"
      )
    ) { $0.origin = Point(-180, -70) },
    Case(
      name: "left", short: ("thirdView (-50,120) is outside: nil", "thirdView (-50,120) 在外：nil"),
      long: ("it lies 50 pt left of its left edge", "它位于左边缘左侧 50 点")
    ) { $0.origin.x = 250 },
    Case(
      name: "shifted bounds",
      short: ("thirdView (180,620) is outside: nil", "thirdView (180,620) 在外：nil"),
      long: ("the origin of its bounds, (0,500), is added", "再加上它的 bounds 的原点 (0,500)")
    ) {
      $0.bounds.origin = Point(0, 500)
      $0.pointInsideOverride = .always(false)
    },
    Case(
      name: "transform",
      short: ("thirdView (177.5,60) is inside: asks fifthView first", ""),
      long: ("has a transform around its center (195,540)", "有围绕 center (195,540) 的变换")
    ) { $0.transform = .scale(2, 1) },
  ]

  @Test(arguments: refusals) func isToldInBothLanguages(_ test: Case) throws {
    let views = try FiveViews()
    let third = views["thirdView"]
    let trace = try views.tapped { scene, _ in test.change(&scene[third]) }
    let english = Narrator(trace, .english)
    let chinese = Narrator(trace, .simplifiedChinese)
    let index = try #require(trace.ask(of: third, touch: 1))
    if test.name != "transform" {
      #expect(english.explain(index).short.plain == test.short.0)
      #expect(chinese.explain(index).short.plain == test.short.1)
    }
    #expect(english.ask(third).contains(test.long.0), "\(english.ask(third))")
    #expect(chinese.ask(third).contains(test.long.1), "\(chinese.ask(third))")
  }

  @Test func includesAnotherView() throws {
    let views = try FiveViews()
    let (second, third) = (views["secondView"], views["thirdView"])
    let inside = try views.tapped { scene, _ in
      scene[second].pointInsideOverride = .includes(third)
      scene[third].isHidden = true
    }
    #expect(Narrator(inside, .english).ask(second).contains("but inside thirdView."))
    #expect(Narrator(inside, .simplifiedChinese).ask(second).contains("但在 thirdView 之内"))
    let outside = try views.tapped(at: Point(5, 5)) { scene, _ in
      scene[second].pointInsideOverride = .includes(third)
    }
    #expect(
      Narrator(outside, .english).ask(second).contains("neither in its bounds nor in thirdView"))
  }

  @Test func theWholeSearchMayFail() throws {
    let views = try FiveViews()
    let trace = try views.tapped { scene, views in
      scene[views["window"]].isUserInteractionEnabled = false
    }
    let english = Narrator(trace, .english)
    #expect(english.lines.contains("no window returned a view: touch A is dropped"))
    #expect(english.lines.last == "A up leaves the queue: no view took this touch")
    #expect(english.ask(views["window"]).contains("no view takes this touch"))
    let chinese = Narrator(trace, .simplifiedChinese)
    #expect(chinese.lines.contains("没有窗口返回视图：触摸 A 被丢弃"))
    #expect(chinese.lines.last == "A 抬起，离开队列：这次触摸没有视图接收")
    #expect(
      english.outcome().map(\.plain) == [
        "touch A -> no view: no window returned a view, dropped"
      ])
  }
}
