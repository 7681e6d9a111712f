import TouchCore
import TouchInquiry

//  fourthView -> thirdView -> root -> window -> app -> dropped
//  button handled
//  touchesBegan pad -> root handled          the method, where methods take different ways

/// The way of each message along the chain, equal ones only once.
struct ChainLines {
  let trace: Trace

  /// The way of a message, and the last step of it.
  private struct Way {
    let method: ResponderMethod
    var text: String
    var step: Int
  }

  var lines: [SaidLine] {
    let ways = ways
    guard Set(ways.map({ $0.text })).count > 1 else {
      return ways.first.map { [SaidLine(text: $0.text, step: $0.step)] } ?? []
    }
    return ways.reduce(into: []) { lines, way in
      let text = "\(way.method.name) \(way.text)"
      guard !lines.contains(where: { $0.text == text }) else { return }
      lines.append(SaidLine(text: text, step: way.step))
    }
  }

  private var ways: [Way] {
    var ways: [Way] = []
    for index in trace.indices {
      switch trace[index] {
      case .touchDeliver(_, let method, _, _):
        ways.append(Way(method: method, text: station(at: index), step: index))
      case .chainNext: extend(&ways, by: " -> " + station(at: index), at: index)
      case .chainDrop(_, _, _, let reason):
        extend(&ways, by: reason == .loop ? " -> loop" : " -> dropped", at: index)
      default: continue
      }
    }
    return ways
  }

  private func extend(_ ways: inout [Way], by text: String, at step: Int) {
    guard let last = ways.indices.last else { return }
    ways[last].text += text
    ways[last].step = step
  }

  private func station(at index: Int) -> String {
    guard let message = trace[index].arrival else { return "" }
    let name = trace.scene.name(of: message.receiver)
    return name + (message.isKept(in: trace.scene) ? " handled" : "")
  }
}
