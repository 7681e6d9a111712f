import TouchCore
import TouchNarration

//  verdict       never-asked     never asked        没有谁问到它
//  hit-view      nil             no view (nil)      没有视图（nil）
//  chain         pad,root        pad → root
//                └ what a fence says and a person may type   └ what is shown

extension QueryWord {
  /// An answer as it is shown, in words; names and numbers stand as they are.
  func said(_ value: String) -> Phrase {
    absence(value) ?? presence(value)
  }

  private func presence(_ value: String) -> Phrase {
    switch self {
    case .verdict: Verdict.allCases.first { $0.word == value }?.said ?? .same(value)
    case .pointIn, .previous, .translation, .offset: .same("(\(value))")
    case .asked, .chain, .handledBy, .events, .scrolls: list(value, en: " → ", zh: " → ")
    case .fires: list(value, en: ", ", zh: "、")
    case .hitView, .askedCount, .nextAsked, .stopsAt, .count, .nth, .touchesIn, .touchCount, .next,
      .controller:
      .same(value)
    }
  }

  private func list(_ value: String, en: String, zh: String) -> Phrase {
    let parts = value.split(separator: ",")
    let (english, chinese) = (parts.joined(separator: en), parts.joined(separator: zh))
    return Phrase(en: "\(strong: english)", zh: "\(strong: chinese)")
  }

  /// What means that nobody and nothing is the answer; nil for any other value.
  private func absence(_ value: String) -> Phrase? {
    switch (self, value) {
    case (.verdict, "never-asked"), (.pointIn, "never-asked"):
      Phrase(en: "\(strong: "never asked")", zh: "\(strong: "没有问到它")")
    case (.hitView, "nil"):
      Phrase(en: "\(strong: "no view") (\(code: "nil"))", zh: "\(strong: "没有视图")（\(code: "nil")）")
    case (.asked, "nobody"): Phrase(en: "\(strong: "no view")", zh: "\(strong: "没有视图")")
    case (.nextAsked, "nobody"):
      Phrase(en: "\(strong: "no other view")", zh: "\(strong: "不再问别的视图")")
    case (.fires, "nobody"): Phrase(en: "\(strong: "nothing")", zh: "\(strong: "都不触发")")
    case (.scrolls, "nobody"): Phrase(en: "\(strong: "nothing")", zh: "\(strong: "都不滚动")")
    case (_, "nobody"): Phrase(en: "\(strong: "no responder")", zh: "\(strong: "没有响应者")")
    case (.events, Self.nothing):
      Phrase(en: "\(strong: "no event")", zh: "\(strong: "没有事件")")
    case (.nth, "nil"):
      Phrase(en: "\(strong: "no such message")", zh: "\(strong: "没有这一条")")
    case (.previous, "nil"):
      Phrase(en: "\(strong: "no such touch")", zh: "\(strong: "没有这个触摸")")
    case (.next, "nil"):
      Phrase(
        en: "\(strong: "no responder") (\(code: "nil"))", zh: "\(strong: "没有响应者")（\(code: "nil")）")
    case (.controller, "nil"):
      Phrase(
        en: "\(strong: "no controller") (\(code: "nil"))", zh: "\(strong: "没有控制器")（\(code: "nil")）")
    case (_, _): nil
    }
  }
}

extension Verdict {
  /// What the view finds, without its name.
  fileprivate var said: Phrase {
    switch self {
    case .inside: Phrase(en: "\(strong: "inside")", zh: "\(strong: "点在里面")")
    case .outside: Phrase(en: "\(strong: "outside")", zh: "\(strong: "点在外面")")
    case .hidden: Phrase(en: "\(strong: "hidden")", zh: "\(strong: "隐藏着")")
    case .alpha: Phrase(en: "\(strong: "nearly transparent")", zh: "\(strong: "几乎透明")")
    case .interaction: Phrase(en: "\(strong: "interaction is off")", zh: "\(strong: "关闭了交互")")
    case .animating: Phrase(en: "\(strong: "being animated")", zh: "\(strong: "正在播放动画")")
    case .overridden:
      Phrase(en: "\(strong: "its override answers")", zh: "\(strong: "由自己的方法回答")")
    }
  }
}

extension Phrase {
  /// Words that are the same in every language.
  static func same(_ words: String) -> Phrase {
    Phrase(en: "\(strong: words)", zh: "\(strong: words)")
  }
}
