import TouchCore

/// Wrong answers that no belief gives but that somebody may think of.
struct HopFillers {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// The wrong answers to a query, the likeliest first.
  func values(_ query: Query, before step: Int) -> [String] {
    switch query.word {
    case .hitView: around(trace.outcomes.first?.hit)
    case .nextAsked: candidates(after: query.sentence["after"], before: step)
    case .verdict: ["inside", "outside", "interaction", "hidden"]
    case .stopsAt, .handledBy: around(trace.outcomes.first?.hit) + ["nobody"]
    case .nth: messages(query.sentence["n"] == "1").map(\.name)
    case .touchesIn: ["1", "2"]
    case .next: trace.scene.responder(named: query.sentence["of"]).map(neighbours) ?? []
    case .fires: receivers + ["nobody"]
    case .events:
      ["touchDown,touchUpInside", "touchDown,touchCancel", "touchDown", QueryWord.nothing]
    case .scrolls:
      trace.scene.viewIDs.filter { trace.scene[$0].kind.isScrollView }.map(trace.scene.name(of:))
    case .asked, .askedCount, .pointIn, .chain, .count, .touchCount, .previous, .translation,
      .offset, .controller:
      []
    }
  }

  private func messages(_ isFirst: Bool) -> [ResponderMethod] {
    isFirst ? [.began, .cancelled] : [.moved, .ended, .cancelled]
  }

  /// The view's siblings, its superview and the window.
  private func around(_ view: ViewID?) -> [String] {
    guard let view else { return [] }
    let parent = trace.scene[view].superview
    let siblings = parent.map { trace.scene[$0].subviews.filter { $0 != view } } ?? []
    let window = trace.scene.window(containing: view)
    return (siblings + [parent, window].compactMap { $0 }).map(trace.scene.name(of:))
  }

  /// Who could be asked after a view: its subviews and siblings that were not asked, and nobody.
  private func candidates(after name: String, before step: Int) -> [String] {
    guard let view = trace.scene.view(named: name) else { return [] }
    let asked = Set(Search(trace, 1).asks.filter { $0 < step }.compactMap { trace[$0].asked })
    let siblings = trace.scene[view].superview.map { trace.scene[$0].subviews } ?? []
    return (trace.scene[view].subviews + siblings).filter { $0 != view && !asked.contains($0) }
      .map(trace.scene.name(of:)) + ["nobody"]
  }

  /// Who a message might be sent on to.
  private func neighbours(_ responder: Responder) -> [String] {
    guard case .view(let view) = responder else { return ["nil"] }
    let chain = trace.scene.chain(from: responder).prefix(2).map {
      trace.scene.name(of: $0.responder)
    }
    return chain + around(view) + ["nil"]
  }

  /// The recognizers and controls on the way from the hit view up.
  private var receivers: [String] {
    let path = trace.scene.viewIDs.filter { trace.scene[$0].kind.isControl }.map(
      trace.scene.name(of:))
    return trace.scene.recognizerIDs.filter { !trace.scene.isMadeByUIKit($0) }
      .map(trace.scene.name(of:)) + path
  }

  /// Values in an order that gives nothing away: views as the trace.scene has them, numbers as they
  /// count, words as the vocabulary has them, what means nobody last.
  func inOrder(_ values: [String]) -> [String] {
    values.sorted { place($0) < place($1) }
  }

  private func place(_ value: String) -> (Int, Int, String) {
    if let number = Int(value) { return (0, number, value) }
    if let view = trace.scene.view(named: value) { return (0, Int(view.index), value) }
    if let place = Verdict.allCases.firstIndex(where: { $0.word == value }) {
      return (0, place, value)
    }
    if let place = ResponderMethod.allCases.firstIndex(where: { $0.name == value }) {
      return (0, place, value)
    }
    let isNone = ["nobody", "nil", "never-asked", QueryWord.nothing].contains(value)
    return (isNone ? 2 : 1, value.count { $0 == "," }, value)
  }
}
