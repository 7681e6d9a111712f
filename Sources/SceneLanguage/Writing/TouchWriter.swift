import TouchCore

/// Writes what the fingers do, one event a line; `readTouches` gives the same script back.
///
/// Views have the names under which `writeScene` writes them.
public func writeTouches(_ script: TouchScript, in scene: Scene) -> [String] {
  let names = WrittenNames(scene)
  return script.events.map { written($0, names) }
}

private func written(_ event: TouchEvent, _ names: WrittenNames) -> String {
  var words = ["\(event.milliseconds)"]
  for change in event.changes {
    words += [change.action.rawValue, bareOrQuoted(change.finger)]
    switch change.position {
    case .unchanged: break
    case .screen(let point): words += ["at", written(point)]
    case .inView(let view, let point): words += ["in", names.spoken(.view(view)), written(point)]
    case .by(let distance): words += ["by", written(distance)]
    }
  }
  if let reason = event.reason { words.append("reason=\(bareOrQuoted(reason))") }
  return words.joined(separator: " ")
}

private func written(_ point: Point) -> String { "\(exact(point.x)),\(exact(point.y))" }
