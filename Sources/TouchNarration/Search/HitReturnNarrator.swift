import TouchCore

/// A `hit.return`.
struct Answer {
  let index: Int
  let view: ViewID
  let depth: Int
  let answer: ViewID?
}

//   what came before                         so the view answers
//   its own ask, overridden                  what its override says
//   its own ask, inside                      itself: there was nobody to ask
//   a child's answer, the same view          that, unchanged
//   a child's nil                            itself: nobody below answered
//   (itself, but passing through)            nil

/// Why a view answers what it answers.
enum AnswerCause {
  case override, leaf, nobodyBelow
  case passedOn(from: ViewID)
  case passThrough
  /// Nil where super answers one view (22.25).
  case takesBack(ViewID)
  /// A hosting view, or what SwiftUI draws in it (22.22 to 22.24, 22.27).
  case hosting(HostingWords)
  /// Rules other than UIKit's: never itself; the child that refused; a belief.
  case neverSelf
  /// An animated view below it keeps the touch from everybody (21.18).
  case swallowed
  case refusingChild(ViewID)
  case belief(HitTestRules.Twist)
}

/// Tells that a view answered.
struct HitReturnNarrator: Telling {
  let viewpoint: Viewpoint
  let step: Answer

  var wording: Wording {
    let why = cause
    if case .belief = why { return Wording(short: shortly(why), fully: fully(why)) }
    return Wording(short: shortly(why), long: [fully(why), consequence])
  }

  var cause: AnswerCause {
    if let twist = trace.rules.twist { return .belief(twist) }
    let before = self.step(before: step.index)
    if case .hitAsk(step.view, step.depth, _, .overridden)? = before { return .override }
    if case .hitReturn(let child, _, let answer?)? = before, answer == step.answer {
      return .passedOn(from: child)
    }
    if step.answer == step.view, let words = hosting(atAnswer: step.index, of: step.view) {
      return .hosting(words)
    }
    guard let answer = step.answer else {
      if scene[step.view].hitTestOverride == .passesThrough { return .passThrough }
      if scene[step.view].takesAnswersBack {
        guard case .hitReturn(_, step.depth + 1, let other?)? = before else {
          return .takesBack(step.view)
        }
        return .takesBack(other)
      }
      return trace.rules.answersSelf ? .swallowed : .neverSelf
    }
    if answer == step.view { return scene[step.view].subviews.isEmpty ? .leaf : .nobodyBelow }
    return .refusingChild(answer)
  }

  /// 21.18: an animation swallows the touch.
  private func swallowedBelow(_ what: StyledText) -> StyledText {
    let who = name(step.view)
    return say(
      en: """
        A view below \(name: who) is animated and under the finger. With \
        \(setting(.animatingSwallows)) on, the touch is not offered to what lies behind it either, \
        so \(name: who) returns \(what).
        """,
      zh: """
        \(name: who) 下面有一个正在动画的视图，手指就在它上面。\(setting(.animatingSwallows)) 打开时，\
        触摸也不会交给它下面的视图，所以 \(name: who) 返回\(what)。
        """)
  }

  private func shortly(_ cause: AnswerCause) -> StyledText {
    let who = name(step.view)
    let what = answered
    switch cause {
    case .override:
      return say(
        en: "\(name: who) returns \(what), by its own \(code: "hitTest")",
        zh: "\(name: who) 用自己的 \(code: "hitTest") 返回\(what)")
    case .leaf:
      return say(
        en: "\(name: who) returns \(what): it has no subviews",
        zh: "\(name: who) 返回\(what)：没有子视图")
    case .nobodyBelow:
      return say(
        en: "\(name: who) returns \(what): each subview asked returned \(code: "nil")",
        zh: "\(name: who) 返回\(what)：子视图都返回 \(code: "nil")")
    case .passedOn(let child):
      return child == step.answer
        ? say(
          en: "\(name: who) returns \(what), which returned itself",
          zh: "\(name: who) 返回\(what)，\(name: name(child)) 返回的是自己")
        : say(
          en: "\(name: who) returns \(what), which \(name: name(child)) returned",
          zh: "\(name: who) 返回\(what)，这是 \(name: name(child)) 返回的")
    case .passThrough:
      return say(
        en: "\(name: who) returns \(what): it lets touches pass through itself",
        zh: "\(name: who) 返回\(what)：它让触摸穿过自己")
    case .takesBack(let other):
      return say(
        en:
          "\(name: who) returns \(what) instead of \(name: name(other)), by its own \(code: "hitTest")",
        zh: "\(name: who) 用自己的 \(code: "hitTest") 把 \(name: name(other)) 换成\(what)")
    case .hosting(let words): return words.shortly
    case .swallowed:
      return say(
        en: "\(name: who) returns \(what): an animated view below keeps the touch to itself",
        zh: "\(name: who) 返回\(what)：下面一个正在动画的视图把触摸吞掉了")
    case .neverSelf:
      return say(
        en:
          "\(name: who) returns \(what): by the rules \(code: rulesName) a view never returns itself",
        zh: "\(name: who) 返回\(what)：按规则 \(code: rulesName)，视图从不返回自己")
    case .refusingChild:
      return say(
        en: "\(name: who) returns \(what), which refused: the rules \(code: rulesName)",
        zh: "\(name: who) 返回拒绝了的\(what)：规则 \(code: rulesName)")
    case .belief:
      return say(
        en: rulesAreBelief
          ? "\(name: who) returns \(what)"
          : "\(name: who) returns \(what), under the rules \(code: rulesName)",
        zh: rulesAreBelief
          ? "\(name: who) 返回\(what)" : "按规则 \(code: rulesName)，\(name: who) 返回\(what)")
    }
  }

  /// `itself`, a name or nil; in Chinese with the space a name wants in front.
  private var answered: StyledText {
    guard let answer = step.answer else { return say(en: "\(bad: "nil")", zh: " \(bad: "nil")") }
    guard answer != step.view else {
      return say(en: "\(good: "itself")", zh: "\(good: "它自己")")
    }
    return say(en: "\(name: name(answer))", zh: " \(name: name(answer))")
  }

  func fully(_ cause: AnswerCause) -> StyledText {
    let who = name(step.view)
    let what = answered
    switch cause {
    case .override:
      return say(
        en: """
          \(name: who) overrides \(code: "hitTest") (\(ownHitTest)): it returns \
          \(what), whatever UIView would have returned.
          """,
        zh: """
          \(name: who) 重写了 \(code: "hitTest")（\(ownHitTest)）：它返回\(what)，\
          不管 \(code: "UIView") 本来会返回什么。
          """)
    case .leaf:
      return say(
        en: """
          The point is inside \(name: who), and there are no subviews to ask: \(name: who) \
          returns \(what).
          """,
        zh: "点在 \(name: who) 之内，又没有子视图可问：\(name: who) 返回\(what)。")
    case .nobodyBelow: return nobodyBelow
    case .passedOn(let child): return passedOn(from: child)
    case .passThrough:
      return say(
        en: """
          Super would return \(name: who) itself, but \(name: who) overrides \(code: "hitTest") \
          (\(ownHitTest)): it returns \(what) instead, so that touches pass \
          through it and only its subviews take them.
          """,
        zh: """
          \(code: "super") 本来会返回 \(name: who) 自己，但 \(name: who) 重写了 \
          \(code: "hitTest")（\(ownHitTest)）：改为返回\(what)，\
          让触摸穿过它，只有它的子视图会接住触摸。
          """)
    case .takesBack(let other):
      return TakingBackWords(viewpoint: viewpoint, step: step, other: other).told
    case .hosting(let words): return words.fully
    case .swallowed: return swallowedBelow(what)
    case .neverSelf:
      return say(
        en: """
          The rules \(code: rulesName) never return the view itself, so \(name: who) returns \
          \(what).
          """,
        zh: "规则 \(code: rulesName) 从不返回视图自己，所以 \(name: who) 返回\(what)。")
    case .refusingChild:
      return say(
        en: """
          The rules \(code: rulesName) turn the test round: \(name: who) returns \(what), the \
          first subview that found nothing.
          """,
        zh: """
          规则 \(code: rulesName) 把判断弄反了：\(name: who) 返回\(what)，也就是第一个什么都没找到的子视图。
          """)
    case .belief(let twist): return TwistWords(viewpoint: viewpoint, twist: twist).reason
    }
  }

  private var ownHitTest: StyledText { overrides(of: scene[step.view]).hitTest }

  private var nobodyBelow: StyledText {
    let who = name(step.view)
    guard trace.rules.asksChildrenOfViews || scene[step.view].kind == .window else {
      return say(
        en: """
          The point is inside \(name: who), and the rules \(code: rulesName) look no further: \
          \(name: who) returns itself.
          """,
        zh: "点在 \(name: who) 之内，规则 \(code: rulesName) 不再往下看：\(name: who) 返回它自己。")
    }
    guard trace.rules.stop == .atFirstAnswer else {
      return say(
        en: """
          The last subview that \(name: who) asked returned \(bad: "nil"), and for the rules \
          \(code: rulesName) the last result counts: \(name: who) returns itself.
          """,
        zh: """
          \(name: who) 最后询问的子视图返回了 \(bad: "nil")，而规则 \(code: rulesName) \
          以最后的结果为准：\(name: who) 返回它自己。
          """)
    }
    return say(
      en: """
        The point is inside \(name: who), and none of its subviews returned a view, so \
        \(name: who) returns itself.
        """,
      zh: "点在 \(name: who) 之内，它的子视图都返回了 \(bad: "nil")，所以 \(name: who) 返回它自己。")
  }

  private func passedOn(from child: ViewID) -> StyledText {
    let who = name(step.view)
    let what = answered
    guard trace.rules.stop != .never else {
      return say(
        en: """
          \(name: name(child)) was the last one that \(name: who) asked, and for the rules \
          \(code: rulesName) the last result counts: \(name: who) returns \(what).
          """,
        zh: """
          \(name: name(child)) 是 \(name: who) 最后询问的，而规则 \(code: rulesName) \
          以最后的结果为准：\(name: who) 返回\(what)。
          """)
    }
    guard child != step.answer else {
      return say(
        en: """
          \(name: name(child)) returned itself, so \(name: who) returns it, too.
          """,
        zh: "\(name: name(child)) 返回了它自己，\(name: who) 把这个结果原样传上去。")
    }
    return say(
      en: "\(name: name(child)) returned \(what), so \(name: who) returns it, too.",
      zh: "\(name: name(child)) 返回了\(what)，\(name: who) 把这个结果原样传上去。")
  }
}
