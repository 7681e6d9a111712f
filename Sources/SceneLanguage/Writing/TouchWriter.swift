import TouchCore

/// Writes what the fingers do, one event a line; `readTouches` gives the same script back.
///
/// Views and recognizers have the names under which `writeScene` writes them.
public func writeTouches(_ script: TouchScript, in scene: Scene) -> [String] {
  let names = WrittenNames(scene)
  return script.events.map { written($0, names) }
}

/// Writes one event, as a line of what the fingers do.
package func writeTouch(_ event: TouchEvent, in scene: Scene) -> String {
  written(event, WrittenNames(scene))
}

private func written(_ event: TouchEvent, _ names: WrittenNames) -> String {
  var words = ["\(event.milliseconds)", written(event.input, names)]
  if let reason = event.reason { words.append("reason=\(bareOrQuoted(reason))") }
  return words.joined(separator: " ")
}

private func written(_ input: TouchEvent.Input, _ names: WrittenNames) -> String {
  switch input {
  case .touches(let changes):
    groups(changes, alike: areAlike).map { written($0, names) }
      .joined(separator: " \(partMark) ")
  case .shake: "\(TouchAction.motion.rawValue) \(shakeWord)"
  case .press(let name, let isDown):
    "\(TouchAction.press.rawValue) \(bareOrQuoted(name)) \(isDown ? "down" : "up")"
  case .key(let name): "\(TouchAction.key.rawValue) \(bareOrQuoted(name))"
  case .remote(let name): "\(TouchAction.remote.rawValue) \(bareOrQuoted(name))"
  case .changes(let changes):
    groups(changes, alike: fitOneLine).map { ChangeWriter(names).line(of: $0) }
      .joined(separator: " \(partMark) ")
  case .statusBar: "\(TouchAction.tap.rawValue) \(statusBarWord)"
  case .wheel(let point, let distance, let isTrackpad):
    "\(TouchAction.wheel.rawValue) at \(spelled(point)) by \(spelled(distance))"
      + (isTrackpad ? " " + trackpadWord : "")
  case .hover(let point): "\(TouchAction.hover.rawValue) at \(spelled(point))"
  case .wait: TouchAction.wait.rawValue
  }
}

/// Neighbours put together as long as they are alike.
private func groups<T>(_ items: [T], alike: (T, T) -> Bool) -> [[T]] {
  var groups: [[T]] = []
  for item in items {
    if let last = groups.last?.last, alike(last, item) {
      groups[groups.count - 1].append(item)
    } else {
      groups.append([item])
    }
  }
  return groups
}

/// Whether two changes share their words: the same action of the same kind of contact, at places
/// of the same sort.
private func areAlike(_ one: FingerChange, _ other: FingerChange) -> Bool {
  guard one.action == other.action, one.type == other.type, one.button == other.button else {
    return false
  }
  return switch (one.position, other.position) {
  case (.unchanged, .unchanged), (.screen, .screen), (.by, .by): true
  case (.inView(let view, _), .inView(let otherView, _)): view == otherView
  case (.unchanged, _), (.screen, _), (.by, _), (.inView, _): false
  }
}

/// Whether two changes fit one part of a line: it is about one object, and reading it answers the
/// properties in the order of the table.
private func fitOneLine(_ one: SceneChange, _ other: SceneChange) -> Bool {
  guard one.object == other.object, let first = one.property.placeInLine,
    let second = other.property.placeInLine
  else { return false }
  // Two of the frame, the bounds and the offset in one line would overwrite each other.
  let isFrame = one.property.isOfGeometry && other.property.isOfGeometry
  return first < second && !isFrame
}

private func written(_ group: [FingerChange], _ names: WrittenNames) -> String {
  guard let first = group.first else { return "" }
  let fingers = group.map { bareOrQuoted($0.finger) }.joined(separator: ",")
  var words = [first.action.rawValue, fingers]
  switch first.position {
  case .unchanged: break
  case .screen: words.append("at")
  case .inView(let view, _): words += ["in", names.spoken(.view(view))]
  case .by: words.append("by")
  }
  let places = group.compactMap { place(of: $0.position) }
  words += Set(places).count == 1 ? [places[0]] : places
  if first.action == .down, first.type != .direct { words.append("type=\(first.type.words)") }
  if first.action == .down, first.button != .primary {
    words.append("button=\(first.button.rawValue)")
  }
  return words.joined(separator: " ")
}

private func place(of position: FingerPosition) -> String? {
  switch position {
  case .unchanged: nil
  case .screen(let point), .inView(_, let point), .by(let point):
    spelled(point)
  }
}
