import TouchCore

/// What rules that are not UIKit's do instead of its search.
struct TwistWords: Telling {
  let viewpoint: Viewpoint
  let twist: HitTestRules.Twist

  /// What a belief does instead of UIKit's search, in a sentence.
  ///
  /// Its steps are told with this one reason: UIKit's reasons would not be true of them.
  var reason: StyledText {
    switch twist {
    case .leafFirst:
      under(
        en: "the view seen under the finger is asked first, then its superviews up to the window",
        zh: "最先询问手指下看得见的视图，再沿父视图一路问到窗口")
    case .drawnOnTop:
      under(
        en: "what is drawn in front under the finger has the touch, whatever its switches",
        zh: "手指下画在最上面的视图得到触摸，不管它的开关")
    case .refusalEnds:
      under(
        en: "a view under the finger that cannot receive ends the search",
        zh: "手指下的视图只要不能接收，查找就此结束")
    case .handlersOnly:
      under(
        en: "a view that handles nothing never returns itself; only a window does",
        zh: "什么都不处理的视图从不返回自己，只有窗口例外")
    case .fallsThrough:
      under(
        en: "a touch falls through a view that handles nothing to a sibling behind it that does",
        zh: "触摸会穿过什么都不处理的视图，落到下面能处理的同级视图上")
    case .nilEnds:
      under(
        en: """
          a view under the finger whose own \(code: "hitTest") returns \(bad: "nil") ends the \
          search
          """,
        zh: "手指下的视图自己的 \(code: "hitTest") 一旦返回 \(bad: "nil")，查找就此结束")
    case .clearPasses:
      under(en: "touches pass through a view that draws nothing", zh: "触摸会穿过什么都不画的视图")
    case .noVeto:
      under(
        en: "the subviews of a view that refuses are asked all the same",
        zh: "视图拒绝之后，照样询问它的子视图")
    case .containersOnly:
      under(en: "only views that contain the point are asked at all", zh: "只询问包含这个点的视图")
    case .everybodyAsked:
      under(
        en: "every view is asked, also below a refusal and after a view was returned",
        zh: "每个视图都要询问，拒绝者的子视图、已有回答之后的视图也不例外")
    case .drawnHoles:
      under(
        en: "no point is inside a view where its drawing leaves a hole",
        zh: "视图画出来的洞里，没有点算在它之内")
    }
  }

  private func under(en english: StyledText, zh chinese: StyledText) -> StyledText {
    say(
      en: rulesAreBelief
        ? "As \(code: rulesName) has it, \(english)."
        : "Under the rules \(code: rulesName), \(english).",
      zh: "按\(rulesAreBelief ? "" : "规则") \(code: rulesName)，\(chinese)。")
  }
}
