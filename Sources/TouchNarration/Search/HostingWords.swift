import TouchCore

//   iOS 17   banner: SwiftUI has a subview for what it draws
//   iOS 18   the same, and when the window is asked again toast itself
//   iOS 26   toast: what is drawn is layers
//   nothing drawn there: toast, on every system

/// Why a hosting view, or what SwiftUI draws in it, answers itself.
struct HostingWords: Telling {
  let viewpoint: Viewpoint
  let view: ViewID
  /// What is drawn under the finger; nil for nothing.
  let drawn: ViewID?

  var shortly: StyledText {
    let who = name(view)
    guard scene[view].kind == .hosting else {
      return say(
        en: "\(name: who) returns \(good: "itself"): on \(system) what is drawn is a view",
        zh: "\(name: who) 返回\(good: "它自己")：在 \(system) 上，画出来的内容是视图")
    }
    guard let drawn else {
      return say(
        en: "\(name: who) returns \(good: "itself"), though nothing is drawn there",
        zh: "\(name: who) 返回\(good: "它自己")，尽管那里什么都没画")
    }
    return trace.hosting == .layers
      ? say(
        en: "\(name: who) returns \(good: "itself"): \(name: name(drawn)) is only a layer",
        zh: "\(name: who) 返回\(good: "它自己")：\(name: name(drawn)) 只是图层")
      : say(
        en: "\(name: who) returns \(good: "itself") this time, also over \(name: name(drawn))",
        zh: "\(name: who) 这一遍返回\(good: "它自己")，在 \(name: name(drawn)) 上也是")
  }

  var fully: StyledText {
    let who = name(view)
    guard scene[view].kind == .hosting else {
      return say(
        en: """
          On \(system) \(code: "SwiftUI") has a subview for what it draws. The point is inside \
          \(name: who), so \(name: who) returns itself.
          """,
        zh: """
          在 \(system) 上，\(code: "SwiftUI") 为画出来的内容建子视图。点在 \(name: who) 之内，\
          所以 \(name: who) 返回它自己。
          """)
    }
    guard let drawn else { return nothingDrawn }
    guard trace.hosting == .layers else { return secondTime(over: drawn) }
    return say(
      en: """
        On \(system) what \(code: "SwiftUI") draws is layers, which are not asked: \(name: who) \
        returns itself, although \(name: name(drawn)) is drawn there. \(code: "SwiftUI") finds \
        \(name: name(drawn)) by itself, once \(name: who) has the touch.
        """,
      zh: """
        在 \(system) 上，\(code: "SwiftUI") 画出来的都是图层，不会被询问：尽管那里画着 \
        \(name: name(drawn))，\(name: who) 还是返回它自己。\(name: who) 得到触摸之后，\
        \(code: "SwiftUI") 自己找到 \(name: name(drawn))。
        """)
  }

  /// 22.27: often told the other way round.
  private var nothingDrawn: StyledText {
    let who = name(view)
    return say(
      en: """
        \(code: "SwiftUI") draws nothing at this point, but a hosting view does not return \
        \(bad: "nil") for that: the point lies in its bounds, so \(name: who) returns itself.
        """,
      zh: """
        \(code: "SwiftUI") 在这一点什么都没画，但宿主视图不会因此返回 \(bad: "nil")：\
        点在它的 \(code: "bounds") 之内，所以 \(name: who) 返回它自己。
        """)
  }

  /// 22.23: what is drawn counts in the first pass only.
  private func secondTime(over drawn: ViewID) -> StyledText {
    let who = name(view)
    return say(
      en: """
        When \(system) asks the window again, a hosting view returns itself also over what it \
        draws: \(name: who), although \(name: name(drawn)) is drawn there. This result counts.
        """,
      zh: """
        \(system) 再次询问窗口时，宿主视图在画出来的内容上也返回它自己：尽管那里画着 \
        \(name: name(drawn))，返回的还是 \(name: who)。以这一遍为准。
        """)
  }
}

/// Why a view answers nil where super answers one view, and what that does over a hosting view.
struct TakingBackWords: Telling {
  let viewpoint: Viewpoint
  let step: Answer
  let other: ViewID

  var told: StyledText {
    let who = name(step.view)
    return paragraph([
      say(
        en: """
          Super returns \(name: name(other)), but \(name: who) overrides \(code: "hitTest") \
          (\(overrides(of: scene[step.view]).hitTest)): it returns \(bad: "nil") instead.
          """,
        zh: """
          \(code: "super") 返回 \(name: name(other))，但 \(name: who) 重写了 \(code: "hitTest")\
          （\(overrides(of: scene[step.view]).hitTest)）：改为返回 \(bad: "nil")。
          """), scene[other].kind == .hosting ? whatPasses : "",
    ])
  }

  /// 22.25: the idiom was made for the systems on which what is drawn is views.
  private var whatPasses: StyledText {
    let hosting = name(other)
    return switch trace.hosting {
    case .subviews:
      say(
        en: "Over what \(name: hosting) draws a subview is hit, so only empty places pass.",
        zh: "在 \(name: hosting) 画出来的内容上，命中的是子视图，所以放过的只有空白处。")
    case .subviewsAtFirst:
      say(
        en: """
          The second time \(name: hosting) is returned over what it draws, too, so that is lost \
          with the empty places.
          """,
        zh: "第二遍在画出来的内容上返回的也是 \(name: hosting)，所以内容和空白处一起丢掉了。")
    case .layers:
      say(
        en: """
          What \(name: hosting) draws is never hit by itself, so this passes everything on, \
          its content with the empty places.
          """,
        zh: "\(name: hosting) 画出来的内容自己从不会命中，所以这样会把一切都放过，内容和空白处都在内。")
    }
  }
}

extension Telling {
  /// The system that the scene runs on.
  var system: StyledText { "\(number: "iOS \(short(scene.settings[.iOS]))")" }

  /// Why a hosting view, or what is drawn in it, answers itself at a step; nil for other views.
  func hosting(atAnswer index: Int, of view: ViewID) -> HostingWords? {
    guard trace.rules == .uikit, [.hosting, .drawn].contains(scene[view].kind) else { return nil }
    return HostingWords(
      viewpoint: viewpoint, view: view, drawn: trace.drawnUnderFinger(atAnswer: index))
  }

  /// The subviews that a view asks at a step: what SwiftUI draws may be none of them.
  func askedSubviews(of view: View, at index: Int) -> [ViewID] {
    guard view.subviews.contains(where: { scene[$0].kind == .drawn }),
      trace.hosting == .layers || trace.isInSecondPass(index) && trace.hosting == .subviewsAtFirst
    else { return view.subviews }
    return view.subviews.filter { scene[$0].kind != .drawn }
  }
}
