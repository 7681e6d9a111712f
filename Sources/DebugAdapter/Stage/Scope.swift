import TouchNarration

/// A part of what is known in a call, in the order it is shown.
enum Scope: Hashable, Sendable, CaseIterable {
  case view, touch, recognizers, chain, views, why, result
}

extension Scope {
  var title: Phrase {
    switch self {
    case .view: Phrase(en: "View", zh: "视图")
    case .touch: Phrase(en: "Touch", zh: "触摸")
    case .recognizers: Phrase(en: "Recognizers", zh: "识别器")
    case .chain: Phrase(en: "Chain", zh: "响应者链")
    case .views: Phrase(en: "Views", zh: "视图树")
    case .why: Phrase(en: "Why", zh: "为什么")
    case .result: Phrase(en: "Result", zh: "结果")
    }
  }
}
