import TouchCore

/// The ways of writing an override of `pointInside`.
private enum InsideWord: String, CaseIterable {
  case `return`, expand, holes, include, exclude, only, circle, rounded, path
}

extension OverrideReader {
  /// Reads what stands behind `~pointInside`.
  func readInside(_ words: ArraySlice<Word>, _ view: ViewID, _ head: Word) {
    guard let first = words.first else { return sayMissing(.pointInside, behind: head) }
    guard let way = reader.choice(first, among: InsideWord.allCases) else { return }
    let rest = words.dropFirst()
    switch way {
    case .holes: scene[view].pointInsideOverride = holes(rest).map(PointInsideOverride.holes)
    case .exclude, .only:
      guard !rest.isEmpty else { return sayMissing(.pointInside, behind: first) }
      draft.references += rest.map {
        Reference(use: way == .only ? .onlyInside(view) : .outside(view), name: $0)
      }
    case .circle:
      draft.expectEnd(rest)
      scene[view].pointInsideOverride = .shape(.circle)
    case .path: scene[view].pointInsideOverride = path(rest, first)
    case .return, .expand, .include, .rounded:
      guard let word = rest.first else { return sayMissing(.pointInside, behind: first) }
      draft.expectEnd(rest.dropFirst())
      read(way, word, view)
    }
  }

  private func read(_ way: InsideWord, _ word: Word, _ view: ViewID) {
    switch way {
    case .return where reader.text(word) == InsideWord.circle.rawValue:
      scene[view].pointInsideOverride = .shape(.circle)
    case .return:
      if let answer = reader.isYes(word) { scene[view].pointInsideOverride = .always(answer) }
    case .expand:
      guard let distance = reader.number(word, in: Limit.coordinate) else { return }
      scene[view].pointInsideOverride = .expands(by: distance)
    case .rounded:
      guard let radius = reader.number(word, in: Limit.size) else { return }
      scene[view].pointInsideOverride = .shape(.rounded(radius))
    case .include: refer(.pointInside(view), word)
    case .holes, .exclude, .only, .circle, .path: break
    }
  }

  /// Reads what stands behind `~draw`.
  func readDrawing(_ words: ArraySlice<Word>, _ view: ViewID, _ head: Word) {
    guard let first = words.first else { return sayMissing(.draw, behind: head) }
    switch reader.text(first) {
    case "nothing":
      draft.expectEnd(words.dropFirst())
      scene[view].drawOverride = .nothing
    case InsideWord.holes.rawValue:
      scene[view].drawOverride = holes(words.dropFirst()).map(DrawOverride.holes)
    default:
      reader.sayUnknown(.value, first, among: ["nothing", InsideWord.holes.rawValue])
    }
  }

  /// The corners of a polygon, of which it takes three.
  private func path(_ words: ArraySlice<Word>, _ head: Word) -> PointInsideOverride? {
    let points = words.compactMap { reader.point($0) }
    guard points.count == words.count else { return nil }
    guard points.count >= 3 else {
      sayMissing(.pointInside, behind: head)
      return nil
    }
    return .shape(.path(points))
  }

  private func holes(_ words: ArraySlice<Word>) -> [Rect]? {
    var holes: [Rect] = []
    for word in words {
      guard let hole = reader.rect(word) else { return nil }
      holes.append(hole)
    }
    return holes
  }
}
