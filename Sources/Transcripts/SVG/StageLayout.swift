import TouchCore

//   the screen, in points              the picture
//   ┌─ windows ──────┐                 ┌──────────┐
//   │           ┌────┼── a view that   │     ┌──┐ │    everything that matters, scaled to fit;
//   │           └────┼── sticks out    │     └──┘ │    what lies far away is left out
//   └────────────────┘                 └──────────┘

/// Where the screen lies on a picture.
struct StageLayout {
  /// How much of the surroundings of the windows may be shown, as a share of their size.
  private static let surroundings = 0.3

  /// What a stage may measure at most, where it is higher than wide and where it is not.
  struct Room {
    let upright: Size
    let lying: Size

    /// That of a picture, which stands alone.
    static let picture = Room(upright: Size(380, 600), lying: Size(520, 420))
    /// That of the debugger's page: it draws the stage in a column without making it smaller, so
    /// letters keep their size.
    static let column = Room(upright: Size(360, 420), lying: Size(360, 300))
  }

  /// The windows that are shown, on the picture.
  let screen: Rect
  /// All that is shown, on the picture.
  let stage: Rect
  private let scale: Double
  private let origin: Point

  /// Lays out the windows of a scene and what sticks out of them; nil where there is no window.
  ///
  /// - Parameters:
  ///   - corner: Where the stage begins on the picture.
  ///   - shapes: The corners of views, and the places of fingers, on the screen.
  ///   - room: What it may measure at most.
  init?(windows: [Rect], shapes: [Point], corner: Point, room: Room = .picture) {
    let corners = windows.flatMap { $0.corners }.filter { $0.isDrawable }
    let screen = Rect(around: corners)
    guard !corners.isEmpty, screen.size.width > 0, screen.size.height > 0 else { return nil }
    let most = screen.expanded(
      by: Self.surroundings * min(screen.size.width, screen.size.height))
    let seen = shapes.filter { most.contains($0) }
    let all = Rect(around: screen.corners + seen)
    let limit = all.size.width > all.size.height ? room.lying : room.upright
    scale = min(limit.width / all.size.width, limit.height / all.size.height, 4)
    origin = Point(all.minX * scale - corner.x, all.minY * scale - corner.y)
    stage = Rect(
      corner.x, corner.y, all.size.width * scale, all.size.height * scale)
    self.screen = Rect(
      screen.minX * scale - origin.x, screen.minY * scale - origin.y,
      screen.size.width * scale, screen.size.height * scale)
  }

  /// Lays out everything that has to be seen: windows, what sticks out of them, and where fingers
  /// are in the whole record, so that the stage stays where it is from step to step.
  init?(_ trace: Trace, _ scenes: [Scene], corner: Point, room: Room = .picture) {
    let fingers = trace.moments.prefix(5_000).flatMap { $0.touches.map { $0.screenLocation } }
    self.init(
      windows: scenes.flatMap(Self.windows(of:)),
      shapes: scenes.flatMap(Self.corners(of:)) + fingers,
      corner: corner, room: room)
  }

  private static func windows(of scene: Scene) -> [Rect] {
    let windows = scene.windows.filter { scene.isShown($0) }
    return (windows.isEmpty ? scene.windows : windows).map { scene.rectOnScreen(of: $0.view) }
  }

  private static func corners(of scene: Scene) -> [Point] {
    let clipping = scene.views.contains(where: { $0.clipsToBounds })
    let views = scene.viewIDs.prefix(2_000).filter { view in
      !clipping || !scene.path(from: view).dropFirst().contains { scene[$0].clipsToBounds }
    }
    return views.flatMap { view in
      scene[view].bounds.corners.map { scene.toScreen($0, of: view) }
    }
  }

  /// Where a point of the screen lies on the picture.
  func place(_ point: Point) -> Point {
    Point(point.x * scale - origin.x, point.y * scale - origin.y)
  }

  /// Where a point of the screen is shown: at the edge of the stage if it lies beyond.
  func clamped(_ point: Point) -> Point {
    let place = place(point)
    guard place.x.isFinite, place.y.isFinite else { return stage.origin }
    return Point(
      min(max(place.x, stage.minX), stage.maxX), min(max(place.y, stage.minY), stage.maxY))
  }
}
