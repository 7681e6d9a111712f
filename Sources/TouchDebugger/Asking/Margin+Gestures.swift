import TouchCore
import TouchNarration

extension Trace {
  /// How close a recognizer was to recognizing, or to failing, by the numbers of its kind.
  ///
  /// - Parameter touch: The touch to measure; nil for all it was shown.
  func margins(of id: RecognizerID, touch: Int?) -> [Margin] {
    let shown = attempts.filter { $0.recognizer == id }.flatMap(\.touches).uniqued()
    let touches = touch.map { [$0] } ?? shown
    let paths = touches.map { fingerPath(of: $0) }.filter { !$0.isEmpty }
    guard !paths.isEmpty else { return [] }
    let it = scene[id]
    switch it.kind {
    case .tap: return fingers(it) + tapMargins(paths, it)
    case .longPress: return fingers(it) + pressMargins(paths, it)
    case .pan, .scrollPan:
      return [
        .atLeast(scene.settings[.panHysteresis], hysteresisReach(paths), unit: "pt", Words.moved)
      ]
    case .swipe: return swipeMargins(paths, it)
    case .edgePan: return edgeMargins(paths, it)
    case .pinch:
      return [.atLeast(scene.settings[.pinchHysteresis], spread(paths), unit: "pt", Words.apart)]
    case .rotation, .custom: return []
    case .scrollDelay:
      return [.atLeast(scene.settings[.scrollTouchDelay], held(paths), unit: "ms", Words.held)]
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
        scene.settings[.tapMovement], paths.map(\.axisReach).max() ?? 0, unit: "pt", Words.moved),
      .atMost(scene.settings[.tapDuration], held(paths), unit: "ms", Words.held),
    ]
    if it.numberOfTapsRequired > 1 {
      let taps = Double(paths.filter { $0.last?.phase == .ended }.count)
      margins.append(.atLeast(Double(it.numberOfTapsRequired), taps, unit: "", Words.taps))
      for (before, after) in zip(paths, paths.dropFirst()) {
        guard let lift = before.last, let down = after.first else { continue }
        margins.append(
          .atMost(
            scene.settings[.tapInterval], Double(down.milliseconds - lift.milliseconds), unit: "ms",
            Words.betweenTaps))
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

  private func swipeMargins(_ paths: [[FingerPlace]], _ it: Recognizer) -> [Margin] {
    let ways = paths.map { along($0, it.direction) }
    return [
      .atLeast(
        scene.settings[.swipeDistance], ways.map(\.along).max() ?? 0, unit: "pt",
        Words.movedAlong),
      .atMost(
        scene.settings[.swipeStray], ways.map(\.across).max() ?? 0, unit: "pt", Words.strayed),
      .atMost(scene.settings[.swipeDuration], held(paths), unit: "ms", Words.lasted),
    ]
  }

  private func along(_ path: [FingerPlace], _ direction: Directions) -> (
    along: Double, across: Double
  ) {
    guard let start = path.first?.point, let end = path.last?.point else { return (0, 0) }
    let way = end - start
    let sides: [(Directions, Double, Double)] = [
      (.right, way.x, way.y), (.left, -way.x, way.y), (.down, way.y, way.x), (.up, -way.y, way.x),
    ]
    let best = sides.filter { direction.contains($0.0) }.max { $0.1 < $1.1 }
    return (best?.1 ?? 0, abs(best?.2 ?? 0))
  }

  private func edgeMargins(_ paths: [[FingerPlace]], _ it: Recognizer) -> [Margin] {
    guard let start = paths.first?.first?.point, let screen = scene.windows.first else { return [] }
    let frame = scene[screen.view].frame
    let edges: [(Edges, Double)] = [
      (.left, start.x - frame.minX), (.right, frame.maxX - start.x),
      (.top, start.y - frame.minY), (.bottom, frame.maxY - start.y),
    ]
    let distance = edges.filter { it.edges.contains($0.0) }.map(\.1).min() ?? 0
    return [
      .atMost(scene.settings[.edgeRegion], distance, unit: "pt", Words.fromEdge),
      .atLeast(scene.settings[.edgeHysteresis], paths[0].axisReach, unit: "pt", Words.moved),
    ]
  }

  private func hysteresisReach(_ paths: [[FingerPlace]]) -> Double {
    let perAxis = scene.settings.isOn(.panHysteresisPerAxis)
    return paths.map { perAxis ? $0.axisReach : $0.reach }.max() ?? 0
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
