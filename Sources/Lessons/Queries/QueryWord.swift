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
  case touchesIn = "touches-in"
  case touchCount = "touch-count"
  case previous
  case translation
  case fires
  case events
  case scrolls
  case offset
  case next
  case controller

  /// Stands for a control that sends no event.
  static let nothing = "none"

  /// Its line of the vocabulary.
  public var entry: VocabularyEntry {
    VocabularyEntry(rawValue, parameters + (isAboutOneTouch ? [.touch] : []), meaning)
  }

  /// Whether it asks whom the search finds, and on which way.
  var isAboutSearch: Bool {
    switch self {
    case .hitView, .asked, .askedCount, .nextAsked, .verdict, .pointIn: true
    case .chain, .stopsAt, .handledBy, .count, .nth, .touchesIn, .touchCount, .previous,
      .translation, .fires, .events, .scrolls, .offset, .next, .controller:
      false
    }
  }

  private var isAboutOneTouch: Bool {
    switch self {
    case .hitView, .asked, .askedCount, .nextAsked, .verdict, .pointIn, .chain, .stopsAt,
      .handledBy, .previous:
      true
    case .count, .nth, .touchesIn, .touchCount, .translation, .fires, .events, .scrolls, .offset,
      .next, .controller:
      false
    }
  }

  /// What an answer looks like.
  public var answer: Shape {
    switch self {
    case .hitView: Shape(.view, or: ["nil"])
    case .asked: Shape(.view, isList: true, or: ["nobody"])
    case .askedCount, .count, .touchesIn, .touchCount: Shape(.number)
    case .nextAsked: Shape(.view, or: ["nobody"])
    case .verdict: Shape(.word, or: Verdict.allCases.map(\.word) + ["never-asked"])
    case .pointIn: Shape(.point, or: ["never-asked"])
    case .chain, .handledBy: Shape(.responder, isList: true, or: ["nobody"])
    case .stopsAt: Shape(.responder, or: ["nobody"])
    case .nth: Shape(.word, or: ResponderMethod.allCases.map(\.name) + ["nil"])
    case .previous: Shape(.point, or: ["nil"])
    case .translation, .offset: Shape(.point)
    case .fires: Shape(.receiver, isList: true, or: ["nobody"])
    case .events:
      Shape(.word, isList: true, or: ControlEvents.named.map(\.name) + [Self.nothing])
    case .scrolls: Shape(.view, isList: true, or: ["nobody"])
    case .next, .controller: Shape(.responder, or: ["nil"])
    }
  }

  private var parameters: [Parameter] {
    switch self {
    case .hitView, .asked, .chain, .stopsAt, .handledBy, .touchCount, .fires, .scrolls: []
    case .askedCount: [.keyed("of", Shape(.view, isList: true))]
    case .nextAsked: [.keyed("after", Shape(.view))]
    case .verdict: [.keyed("of", Shape(.view))]
    case .pointIn: [.keyed("view", Shape(.view))]
    case .count:
      [
        .keyed("view", Shape(.responder)),
        .keyed("of", Shape(.word, or: ResponderMethod.allCases.map(\.name))),
      ]
    case .nth, .touchesIn: [.keyed("view", Shape(.responder)), .keyed("n", Shape(.number))]
    case .previous: [.keyed("at", Shape(.number))]
    case .translation: [.keyed("view", Shape(.view)), .keyed("at", Shape(.number))]
    case .events, .offset: [.keyed("view", Shape(.view))]
    case .next: [.keyed("of", Shape(.responder))]
    case .controller: [.keyed("of", Shape(.view))]
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
      Phrase(en: "what a view answered when it was asked", zh: "视图被询问时的回答")
    case .pointIn:
      Phrase(
        en: "the point a view was asked about, in its own coordinates",
        zh: "询问某个视图时所用的点，以它自己的坐标为准")
    case .chain:
      Phrase(
        en: "the responders that get touchesBegan, from the hit view on",
        zh: "谁会收到 touchesBegan，从命中的视图开始")
    case .stopsAt:
      Phrase(en: "the responder that keeps touchesBegan", zh: "touchesBegan 停在谁那里")
    case .handledBy:
      Phrase(
        en: "the responders that handle a message of the touch, in order", zh: "谁处理了这次触摸的消息，按先后排列")
    case .count:
      Phrase(en: "how many messages of a kind a responder gets", zh: "某个响应者收到几次某种消息")
    case .nth:
      Phrase(en: "the n-th message that a responder gets", zh: "某个响应者收到的第 n 条消息")
    case .touchesIn:
      Phrase(
        en: "the number of touches in the n-th message that a responder gets",
        zh: "某个响应者收到的第 n 条消息带来几个触摸")
    case .touchCount:
      Phrase(en: "how many UITouch objects there are in all", zh: "一共有几个 UITouch 对象")
    case .previous:
      Phrase(
        en: "previousLocation(in: nil) of the touch in the event at a time, in ms",
        zh: "某一时刻（毫秒）的事件里，触摸的 previousLocation(in: nil)")
    case .translation:
      Phrase(
        en: "how far a view's transform moves the view after a time, in ms",
        zh: "某一时刻（毫秒）之后，视图的 transform 把它移动了多少")
    case .fires:
      Phrase(
        en: "which recognizers recognize, and which controls send touchUpInside or valueChanged",
        zh: "哪些手势识别器识别成功，哪些控件发出 touchUpInside 或 valueChanged")
    case .events: Phrase(en: "the control events a control sends, in order", zh: "控件依次发出的控件事件")
    case .scrolls: Phrase(en: "the scroll views that scroll, in order", zh: "滚动了的滚动视图，按先后排列")
    case .offset: Phrase(en: "a scroll view's content offset at the end", zh: "滚动视图最后的内容偏移")
    case .next: Phrase(en: "a responder's next responder", zh: "某个响应者的下一个响应者")
    case .controller:
      Phrase(
        en: "the first view controller along next from a view",
        zh: "从某个视图沿 next 向上，遇到的第一个视图控制器")
    }
  }
}
