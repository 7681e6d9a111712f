import TouchCore
import TouchNarration

/// What can be asked of a record.
public enum QueryWord: String, Hashable, Sendable, CaseIterable {
  case hitView = "hit-view"
  case asked
  case askedCount = "asked-count"
  case nextAsked = "next-asked"
  case verdict
  case pointIn = "point-in"
  case chain
  case stopsAt = "stops-at"
  case handledBy = "handled-by"
  case count
  case nth

  /// Its line of the vocabulary.
  public var entry: VocabularyEntry { VocabularyEntry(rawValue, parameters, meaning) }

  /// What an answer looks like.
  public var answer: Shape {
    switch self {
    case .hitView: Shape(.view, or: ["nil"])
    case .asked: Shape(.view, isList: true, or: ["nobody"])
    case .askedCount, .count: Shape(.number)
    case .nextAsked: Shape(.view, or: ["nobody"])
    case .verdict: Shape(.word, or: Verdict.allCases.map(\.word) + ["never-asked"])
    case .pointIn: Shape(.point, or: ["never-asked"])
    case .chain, .handledBy: Shape(.responder, isList: true, or: ["nobody"])
    case .stopsAt: Shape(.responder, or: ["nobody"])
    case .nth: Shape(.word, or: ResponderMethod.allCases.map(\.name) + ["nil"])
    }
  }

  private var parameters: [Parameter] {
    switch self {
    case .hitView, .asked, .chain, .stopsAt, .handledBy: []
    case .askedCount: [.keyed("of", Shape(.view, isList: true))]
    case .nextAsked: [.keyed("after", Shape(.view))]
    case .verdict: [.keyed("of", Shape(.view))]
    case .pointIn: [.keyed("view", Shape(.view))]
    case .count:
      [
        .keyed("view", Shape(.responder)),
        .keyed("of", Shape(.word, or: ResponderMethod.allCases.map(\.name))),
      ]
    case .nth: [.keyed("view", Shape(.responder)), .keyed("n", Shape(.number))]
    }
  }

  private var meaning: Phrase {
    switch self {
    case .hitView:
      Phrase(en: "the view that hitTest returns in the end", zh: "hitTest 最后返回的视图")
    case .asked:
      Phrase(en: "the views that were asked, in order", zh: "被询问过的视图，按先后排列")
    case .askedCount:
      Phrase(en: "how many of these views were asked", zh: "这些视图中有几个被询问过")
    case .nextAsked:
      Phrase(en: "the view asked right after a view", zh: "紧接着某个视图之后被询问的视图")
    case .verdict:
      Phrase(en: "what a view said when it was asked", zh: "视图被询问时的回答")
    case .pointIn:
      Phrase(
        en: "the point a view was asked about, in its own coordinates",
        zh: "询问某个视图时所用的点，以它自己的坐标为准")
    case .chain:
      Phrase(
        en: "who gets touchesBegan, from the hit view on",
        zh: "谁会收到 touchesBegan，从命中的视图开始")
    case .stopsAt:
      Phrase(en: "who keeps touchesBegan, so that it goes no further", zh: "touchesBegan 停在谁那里")
    case .handledBy:
      Phrase(en: "who handles a message of the touch, in order", zh: "谁处理了这次触摸的消息，按先后排列")
    case .count:
      Phrase(en: "how many messages of a kind somebody gets", zh: "某个响应者收到几次某种消息")
    case .nth:
      Phrase(en: "the n-th message that somebody gets", zh: "某个响应者收到的第 n 条消息")
    }
  }
}
