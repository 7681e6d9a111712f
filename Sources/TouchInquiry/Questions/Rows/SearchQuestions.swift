import TouchCore

extension QueryRow {
  package static let hitView = QueryRow(
    "hit-view", .search, [.touch], AnswerShape(.view), nobody: "nil", found: { $0.hitView },
    guesses: { $0.aroundHit }, refuted: { $0.search.hit($0.value) })

  package static let asked = QueryRow(
    "asked", .search, [.touch], AnswerShape(.view, isList: true), .sequence, nobody: "nobody",
    found: { $0.asked }, refuted: { $0.search.asked($0.value, $0.answers) })

  package static let nextAsked = QueryRow(
    "next-asked", .search, [.keyed("after", AnswerShape(.view)), .touch], AnswerShape(.view),
    nobody: "nobody", found: { $0.nextAsked }, looked: { $0.ignoring("after") },
    guesses: { $0.candidates }, refuted: { $0.search.next($0.value, after: $0["after"]) },
    borneOut: { $0.turnOfNext })

  static let ofSearch = [
    hitView,
    asked,
    QueryRow(
      "asked-count", .search, [.keyed("of", AnswerShape(.view, isList: true)), .touch],
      AnswerShape(.number), found: { $0.askedCount }, looked: { $0.ignoring("of") },
      refuted: { $0.search.count($0[list: "of"]) },
      borneOut: { $0.refutation.count($0[list: "of"]) }),
    nextAsked,
    QueryRow(
      "verdict", .view, [.keyed("of", AnswerShape(.view)), .touch],
      AnswerShape(.word, or: AskVerdict.allCases.map { $0.word }), nobody: "never-asked",
      found: { $0.verdict }, guesses: { _ in ["inside", "outside", "interaction", "hidden"] },
      refuted: { $0.search.verdict($0.value, of: $0["of"]) }),
    QueryRow(
      "point-in", .view, [.keyed("view", AnswerShape(.view)), .touch], AnswerShape(.point), .point,
      nobody: "never-asked", found: { $0.pointIn },
      refuted: { $0.search.point($0.value, in: $0["view"]) },
      borneOut: { existing($0.search.ask(of: $0["view"])).map { .conversion($0) } }),
  ]
}
