import TouchCore
import TouchNarration

//  verdict       never-asked     never asked        没有谁问到它
//  hit-view      nil             no view (nil)      没有视图（nil）
//  chain         pad,root        pad → root
//                └ what a fence says and a person may type   └ what is shown

extension QueryWord {
  /// An answer as it is shown, in words; names and numbers stand as they are.
  func said(_ value: String) -> Phrase {
    if let nobody = row.nobody, nobody.word == value { return nobody.shown }
    return switch row.style {
    case .plain: .same(value)
    case .point: .same("(\(value))")
    case .names: list(value, en: ", ", zh: "、")
    case .sequence: list(value, en: " → ", zh: " → ")
    case .verdict: Verdict.allCases.first { $0.word == value }?.said ?? .same(value)
    }
  }

  private func list(_ value: String, en: String, zh: String) -> Phrase {
    let parts = value.split(separator: ",")
    let (english, chinese) = (parts.joined(separator: en), parts.joined(separator: zh))
    return Phrase(en: "\(strong: english)", zh: "\(strong: chinese)")
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
