import Testing
import TouchCore

extension Trace {
  /// The steps, a line each, as short as they can be compared.
  var lines: [String] { map(line) }

  /// The hit test alone.
  var hitLines: [String] {
    filter { $0.kindName == "hit.ask" || $0.kindName == "hit.return" }.map(line)
  }

  /// The chain of every message: `touchesBegan a > b > app dropped`.
  var chains: [String] {
    var chains: [String] = []
    for step in self {
      switch step {
      case .touchDeliver(let to, let method, _, _): chains.append("\(method.name) \(name(to))")
      case .chainNext(let hop): chains[chains.count - 1] += " > \(name(hop.to))"
      case .chainStop: chains[chains.count - 1] += " kept"
      case .chainDrop(_, _, _, .noNext): chains[chains.count - 1] += " dropped"
      case .chainDrop(_, _, _, .loop): chains[chains.count - 1] += " loops"
      case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
        .touchBind, .timer, .change, .recognizer, .gate, .control, .action, .scroll, .row, .focus,
        .presentation:
        continue
      }
    }
    return chains
  }

  private func name(_ responder: Responder) -> String { scene.name(of: responder) }

  private func name(_ view: ViewID?) -> String { view.map { scene.name(of: $0) } ?? "nil" }

  private func line(_ step: Step) -> String {
    let words: [String] =
      switch step {
      case .queuePut(let event), .queueTake(let event): ["\(event)"]
      case .windowAsk(let window, let point, let isShown):
        [name(window), point.short] + (isShown ? [] : ["not shown"])
      case .windowChoose(let window, let touch): [name(window), "touch \(touch)"]
      case .hitAsk(let view, let depth, let point, let verdict):
        ["\(depth)", name(view), point.short, verdict.word]
      case .hitReturn(let view, let depth, let answer): ["\(depth)", name(view), name(answer)]
      case .hitResult(_, let view, let window): [name(view), name(window)]
      case .touchBind(_, let view, let window): [name(view), name(window)]
      case .touchDeliver(let to, let method, _, let mode): [name(to), method.name, mode.word]
      case .chainNext(let hop): [name(hop.from), name(hop.to), "\(hop.hop)", hop.mode.word]
      case .chainStop(let at, _, _, let mode): [name(at), mode.word]
      case .chainDrop(let at, _, _, let reason): [name(at), "\(reason)"]
      case .timer, .change, .recognizer, .gate, .control, .action, .scroll, .row, .focus,
        .presentation:
        ["\(step)"]
      }
    return ([step.kindName] + words).joined(separator: " ")
  }
}

/// Fails where lines differ, with a diff; a line left over on either side is a difference.
func expectSteps(
  _ actual: [String], _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let wanted = expected.split(separator: "\n").map { $0.drop { $0 == " " }.description }
  guard wanted != actual else { return }
  let difference = actual.difference(from: wanted)
  let diff = difference.map { change in
    switch change {
    case .insert(let at, let line, _): "  + \(at + 1): \(line)"
    case .remove(let at, let line, _): "  - \(at + 1): \(line)"
    }
  }
  Issue.record(
    "steps differ (- expected, + happened):\n\(diff.joined(separator: "\n"))",
    sourceLocation: sourceLocation)
}
