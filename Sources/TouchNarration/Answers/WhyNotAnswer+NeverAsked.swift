import TouchCore
import TouchInquiry

extension WhyNotAnswer {
  func ownOverride(at step: Int, _ answer: ViewID?) -> StyledText {
    let who = name(view)
    let own = overrides(of: scene[view]).hitTest
    guard let answer else {
      guard !own.isEmpty else {
        return say(
          en: """
            \(name: who) was asked, but under the rules \(code: rulesName) it returned \
            \(bad: "nil") (\(place(step))).
            """,
          zh: """
            \(name: who) 被询问了，但按规则 \(code: rulesName)，它返回了 \(bad: "nil")\
            （\(place(step))）。
            """)
      }
      return say(
        en: """
          \(name: who) was asked, but its own \(code: "hitTest") (\(own)) returned \(bad: "nil") \
          (\(place(step))).
          """,
        zh: """
          \(name: who) 被询问了，但它自己的 \(code: "hitTest")（\(own)）返回了 \(bad: "nil")\
          （\(place(step))）。
          """)
    }
    guard answer != view else {
      return say(
        en: """
          \(name: who) was asked and returned itself (\(place(step))), but its superview did not \
          return it.
          """,
        zh: "\(name: who) 被询问了，也返回了它自己（\(place(step))），但父视图没有采用这个结果。")
    }
    return say(
      en: """
        \(name: who) was asked, but its own \(code: "hitTest") (\(own)) returned \
        \(name: name(answer)) instead (\(place(step))).
        """,
      zh: """
        \(name: who) 被询问了，但它自己的 \(code: "hitTest")（\(own)）返回的是 \
        \(name: name(answer))（\(place(step))）。
        """)
  }

  func answeredBelow(at step: Int, _ other: ViewID) -> StyledText {
    say(
      en: """
        \(name: name(view)) contains the point, but it asks its subviews first: they returned \
        \(name: name(other)), so \(name: name(view)) did, too (\(place(step))).
        """,
      zh: """
        \(name: name(view)) 包含这个点，但它先询问子视图：子视图返回了 \(name: name(other))，\
        所以 \(name: name(view)) 返回的也是它（\(place(step))）。
        """)
  }

  func ancestorRefused(_ ancestor: ViewID, at step: Int, _ verdict: AskVerdict) -> StyledText {
    guard verdict == .interaction, scene.isOfPush(ancestor) else {
      return paragraph([
        reached(through: ancestor, at: step, verdict), seen(at: step, isNamed: true),
      ])
    }
    return paragraph([
      reached(through: ancestor, at: step, verdict),
      say(
        en: """
          A push or a pop is running, and UIKit switches touches off until it ends: print the views \
          again after that.
          """,
        zh: "push 或 pop 正在进行，UIKit 在它结束之前关闭触摸：请在它结束之后再打印一次视图。"),
    ])
  }

  private func reached(
    through ancestor: ViewID, at step: Int, _ verdict: AskVerdict
  ) -> StyledText {
    say(
      en: """
        \(name: name(view)) was never asked: it can only be reached through \
        \(name: name(ancestor)), which returned \(bad: "nil") (\(place(step))): \
        \(why(verdict, at: step)).
        """,
      zh: """
        \(name: name(view)) 从未被询问：只有通过 \(name: name(ancestor)) 才能问到它，而 \
        \(name: name(ancestor)) 返回了 \(bad: "nil")（\(place(step))）：\(why(verdict, at: step))。
        """)
  }

  func ancestorOverridden(_ ancestor: ViewID, at step: Int) -> StyledText {
    let own = overrides(of: scene[ancestor]).hitTest
    guard case .hitAsk(_, _, _, .overridden) = trace[step] else {
      return say(
        en: """
          \(name: name(view)) was never asked: under the rules \(code: rulesName), \
          \(name: name(ancestor)) returned without asking it (\(place(step))).
          """,
        zh: """
          \(name: name(view)) 从未被询问：按规则 \(code: rulesName)，\(name: name(ancestor)) \
          没有问它就返回了（\(place(step))）。
          """)
    }
    return say(
      en: """
        \(name: name(view)) was never asked: it can only be reached through \
        \(name: name(ancestor)), whose own \(code: "hitTest") (\(own)) returns without asking \
        its subviews (\(place(step))).
        """,
      zh: """
        \(name: name(view)) 从未被询问：只有通过 \(name: name(ancestor)) 才能问到它，而 \
        \(name: name(ancestor)) 自己的 \(code: "hitTest")（\(own)）不问子视图就返回了\
        （\(place(step))）。
        """)
  }
}
