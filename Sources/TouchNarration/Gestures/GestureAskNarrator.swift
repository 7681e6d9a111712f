import TouchCore

/// A `gr.ask` with its parts.
struct GestureAnswer {
  let question: GestureQuestion
  let id: RecognizerID
  let other: RecognizerID?
  let view: ViewID?
  let isYes: Bool
}

/// Tells who was asked about a gesture, and what the answer leads to.
struct GestureAskNarrator: Telling {
  let viewpoint: Viewpoint
  let ask: GestureAnswer
  let index: Int

  var wording: Wording {
    // What it looked at is the reason, where it looked at anything.
    let look = DelegateLookWords(viewpoint: viewpoint, index: index).told
    return worded(
      en: "\(asked): \(code: ask.question.shortName)\(about) returns \(trueOrFalse(ask.isYes))",
      zh: "\(asked) 的 \(code: ask.question.shortName)\(about)\(returned)",
      long: (look.isEmpty ? [whoIsAsked] : [look, whoIsAsked]) + [consequence])
  }

  /// What the method returns, in Chinese.
  private var returned: StyledText {
    let gap = ask.view == nil && ask.other == nil ? " " : ""
    return "\(gap)返回 \(trueOrFalse(ask.isYes))"
  }

  private var asked: StyledText {
    guard ask.question == .viewShouldBegin, let view = ask.view else {
      return "\(name: name(ask.id))"
    }
    return "\(name: name(view))"
  }

  private var about: StyledText {
    if ask.question == .viewShouldBegin {
      return say(en: " about \(name: name(ask.id))", zh: "（\(name: name(ask.id))）")
    }
    if let other = ask.other {
      return say(en: " about \(name: name(other))", zh: "（\(name: name(other))）")
    }
    guard let view = ask.view else { return "" }
    return say(en: " about \(name: name(view))", zh: "（\(name: name(view))）")
  }

  /// Who is asked what, and when UIKit asks.
  private var whoIsAsked: StyledText {
    let method = ask.question.name
    if let hidden = hiddenFromText { return hidden }
    switch ask.question {
    case .shouldReceive:
      return say(
        en: """
          Before a new touch is shown to \(introduced(ask.id)), its delegate is asked \
          \(code: method).
          """,
        zh: "新触摸给 \(introduced(ask.id)) 看之前，先问它的代理 \(code: method)。")
    case .allowedType:
      return say(
        en: """
          \(introduced(ask.id)) sees only the kinds of touches in its \(code: method), and while \
          it follows one kind, no other.
          """,
        zh: "\(introduced(ask.id)) 只看 \(code: method) 里的触摸种类；跟踪着一种时，不看别的种类。")
    case .button:
      return say(
        en: """
          \(introduced(ask.id)) takes clicks of the button in its \(code: method) only; this is \
          another button.
          """,
        zh: "\(introduced(ask.id)) 只认 \(code: method) 里的鼠标键；这次按的是别的键。")
    case .shouldBegin:
      return say(
        en: """
          \(introduced(ask.id)) saw everything it asks for. Before it leaves Possible, its delegate \
          is asked \(code: method).
          """,
        zh: """
          \(introduced(ask.id)) 要的都看到了。离开 \(code: "Possible") 之前，先问它的代理 \(code: method)。
          """)
    case .viewShouldBegin: return viewIsAsked
    case .simultaneous:
      return say(
        en: """
          Each time one of \(name: name(ask.id)) and \(both) would prevent the other, the delegate of \
          \(name: name(ask.id)) is asked \(code: method).
          """,
        zh: """
          每当 \(name: name(ask.id)) 和 \(both) 之中一个会阻止另一个，都问 \
          \(name: name(ask.id)) 的代理 \(code: method)。
          """)
    case .canPrevent, .canBePrevented:
      return say(
        en: """
          Two recognizers follow one touch, and one of them recognized. The class of \
          \(introduced(ask.id)) overrides \(code: method), so it is asked about \(both).
          """,
        zh: """
          两个识别器跟踪同一次触摸，其中一个识别成功。\(introduced(ask.id)) 的类重写了 \(code: method)，\
          所以向它询问 \(both)。
          """)
    case .requireFailureOf, .requiredToFailBy:
      return say(
        en: """
          Once in each attempt, as a touch goes down that both follow, the delegate of \
          \(introduced(ask.id)) is asked \(code: method) about \(both).
          """,
        zh: """
          每次尝试时问一次：两者都跟踪的触摸按下时，向 \(introduced(ask.id)) 的代理询问 \(code: method)，\
          关于 \(both)。
          """)
    case .touchesShouldBegin, .touchesShouldCancel: return scrollViewIsAsked
    }
  }

  private var both: StyledText {
    guard let other = ask.other else { return say(en: "others", zh: "其他识别器") }
    return "\(name: name(other))"
  }

  /// 8.2: only about a recognizer that would cancel the view's touch.
  private var viewIsAsked: StyledText {
    let view = ask.view.map { name($0) } ?? ""
    return say(
      en: """
        \(introduced(ask.id)) saw everything it asks for, and recognizing would cancel the touch of \
        \(name: view). So the hit view \(name: view) is asked \(code: ask.question.name) first. (With \
        \(code: "cancelsTouchesInView") off it would not be asked at all.)
        """,
      zh: """
        \(introduced(ask.id)) 要的都看到了，而识别成功就会取消 \(name: view) 的触摸。所以先问命中的视图 \
        \(name: view)：\(code: ask.question.name)。（\(code: "cancelsTouchesInView") 关闭时根本不会问。）
        """)
  }

  private var scrollViewIsAsked: StyledText {
    let view = ask.view.map { name($0) } ?? ""
    return say(
      en: """
        The scroll view \(name: name(scrollView(of: ask.id))) is asked \(code: ask.question.name) about \
        its content \(name: view): \(name: name(ask.id)) wants to scroll with a touch that \
        \(name: view) has already.
        """,
      zh: """
        \(name: name(ask.id)) 想用内容 \(name: view) 已经拿到的触摸来滚动，所以先问滚动视图 \
        \(name: name(scrollView(of: ask.id)))：\(code: ask.question.name)。
        """)
  }

  /// What the answer leads to.
  private var consequence: StyledText {
    let who = name(ask.id)
    switch ask.question {
    case .shouldReceive, .allowedType, .button:
      return ask.isYes
        ? say(en: "So \(name: who) follows this touch.", zh: "所以 \(name: who) 会跟踪这次触摸。")
        : say(
          en: "So \(name: who) never sees this touch.",
          zh: "所以这次触摸对 \(name: who) 始终不可见。")
    case .shouldBegin:
      return ask.isYes
        ? say(en: "So \(name: who) may recognize.", zh: "所以 \(name: who) 可以识别。")
        : say(
          en: "So \(name: who) fails; the view and the other recognizers keep the touch.",
          zh: "所以 \(name: who) 失败；视图和其他识别器仍然拿着触摸。")
    case .viewShouldBegin: return viewAnswered
    case .simultaneous:
      return ask.isYes
        ? say(
          en: "If one of the two returns \(code: "true"), both may go on.",
          zh: "任何一方返回 \(code: "true") 就够了：两个都可以继续。")
        : say(
          en: "Unless the other delegate returns \(code: "true"), one prevents the other.",
          zh: "除非另一方的代理返回 \(code: "true")，否则一个阻止另一个。")
    case .canPrevent, .canBePrevented:
      return ask.isYes
        ? say(en: "That is the default: the delegates decide.", zh: "默认就是这样：接下来由代理决定。")
        : say(en: "So both may go on.", zh: "所以两个都可以继续。")
    case .requireFailureOf, .requiredToFailBy:
      return ask.isYes
        ? say(en: "So one of them waits until the other fails.", zh: "所以其中一个要等另一个失败。")
        : say(en: "So neither waits because of this method.", zh: "所以谁也不会因为这个方法而等待。")
    case .touchesShouldBegin, .touchesShouldCancel: return scrollViewAnswered
    }
  }

  /// 8.2, 8.3: what a no of the view means, and why a control says it.
  private var viewAnswered: StyledText {
    let who = name(ask.id)
    guard !ask.isYes, let view = ask.view else {
      return say(
        en: "That is the default: \(name: who) may recognize.",
        zh: "默认就是这样：\(name: who) 可以识别。")
    }
    guard scene[view].gestureRecognizerShouldBegin == nil, !trace.isOwnRefusal(at: index) else {
      return say(
        en:
          "The subclass returns \(bad: "false"): \(name: who) fails, and \(name: name(view)) keeps its touch.",
        zh: "子类返回 \(bad: "false")：\(name: who) 失败，\(name: name(view)) 保住它的触摸。")
    }
    let refusal = RefusalWords(viewpoint: viewpoint, recognizer: ask.id, view: view)
    return say(
      en:
        "The reason: \(refusal.told) \(name: who) fails, and \(name: name(view)) keeps its touch.",
      zh: "\(refusal.told)\(name: who) 失败，\(name: name(view)) 保住它的触摸。")
  }

  /// 11.7, 11.8: whose the touch is.
  private var scrollViewAnswered: StyledText {
    let view = ask.view.map { name($0) } ?? ""
    let isControl = ask.view.map { scene[$0].kind.isControl } ?? false
    if ask.isYes {
      return say(
        en: "So \(name: view) loses the touch, and the scroll view scrolls.",
        zh: "所以 \(name: view) 失去触摸，滚动视图开始滚动。")
    }
    let own = scene[scrollView(of: ask.id)].scrolling?.touchesShouldCancel
    let saysSo = ask.view.map { own?.answer(about: scene[$0].kind) == false } ?? false
    let why =
      isControl && !saysSo
      ? say(en: "That is the default for a control", zh: "控件默认如此")
      : say(en: "That is final", zh: "这就定了")
    return say(
      en: "\(why): \(name: view) keeps the touch, and nothing scrolls with it.",
      zh: "\(why)：\(name: view) 留住触摸，不会用它滚动。")
  }
}

extension GestureQuestion {
  /// UIKit's name without its arguments, for one line.
  package var shortName: String {
    switch self {
    case .shouldReceive: "shouldReceive"
    case .allowedType: "allowedTouchTypes"
    case .button: "buttonMaskRequired"
    case .shouldBegin, .viewShouldBegin: "gestureRecognizerShouldBegin"
    case .simultaneous: "shouldRecognizeSimultaneouslyWith"
    case .canPrevent: "canPrevent"
    case .canBePrevented: "canBePrevented"
    case .requireFailureOf: "shouldRequireFailureOf"
    case .requiredToFailBy: "shouldBeRequiredToFailBy"
    case .touchesShouldBegin: "touchesShouldBegin"
    case .touchesShouldCancel: "touchesShouldCancel"
    }
  }
}
