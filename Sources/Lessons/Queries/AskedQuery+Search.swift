import TouchCore
import TouchInquiry

extension AskedQuery {
  var hitView: Finding { Finding(search.answer, [search.result]) }

  var asked: Finding {
    let views = trace.asked(touch: touch)
    guard !views.isEmpty else { return Finding("nobody", [search.result]) }
    return Finding(views.map(trace.scene.name(of:)), search.asks)
  }

  var askedCount: Finding {
    let steps = self[list: "of"].compactMap(search.ask)
    return Finding("\(steps.count)", steps)
  }

  var nextAsked: Finding {
    guard let first = search.ask(of: self["after"]) else { return Finding("nobody") }
    guard let next = search.asks.first(where: { $0 > first }), let view = trace[next].asked else {
      return Finding("nobody", [first])
    }
    return Finding(trace.scene.name(of: view), [first, next])
  }

  var verdict: Finding { asking(self["of"]) { _, verdict in verdict.word } }

  var pointIn: Finding { asking(self["view"]) { point, _ in point.answer } }

  /// What the step says at which a view is asked; of one that is not, why not.
  private func asking(_ name: String, _ said: (Point, Verdict) -> String) -> Finding {
    guard let step = search.ask(of: name), case .hitAsk(_, _, let point, let verdict) = trace[step]
    else { return Finding("never-asked", [search.ignoring(of: name)]) }
    return Finding(said(point, verdict), [step])
  }
}
