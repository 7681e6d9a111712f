import TouchCore

/// 2.26: a nil does not end the search; the following step says where it goes on.
struct SearchGoingOn: Telling {
  let viewpoint: Viewpoint
  /// The place of the nil.
  let index: Int
  /// Who answered it, so deep in the search.
  let view: ViewID
  let depth: Int

  var told: StyledText {
    switch searchStep(after: index) {
    case .ask(let next, _)?:
      guard trace.rules.order == .newestFirst, trace.rules.startsAtWindow || depth > 0,
        scene.liesInFront(view, of: next)
      else {
        return say(
          en: "That does not end the search: the next one, \(name: name(next)), is asked.",
          zh: "查找并没有结束：询问下一个，\(name: name(next))。")
      }
      return say(
        en: "That does not end the search: the next one behind it, \(name: name(next)), is asked.",
        zh: "查找并没有结束：接着询问 \(name: name(next))。")
    case .answer(let parent, _, let answer)?: return lastOfSiblings(parent, answer)
    case .window(let next)?:
      return say(
        en:
          "That does not end the search: the touch falls through to the next window, \(name: name(next)).",
        zh: "查找并没有结束：触摸落到下一个窗口 \(name: name(next))。")
    case nil:
      return say(
        en: "There is no window left to ask, so no view takes this touch.",
        zh: "已经没有窗口可问，所以没有视图接住这次触摸。")
    }
  }

  private func lastOfSiblings(_ parent: ViewID, _ answer: ViewID?) -> StyledText {
    if answer == parent {
      return say(
        en: """
          That does not end the search: it was the last subview to ask, so now \
          \(name: name(parent)) returns itself.
          """,
        zh: "查找并没有结束：它是最后一个要询问的子视图，接下来由 \(name: name(parent)) 返回它自己。")
    }
    guard let answer else {
      return say(
        en: "It was the last subview for \(name: name(parent)) to ask.",
        zh: "它是 \(name: name(parent)) 最后一个要询问的子视图。")
    }
    guard answer == view else {
      return say(
        en: "\(name: name(parent)) still returns \(name: name(answer)).",
        zh: "\(name: name(parent)) 返回的仍然是 \(name: name(answer))。")
    }
    // Article 001's test is turned round: the child that found nothing is the answer.
    return say(
      en: """
        The rules \(code: rulesName) stop at the first refusal: \(name: name(parent)) returns the \
        view that refused.
        """,
      zh: """
        规则 \(code: rulesName) 遇到第一个拒绝就停下：\(name: name(parent)) 返回这个拒绝的视图。
        """)
  }
}
