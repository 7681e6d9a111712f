import Testing
import TouchCore
import TouchNarration

@Suite("Every short form of article 000's example") struct GoldenTests {
  @Test func english() throws {
    let lines = Narrator(try FiveViews().tapped(), .english).lines
    #expect(
      lines.joined(separator: "\n") == """
        0 ms: A down at (200,420), into the queue
        A down leaves the queue: a new touch looks for its view
        window is asked at (200,420): the only window
        window (200,420) is inside: asks firstView
        firstView (200,420) is inside: asks thirdView first
        thirdView (180,120) is inside: asks fifthView first
        fifthView (160,-140) is outside: nil
        fourthView (160,90) is inside, no subviews
        fourthView returns itself: it has no subviews
        thirdView returns fourthView, which returned itself
        firstView returns fourthView, which thirdView returned
        window returns fourthView, which firstView returned
        window is chosen for the touch: its hitTest returned fourthView
        the hit view of touch A is fourthView
        touch A belongs to fourthView from now on
        fourthView gets touchesBegan: it forwards it by default
        fourthView -> thirdView, its superview
        thirdView -> firstView, its superview
        firstView -> root, its view controller
        root -> window, its window
        window -> app, the application
        app has no next responder: no responder handled touchesBegan, dropped
        80 ms: A up at (200,420), into the queue
        A up leaves the queue: its view is fourthView
        fourthView gets touchesEnded: it forwards it by default
        fourthView -> thirdView, its superview
        thirdView -> firstView, its superview
        firstView -> root, its view controller
        root -> window, its window
        window -> app, the application
        app has no next responder: no responder handled touchesEnded, dropped
        """)
    #expect(lines.allSatisfy { $0.count <= 76 })
  }

  @Test func simplifiedChinese() throws {
    let lines = Narrator(try FiveViews().tapped(), .simplifiedChinese).lines
    #expect(
      lines.prefix(25).joined(separator: "\n") == """
        0 毫秒：A 在 (200,420) 按下，进入队列
        A 按下，离开队列：新的触摸，开始查找视图
        在 (200,420) 询问 window：唯一的窗口
        window (200,420) 在内：询问 firstView
        firstView (200,420) 在内：先询问 thirdView
        thirdView (180,120) 在内：先询问 fifthView
        fifthView (160,-140) 在外：nil
        fourthView (160,90) 在内，没有子视图
        fourthView 返回它自己：没有子视图
        thirdView 返回 fourthView，fourthView 返回的是自己
        firstView 返回 fourthView，这是 thirdView 返回的
        window 返回 fourthView，这是 firstView 返回的
        触摸归窗口 window：它返回了 fourthView
        触摸 A 命中的视图是 fourthView
        触摸 A 从现在起属于 fourthView
        fourthView 收到 touchesBegan：默认继续往上传
        fourthView -> thirdView，它的父视图
        thirdView -> firstView，它的父视图
        firstView -> root，它的视图控制器
        root -> window，它的窗口
        window -> app，应用
        app 没有下一个响应者：touchesBegan 没有响应者处理，被丢弃
        80 毫秒：A 在 (200,420) 抬起，进入队列
        A 抬起，离开队列：触摸的视图仍是 fourthView
        fourthView 收到 touchesEnded：默认继续往上传
        """)
  }

  @Test func outcomeIsOneLine() throws {
    let trace = try FiveViews().tapped()
    #expect(
      Narrator(trace, .english).outcome().map(\.plain) == [
        "touch A -> fourthView, no responder handled it, dropped"
      ])
    #expect(
      Narrator(trace, .simplifiedChinese).outcome().map(\.plain) == [
        "触摸 A -> fourthView，没有响应者处理，被丢弃"
      ])
  }

  @Test func longFormsGiveTheReasoning() throws {
    let views = try FiveViews()
    let english = Narrator(try views.tapped(), .english)
    let fifth = english.ask(views["fifthView"])
    #expect(
      fifth.contains("fifthView comes after fourthView in subviews, so thirdView asks it first"))
    #expect(fifth.contains("In thirdView the point is (180,120)"))
    #expect(fifth.contains("(20,260), is subtracted"))
    #expect(fifth.contains("140 pt above its top edge"))
    #expect(fifth.contains("That does not end the search"))
    #expect(english.ask(views["fourthView"]).contains("fifthView returned nil, so the next one"))
    #expect(
      english.answer(views["thirdView"])
        .contains("secondView, earlier in subviews, is never asked"))
    let chinese = Narrator(try views.tapped(), .simplifiedChinese)
    #expect(chinese.ask(views["fifthView"]).contains("上边缘上方 140 点"))
    #expect(chinese.ask(views["fifthView"]).contains("fifthView 在 subviews 里比 fourthView 靠后"))
    #expect(chinese.answer(views["thirdView"]).contains("排在它前面的 secondView 不再问了"))
  }

  @Test func aBoundTouchIsNotHitTestedAgain() throws {
    let trace = try FiveViews().tapped()
    let lift = Narrator(trace, .english).explain(23)
    #expect(lift.long.map(\.plain).joined().contains("Nothing is hit-tested again"))
  }
}
