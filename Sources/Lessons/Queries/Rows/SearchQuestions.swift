import TouchCore
import TouchNarration

extension QuestionRow {
  static let hitView = QuestionRow(
    topic: .search, parameters: [.touch], shape: Shape(.view),
    nobody: Nobody("nil", en: "no view", zh: "没有视图", isNamed: true),
    meaning: Phrase(en: "the view that hitTest returns in the end", zh: "hitTest 最后返回的视图"),
    question: Saying(en: "Which view does hitTest return in the end?", zh: "hitTest 最后返回哪个视图？"),
    claim: Saying(en: { "Hit testing finds \($0.names)." }, zh: { "命中测试找到 \($0.list)。" }),
    absence: Saying(en: "Hit testing finds no view.", zh: "命中测试找不到视图。"),
    found: { $0.hitView }, guesses: { $0.aroundHit }, refuted: { $0.search.hit($0.value) },
    toldBy: ["hit view", "returns", "answers", "is found", "gets the touch", "is hit", "wins"])

  static let asked = QuestionRow(
    topic: .search, parameters: [.touch], shape: Shape(.view, isList: true), style: .sequence,
    nobody: Nobody("nobody", en: "no view", zh: "没有视图"),
    meaning: Phrase(en: "the views that were asked, in order", zh: "被询问过的视图，按先后排列"),
    question: Saying(en: "Which views are asked, in order?", zh: "依次询问了哪些视图？"),
    claim: Saying(
      en: { "These views are asked, in this order: \($0.names)." }, zh: { "依次询问：\($0.list)。" }),
    absence: Saying(en: "No view is asked.", zh: "没有视图被询问。"),
    found: { $0.asked }, refuted: { $0.search.asked($0.value, $0.answers) }, toldBy: ["ask"])

  static let askedCount = QuestionRow(
    topic: .search, parameters: [.keyed("of", Shape(.view, isList: true)), .touch],
    shape: Shape(.number),
    meaning: Phrase(en: "how many of these views were asked", zh: "这些视图中有几个被询问过"),
    question: Saying(
      en: { "How many of these are asked: \($0["of"].listed(by: ", "))?" },
      zh: { "这些视图里有几个被询问：\($0["of"].listed(by: "、"))？" }),
    claim: Saying(
      en: { "Of \($0["of"].listed(by: ", ")), \(number: $0.value) are asked." },
      zh: { "\($0["of"].listed(by: "、")) 里有 \(number: $0.value) 个被询问。" }),
    found: { $0.askedCount }, looked: { $0.ignoring("of") },
    refuted: { $0.search.count($0[list: "of"]) }, toldBy: ["ask"])

  static let nextAsked = QuestionRow(
    topic: .search, parameters: [.keyed("after", Shape(.view)), .touch],
    shape: Shape(.view), nobody: Nobody("nobody", en: "no other view", zh: "不再问别的视图"),
    meaning: Phrase(en: "the view asked right after a view", zh: "紧接着某个视图之后被询问的视图"),
    question: Saying(
      en: { "Which view is asked right after \($0["after"])?" },
      zh: { "紧接着 \($0["after"]) 被询问的是哪个视图？" }),
    claim: Saying(
      en: { "\($0.names) is asked right after \(name: $0["after"])." },
      zh: { "紧接着 \(name: $0["after"]) 询问 \($0.list)。" }),
    absence: Saying(
      en: { "No view is asked after \(name: $0["after"])." },
      zh: { "\(name: $0["after"]) 之后不再询问视图。" }),
    found: { $0.nextAsked }, looked: { $0.ignoring("after") }, guesses: { $0.candidates },
    refuted: { $0.search.next($0.value, after: $0["after"]) }, toldBy: ["ask"])
}
