import TouchCore

/// Which views get a frame in a picture of some size, and between which tracks.
///
/// Where there are not enough cells for all edges, the smallest views get a mark instead.
struct MapSelection {
  /// More frames than this are no picture.
  private static let mostFrames = 150
  /// A view that is thinner than this part of the picture is too small to draw.
  private static let leastShare = 1.0 / 200

  /// The views that get a frame, those with a finger in them first, then the largest.
  private(set) var framed: [ViewID] = []
  /// The views that are too small for one.
  private(set) var small: [ViewID] = []
  /// The fingers that have tracks.
  private(set) var fingers: [Point] = []
  /// Where `pointInside` accepts something else than the bounds, on the screen.
  private(set) var areas: [(view: ViewID, rect: Rect)] = []
  /// The parts of framed views that hide nothing, on the screen.
  private(set) var holes: [(view: ViewID, rect: Rect)] = []
  private var xs: Set<Double> = []
  private var ys: Set<Double> = []
  private let columns, rows: Int

  init(_ contents: MapContents, columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    let screen = contents.screen
    _ = add([screen.minX, screen.maxX], [screen.minY, screen.maxY])
    fingers = contents.fingers.filter { add([$0.x], [$0.y]) }
    let fingers = fingers
    let ranked = contents.views.enumerated().compactMap { order, view in
      contents.shown[view].map { rect in
        let isTouched = fingers.contains { rect.contains($0) }
        return (view, rect, isTouched ? 0 : 1, rect.size.width * rect.size.height, order)
      }
    }.sorted { ($0.2, $1.3, $0.4) < ($1.2, $0.3, $1.4) }
    for (view, rect, _, _, _) in ranked where !Interruption.isWanted {
      if !isThin(rect, in: screen), framed.count < Self.mostFrames, add(rect) {
        framed.append(view)
      } else {
        small.append(view)
      }
    }
    for view in framed {
      areas += contents.acceptedAreas(of: view).compactMap { place($0, of: view, in: contents) }
      holes += contents.holes(in: view).compactMap { place($0, of: view, in: contents) }
    }
  }

  /// The part of an area that is in the picture; nil if that is too small or there are not enough
  /// cells.
  private mutating func place(
    _ area: Rect, of view: ViewID, in contents: MapContents
  ) -> (view: ViewID, rect: Rect)? {
    guard
      let rect = contents.scene.rectOnScreen(area, in: view).shared(with: contents.screen),
      !isThin(rect, in: contents.screen), add(rect)
    else { return nil }
    return (view, rect)
  }

  /// The smallest frame that a finger is in; nil if it is in none.
  func frame(around finger: Point, in contents: MapContents) -> Rect? {
    framed.compactMap { contents.shown[$0] }.filter { $0.contains(finger) }
      .min { $0.size.width * $0.size.height < $1.size.width * $1.size.height }
  }

  /// The tracks of the two axes.
  var tracks: (xs: MapTracks, ys: MapTracks) {
    (MapTracks(xs, most: columns), MapTracks(ys, most: rows))
  }

  private func isThin(_ rect: Rect, in screen: Rect) -> Bool {
    rect.size.width <= screen.size.width * Self.leastShare
      || rect.size.height <= screen.size.height * Self.leastShare
      || MapTracks.place(rect.minX) == MapTracks.place(rect.maxX)
      || MapTracks.place(rect.minY) == MapTracks.place(rect.maxY)
  }

  private mutating func add(_ rect: Rect) -> Bool {
    add([rect.minX, rect.maxX], [rect.minY, rect.maxY])
  }

  /// Adds places, unless there are not enough cells for all.
  private mutating func add(_ newXs: [Double], _ newYs: [Double]) -> Bool {
    let missingXs = Set(newXs.map(MapTracks.place)).subtracting(xs)
    let missingYs = Set(newYs.map(MapTracks.place)).subtracting(ys)
    guard xs.count + missingXs.count <= columns, ys.count + missingYs.count <= rows else {
      return false
    }
    xs.formUnion(missingXs)
    ys.formUnion(missingYs)
    return true
  }
}
