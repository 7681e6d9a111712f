import TouchCore

extension SceneWriter {
  /// Writes the overrides of a responder, each in its line.
  mutating func writeOverrides(of responder: Responder, _ level: Int) {
    if case .view(let id) = responder {
      if let override = scene[id].hitTestOverride { put(line(of: override), level) }
      if let override = scene[id].pointInsideOverride { put(line(of: override), level) }
    }
    let overrides = scene[overridesOf: responder]
    guard !overrides.isEmpty else { return }
    for method in ResponderMethod.allCases {
      guard let words = overrides[method].words else { continue }
      put("~\(method.name) \(words)", level)
    }
    switch overrides.next {
    case .inherited: break
    case .nobody: put("~next nil", level)
    case .responder(let other): put("~next \(names.spoken(other))", level)
    }
  }

  private func line(of override: HitTestOverride) -> String {
    switch override {
    case .returnsNil: "~hitTest return nil"
    case .returnsSelf: "~hitTest return self"
    case .returns(let other): "~hitTest return \(names.spoken(.view(other)))"
    case .callsSuper: "~hitTest super"
    case .passesThrough: "~hitTest passthrough"
    }
  }

  private func line(of override: PointInsideOverride) -> String {
    switch override {
    case .always(let answer): "~pointInside return \(answer ? "yes" : "no")"
    case .expands(let distance): "~pointInside expand \(exact(distance))"
    case .holes(let holes): (["~pointInside holes"] + holes.map(written)).joined(separator: " ")
    case .includes(let other): "~pointInside include \(names.spoken(.view(other)))"
    }
  }

  private func written(_ hole: Rect) -> String {
    [hole.minX, hole.minY, hole.size.width, hole.size.height].map(exact).joined(separator: ",")
  }
}
