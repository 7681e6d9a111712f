import TouchCore
import TouchNarration

extension QuestionRow {
  static let fires = QuestionRow(
    topic: .gestures, shape: Shape(.receiver, isList: true), style: .names,
    nobody: Nobody("nobody", en: "nothing", zh: "都不触发"),
    meaning: Phrase(
      en: "which recognizers recognize, and which controls send touchUpInside or valueChanged",
      zh: "哪些手势识别器识别成功，哪些控件发出 touchUpInside 或 valueChanged"),
    question: Saying(en: "Which recognizers and controls fire?", zh: "哪些识别器和控件会触发？"),
    claim: Saying(
      en: { "Only \($0.names) \($0.isOne ? "fires" : "fire")." }, zh: { "触发的是 \($0.list)，没有别的。" }),
    absence: Saying(en: "No recognizer and no control fires.", zh: "没有识别器或控件触发。"),
    found: { $0.gestures.firing }, looked: { Decisions($0.trace).steps },
    guesses: { $0.receivers + ["nobody"] }, refuted: { $0.gestures.firing($0.value, $0.answers) },
    toldBy: ["fire", "recognize", "act", "win"])

  static let events = QuestionRow(
    topic: .gestures, parameters: [.keyed("view", Shape(.view))],
    shape: Shape(.word, isList: true, or: ControlEvents.named.map(\.name)), style: .sequence,
    nobody: Nobody("none", en: "no event", zh: "没有事件"),
    meaning: Phrase(en: "the control events a control sends, in order", zh: "控件依次发出的控件事件"),
    question: Saying(
      en: { "Which control events does \($0["view"]) send, in order?" },
      zh: { "\($0["view"]) 依次发送哪些控件事件？" }),
    claim: Saying(
      en: { "\(name: $0["view"]) sends \($0.names), in this order." },
      zh: { "\(name: $0["view"]) 依次发送 \($0.list)。" }),
    absence: Saying(
      en: { "\(name: $0["view"]) sends no control event." },
      zh: { "\(name: $0["view"]) 不发送控件事件。" }),
    found: { $0.gestures.events(of: $0["view"]) }, looked: { $0.messages },
    guesses: { _ in
      ["touchDown,touchUpInside", "touchDown,touchCancel", "touchDown", "none"]
    },
    refuted: { $0.gestures.events($0.value, of: $0["view"]) }, toldBy: ["send"])

  static let scrolls = QuestionRow(
    topic: .gestures, shape: Shape(.view, isList: true), style: .sequence,
    nobody: Nobody("nobody", en: "nothing", zh: "都不滚动"),
    meaning: Phrase(en: "the scroll views that scroll, in order", zh: "滚动了的滚动视图，按先后排列"),
    question: Saying(en: "Which scroll views scroll, in order?", zh: "依次是哪些滚动视图滚动了？"),
    claim: Saying(
      en: { "Only \($0.names) \($0.isOne ? "scrolls" : "scroll")." },
      zh: { "滚动的是 \($0.list)，没有别的。" }),
    absence: Saying(en: "No scroll view scrolls.", zh: "没有滚动视图滚动。"),
    found: { $0.gestures.scrolling }, looked: { Decisions($0.trace).steps },
    guesses: { $0.scrollViews }, refuted: { $0.gestures.scrolling($0.value, $0.answers) },
    toldBy: ["scroll"])

  static let offset = QuestionRow(
    topic: .gestures, parameters: [.keyed("view", Shape(.view))],
    shape: Shape(.point), style: .point,
    meaning: Phrase(en: "a scroll view's content offset at the end", zh: "滚动视图最后的内容偏移"),
    question: Saying(
      en: { "What is the content offset of \($0["view"]) at the end?" },
      zh: { "最后 \($0["view"]) 的 contentOffset 是多少？" }),
    claim: Saying(
      en: { "At the end, the content offset of \(name: $0["view"]) is \(number: $0.point)." },
      zh: { "最后，\(name: $0["view"]) 的内容偏移是 \(number: $0.point)。" }),
    found: { $0.gestures.offset(of: $0["view"]) }, looked: { Decisions($0.trace).steps },
    refuted: { $0.gestures.offset($0.value, of: $0["view"]) }, toldBy: moving)
}
