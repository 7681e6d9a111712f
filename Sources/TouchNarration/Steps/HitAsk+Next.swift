import TouchCore

extension Narrator {
  /// What is asked next, or why nothing below is.
  func whatFollows(_ ask: Ask) -> StyledText {
    switch ask.verdict {
    case .inside: return asksSubviews(ask)
    case .overridden:
      guard !ask.view.subviews.isEmpty else { return overriddenAnswer(ask) }
      return paragraph([
        overriddenAnswer(ask),
        say(
          en: "\(capital(subviews(of: ask.id))) can only be reached through super: nobody asks.",
          zh: "\(subviews(of: ask.id))只有通过 \(code: "super") 才会被询问，所以没有人问。"),
      ])
    case .outside, .hidden, .interaction, .alpha, .animating:
      return paragraph([
        pruned(ask), searchGoesOn(after: ask.index, from: ask.id, depth: ask.depth),
      ])
    }
  }

  private func overriddenAnswer(_ ask: Ask) -> StyledText {
    switch ask.view.hitTestOverride {
    case .returnsSelf: say(en: "It answers itself.", zh: "它回答它自己。")
    case .returns(let other):
      say(en: "It answers \(name: name(other)).", zh: "它回答 \(name: name(other))。")
    case .returnsNil, .callsSuper, .passesThrough, nil:
      say(en: "It answers \(bad: "nil").", zh: "它回答 \(bad: "nil")。")
    }
  }

  private func asksSubviews(_ ask: Ask) -> StyledText {
    guard let child = firstAsked(below: ask) else { return asksNobody(ask) }
    let count = ask.view.subviews.count
    guard count > 1 else {
      return say(
        en: "It has one subview, \(name: name(child)), and asks it next.",
        zh: "它有一个子视图 \(name: name(child))，接着询问它。")
    }
    guard trace.rules.order == .newestFirst else {
      return say(
        en: "It has \(count) subviews and asks \(name: name(child)) first.",
        zh: "它有 \(count) 个子视图，先询问 \(name: name(child))。")
    }
    return say(
      en: "It has \(count) subviews and asks them newest first: \(name: name(child)) is next.",
      zh: "它有 \(count) 个子视图，从最后添加的问起：接着询问 \(name: name(child))。")
  }

  private func asksNobody(_ ask: Ask) -> StyledText {
    guard ask.view.subviews.isEmpty else {
      return say(
        en: "The rules \(code: rulesName) do not ask the subviews of a view.",
        zh: "规则 \(code: rulesName) 不询问视图的子视图。")
    }
    guard trace.rules.answersSelf else {
      return say(
        en: """
          It has no subviews, and the rules \(code: rulesName) never answer the view itself.
          """,
        zh: "它没有子视图，而规则 \(code: rulesName) 从不回答视图自己。")
    }
    guard ask.view.hitTestOverride == .passesThrough else {
      return say(
        en: "It has no subviews to ask, so it will answer itself.", zh: "它没有子视图可问，所以将回答它自己。")
    }
    return say(
      en: """
        It has no subviews to ask, so super will answer the view itself, which its own \
        \(code: "hitTest") turns into \(bad: "nil").
        """,
      zh: """
        它没有子视图可问，所以 \(code: "super") 将回答它自己，而它自己的 \(code: "hitTest") \
        会把这个回答换成 \(bad: "nil")。
        """)
  }

  /// 2.3, 2.11: a refusal takes the whole subtree with it.
  private func pruned(_ ask: Ask) -> StyledText {
    guard !ask.view.subviews.isEmpty else { return "" }
    guard ask.verdict == .outside else {
      return say(
        en: """
          \(capital(subviews(of: ask.id))) and everything below can only be reached through it, \
          so nobody asks there either.
          """,
        zh: "\(subviews(of: ask.id))以及更下面的视图只有通过它才能问到，所以也不会被询问。")
    }
    return say(
      en: """
        \(capital(subviews(of: ask.id))) can only be reached through it, so nobody asks there \
        either, even where something sticks out of it.
        """,
      zh: "\(subviews(of: ask.id))只有通过它才能问到，所以也不会被询问，即使有一部分露在它外面。")
  }

  /// 2.26: a nil does not end the search; the following step says where it goes on.
  func searchGoesOn(after index: Int, from view: ViewID, depth: Int) -> StyledText {
    switch step(after: index) {
    case .hitAsk(let next, _, _, _)?:
      guard trace.rules.order == .newestFirst, trace.rules.startsAtWindow || depth > 0,
        liesInFront(view, of: next)
      else {
        return say(
          en: "That does not end the search: the next one, \(name: name(next)), is asked.",
          zh: "寻找并没有结束：询问下一个，\(name: name(next))。")
      }
      return say(
        en: "That does not end the search: the next one behind it, \(name: name(next)), is asked.",
        zh: "寻找并没有结束：询问它后面的下一个，\(name: name(next))。")
    case .hitReturn(let parent, _, let answer)?: return lastOfSiblings(view, parent, answer)
    case .windowAsk(let next, _, _)?:
      return say(
        en:
          "That does not end the search: the touch falls through to the next window, \(name: name(next)).",
        zh: "寻找并没有结束：触摸落到下一个窗口 \(name: name(next))。")
    case .queuePut, .queueTake, .windowChoose, .hitResult, .touchBind, .touchDeliver, .chainNext,
      .chainStop, .chainDrop, .timer, .change, .recognizer, .gate, .control, .action, .scroll,
      .focus, nil:
      return say(
        en: "There is nobody left to ask, so no view takes this touch.",
        zh: "已经没有谁可问，所以没有视图接住这次触摸。")
    }
  }

  private func lastOfSiblings(_ view: ViewID, _ parent: ViewID, _ answer: ViewID?) -> StyledText {
    if answer == parent {
      return say(
        en: """
          That does not end the search: it was the last subview to ask, so now \
          \(name: name(parent)) answers itself.
          """,
        zh: "寻找并没有结束：它是最后一个要询问的子视图，接下来由 \(name: name(parent)) 回答它自己。")
    }
    guard let answer else {
      return say(
        en: "It was the last subview for \(name: name(parent)) to ask.",
        zh: "它是 \(name: name(parent)) 最后一个要询问的子视图。")
    }
    guard answer == view else {
      return say(
        en: "For \(name: name(parent)) the answer stays \(name: name(answer)).",
        zh: "\(name: name(parent)) 的回答仍然是 \(name: name(answer))。")
    }
    // Article 001's test is turned round: the child that found nothing is the answer.
    return say(
      en: """
        The rules \(code: rulesName) stop at the first refusal: \(name: name(parent)) answers the \
        view that refused.
        """,
      zh: """
        规则 \(code: rulesName) 遇到第一个拒绝就停下：\(name: name(parent)) 回答这个拒绝的视图。
        """)
  }

  /// A sentence starts with a capital letter, where the language has them.
  func capital(_ text: StyledText) -> StyledText {
    guard language == .english, let first = text.runs.first, let letter = first.text.first else {
      return text
    }
    var text = text
    text.runs[0].text = letter.uppercased() + first.text.dropFirst()
    return text
  }
}
