import TouchCore

//  fourthView -> thirdView -> root -> window -> app -> dropped
//  button handled
//  touchesBegan pad -> root handled          the method, where methods take different ways

/// The way of each message along the chain, equal ones only once.
struct ChainLines {
  let trace: Trace

  var lines: [String] {
    let ways = ways
    guard Set(ways.map(\.text)).count > 1 else { return ways.first.map { [$0.text] } ?? [] }
    return ways.reduce(into: []) { lines, way in
      let line = "\(way.method.name) \(way.text)"
      if !lines.contains(line) { lines.append(line) }
    }
  }

  private var ways: [(method: ResponderMethod, text: String)] {
    var ways: [(method: ResponderMethod, text: String)] = []
    for index in trace.indices {
      switch trace[index] {
      case .touchDeliver(_, let method, _, _): ways.append((method, station(at: index)))
      case .chainNext: extend(&ways, by: " -> " + station(at: index))
      case .chainDrop(_, _, _, let reason):
        extend(&ways, by: reason == .loop ? " -> loop" : " -> dropped")
      case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
        .touchBind, .chainStop, .timer, .change, .recognizer, .gate, .control, .action, .scroll,
        .row, .focus, .presentation:
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
    guard let message = trace[index].message else { return "" }
    let name = trace.scene.name(of: message.receiver)
    return name + (message.isKept(in: trace.scene) ? " handled" : "")
  }
}
