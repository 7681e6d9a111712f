import TouchCore
import TouchInquiry

/// What is said of edits that are enough.
package enum RepairWords {
  package static func moments(_ steps: [Int], ofTrial: Bool) -> Phrase {
    let list = steps.map { "#\($0 + 1)" }.joined(separator: " ")
    guard !ofTrial else {
      return Phrase(
        en: "\(number: list)  \(dim: "steps of that tap, which is in no record")",
        zh: "\(number: list)  \(dim: "是这次假设的点击的步骤，不在记录里")")
    }
    return Phrase(
      en: "\(number: list)  \(dim: "goto N jumps there")",
      zh: "\(number: list)  \(dim: "goto N 跳到那一步")")
  }

  /// What is enough, of how many; it is said only of what was tried.
  ///
  /// - Parameter question: The line whose `all` lists what was tried.
  package static func tried(
    _ tried: Int, enough: Int, shown: Int, pairs: Int, _ question: String
  ) -> Phrase {
    let all = "\(question) all"
    let some = shown < enough
    guard pairs == 0 || pairs == enough else {
      return Phrase(
        en: "tried: \(edits(tried)); \(enough - pairs) \(enough - pairs == 1 ? "is" : "are") enough"
          + " alone, \(Self.pairs(pairs))\(some ? ", \(shown) of all these here" : "")"
          + ", none of the others (\(code: all))",
        zh: "试过 \(tried) 处修改：单独够用的有 \(enough - pairs) 处，合起来够用的有 \(pairs) 种"
          + "\(some ? "，这里一共列出 \(shown) 种" : "")，其余都不够（\(code: all)）")
    }
    guard pairs == 0 else {
      return Phrase(
        en: "tried: \(edits(tried)); none is enough alone, \(Self.pairs(enough))"
          + "\(some ? ", \(shown) of them here" : "") (\(code: all))",
        zh: "试过 \(tried) 处修改：单独一处都不够，合起来够用的有 \(enough) 种"
          + "\(some ? "，这里列出 \(shown) 种" : "")（\(code: all)）")
    }
    let others = tried == enough ? "" : ", none of the others"
    let chineseOthers = tried == enough ? "" : "，其余都不够"
    return Phrase(
      en: "tried: \(edits(tried)); \(enough) \(enough == 1 ? "is" : "are") enough"
        + "\(some ? ", \(shown) of them here" : "")\(others) (\(code: all))",
      zh: "试过 \(tried) 处修改：\(enough) 处够用\(some ? "，这里列出 \(shown) 处" : "")\(chineseOthers)"
        + "（\(code: all)）")
  }

  /// That a search has an end.
  package static func untried(_ count: Int) -> Phrase {
    Phrase(
      en: "\(edits(count)) more \(count == 1 ? "was" : "were") not tried: the scene or the record "
        + "is too large to try them all (\(code: "touchtrace help limits"))",
      zh: "另有 \(count) 处修改没有试：场景或记录太大，无法全部试过（\(code: "touchtrace help limits")）")
  }

  private static func edits(_ count: Int) -> String { count == 1 ? "1 edit" : "\(count) edits" }

  private static func pairs(_ count: Int) -> String {
    count == 1 ? "1 combination is" : "\(count) combinations are"
  }

  /// 20.11: what lies over it need not move along.
  package static func scrollsClear(_ scroll: String) -> Phrase {
    Phrase(
      en: "Scrolling \(name: scroll) brings all of it to where it can be hit: if that will do, "
        + "nothing need be changed.",
      zh: "滚动 \(name: scroll) 就能让它全部点得到：如果这样就行，不需要改什么。")
  }

  /// That no tap can be tried on a view, of which the file does not say where it lies.
  package static func placeless(_ view: String, in holder: String) -> Phrase {
    guard view != holder else {
      return Phrase(
        en: "The file does not contain the frame of \(name: view).",
        zh: "文件里没有 \(name: view) 的 \(code: "frame")。")
    }
    return Phrase(
      en: "The file does not contain the frame of \(name: holder), and \(name: view) is inside it.",
      zh: "文件里没有 \(name: holder) 的 \(code: "frame")，而 \(name: view) 在它里面。")
  }

  /// 8.1, 9.2: the recognizers of a view see the touches of what is hit in it; 7.11: a control forwards
  /// nothing.
  ///
  /// - Parameters:
  ///   - isPart: Whether UIKit makes the one of the other.
  ///   - forwards: Whether what is hit sends its messages on.
  package static func through(
    _ hit: String, to view: String, at step: Int, isPart: Bool, forwards: Bool
  ) -> Phrase {
    guard !isPart else {
      return Phrase(
        en: "\(name: view) gets it through \(name: hit) (#\(step)), which is a part of it.",
        zh: "\(name: view) 通过它的组成部分 \(name: hit) 得到触摸（#\(step)）。")
    }
    let way = Phrase(
      en: "\(name: view) gets it through \(name: hit) in it (#\(step)): its gesture recognizers "
        + "get the touch, ",
      zh: "\(name: view) 通过里面的 \(name: hit) 得到触摸（#\(step)）：它的手势识别器看得到，")
    guard forwards else {
      return way
        + Phrase(
          en: "but no message, because \(name: hit) is a control.",
          zh: "但收不到消息，因为 \(name: hit) 是控件。")
    }
    return way
      + Phrase(
        en: "and it gets the messages that \(name: hit) forwards.",
        zh: "\(name: hit) 没有留下的消息也会传给它。")
  }

  /// Above the edits that stop what happened.
  package static func stops(_ stopping: Verdict.Stopping) -> Phrase {
    switch stopping {
    case .it: Phrase(en: "What would stop it:", zh: "可以避免它的改法：")
    case .ending: Phrase(en: "What would let it go on:", zh: "可以让它继续下去的改法：")
    case .lateness: Phrase(en: "What would make it come sooner:", zh: "可以让它早些到来的改法：")
    case .besides: Phrase(en: "If it should not act as well:", zh: "如果不想让它也起作用：")
    case .undoing: Phrase(en: "What would leave it as it became:", zh: "可以保持结果的改法：")
    case .oneOfTwo:
      Phrase(en: "What would let only one of them act:", zh: "可以只让其中一个起作用的改法：")
    }
  }

  /// Above what an answer lacks to be surer.
  package static let doubts = Phrase(en: "Doubts:", zh: "存疑：")

  package static let isEnough = Phrase(en: "\(good: "enough")", zh: "\(good: "够用")")
  package static let isNotEnough = Phrase(en: "\(dim: "not enough")", zh: "\(dim: "不够")")

  /// What comes with an edit, behind it.
  ///
  /// - Parameters:
  ///   - harm: What is lost.
  ///   - more: How many losses are not among them.
  ///   - isHere: Whether only touches at this place lose it.
  package static func butAlso(_ harm: [Phrase], more: Int, isHere: Bool = false) -> Phrase {
    let english = harm.map { $0.english }.chained(by: "; ")
    let chinese = harm.map { $0.chinese }.chained(by: "；")
    let (but, chineseBut) =
      isHere ? ("but on this touch ", "但是对这次触摸：") : ("but ", "但是 ")
    return Phrase(
      en: "\(dim: but)" + english + (more > 0 ? "; \(dim: "\(more) more like it")" : ""),
      zh: "\(dim: chineseBut)" + chinese + (more > 0 ? "；\(dim: "另有 \(more) 处")" : ""))
  }

  package static func harm(_ harm: Harm, in trace: Trace) -> Phrase {
    let scene = trace.scene
    return switch harm {
    case .noLongerGets(let view, let touch):
      Phrase(
        en: "\(name: scene.name(of: view)) no longer gets touch \(trace.touchName(touch))",
        zh: "\(name: scene.name(of: view)) 不再得到触摸 \(trace.touchName(touch))")
    case .noLongerSends(let action, let sender):
      Phrase(
        en: "\(name: scene.name(of: sender)) no longer sends \(code: action)",
        zh: "\(name: scene.name(of: sender)) 不再发送 \(code: action)")
    case .noLongerRecognizes(let id):
      Phrase(
        en: "\(name: scene.name(of: id)) no longer recognizes",
        zh: "\(name: scene.name(of: id)) 不再识别成功")
    case .noLongerSelects(let row):
      Phrase(
        en: "\(name: scene.name(of: row)) is no longer selected",
        zh: "\(name: scene.name(of: row)) 不再被选中")
    case .noLongerHit(let view):
      Phrase(
        en: "a tap on \(name: scene.name(of: view)) no longer reaches it",
        zh: "点 \(name: scene.name(of: view)) 不再点得到它")
    case .noLongerAlone(let id):
      Phrase(
        en: "with its touch alone, \(name: scene.name(of: id)) no longer recognizes",
        zh: "只有它自己的触摸时，\(name: scene.name(of: id)) 也不再识别成功")
    case .comesLater(let id, let milliseconds):
      Phrase(
        en: "with one touch alone, \(name: scene.name(of: id)) recognizes \(milliseconds) ms later",
        zh: "只有一次触摸时，\(name: scene.name(of: id)) 要晚 \(milliseconds) 毫秒才识别成功")
    }
  }

  /// What became of a touch that its view had, or was about to have.
  package static func gotAndLost(_ view: String, touch: String, _ way: Loss.Way, at step: Int)
    -> Phrase
  {
    switch way {
    case .cancelled:
      Phrase(
        en: "\(name: view) got touch \(touch) and lost it (#\(step)): it receives "
          + "\(code: "touchesCancelled").",
        zh: "\(name: view) 得到了触摸 \(touch)，又失去了它（#\(step)）：它收到 "
          + "\(code: "touchesCancelled")。")
    case .neverTold:
      Phrase(
        en: "\(name: view) is the hit view of touch \(touch), but never receives it (#\(step)).",
        zh: "\(name: view) 是触摸 \(touch) 命中的视图，但没有收到它（#\(step)）。")
    case .heldBack:
      Phrase(
        en: "\(name: view) is the hit view of touch \(touch), which is still delayed when the "
          + "record ends (#\(step)).",
        zh: "\(name: view) 是触摸 \(touch) 命中的视图；记录结束时它还被扣留着（#\(step)）。")
    }
  }

  /// Who takes a touch from its hit view.
  package static func lost(_ view: String, to other: String, _ way: Loss.Way) -> Phrase {
    switch way {
    case .cancelled:
      Phrase(
        en: "\(name: view) gets the touch and loses it: \(name: other) recognizes and cancels it.",
        zh: "\(name: view) 得到触摸又失去它：\(name: other) 识别成功，取消了它。")
    case .neverTold:
      Phrase(
        en: "\(name: view) is the hit view but never receives the touch: \(name: other) recognizes "
          + "first.",
        zh: "\(name: view) 是命中的视图，却收不到触摸：\(name: other) 先识别成功。")
    case .heldBack:
      Phrase(
        en: "\(name: view) is the hit view, and \(name: other) still delays the touch when the "
          + "record ends.",
        zh: "\(name: view) 是命中的视图；记录结束时 \(name: other) 还扣留着触摸。")
    }
  }

  /// 17.21, 17.22: whose delegate keeps a text from being edited.
  package static func notEdited(_ step: FocusStep, in scene: Scene) -> Phrase {
    let view = step.to.map { scene.name(of: $0) } ?? ""
    let asked = step.asked.map { scene.name(of: $0) } ?? ""
    return Phrase(
      en:
        "\(name: view) does not begin to be edited: the delegate of \(name: asked) returns \(code: "false") from "
        + "\(code: step.cause.word)",
      zh: "\(name: view) 没有开始编辑：\(name: asked) 的代理对 \(code: step.cause.word) 回答否")
  }

  /// That nothing that was tried is enough.
  package static func nothingHelps(tried count: Int, _ question: String) -> Phrase {
    guard count > 0 else {
      return Phrase(
        en: "\(bad: "no edit helps"): no editable property changes this.",
        zh: "\(bad: "没有修改能帮上忙")：能改的东西都到不了那里。")
    }
    let all = "\(question) all"
    return Phrase(
      en: "tried: \(edits(count)); \(bad: "none is enough") (\(code: all))",
      zh: "试过 \(count) 处修改：\(bad: "都不够")（\(code: all)）")
  }

  /// What stands in the way then.
  package static func withoutThat(_ sentence: StyledText) -> Phrase {
    Phrase(en: "Without that: " + sentence, zh: "即使解决了这一点：" + sentence)
  }

  /// What comes about with an edit besides, behind it.
  package static func alsoGains(_ gains: [Phrase], more: Int) -> Phrase {
    let english = gains.map { $0.english }.chained(by: "; ")
    let chinese = gains.map { $0.chinese }.chained(by: "；")
    return Phrase(
      en: "\(dim: "and ")" + english + (more > 0 ? "; \(dim: "\(more) more like it")" : ""),
      zh: "\(dim: "并且 ")" + chinese + (more > 0 ? "；\(dim: "另有 \(more) 处")" : ""))
  }

  package static func gain(_ gain: Harm, in trace: Trace) -> Phrase {
    let scene = trace.scene
    return switch gain {
    case .noLongerGets(let view, let touch):
      Phrase(
        en: "\(name: scene.name(of: view)) also gets touch \(trace.touchName(touch))",
        zh: "\(name: scene.name(of: view)) 也得到触摸 \(trace.touchName(touch))")
    case .noLongerSends(let action, let sender):
      Phrase(
        en: "\(name: scene.name(of: sender)) also sends \(code: action)",
        zh: "\(name: scene.name(of: sender)) 也发送 \(code: action)")
    case .noLongerRecognizes(let id):
      Phrase(
        en: "\(name: scene.name(of: id)) also recognizes",
        zh: "\(name: scene.name(of: id)) 也识别成功")
    case .noLongerSelects(let row):
      Phrase(
        en: "\(name: scene.name(of: row)) is also selected",
        zh: "\(name: scene.name(of: row)) 也被选中")
    case .noLongerHit(let view):
      Phrase(
        en: "a tap on \(name: scene.name(of: view)) also reaches it",
        zh: "点 \(name: scene.name(of: view)) 也点得到它")
    // What comes alone is tried only to see what is lost.
    case .noLongerAlone, .comesLater: Phrase(en: "", zh: "")
    }
  }

  package static func butNotSent(_ action: String) -> Phrase {
    Phrase(
      en: "But \(code: action) was not sent: \(code: "why-not \(action)") explains why.",
      zh: "但是 \(code: action) 没有发送：\(code: "why-not \(action)") 说明原因。")
  }

  /// 7.20: a disabled control is hit all the same.
  package static func butDisabled(at step: Int) -> Phrase {
    Phrase(
      en: "But its \(code: "isEnabled") is off, so it ignores touches (#\(step)).",
      zh: "但是它的 \(code: "isEnabled") 是 \(code: "false")，所以不会处理触摸（#\(step)）。")
  }

  /// 7.20: what it does not do, where that is all that is left.
  package static func disabled(_ control: String, at step: Int) -> Phrase {
    Phrase(
      en: "\(name: control) ignores touches, because its \(code: "isEnabled") is off "
        + "(#\(step)).",
      zh: "\(name: control) 不处理触摸，因为它的 \(code: "isEnabled") 是 \(code: "false")（#\(step)）。")
  }

  /// 7.18: who implements it and is not on the way, or could.
  package static func implement(
    _ action: String, oneOf names: [String], elsewhere: [String] = []
  ) -> Phrase {
    let list = Listed(names)
    guard elsewhere.isEmpty else {
      let others = Listed(elsewhere)
      let isOne = elsewhere.count == 1
      let verb = isOne ? "implements" : "implement"
      return Phrase(
        en:
          "\(name: others.english) \(verb) it but \(isOne ? "is" : "are") not on the way: the "
          + "search goes up from the sender. Name the target, or implement it in one of these: "
          + "\(name: list.english).",
        zh: "\(name: others.chinese) 实现了它，但不在路上：查找是从发送者往上走的。写明目标，"
          + "或者在这些当中的一个里实现它：\(name: list.chinese)。")
    }
    return Phrase(
      en: "One of these must implement it (\(code: "~handles \(action)") in a scene): "
        + "\(name: list.english).",
      zh: "被问到的当中要有一个实现它，在场景里写作 \(code: "~handles \(action)")："
        + "\(name: list.chinese)。")
  }
}

extension [StyledText] {
  fileprivate func chained(by separator: StyledText) -> StyledText {
    dropFirst().reduce(first ?? "") { $0 + separator + $1 }
  }
}
