import TouchCore

/// Tells on which page a scroll view settles, and by what (20.1 to 20.3).
struct PageNarrator: Telling {
  let viewpoint: Viewpoint
  let step: ScrollStep
  let index: Int

  var told: StyledText {
    paragraph([
      say(
        en: "With paging it comes to rest at multiples of its bounds.",
        zh: "打开分页后，它停在 \(code: "bounds") 的整数倍处。"), why,
    ])
  }

  private var why: StyledText {
    guard let speed = check(.pageSpeed, at: index), let fast = speed.number,
      let needed = speed.limit, let way = check(.pageWay, at: index), let far = way.number,
      let half = way.limit
    else { return "" }
    let measured = say(
      en: """
        The finger left at \(number: short(fast)) points a second (\(number: short(needed)) turn the \
        page, \(setting(.pagingSpeed))), \(points(far)) from the page it began on (half of it is \
        \(points(half))).
        """,
      zh: """
        手指离开时每秒 \(number: short(fast)) 点（\(number: short(needed)) 就翻页，\
        \(setting(.pagingSpeed))），离开始的那一页 \(points(far))（半页是 \(points(half))）。
        """)
    return paragraph([measured, turned])
  }

  private var turned: StyledText {
    if step.willDecelerate {
      return say(
        en: "So it turns one page; one drag never turns more.", zh: "所以翻一页；一次拖动不会翻更多页。")
    }
    return check(.pageThere, at: index)?.passes == false
      ? say(en: "But there is no page that way.", zh: "但那边没有下一页。")
      : say(en: "So it goes back to that page.", zh: "所以它回到那一页。")
  }
}
