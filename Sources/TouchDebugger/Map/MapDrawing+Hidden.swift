import TouchCore
import TouchNarration

/// Why a view cannot be made out on a map.
enum MapAbsence: Hashable, Sendable, CaseIterable {
  /// Its cells have no room for the start of its name.
  case tooSmall
  /// A later view lies over all its cells.
  case covered
  /// It lies beside the window.
  case outside
}

extension MapDrawing {
  /// How many letters of a name tell who is meant.
  private static let fewestLetters = 2

  /// The views that cannot be made out, with the reason.
  func absent() -> [(view: ViewID, absence: MapAbsence)] {
    let views = scene.subtree(of: window)
    let seen = views.map { isSeen($0) }
    return views.indices.compactMap { place in
      let view = views[place]
      guard state.turn != .view(view), let box = boxes[view] else { return nil }
      if box.right < 0 || box.bottom < 0 || box.left >= canvas.columns || box.top >= canvas.rows {
        return (view, .outside)
      }
      let isCovered = views.indices[place...].dropFirst().contains { later in
        seen[later] && boxes[views[later]].map { $0 != box && $0.covers(box) } == true
      }
      if isCovered { return (view, .covered) }
      let isFlat = box.height == 1 || box.width == 1
      let room = isFlat ? box.width : box.width - 2
      let letters = min(scene.name(of: view).count, Self.fewestLetters)
      return room < letters ? (view, .tooSmall) : nil
    }
  }
}

extension Canvas.Box {
  /// Whether every cell of another box is one of its own.
  fileprivate func covers(_ other: Canvas.Box) -> Bool {
    left <= other.left && right >= other.right && top <= other.top && bottom >= other.bottom
  }
}

extension MapAbsence {
  fileprivate var phrase: Phrase {
    switch self {
    case .tooSmall: Phrase(en: "too small", zh: "太小")
    case .covered: Phrase(en: "covered", zh: "被盖住")
    case .outside: Phrase(en: "outside the window", zh: "在窗口之外")
    }
  }

  /// `not drawn: a, b (too small); c (covered)`; nil where everything can be made out.
  static func legend(_ absent: [(view: ViewID, absence: MapAbsence)], in scene: Scene) -> Phrase? {
    let parts = allCases.compactMap { absence -> (en: StyledText, zh: StyledText)? in
      let names = absent.filter { $0.absence == absence }.map { scene.name(of: $0.view) }
      guard !names.isEmpty else { return nil }
      let list = Words.names(names)
      return (
        list.english + " (" + absence.phrase.english + ")",
        list.chinese + "（" + absence.phrase.chinese + "）"
      )
    }
    guard !parts.isEmpty else { return nil }
    return Phrase(
      en: "not drawn: " + Words.joined(parts.map(\.en), by: "; "),
      zh: "没有画出：" + Words.joined(parts.map(\.zh), by: "；"))
  }
}
