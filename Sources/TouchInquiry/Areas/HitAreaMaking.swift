import TouchCore

//   windows, topmost first ─▶ parts with an answer ─▶ asked again, one by one ─▶ parts
//                                    └ unsure, or wrong ─▶ divided, asked ─▶ parts that are about

/// The making of the areas of a scene.
struct HitAreaMaking {
  private let scene: Scene
  private(set) var table = LineTable()
  private(set) var pieces: [HitPiece] = []
  private(set) var unsure: [Piece] = []
  private var effort = AreaEffort()
  private var region: [Piece]

  init(_ scene: Scene, _ screen: Rect) {
    self.scene = scene
    region = []
    guard let whole = LocalArea(screen), let area = table.add(whole, of: nil, .identity) else {
      return
    }
    // From the corner of least coordinates on: the top, the right, the bottom, the left edge.
    let corners = zip(screen.corners, [1, 2, 3, 0]).map {
      Piece.Corner(point: $0, edge: area.lines[$1].number)
    }
    region = [Piece(corners)]
  }

  /// Asks one window after the other (1.6, 1.7); what nobody answers stays nobody's.
  mutating func askWindows() {
    // 1.10: while interaction events are ignored, nobody is asked.
    let asked = scene.application.ignoringInteractionEvents > 0 ? [] : scene.windowsTopmostFirst
    for window in asked where scene.isShown(window) { ask(window.view) }
    add(region, of: nil)
  }

  private mutating func ask(_ window: ViewID) {
    let hosting = HostingRules(scene, scene.subtree(of: window))
    var first = AreaWalk(
      scene, skipsDrawn: hosting?.skipsDrawn(inSecondPass: false) ?? false)
    region = first.ask(window, region, &table, &effort)
    unsure += first.unsure
    add(first.swallowed, of: nil)
    guard let hosting, hosting.asksTwice else {
      for answer in first.answers { add([answer.piece], of: answer.view) }
      return
    }
    // 22.23: asked a second time, that answer counts; where it is nil the next window is asked.
    var second = AreaWalk(scene, skipsDrawn: hosting.skipsDrawn(inSecondPass: true))
    region += second.ask(window, first.answers.map { $0.piece }, &table, &effort)
    region += second.swallowed
    unsure += second.unsure
    for answer in second.answers { add([answer.piece], of: answer.view) }
  }

  private mutating func add(_ new: [Piece], of owner: ViewID?) {
    pieces += new.map { HitPiece(owner: owner, isExact: true, piece: $0) }
  }

  /// Asks the search itself inside of every piece; what it answers otherwise is divided.
  mutating func check() {
    let query = TapQuery(scene)
    let found = pieces
    pieces = []
    for piece in found {
      if query.hit(at: piece.middle) == piece.owner {
        pieces.append(piece)
      } else {
        unsure.append(piece.piece)
      }
    }
    for cell in AreaCells.divided(unsure, &table) {
      pieces.append(HitPiece(owner: query.hit(at: cell.middle), isExact: false, piece: cell))
    }
  }
}
