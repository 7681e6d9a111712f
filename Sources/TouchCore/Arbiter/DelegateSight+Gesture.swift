extension DelegateSight {
  /// What a recognizer's fingers did until it matched.
  ///
  /// - Parameter asked: The view in whose coordinates that is; the recognizer's own if nil.
  init(
    of run: borrowing RecognizerRun, _ gate: borrowing Gate, at milliseconds: Int,
    in asked: ViewID? = nil, _ scene: Scene
  ) {
    let own = asked ?? run.view
    let (start, here) = run.contacts.middles
    view = gate[run.contacts.last?.touch]?.view
    place = scene.fromScreen(here, to: own)
    // 18.10: the way as it is, or without what a pan takes off it.
    let went =
      scene.settings.isOn(.shouldBeginSeesRawDistance) || !run.machine.isPan
      ? here : start + run.machine.value
    way = scene.fromScreen(went, to: own) - scene.fromScreen(start, to: own)
    let time = Double(max(milliseconds - (run.contacts.first?.began ?? 0), 1)) / 1000
    let straight = Point((here.x - start.x) / time, (here.y - start.y) / time)
    let velocity = run.machine.isPan ? run.machine.velocity : straight
    speed = (velocity.squaredLength.squareRoot() * 100).rounded() / 100
  }
}

extension [GestureContact] {
  /// The middle of where the last fingers went down, and of where they are.
  fileprivate var middles: (start: Point, here: Point) {
    let down = filter { $0.isDown }
    let seen = down.isEmpty ? suffix(1) : down[...]
    let count = Double(Swift.max(seen.count, 1))
    let start = seen.reduce(Point.zero) { $0 + $1.start }
    let here = seen.reduce(Point.zero) { $0 + $1.location }
    return (Point(start.x / count, start.y / count), Point(here.x / count, here.y / count))
  }
}
