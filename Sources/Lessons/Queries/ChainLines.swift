import TouchCore

//  1 pad handled pad recognized double       touch, hit view, who did something with it
//  fourthView -> thirdView -> root -> window -> app -> dropped
//  button handled
//  touchesBegan pad -> root handled          the method, where methods take different ways

extension Trace {
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
      var words = ["\(outcome.touch)", scene.name(of: hit)]
      let handlers = outcome.handledBy.map { scene.name(of: $0) }
      if !handlers.isEmpty { words += ["handled", handlers.joined(separator: ",")] }
      let winners = recognizers(with: outcome.touch)
      if !winners.isEmpty { words += ["recognized", winners.joined(separator: ",")] }
      return (words.count > 2 ? words : words + ["dropped"]).joined(separator: " ")
    }
  }

  /// The recognizers that recognized with a touch.
  private func recognizers(with touch: Int) -> [String] {
    attempts.filter { $0.hasRecognized && $0.touches.contains(touch) }
      .map { scene.name(of: $0.recognizer) }
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
        .touchBind, .chainStop, .timer, .change, .recognizer, .gate, .control, .action, .scroll,
        .focus:
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
