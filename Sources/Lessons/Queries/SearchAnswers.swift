import TouchCore
import TouchInquiry

/// The answers of queries about hit testing.
struct SearchAnswers {
  private let search: Search
  private var trace: Trace { search.trace }

  init(_ trace: Trace, _ touch: Int) { search = Search(trace, touch) }

  var hitView: Finding { Finding(search.answer, [search.result]) }

  var asked: Finding {
    let views = trace.asked(touch: search.touch)
    guard !views.isEmpty else { return Finding("nobody", [search.result]) }
    return Finding(views.map(trace.scene.name(of:)), search.asks)
  }

  func askedCount(_ names: [String]) -> Finding {
    let steps = names.compactMap(search.ask)
    return Finding("\(steps.count)", steps)
  }

  func nextAsked(after name: String) -> Finding {
    guard let first = search.ask(of: name) else { return Finding("nobody") }
    guard let next = search.asks.first(where: { $0 > first }), let view = trace[next].asked else {
      return Finding("nobody", [first])
    }
    return Finding(trace.scene.name(of: view), [first, next])
  }

  func verdict(_ name: String) -> Finding { asking(name) { _, verdict in verdict.word } }

  func point(in name: String) -> Finding { asking(name) { point, _ in point.answer } }

  /// What the step says at which a view is asked; of one that is not, why not.
  private func asking(_ name: String, _ said: (Point, Verdict) -> String) -> Finding {
    guard let step = search.ask(of: name), case .hitAsk(_, _, let point, let verdict) = trace[step]
    else { return Finding("never-asked", [search.ignoring(of: name)]) }
    return Finding(said(point, verdict), [step])
  }
}
