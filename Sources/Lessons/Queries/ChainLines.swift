import TouchCore

//  fourthView -> thirdView -> root -> window -> app -> dropped
//  button handled
//  touchesBegan pad -> root handled          the method, where methods take different ways

extension Trace {
  /// The messages of the touches' views: milliseconds, method, touch.
  var deliverLines: [String] {
    indices.compactMap { index in
      guard case .touchDeliver(_, let method, let touch, _) = self[index] else { return nil }
      return "\(milliseconds(at: index)) \(method.name) \(touch)"
    }
  }

  /// The way of each message along the chain, equal ones only once.
  var chainLines: [String] {
    let ways = ways
    guard Set(ways.map(\.text)).count > 1 else { return ways.first.map { [$0.text] } ?? [] }
    return ways.reduce(into: []) { lines, way in
      let line = "\(way.method.name) \(way.text)"
      if !lines.contains(line) { lines.append(line) }
    }
  }

  /// What became of each touch.
  var outcomeLines: [String] {
    outcomes.map { outcome in
      guard let hit = outcome.hit else { return "\(outcome.touch) nil" }
      let start = "\(outcome.touch) \(scene.name(of: hit))"
      guard !outcome.handledBy.isEmpty else { return "\(start) dropped" }
      return "\(start) handled \(outcome.handledBy.map(scene.name(of:)).joined(separator: ","))"
    }
  }

  private var ways: [(method: ResponderMethod, text: String)] {
    var ways: [(method: ResponderMethod, text: String)] = []
    for index in indices {
      switch self[index] {
      case .touchDeliver(_, let method, _, _): ways.append((method, station(at: index)))
      case .chainNext: extend(&ways, by: " -> " + station(at: index))
      case .chainDrop(_, _, _, let reason):
        extend(&ways, by: reason == .loop ? " -> loop" : " -> dropped")
      case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
        .touchBind, .chainStop:
        continue
      }
    }
    return ways
  }

  private func extend(_ ways: inout [(method: ResponderMethod, text: String)], by text: String) {
    guard let last = ways.indices.last else { return }
    ways[last].text += text
  }

  private func station(at index: Int) -> String {
    guard let responder = receiver(at: index) else { return "" }
    return scene.name(of: responder) + (isKept(at: index) ? " handled" : "")
  }
}
