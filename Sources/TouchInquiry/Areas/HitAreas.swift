import TouchCore

//   ┌──────────────┐
//   │ root   ┌─────┤    every part of the screen belongs to the view that a touch there hits;
//   ├──────┐ │ sheet    parts are convex, share nothing, and leave nothing out
//   │ list │ │     │
//   └──────┴─┴─────┘

/// Which view is hit in which part of the screen, of a scene as it is.
///
/// The parts are cut along the edges that hit testing compares with; every one of them is then asked
/// of `TapQuery` at a point inside of it, and one whose answer differs is divided and asked again.
public struct HitAreas: Sendable {
  /// The screen; nothing beyond it can be touched.
  public let screen: Rect
  /// The parts, which share nothing and together are what was looked at.
  public let pieces: [HitPiece]
  /// Where straight lines did not say who is hit, so that small parts were asked one by one.
  let unsureBoxes: [Rect]
  let scene: Scene
  let table: LineTable
  /// Whether some view's `hitTest` answers another one by name (2.13).
  let answersByName: Bool
  /// The inner sides of the edges of each part: every view that is asked about is cut with them.
  let cuts: [CutArea]
  /// The box around each part, to look at without the part.
  let boxes: [Rect]
  /// The parts in their order, some of them at a time, each time with the box around them.
  let blocks: [(places: Range<Int>, box: Rect)]
  private let byOwner: [ViewID: [Int]]
  private let guessedOwners: Set<ViewID>
  private static let blockSize = 48

  /// Works out who is hit where.
  ///
  /// - Parameters:
  ///   - scene: The scene, as it is.
  ///   - screen: The screen; nil for the largest window that is shown.
  ///   - view: Whom alone the answer is about: no more of the screen is looked at than its box. Nil
  ///     for all of it.
  /// - Complexity: About the number of views times the number of parts; where that grows beyond all
  ///   measure, parts are asked at points instead.
  public init(_ scene: Scene, screen: Rect? = nil, around view: ViewID? = nil) {
    let screen = screen ?? scene.largestWindow ?? .zero
    let box = view.map { scene.boxAsHit($0)?.shared(with: screen) } ?? screen
    var making = HitAreaMaking(scene, box ?? .zero)
    making.askWindows()
    making.check()
    self.screen = screen
    self.scene = scene
    table = making.table
    pieces = making.pieces
    cuts = making.pieces.map { making.table.area(of: $0.piece) }
    let all = making.pieces.map { $0.box }
    boxes = all
    blocks = stride(from: 0, to: all.count, by: Self.blockSize).map { start in
      let places = start..<min(start + Self.blockSize, all.count)
      return (places, places.dropFirst().reduce(all[start]) { $0.around(all[$1]) })
    }
    answersByName = scene.views.contains { view in
      switch view.hitTestOverride {
      case .returns, .returnsWhereSeen: true
      case .returnsNil, .returnsSelf, .callsSuper, .passesThrough, .returnsNilIf, nil: false
      }
    }
    unsureBoxes = making.unsure.map { $0.box }
    guessedOwners = Set(pieces.filter { !$0.isExact }.compactMap { $0.owner })
    byOwner = pieces.indices.reduce(into: [:]) { places, index in
      if let owner = making.pieces[index].owner { places[owner, default: []].append(index) }
    }
  }

  /// The parts in which a view is hit.
  public func pieces(of view: ViewID) -> [HitPiece] { (byOwner[view] ?? []).map { pieces[$0] } }

  /// In how large a part of the screen a view is hit, in square points.
  public func area(of view: ViewID) -> Double {
    (byOwner[view] ?? []).reduce(0) { $0 + pieces[$1].area }
  }

  /// Whether the parts of a view are its own to the last point.
  ///
  /// They are not where a curve or a twisted override decides: its parts there are about right.
  public func isExact(_ view: ViewID) -> Bool {
    guard !unsureBoxes.isEmpty else { return true }
    guard !guessedOwners.contains(view) else { return false }
    guard let box = scene.boxAsHit(view) else { return false }
    return !unsureBoxes.contains { $0.meets(box) }
  }

  /// Whether a point of the screen lies in a part, by the comparisons of hit testing: a point on an
  /// edge is on one side only (2.9).
  ///
  /// Between edges that only the last digits tell apart lie points of no part. Nobody but the proof
  /// that every point has one owner asks this.
  func contains(_ piece: HitPiece, _ point: Point) -> Bool {
    piece.piece.corners.allSatisfy { table.holds($0.edge, point, in: scene) }
      && piece.piece.besides.allSatisfy { table.holds($0, point, in: scene) }
  }
}

/// A convex part of the screen in which one view is hit.
public struct HitPiece: Sendable {
  /// The view that is hit; nil where nobody is.
  public let owner: ViewID?
  /// Whether all of it has that answer; if not, only its middle was asked.
  public let isExact: Bool
  let piece: Piece

  /// It in points of the screen.
  public var outline: Polygon { piece.outline }
  /// In square points.
  public var area: Double { piece.area }
  /// A point inside of it.
  public var middle: Point { piece.middle }
  /// The smallest rectangle around it.
  public var box: Rect { piece.box }
}

extension Scene {
  /// The box of the largest window that is shown, on the screen; nil where there is none.
  public var largestWindow: Rect? {
    windows.filter { isShown($0) }.compactMap { boxAsHit($0.view) }
      .filter { $0.size.width > 0 && $0.size.height > 0 }
      .max { $0.size.width * $0.size.height < $1.size.width * $1.size.height }
  }

  /// Whether a view covers the largest window.
  package func coversScreen(_ view: ViewID) -> Bool {
    largestWindow.map(rectOnScreen(of: view).covers) ?? false
  }

  /// A view's bounds on the screen, as hit testing takes them; nil where a transform squeezes it flat,
  /// or leads farther than numbers can tell places apart.
  public func outlineAsHit(_ view: ViewID) -> Polygon? {
    let way = wayFromScreenAsHit(view)
    guard way.isInvertible else { return nil }
    let corners = self[view].asHit.bounds.corners.map(way.inverted.apply)
    return corners.allSatisfy { abs($0.x) < 1e9 && abs($0.y) < 1e9 } ? Polygon(corners) : nil
  }

  func boxAsHit(_ view: ViewID) -> Rect? { outlineAsHit(view)?.box }

  /// What leads from the screen to a view's own coordinates, as hit testing goes (21.21).
  func wayFromScreenAsHit(_ view: ViewID) -> AffineTransform {
    path(from: view).reversed().reduce(.identity) {
      $0.concatenating(self[$1].asHit.wayFromSuperview)
    }
  }
}

extension Rect {
  /// Whether the two share an edge or more.
  func meets(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
