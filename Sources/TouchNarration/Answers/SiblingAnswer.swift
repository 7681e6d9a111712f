import TouchCore
import TouchInquiry

/// A view in front that answered first.
struct Sibling {
  let id: ViewID
  let behind: ViewID
  let step: Int
  let hit: ViewID
}

/// That a view in front had answered before another one was asked.
struct SiblingAnswer: Telling {
  let viewpoint: Viewpoint
  let view: ViewID
  let sibling: Sibling

  /// 2.5: newest first, and the first answer ends the asking.
  var told: StyledText {
    if viewpoint.scene[sibling.id].isAlertOfTestTool {
      return paragraph([
        decided,
        say(en: "An alert takes all touches until it is answered.", zh: "警告框在得到回应之前会拿走所有触摸。"),
      ])
    }
    guard viewpoint.scene[sibling.id].isBarOfApp else {
      return paragraph([decided, nearlyClear, inset].filter { !$0.isEmpty })
    }
    return paragraph([decided, remedy])
  }

  /// What brings it out from a bar, which keeps its place.
  private var remedy: StyledText {
    let scene = viewpoint.scene
    // Constraints do not place rows.
    let isInRow = scene.path(from: view).contains { scene[$0].kind.isRow }
    let way = isInRow ? (isBarOfContainer ? scrolled : inset) : ""
    guard way.isEmpty else { return way }
    let around = scene[sibling.id].superview.map { name($0) } ?? ""
    guard !scene.coversScreen(view) else {
      return say(
        en: """
          A bar lies in front of the content: to cover the bar as well, put \(name: name(view)) into \
          \(name: around) or into a window of its own.
          """,
        zh: """
          栏总在内容前面：要连栏一起盖住，请把 \(name: name(view)) 放进 \(name: around)，或者放进它自己的窗口。
          """)
    }
    return say(
      en: "A bar keeps its place: constrain \(name: name(view)) to the safe area.",
      zh: "栏的位置不变：请把 \(name: name(view)) 约束到安全区域内。")
  }

  /// 19.58: whether the controller's container has the bar, and so the safe area leaves it out.
  private var isBarOfContainer: Bool {
    let around = viewpoint.scene[sibling.id].superview.map { viewpoint.scene[$0] }
    return viewpoint.scene.isOutermost(sibling.id)
      || around?.customClass == "UILayoutContainerView"
  }

  /// The nearest scroll view around the view, if the one in front is not in it.
  private var scrollBehind: ViewID? {
    let scene = viewpoint.scene
    return scene.scrollViews(moving: view).first.flatMap {
      scene.isDescendant(sibling.id, of: $0) ? nil : $0
    }
  }

  /// 20.10, 20.11: the bar is in the inset of a list; empty if no list scrolls the view far enough.
  private var scrolled: StyledText {
    let scene = viewpoint.scene
    guard let scroll = scrollBehind,
      !scene[scroll].knowsContentSize || ScrollTrial(of: view, in: scene).freeing != nil
    else { return "" }
    return say(
      en: "Scrolling \(name: name(scroll)) brings it out from under the bar; no change is needed.",
      zh: "滚动 \(name: name(scroll)) 就能让它从栏下面出来，不需要改什么。")
  }

  /// 2.2: what nobody sees takes touches all the same, down to a limit.
  private var nearlyClear: StyledText {
    let then = viewpoint.at(sibling.step).scene
    let faint = then.path(from: sibling.hit).first {
      then[$0].alpha < 0.1 && then.isDescendant($0, of: sibling.id)
    }
    guard let faint else { return "" }
    let alpha = short(then[faint].alpha)
    return say(
      en: """
        \(name: name(faint)) is nearly clear (\(code: "alpha") \(number: alpha)): from 0.01 on a view takes \
        touches.
        """,
      zh: """
        \(name: name(faint)) 几乎是透明的（\(code: "alpha") \(number: alpha)）：从 0.01 起，视图就会接住触摸。
        """)
  }

  /// 20.10: what lies over the end of a list covers its last rows wherever it is scrolled to, unless the
  /// list is told how much that is.
  private var inset: StyledText {
    let scene = viewpoint.scene
    guard let scroll = scrollBehind, let front = scene.outlineAsHit(sibling.id)?.box,
      let whole = scene.outlineAsHit(scroll)?.box,
      front.maxY >= whole.maxY - 1, front.minY > whole.middle.y,
      ScrollTrial(of: view, in: scene).freeing == nil
    else { return "" }
    let height = short(whole.maxY - front.minY)
    return say(
      en: """
        If \(name: name(sibling.id)) is to stay there, give \(name: name(scroll)) a \
        \(code: "contentInset.bottom") of \(number: height) pt more: then what it shows last scrolls \
        out from under it.
        """,
      zh: """
        如果 \(name: name(sibling.id)) 要留在那里，请把 \(name: name(scroll)) 的 \
        \(code: "contentInset.bottom") 加大 \(number: height) pt：这样最后的内容就能从它下面滚出来。
        """)
  }

  private var decided: StyledText {
    let who = name(view)
    let front = name(sibling.id)
    guard trace.rules.order == .newestFirst, trace.rules.twist == nil else {
      return askedBefore
    }
    let had = alreadyAnswered
    let place = place(sibling.step)
    let comes = comesBefore
    guard sibling.behind != view else {
      return say(
        en: "\(name: who) was never asked: \(name: front) \(comes) and \(had) (\(place)).",
        zh: "\(name: who) 从未被询问：\(name: front) \(comes)，\(had)（\(place)）。")
    }
    let behind = name(sibling.behind)
    return say(
      en: """
        \(name: who) was never asked: it is in \(name: behind), and \(name: front) \(comes) and \
        \(had) (\(place)).
        """,
      zh: """
        \(name: who) 从未被询问：它在 \(name: behind) 里，而 \(name: front) \(comes)，\
        \(had)（\(place)）。
        """)
  }

  /// What the sibling is to the view, or to the one around it that was behind the sibling.
  private var comesBefore: StyledText {
    let it =
      sibling.behind == view
      ? say(en: "it", zh: "它")
      : say(en: "\(name: name(sibling.behind))", zh: " \(name: name(sibling.behind)) ")
    return switch order {
    case .inFront:
      say(
        en: "lies in front of \(it) (later in \(code: "subviews"))",
        zh: "盖在\(it)上面（在 \(code: "subviews") 里更靠后）")
    case .askedBefore:
      say(
        en: "was asked before \(it) (later in \(code: "subviews"))",
        zh: "先于\(it)被询问（在 \(code: "subviews") 里更靠后）")
    case .byPointInside:
      say(
        en: """
          was asked before \(it) (later in \(code: "subviews")), takes this point outside its \
          bounds through its own \(code: "point(inside:with:)"),
          """,
        zh: """
          先于\(it)被询问（在 \(code: "subviews") 里更靠后），这个点在它的 \(code: "bounds") 之外，但它自己的 \
          \(code: "point(inside:with:)") 说在里面
          """)
    case .below:
      say(
        en: """
          takes points up to \(number: short(scene.settings[.barSlop])) pt below it \
          (\(code: "model.barSlop"), seen on iOS 5 to 7 only)
          """,
        zh: """
          也接住它下方 \(number: short(scene.settings[.barSlop])) pt 之内的点\
          （\(code: "model.barSlop")，只在 iOS 5 到 7 上见过）
          """)
    case .overLayer:
      say(
        en: """
          is asked although it lies behind it (on \(system) \(code: "SwiftUI") draws \
          \(name: name(sibling.behind)) into a layer, and only subviews are asked)
          """,
        zh: """
          虽然被它盖住，问的却是它（在 \(system) 上，\(code: "SwiftUI") 把 \
          \(name: name(sibling.behind)) 画成图层，而命中测试只问子视图）
          """)
    case .byDrawing:
      say(
        en: "comes after \(it) among the subviews (the order of drawing does not matter)",
        zh: "在子视图顺序里比\(it)靠后（与绘制的先后无关）")
    }
  }

  /// How a view that answered first stands to the one behind it.
  private enum Order {
    /// Both are under the finger, and it covers the other.
    case inFront
    /// The other is not under the finger, so nothing covers it there.
    case askedBefore
    /// A `zPosition` says otherwise than the order of the subviews.
    case byDrawing
    /// 22.21, 22.28: the other is only drawn, and it is a view.
    case overLayer
    /// Its own `point(inside:)` says yes to a point outside its bounds (2.12).
    case byPointInside
    /// It is a bar that takes points below it (19.37).
    case below
  }

  private var order: Order {
    if trace.isBelowBar(sibling.id, at: sibling.step) { return .below }
    let then = viewpoint.at(sibling.step).scene
    if then[sibling.behind].kind == .drawn, trace.hosting == .layers { return .overLayer }
    guard then.areDrawnAsAdded([sibling.id, sibling.behind]) else { return .byDrawing }
    let covers = { (view: ViewID) in
      trace.touch(at: sibling.step).map { then.covers(view, $0.screenLocation) } ?? false
    }
    if then[sibling.id].pointInsideOverride != nil, !covers(sibling.id) { return .byPointInside }
    return covers(sibling.behind) && then.overlap(sibling.id, sibling.behind)
      ? .inFront : .askedBefore
  }

  private var alreadyAnswered: StyledText {
    let hit = name(sibling.hit)
    guard sibling.hit == sibling.id else {
      return say(en: "had already returned \(name: hit)", zh: "已经返回了 \(name: hit)")
    }
    return say(en: "had already returned itself", zh: "已经返回了 \(name: hit) 本身")
  }

  private var askedBefore: StyledText {
    say(
      en: """
        \(name: name(view)) was never asked: under the rules \(code: rulesName), \
        \(name: name(sibling.id)) was asked before it and \(alreadyAnswered) \
        (\(place(sibling.step))).
        """,
      zh: """
        \(name: name(view)) 从未被询问：按规则 \(code: rulesName)，先询问了 \
        \(name: name(sibling.id))，它\(alreadyAnswered)\
        （\(place(sibling.step))）。
        """)
  }

  /// 19.16: that who answered is there because a controller is presented.
  var presentation: StyledText {
    guard
      let presented = scene.presented(behind: sibling.hit)
        ?? scene.presented(over: view, answering: sibling.hit)
    else { return "" }
    let by = scene[presented].presenter.map { name(.controller($0)) } ?? ""
    if let style = scene[presented].presentation?.style {
      return say(
        en: """
          \(name: by) presents \(name: name(.controller(presented))) (\(code: style.rawValue)), and \
          nothing passes a presentation, even where it is clear.
          """,
        zh: """
          \(name: by) 呈现了 \(name: name(.controller(presented)))（\(code: style.rawValue)），\
          触摸不会穿过呈现的内容，哪怕那里是透明的。
          """)
    }
    return say(
      en: """
        \(name: name(sibling.hit)) is there because \(name: by) presents \
        \(name: name(.controller(presented))).
        """,
      zh: """
        \(name: name(sibling.hit)) 在那里，是因为 \(name: by) 呈现了 \
        \(name: name(.controller(presented)))。
        """)
  }
}
