import TouchCore

/// Something that a program may change in a scene while fingers are down.
func randomChange(in scene: Scene, using g: inout some RandomNumberGenerator) -> SceneChange {
  switch Int.random(in: 0..<10, using: &g) {
  case 0:
    let count = Double(Int.random(in: 0...1, using: &g))
    return SceneChange(.responder(.application), .ignoring, to: .number(count))
  case 1 where !scene.recognizers.isEmpty, 2 where !scene.recognizers.isEmpty:
    let id = g.pick(scene.recognizerIDs)
    if g.happens(0.3) {
      return SceneChange(.recognizer(id), .state, to: .state(g.pick([.failed, .cancelled])))
    }
    return SceneChange(.recognizer(id), .enabled, to: .flag(g.happens(0.3)))
  case 3 where !scene.controllers.isEmpty:
    let id = ControllerID(Int.random(in: scene.controllers.indices, using: &g))
    return SceneChange(.responder(.controller(id)), .firstResponder, to: .flag(g.happens(0.7)))
  default:
    let id = g.pick(scene.viewIDs)
    let (property, value) = randomValue(of: scene[id], using: &g)
    return SceneChange(.responder(.view(id)), property, to: value)
  }
}

private func randomValue(
  of view: View, using g: inout some RandomNumberGenerator
) -> (Property, PropertyValue) {
  let size = Size(g.length(), g.length())
  let origin = Point(g.coordinate(), g.coordinate())
  var all: [(Property, PropertyValue)] = [
    (.hidden, .flag(g.happens(0.7))), (.interactive, .flag(g.happens(0.3))),
    (.enabled, .flag(g.happens(0.3))), (.alpha, .number(g.pick([0, 0.5, 1]))),
    (.frame, .rect(Rect(origin: origin, size: size))),
    (.bounds, .rect(Rect(origin: origin, size: size))),
    (.transform, .transform(.translation(g.pick([0, 50]), g.pick([0, -30.5])))),
    (.anchor, .point(Point(g.pick([0, 0.5]), 1))), (.zPosition, .number(g.coordinate())),
    (.multitouch, .flag(g.happens(0.5))), (.exclusive, .flag(g.happens(0.5))),
    (.clips, .flag(g.happens(0.5))), (.animating, .flag(g.happens(0.5))),
    (.firstResponder, .flag(g.happens(0.7))),
  ]
  if view.kind.isControl, view.kind.reaction.hasValue {
    all.append((.value, .number(g.pick([0, 1]))))
  }
  if view.kind.isScrollView {
    all.append((.contentSize, .size(size)))
    all.append((.contentOffset, .point(origin)))
  }
  if view.kind.reaction == .pull { all += Array(repeating: (.refreshing, .flag(false)), count: 3) }
  if view.kind.isRow { all.append((.selected, .flag(g.happens(0.6)))) }
  if view.kind == .window {
    all += [(.level, .number(g.pick([0, 1000, 0.5]))), (.key, .flag(g.happens(0.5)))]
  } else {
    all.append((.removed, .flag(true)))
  }
  let picked = g.pick(all)
  var aside = SeededGenerator(beside: "\(view.name) \(picked)")
  if view.kind != .window, picked.0 == .zPosition {
    return aside.pick([(.front, .flag(true)), (.back, .flag(true)), picked])
  }
  guard picked.0 == .contentOffset else { return picked }
  var own = SeededGenerator(beside: "\(origin)")
  return own.pick([
    picked, (.animatedOffset, picked.1), (.scrollEnabled, .flag(own.happens(0.5))),
    (.scrollsToTop, .flag(own.happens(0.3))),
  ])
}
