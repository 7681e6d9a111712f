import TouchCore
import TouchNarration

//   alpha      0.005 of 0.01 at least           short by 0.005
//   left       at 4, from 0                     inside by 4 pt
//   bottom     at 340, before 200               outside by 140 pt

/// How close one check was.
struct Margin: Hashable, Sendable {
  /// What was checked.
  let check: Phrase
  /// What there was, and what the check asks for.
  let value: Phrase
  /// Whether it passed.
  let passes: Bool
  /// By how much, with its unit; nil where there are only yes and no.
  let distance: String?
}

extension Margin {
  /// A switch.
  static func isOn(_ isOn: Bool, _ name: String, passes: Bool) -> Margin {
    Margin(
      check: Phrase(en: "\(code: name)", zh: "\(code: name)"), value: MarginWords.isOnOrOff(isOn),
      passes: passes, distance: nil)
  }

  static func amount(_ distance: Double, _ unit: String) -> String {
    // Distances are read, not computed with: more digits than the limits have say nothing.
    let rounded =
      abs(distance) < 0.1 ? exact((abs(distance) * 1e4).rounded() / 1e4) : short(abs(distance))
    return unit.isEmpty ? rounded : "\(rounded) \(unit)"
  }

  /// The margin in a line.
  func line(_ language: Language) -> StyledText {
    let verdict = MarginWords.margin(passes: passes, by: distance)[language]
    return "  \(check[language])  \(value[language])  " + verdict
  }
}

extension Scene {
  /// How close a view's checks are for a point of the screen, in the order they are made.
  func margins(of id: ViewID, at screenPoint: Point) -> [Margin] {
    let point = fromScreen(screenPoint, to: id)
    let all = checks(of: id, at: point)
    let switches = all.filter { check in
      if case .place = check.value { return false }
      return check.name != .pointInside && check.name != .invertible
    }
    return switches.map { Margin($0, self) } + area(of: id, point, all)
  }

  /// The nearest edge of a view that holds the point; else every edge the point is beyond.
  private func area(of id: ViewID, _ point: Point, _ all: [Check]) -> [Margin] {
    // 2.9: a transform that squeezes a view flat leaves nothing to touch.
    if let flat = all.first(where: { $0.name == .invertible && !$0.passes }) {
      return [Margin(flat, self)]
    }
    if let override = self[id].pointInsideOverride {
      return [MarginWords.ownPointInside(override, passes: pointInside(id, point))]
    }
    guard let check = all.first(where: { $0.name == .inside }), let area = check.area else {
      return []
    }
    return check.edges.map { edge, distance in
      let isOnEdge = !check.passes && distance == 0
      return Margin(
        check: MarginWords.edge(edge),
        value: isOnEdge
          ? MarginWords.onTheEdge(point.short, area.short)
          : MarginWords.pointInBounds(point.short, area.short),
        passes: check.passes, distance: isOnEdge ? nil : Margin.amount(distance, "pt"))
    }
  }
}
