import TouchCore

extension AskedQuery {
  /// Who is near the hit view.
  var aroundHit: [String] { trace.outcomes.first?.hit.map(around) ?? [] }

  /// The view's siblings, its superview and the window.
  private func around(_ view: ViewID) -> [String] {
    let parent = trace.scene[view].superview
    let siblings = parent.map { trace.scene[$0].subviews.filter { $0 != view } } ?? []
    let window = trace.scene.window(containing: view)
    return (siblings + [parent, window].compactMap { $0 }).map(trace.scene.name(of:))
  }

  /// Who could be asked after a view: its subviews and siblings that were not asked, and nobody.
  var candidates: [String] {
    guard let view = trace.scene.view(named: self["after"]) else { return [] }
    let asked = Set(SearchSteps(trace, 1).asks.filter { $0 < step }.compactMap { trace[$0].asked })
    let siblings = trace.scene[view].superview.map { trace.scene[$0].subviews } ?? []
    return (trace.scene[view].subviews + siblings).filter { $0 != view && !asked.contains($0) }
      .map(trace.scene.name(of:)) + ["nobody"]
  }

  /// Who a message might be sent on to.
  var neighbours: [String] {
    guard let responder = trace.scene.responder(named: self["of"]) else { return [] }
    guard case .view(let view) = responder else { return ["nil"] }
    let chain = trace.scene.chain(from: responder).prefix(2).map { $0.responder }
    return chain.map(trace.scene.name(of:)) + around(view) + ["nil"]
  }

  /// The recognizers that a scene gives to its views, and the controls.
  var receivers: [String] {
    let scene = trace.scene
    return scene.recognizerIDs.filter { !scene.isMadeByUIKit($0) }.map(scene.name(of:))
      + scene.viewIDs.filter { scene[$0].kind.isControl }.map(scene.name(of:))
  }

  var scrollViews: [String] {
    trace.scene.viewIDs.filter { trace.scene[$0].kind.isScrollView }.map(trace.scene.name(of:))
  }
}
