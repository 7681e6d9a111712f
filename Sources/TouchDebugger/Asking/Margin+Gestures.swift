import TouchCore
import TouchNarration

extension Trace {
  /// How close a recognizer was to recognizing, or to failing, by the numbers of its kind: in its
  /// last attempt.
  func margins(of id: RecognizerID) -> [Margin] {
    let attempt = attempts.last { $0.recognizer == id && !$0.touches.isEmpty }
    let paths = (attempt?.touches ?? []).map { fingerPath(of: $0) }.filter { !$0.isEmpty }
    guard let path = paths.first else { return [] }
    let it = scene[id]
    switch it.kind {
    case .tap: return fingers(it) + tapMargins(paths, it)
    case .longPress: return fingers(it) + pressMargins(paths, it)
    // With several fingers it is their middle that moves, which no path tells.
    case .pan, .scrollPan: return paths.count == 1 ? [panMargin(path)] : []
    case .swipe: return paths.count == 1 ? swipeMargins(path, it) : []
    case .edgePan: return edgeMargins(path, it)
    case .pinch:
      return [
        .atLeast(scene.settings[.pinchHysteresis], spread(paths), unit: "pt", Words.apart)
      ]
    case .scrollDelay:
      return [.atLeast(scene.settings[.scrollTouchDelay], held(paths), unit: "ms", Words.held)]
    case .rotation, .custom: return []
    }
  }

  private func fingers(_ it: Recognizer) -> [Margin] {
    let most =
      moments.map { moment in
        moment.touches.filter { $0.phase != .ended && $0.phase != .cancelled }.count
      }.max() ?? 0
    guard it.numberOfTouchesRequired > 1 else { return [] }
    return [
      .atLeast(Double(it.numberOfTouchesRequired), Double(most), unit: "", Words.fingersDown)
    ]
  }

  private func tapMargins(_ paths: [[FingerPlace]], _ it: Recognizer) -> [Margin] {
    var margins: [Margin] = [
      .atMost(
        scene.settings[.tapMovement], paths.map(\.reach).max() ?? 0, unit: "pt", Words.moved),
      .atMost(scene.settings[.tapDuration], held(paths), unit: "ms", Words.held),
    ]
    if it.numberOfTapsRequired > 1 {
      let taps = Double(paths.filter { $0.last?.phase == .ended }.count)
      margins.append(.atLeast(Double(it.numberOfTapsRequired), taps, unit: "", Words.taps))
      for (before, after) in zip(paths, paths.dropFirst()) {
        guard let lift = before.last, let down = after.first else { continue }
        let way = down.point - lift.point
        margins.append(
          .below(
            scene.settings[.tapInterval], Double(down.milliseconds - lift.milliseconds), unit: "ms",
            Words.betweenTaps))
        margins.append(
          .atMost(
            scene.settings[.tapDistance], Swift.max(abs(way.x), abs(way.y)), unit: "pt",
            Words.apartFromTap))
      }
    }
    return margins
  }

  private func pressMargins(_ paths: [[FingerPlace]], _ it: Recognizer) -> [Margin] {
    [
      .atLeast(it.minimumPressDuration, held(paths) / 1000, unit: "s", Words.held),
      .atMost(it.allowableMovement, paths.map(\.reach).max() ?? 0, unit: "pt", Words.moved),
    ]
  }

  /// 10.24, 10.25: as time passes a shorter way is enough, and it has to be straighter; told where
  /// the finger came nearest.
  private func swipeMargins(_ path: [FingerPlace], _ it: Recognizer) -> [Margin] {
    guard let start = path.first else { return [] }
    let limits = SwipeLimits(scene.settings)
    let tries = path.filter { $0.phase == .moved }.map {
      place -> (lack: Double, margins: [Margin]) in
      let time = place.milliseconds - start.milliseconds
      let way = Self.way(from: start.point, to: place.point, it.direction)
      let needed = limits.distance(after: time)
      return (
        needed - way.along,
        [
          .atLeast(needed, way.along, unit: "pt", Words.movedAlong),
          .atMost(limits.stray(after: time), way.across, unit: "pt", Words.strayed),
          .atMost(scene.settings[.swipeDuration], Double(time), unit: "ms", Words.lasted),
        ]
      )
    }
    return tries.min { $0.lack < $1.lack }?.margins ?? []
  }

  private static func way(
    from start: Point, to end: Point, _ direction: Directions
  ) -> (along: Double, across: Double) {
    let way = end - start
    let sides: [(Directions, Double, Double)] = [
      (.right, way.x, way.y), (.left, -way.x, way.y), (.down, way.y, way.x), (.up, -way.y, way.x),
    ]
    let best = sides.filter { direction.contains($0.0) }.max { $0.1 < $1.1 }
    return (best?.1 ?? 0, abs(best?.2 ?? 0))
  }

  private func edgeMargins(_ path: [FingerPlace], _ it: Recognizer) -> [Margin] {
    guard let start = path.first?.point, let screen = scene.windows.first else { return [] }
    let frame = scene[screen.view].frame
    let edges: [(Edges, Double)] = [
      (.left, start.x - frame.minX), (.right, frame.maxX - start.x),
      (.top, start.y - frame.minY), (.bottom, frame.maxY - start.y),
    ]
    let distance = edges.filter { it.edges.contains($0.0) }.map(\.1).min() ?? 0
    return [
      .atMost(scene.settings[.edgeRegion], distance, unit: "pt", Words.fromEdge),
      .atLeast(scene.settings[.edgeHysteresis], path.axisReach, unit: "pt", Words.moved),
    ]
  }

  private func panMargin(_ path: [FingerPlace]) -> Margin {
    let perAxis = scene.settings.isOn(.panHysteresisPerAxis)
    return .atLeast(
      scene.settings[.panHysteresis], perAxis ? path.axisReach : path.reach, unit: "pt",
      Words.moved)
  }

  /// How long the fingers were down at most, in milliseconds.
  private func held(_ paths: [[FingerPlace]]) -> Double {
    paths.map { Double(($0.last?.milliseconds ?? 0) - ($0.first?.milliseconds ?? 0)) }.max() ?? 0
  }

  /// How far two fingers moved together or apart.
  private func spread(_ paths: [[FingerPlace]]) -> Double {
    guard paths.count > 1, let first = paths[0].first, let second = paths[1].first else { return 0 }
    let start = distance(first.point, second.point)
    let places = zip(paths[0], paths[1]).map { distance($0.point, $1.point) }
    return places.map { abs($0 - start) }.max() ?? 0
  }

  private func distance(_ one: Point, _ other: Point) -> Double {
    let way = one - other
    return (way.x * way.x + way.y * way.y).squareRoot()
  }
}
