import TouchCore

//  The search of hit testing, of all points at once:
//
//     region ─▶ window: what is inside ─▶ its last child: what is inside ─▶ …
//                                └ the rest ─▶ its next child ─▶ … ─▶ the window itself (2.6)

/// Asks a window for every point of a region at once.
struct AreaWalk {
  /// A piece of which every point has the same answer.
  struct Answer {
    let piece: Piece
    let view: ViewID
  }

  private let scene: Scene
  private let skipsDrawn: Bool
  private(set) var answers: [Answer] = []
  /// Where a view that animates keeps touches from everybody (21.18).
  private(set) var swallowed: [Piece] = []
  /// Where straight lines do not say who answers.
  private(set) var unsure: [Piece] = []
  private var frames: [Frame] = []
  private var untaken = PieceField()

  /// A view that is asking its children.
  private struct Frame {
    let view: ViewID
    /// From the screen to its own coordinates.
    let way: AffineTransform
    /// Nobody below it has answered these so far.
    var rest: PieceField
    /// How many children were not asked.
    var unasked: Int
    let children: [ViewID]
    /// How many answers there were before it was asked.
    let firstAnswer: Int
  }

  init(_ scene: Scene, skipsDrawn: Bool) {
    self.scene = scene
    self.skipsDrawn = skipsDrawn
  }

  /// Asks a window, and returns what it does not answer.
  mutating func ask(
    _ window: ViewID, _ region: [Piece], _ table: inout LineTable, _ effort: inout AreaEffort
  ) -> [Piece] {
    var whole = PieceField(region)
    call(window, &whole, .identity, &table, &effort)
    untaken = whole
    while let top = frames.indices.last {
      guard frames[top].unasked > 0, !frames[top].rest.isEmpty else {
        end()
        continue
      }
      frames[top].unasked -= 1
      let child = frames[top].children[frames[top].unasked]
      var rest = PieceField()
      swap(&rest, &frames[top].rest)
      call(child, &rest, frames[top].way, &table, &effort)
      frames[top].rest = rest
    }
    return untaken.takeAll()
  }

  /// Calls a view's `hitTest`; what is outside of it, and what it never takes, stays in the region.
  private mutating func call(
    _ view: ViewID, _ region: inout PieceField, _ way: AffineTransform, _ table: inout LineTable,
    _ effort: inout AreaEffort
  ) {
    guard effort.allows(region) else {
      unsure += region.takeAll()
      return
    }
    switch scene[view].hitTestOverride {
    // 2.13: the switches and pointInside live in UIView's hitTest, which is not called.
    case .returnsNil: return
    case .returnsSelf: return answer(view, region.takeAll())
    case .returns(let other): return answer(other, region.takeAll())
    case .returnsWhereSeen(let other):
      return callWhereSeen(other, view, &region, way, &table, &effort)
    case .callsSuper, .passesThrough, .returnsNilIf, nil: break
    }
    callSuper(view, &region, way, &table, &effort)
  }

  /// 2.18: where another view is seen it is answered, elsewhere super is called.
  private mutating func callWhereSeen(
    _ other: ViewID, _ view: ViewID, _ region: inout PieceField, _ way: AffineTransform,
    _ table: inout LineTable, _ effort: inout AreaEffort
  ) {
    let own = way.concatenating(scene[view].asHit.wayFromSuperview)
    let seen = CutShape(LocalShape(seen: other, scene), of: view, scene, own, &table)
    let parts = region.cut(by: seen)
    effort.spend(parts.looks)
    unsure += parts.unsure
    answer(other, parts.inside)
    callSuper(view, &region, way, &table, &effort)
  }

  /// UIView's own `hitTest`.
  private mutating func callSuper(
    _ view: ViewID, _ region: inout PieceField, _ way: AffineTransform, _ table: inout LineTable,
    _ effort: inout AreaEffort
  ) {
    let refusal = scene[view].refusal(under: .uikit, settings: scene.settings)
    let swallows = refusal == .animating && scene.settings.isOn(.animatingSwallows)
    guard refusal == nil || swallows else { return }
    let way = way.concatenating(scene[view].asHit.wayFromSuperview)
    let parts = region.cut(by: CutShape(scene, view, way, &table))
    effort.spend(parts.looks)
    unsure += parts.unsure
    if swallows {
      swallowed += parts.inside
    } else if !parts.inside.isEmpty {
      enter(view, parts.inside, way)
    }
  }

  private mutating func answer(_ view: ViewID, _ region: [Piece]) {
    answers += region.map { Answer(piece: $0, view: view) }
  }

  private mutating func enter(_ view: ViewID, _ region: [Piece], _ way: AffineTransform) {
    let children = skipsDrawn ? scene.subviewsNotDrawn(of: view) : scene[view].subviews
    frames.append(
      Frame(
        view: view, way: way, rest: PieceField(region), unasked: children.count, children: children,
        firstAnswer: answers.count))
  }

  /// The innermost view answers itself where no child did (2.6), or takes answers back.
  private mutating func end() {
    var frame = frames.removeLast()
    answer(frame.view, frame.rest.takeAll())
    guard let override = scene[frame.view].hitTestOverride, scene[frame.view].takesAnswersBack
    else { return }
    let own = answers[frame.firstAnswer...]
    let kept = own.filter { !override.takesBack($0.view, of: frame.view, in: scene) }
    let passed = own.filter { override.takesBack($0.view, of: frame.view, in: scene) }.map {
      $0.piece
    }
    answers.replaceSubrange(frame.firstAnswer..., with: kept)
    if let parent = frames.indices.last {
      frames[parent].rest.add(passed)
    } else {
      untaken.add(passed)
    }
  }
}

/// How much may still be done: scenes may be made so that pieces grow without end.
struct AreaEffort {
  private var left = 20_000_000
  private static let mostPieces = 80_000

  /// Whether a view may be asked about a region.
  mutating func allows(_ region: PieceField) -> Bool {
    left -= 64
    return left > 0 && region.count < Self.mostPieces
  }

  /// Takes note of what was looked at.
  mutating func spend(_ looks: Int) { left -= looks }
}
