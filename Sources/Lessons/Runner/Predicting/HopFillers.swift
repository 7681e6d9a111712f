import TouchCore

extension Trace {
  /// Wrong answers that no belief gives but that somebody may think of, the likeliest first.
  func fillers(_ query: Query, before step: Int) -> [String] {
    switch query.word {
    case .hitView: around(outcomes.first?.hit)
    case .nextAsked: candidates(after: query.sentence["after"], before: step)
    case .verdict: ["inside", "outside", "interaction", "hidden"]
    case .stopsAt, .handledBy: around(outcomes.first?.hit) + ["nobody"]
    case .nth: messages(query.sentence["n"] == "1").map(\.name)
    case .touchesIn: ["1", "2"]
    case .next: scene.responder(named: query.sentence["of"]).map(neighbours) ?? []
    case .fires: receivers + ["nobody"]
    case .events:
      ["touchDown,touchUpInside", "touchDown,touchCancel", "touchDown", QueryWord.nothing]
    case .scrolls: scene.viewIDs.filter { scene[$0].kind.isScrollView }.map(scene.name(of:))
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
    let parent = scene[view].superview
    let siblings = parent.map { scene[$0].subviews.filter { $0 != view } } ?? []
    let window = scene.window(containing: view)
    return (siblings + [parent, window].compactMap { $0 }).map(scene.name(of:))
  }

  /// Who could be asked after a view: its subviews and siblings that were not asked, and nobody.
  private func candidates(after name: String, before step: Int) -> [String] {
    guard let view = scene.view(named: name) else { return [] }
    let asked = Set(askSteps(1).filter { $0 < step }.compactMap(viewAsked(at:)))
    let siblings = scene[view].superview.map { scene[$0].subviews } ?? []
    return (scene[view].subviews + siblings).filter { $0 != view && !asked.contains($0) }
      .map(scene.name(of:)) + ["nobody"]
  }

  /// Who a message might be sent on to.
  private func neighbours(_ responder: Responder) -> [String] {
    guard case .view(let view) = responder else { return ["nil"] }
    let chain = scene.chain(from: responder).prefix(2).map { scene.name(of: $0.responder) }
    return chain + around(view) + ["nil"]
  }

  /// The recognizers and controls on the way from the hit view up.
  private var receivers: [String] {
    let path = scene.viewIDs.filter { scene[$0].kind.isControl }.map(scene.name(of:))
    return scene.recognizerIDs.filter { !scene[$0].kind.belongsToScrollView }
      .map(scene.name(of:)) + path
  }

  /// Values in an order that gives nothing away: views as the scene has them, numbers as they
  /// count, words as the vocabulary has them, what means nobody last.
  func inOrder(_ values: [String]) -> [String] {
    values.sorted { place($0) < place($1) }
  }

  private func place(_ value: String) -> (Int, Int, String) {
    if let number = Int(value) { return (0, number, value) }
    if let view = scene.view(named: value) { return (0, Int(view.index), value) }
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
