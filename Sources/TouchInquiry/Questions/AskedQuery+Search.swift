import TouchCore

extension AskedQuery {
  var hitView: ProvenAnswer { ProvenAnswer(search.answer, existing(search.result)) }

  var asked: ProvenAnswer {
    let views = trace.asked(touch: touch)
    guard !views.isEmpty else { return ProvenAnswer("nobody", existing(search.result)) }
    return ProvenAnswer(views.map(trace.scene.name(of:)), search.asks)
  }

  var askedCount: ProvenAnswer {
    let steps = self[list: "of"].compactMap(search.ask)
    return ProvenAnswer("\(steps.count)", steps)
  }

  var nextAsked: ProvenAnswer {
    guard let first = search.ask(of: self["after"]) else { return ProvenAnswer("nobody") }
    guard let next = search.asks.first(where: { $0 > first }), let view = trace[next].asked else {
      return ProvenAnswer("nobody", [first])
    }
    return ProvenAnswer(trace.scene.name(of: view), [first, next])
  }

  /// Whose turn it is after a view; nothing where it is nobody's.
  var turnOfNext: [Rebuttal] {
    let steps = nextAsked.steps
    return steps.count < 2 ? [] : [.turn(steps[1])]
  }

  /// What the record says about the search, for an answer and against it alike.
  var refutation: SearchRefutation {
    SearchRefutation(scope: Refutation(trace, touch: touch))
  }

  var verdict: ProvenAnswer { asking(self["of"]) { _, verdict in verdict.word } }

  var pointIn: ProvenAnswer { asking(self["view"]) { point, _ in point.answer } }

  /// What the step says at which a view is asked; of one that is not, why not.
  private func asking(_ name: String, _ said: (Point, AskVerdict) -> String) -> ProvenAnswer {
    guard let step = search.ask(of: name), case .hitAsk(_, _, let point, let verdict) = trace[step]
    else { return ProvenAnswer("never-asked", existing(search.ignoring(of: name))) }
    return ProvenAnswer(said(point, verdict), [step])
  }
}
