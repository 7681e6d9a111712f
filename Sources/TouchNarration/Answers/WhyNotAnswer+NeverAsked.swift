import TouchCore
import TouchInquiry

/// A view in front that answered first.
struct Sibling {
  let id: ViewID
  let behind: ViewID
  let step: Int
  let hit: ViewID
}

extension WhyNotAnswer {
  func ownOverride(at step: Int, _ answer: ViewID?) -> StyledText {
    let who = name(view)
    let own = overrides(of: scene[view]).hitTest
    guard let answer else {
      guard !own.isEmpty else {
        return say(
          en: """
            \(name: who) was asked, but under the rules \(code: rulesName) it answered \
            \(bad: "nil") (\(place(step))).
            """,
          zh: """
            \(name: who) 被询问了，但按规则 \(code: rulesName)，它回答了 \(bad: "nil")\
            （\(place(step))）。
            """)
      }
      return say(
        en: """
          \(name: who) was asked, but its own \(code: "hitTest") (\(own)) answered \(bad: "nil") \
          (\(place(step))).
          """,
        zh: """
          \(name: who) 被询问了，但它自己的 \(code: "hitTest")（\(own)）回答了 \(bad: "nil")\
          （\(place(step))）。
          """)
    }
    guard answer != view else {
      return say(
        en: """
          \(name: who) was asked and answered itself (\(place(step))), but whoever asked did not \
          keep that answer.
          """,
        zh: "\(name: who) 被询问了，也回答了它自己（\(place(step))），但询问者没有采用这个回答。")
    }
    return say(
      en: """
        \(name: who) was asked, but its own \(code: "hitTest") (\(own)) answered \
        \(name: name(answer)) instead (\(place(step))).
        """,
      zh: """
        \(name: who) 被询问了，但它自己的 \(code: "hitTest")（\(own)）回答的是 \
        \(name: name(answer))（\(place(step))）。
        """)
  }

  func answeredBelow(at step: Int, _ other: ViewID) -> StyledText {
    say(
      en: """
        \(name: name(view)) was asked and the point was inside, but below it \
        \(name: name(other)) was answered, and that answer was passed on (\(place(step))).
        """,
      zh: """
        \(name: name(view)) 被询问了，点也在内，但它下面回答的是 \(name: name(other))，\
        这个回答被原样传了上去（\(place(step))）。
        """)
  }

  func ancestorRefused(_ ancestor: ViewID, at step: Int, _ verdict: Verdict) -> StyledText {
    say(
      en: """
        \(name: name(view)) was never asked: it can only be reached through \
        \(name: name(ancestor)), which answered \(bad: "nil") (\(place(step))): \
        \(why(verdict, at: step)).
        """,
      zh: """
        \(name: name(view)) 从未被询问：只有通过 \(name: name(ancestor)) 才能问到它，而 \
        \(name: name(ancestor)) 回答了 \(bad: "nil")（\(place(step))）：\(why(verdict, at: step))。
        """)
  }

  func ancestorOverridden(_ ancestor: ViewID, at step: Int) -> StyledText {
    let own = overrides(of: scene[ancestor]).hitTest
    guard case .hitAsk(_, _, _, .overridden) = trace[step] else {
      return say(
        en: """
          \(name: name(view)) was never asked: under the rules \(code: rulesName), \
          \(name: name(ancestor)) answered without it (\(place(step))).
          """,
        zh: """
          \(name: name(view)) 从未被询问：按规则 \(code: rulesName)，\(name: name(ancestor)) \
          没有问它就回答了（\(place(step))）。
          """)
    }
    return say(
      en: """
        \(name: name(view)) was never asked: it can only be reached through \
        \(name: name(ancestor)), whose own \(code: "hitTest") (\(own)) answers without asking \
        anybody (\(place(step))).
        """,
      zh: """
        \(name: name(view)) 从未被询问：只有通过 \(name: name(ancestor)) 才能问到它，而 \
        \(name: name(ancestor)) 自己的 \(code: "hitTest")（\(own)）谁也不问就回答了\
        （\(place(step))）。
        """)
  }

  /// 2.5: newest first, and the first answer ends the asking.
  func siblingAnswered(_ sibling: Sibling) -> StyledText {
    let who = name(view)
    let front = name(sibling.id)
    guard trace.rules.order == .newestFirst, trace.rules.twist == nil else {
      return askedBefore(sibling)
    }
    let had = alreadyAnswered(sibling)
    let place = place(sibling.step)
    let comes = comesBefore(sibling)
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
  private func comesBefore(_ sibling: Sibling) -> StyledText {
    let it =
      sibling.behind == view
      ? say(en: "it", zh: "它")
      : say(en: "that", zh: " \(name: name(sibling.behind)) ")
    return switch order(of: sibling) {
    case .inFront: say(en: "lies in front of \(it) (added later)", zh: "在\(it)前面（后添加）")
    case .askedBefore: say(en: "was asked before \(it) (added later)", zh: "先于\(it)被询问（后添加）")
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
    case .byDrawing:
      say(
        en: "comes after \(it) among the subviews (the order of drawing does not matter)",
        zh: "在子视图顺序里排在\(it)之后（与绘制的先后无关）")
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
    /// It is a bar that takes points below it (19.37).
    case below
  }

  private func order(of sibling: Sibling) -> Order {
    if trace.isBelowBar(sibling.id, at: sibling.step) { return .below }
    let then = viewpoint.at(sibling.step).scene
    guard then.areDrawnAsAdded([sibling.id, sibling.behind]) else { return .byDrawing }
    let covers = { (view: ViewID) in
      trace.touch(at: sibling.step).map { then.covers(view, $0.screenLocation) } ?? false
    }
    return covers(sibling.behind) && then.overlap(sibling.id, sibling.behind)
      ? .inFront : .askedBefore
  }

  private func alreadyAnswered(_ sibling: Sibling) -> StyledText {
    let hit = name(sibling.hit)
    guard sibling.hit == sibling.id else {
      return say(en: "had already answered \(name: hit)", zh: "已经回答了 \(name: hit)")
    }
    return say(en: "had already answered itself", zh: "已经回答了 \(name: hit) 本身")
  }

  private func askedBefore(_ sibling: Sibling) -> StyledText {
    say(
      en: """
        \(name: name(view)) was never asked: under the rules \(code: rulesName), \
        \(name: name(sibling.id)) was asked before it and \(alreadyAnswered(sibling)) \
        (\(place(sibling.step))).
        """,
      zh: """
        \(name: name(view)) 从未被询问：按规则 \(code: rulesName)，先询问了 \
        \(name: name(sibling.id))，它\(alreadyAnswered(sibling))\
        （\(place(sibling.step))）。
        """)
  }
}
