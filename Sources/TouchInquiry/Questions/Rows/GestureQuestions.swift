import TouchCore

extension QueryRow {
  static let ofGestures = [
    QueryRow(
      "fires", .gestures, [], AnswerShape(.receiver, isList: true), .names, nobody: "nobody",
      found: { $0.gestures.firing }, looked: { Decisions($0.trace).steps },
      guesses: { $0.receivers + ["nobody"] },
      refuted: { $0.changes.firing($0.value, $0.answers) }),
    QueryRow(
      "events", .gestures, [.keyed("view", AnswerShape(.view))],
      AnswerShape(.word, isList: true, or: ControlEvents.named.map { $0.name }), .sequence,
      nobody: "none", found: { $0.gestures.events(of: $0["view"]) }, looked: { $0.whereTold },
      guesses: { _ in
        ["touchDown,touchUpInside", "touchDown,touchCancel", "touchDown", "none"]
      },
      refuted: { $0.changes.events($0.value, of: $0["view"]) }),
    QueryRow(
      "scrolls", .gestures, [], AnswerShape(.view, isList: true), .sequence, nobody: "nobody",
      found: { $0.gestures.scrolling }, looked: { Decisions($0.trace).steps },
      guesses: { $0.scrollViews }, refuted: { $0.changes.scrolling($0.value, $0.answers) }),
    QueryRow(
      "offset", .gestures, [.keyed("view", AnswerShape(.view))], AnswerShape(.point), .point,
      found: { $0.gestures.offset(of: $0["view"]) }, looked: { Decisions($0.trace).steps },
      refuted: { $0.changes.offset($0.value, of: $0["view"]) }),
  ]
}
