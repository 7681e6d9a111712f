import TouchCore

/// What a hand might do in a scene: contacts one after the other, each ended or cancelled or not.
public func randomScript(
  for scene: Scene, using generator: inout some RandomNumberGenerator
) -> TouchScript {
  var events: [TouchEvent] = []
  var time = 0
  for _ in 0..<Int.random(in: 1...4, using: &generator) {
    let finger = generator.pick(["A", "B", "thumb-1", "3", "左手", "a b", ""])
    events.append(
      TouchEvent(time, .down, finger, place(in: scene, using: &generator)))
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      time += generator.pick([0, 0, 8, 16, 500])
      events.append(
        TouchEvent(time, .move, finger, movedPlace(in: scene, using: &generator)))
    }
    time += generator.pick([0, 60, 400])
    let isCancelled = generator.happens(0.2)
    events.append(
      TouchEvent(
        time, isCancelled ? .cancel : .up, finger, movedPlace(in: scene, using: &generator),
        reason: isCancelled && generator.happens(0.7) ? generator.text() : nil))
    time += generator.pick([0, 100, 900])
  }
  if generator.happens(0.2) { events.removeLast() }
  do {
    return try TouchScript(events)
  } catch {
    fatalError("the generator made a script no hand can play: \(error)")
  }
}

private func place(
  in scene: Scene, using g: inout some RandomNumberGenerator
) -> FingerPosition {
  let point = Point(g.coordinate(), g.coordinate())
  return g.happens(0.5) ? .screen(point) : .inView(g.pick(scene.viewIDs), point)
}

private func movedPlace(
  in scene: Scene, using g: inout some RandomNumberGenerator
) -> FingerPosition {
  switch Int.random(in: 0...3, using: &g) {
  case 0: .unchanged
  case 1: .by(Point(g.coordinate(), g.coordinate()))
  default: place(in: scene, using: &g)
  }
}
