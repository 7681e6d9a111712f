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
  private var untaken: [Piece] = []

  /// A view that is asking its children.
  private struct Frame {
    let view: ViewID
    /// From the screen to its own coordinates.
    let way: AffineTransform
    /// Nobody below it has answered these so far.
    var rest: [Piece]
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
    untaken = call(window, region, .identity, &table, &effort)
    while let top = frames.indices.last {
      guard frames[top].unasked > 0, !frames[top].rest.isEmpty else {
        end()
        continue
      }
      frames[top].unasked -= 1
      let child = frames[top].children[frames[top].unasked]
      var region: [Piece] = []
      swap(&region, &frames[top].rest)
      frames[top].rest = call(child, region, frames[top].way, &table, &effort)
    }
    return untaken
  }

  /// Calls a view's `hitTest`; answers what is outside of it, and what it never takes.
  private mutating func call(
    _ view: ViewID, _ region: [Piece], _ way: AffineTransform, _ table: inout LineTable,
    _ effort: inout AreaEffort
  ) -> [Piece] {
    guard effort.allows(region) else {
      unsure += region
      return []
    }
    switch scene[view].hitTestOverride {
    // 2.13: the switches and pointInside live in UIView's hitTest, which is not called.
    case .returnsNil: return region
    case .returnsSelf: return answer(view, region)
    case .returns(let other): return answer(other, region)
    case .returnsWhereSeen(let other):
      return callWhereSeen(other, view, region, way, &table)
    case .callsSuper, .passesThrough, .returnsNilIf, nil: break
    }
    return callSuper(view, region, way, &table)
  }

  /// 2.18: where another view is seen it is answered, elsewhere super is called.
  private mutating func callWhereSeen(
    _ other: ViewID, _ view: ViewID, _ region: [Piece], _ way: AffineTransform,
    _ table: inout LineTable
  ) -> [Piece] {
    let own = way.concatenating(scene[view].asHit.wayFromSuperview)
    let seen = CutShape(LocalShape(seen: other, scene), of: view, scene, own, &table)
    let parts = seen.parts(of: region)
    unsure += parts.unsure
    return answer(other, parts.inside) + callSuper(view, parts.outside, way, &table)
  }

  /// UIView's own `hitTest`.
  private mutating func callSuper(
    _ view: ViewID, _ region: [Piece], _ way: AffineTransform, _ table: inout LineTable
  ) -> [Piece] {
    let refusal = scene[view].refusal(under: .uikit, settings: scene.settings)
    let swallows = refusal == .animating && scene.settings.isOn(.animatingSwallows)
    guard refusal == nil || swallows else { return region }
    let way = way.concatenating(scene[view].asHit.wayFromSuperview)
    let shape = CutShape(scene, view, way, &table)
    let parts = shape.parts(of: region)
    unsure += parts.unsure
    if swallows {
      swallowed += parts.inside
    } else if !parts.inside.isEmpty {
      enter(view, parts.inside, way)
    }
    return parts.outside
  }

  private mutating func answer(_ view: ViewID, _ region: [Piece]) -> [Piece] {
    answers += region.map { Answer(piece: $0, view: view) }
    return []
  }

  private mutating func enter(_ view: ViewID, _ region: [Piece], _ way: AffineTransform) {
    let children = skipsDrawn ? scene.subviewsNotDrawn(of: view) : scene[view].subviews
    frames.append(
      Frame(
        view: view, way: way, rest: region, unasked: children.count, children: children,
        firstAnswer: answers.count))
  }

  /// The innermost view answers itself where no child did (2.6), or takes answers back.
  private mutating func end() {
    let frame = frames.removeLast()
    _ = answer(frame.view, frame.rest)
    guard let override = scene[frame.view].hitTestOverride, scene[frame.view].takesAnswersBack
    else { return }
    let own = answers[frame.firstAnswer...]
    let kept = own.filter { !override.takesBack($0.view, of: frame.view, in: scene) }
    let passed = own.filter { override.takesBack($0.view, of: frame.view, in: scene) }.map {
      $0.piece
    }
    answers.replaceSubrange(frame.firstAnswer..., with: kept)
    if let parent = frames.indices.last {
      frames[parent].rest += passed
    } else {
      untaken += passed
    }
  }
}

/// How much may still be done: scenes may be made so that pieces grow without end.
struct AreaEffort {
  private var left = 20_000_000

  /// Whether a view may be asked about a region.
  mutating func allows(_ region: [Piece]) -> Bool {
    left -= 64 + region.count
    return left > 0 && region.count < 8_000
  }
}
