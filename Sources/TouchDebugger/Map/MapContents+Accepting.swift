import TouchCore
import TouchNarration

//   ┌modal─────────────┐
//   │   ┌┄┄┄┄┄┄┄┐      │     ┄ modal: pointInside returns false in 125,600 140x48
//   │   ┆ buy   ┆      │
//   └───┴┄┄┄┄┄┄┄┴──────┘

extension MapContents {
  /// Where a view's own `pointInside` draws a line that its bounds do not, in its coordinates.
  func acceptedAreas(of view: ViewID) -> [Rect] {
    guard let override = scene[view].pointInsideOverride else { return [] }
    return override.holes + [override.reach(around: scene[view].bounds)].compactMap { $0 }
  }

  /// The parts of a view that hide nothing: it lets touches through, or draws nothing there.
  func holes(in view: ViewID) -> [Rect] {
    var holes = scene[view].pointInsideOverride?.holes ?? []
    if case .holes(let drawn)? = scene[view].drawOverride { holes += drawn }
    return holes
  }

  /// What the views' own `pointInside` accepts, of those that are in the picture, and whether a
  /// line shows it.
  var accepting: [(words: Phrase, hasLine: Bool)] {
    views.filter { !Interruption.isWanted && shown[$0] != nil }.compactMap { view in
      phrase(of: view).map { phrase in
        let words = Phrase(
          en: "\(name: scene.name(of: view)): \(code: "pointInside") " + phrase.english,
          zh: "\(name: scene.name(of: view))：\(code: "pointInside") " + phrase.chinese)
        return (words, !acceptedAreas(of: view).isEmpty)
      }
    }
  }

  private func phrase(of view: ViewID) -> Phrase? {
    switch scene[view].pointInsideOverride {
    case .always(true):
      return Phrase(en: "returns \(code: "true") everywhere", zh: "处处返回 \(code: "true")")
    case .always(false):
      return Phrase(en: "returns \(code: "false") everywhere", zh: "处处返回 \(code: "false")")
    case .expands(let distance):
      let length = short(distance)
      return Phrase(
        en: "returns \(code: "true") up to \(number: length + " pt") outside its bounds",
        zh: "在 \(code: "bounds") 之外 \(number: length) 点以内也返回 \(code: "true")")
    case .holes(let holes):
      let list =
        holes.prefix(4).map { $0.short }.joined(separator: "; ") + (holes.count > 4 ? " …" : "")
      return Phrase(
        en: "returns \(code: "false") in \(number: list)",
        zh: "在 \(number: list) 里返回 \(code: "false")")
    case .includes(let other):
      return Phrase(
        en: "returns \(code: "true") in \(name: scene.name(of: other)), too",
        zh: "在 \(name: scene.name(of: other)) 里也返回 \(code: "true")")
    case .excludes(let others):
      let list = others.map { scene.name(of: $0) }.joined(separator: ", ")
      return Phrase(
        en: "returns \(code: "false") in \(name: list)", zh: "在 \(name: list) 里返回 \(code: "false")")
    case .only(let others):
      let list = others.map { scene.name(of: $0) }.joined(separator: ", ")
      return Phrase(
        en: "returns \(code: "true") in \(name: list) only",
        zh: "只在 \(name: list) 里返回 \(code: "true")")
    case .shape(.circle):
      return Phrase(en: "returns \(code: "true") in a circle only", zh: "只在圆里返回 \(code: "true")")
    case .shape(.rounded(let radius)):
      return Phrase(
        en: "returns \(code: "false") beyond corners of radius \(number: short(radius))",
        zh: "在半径 \(number: short(radius)) 的圆角之外返回 \(code: "false")")
    case .shape(.path):
      return Phrase(
        en: "returns \(code: "true") within an outline only", zh: "只在轮廓里返回 \(code: "true")")
    case nil: return nil
    }
  }
}
