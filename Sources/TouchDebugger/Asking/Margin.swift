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
  /// A number that must reach a limit.
  static func atLeast(_ limit: Double, _ value: Double, unit: String, _ check: Phrase) -> Margin {
    Margin(
      check: check, value: Words.ofAtLeast(short(value), short(limit), unit),
      passes: value >= limit, distance: amount(value - limit, unit))
  }

  /// A number that must not pass a limit.
  static func atMost(_ limit: Double, _ value: Double, unit: String, _ check: Phrase) -> Margin {
    Margin(
      check: check, value: Words.ofAtMost(short(value), short(limit), unit),
      passes: value <= limit, distance: amount(limit - value, unit))
  }

  /// A number that must stay below a limit.
  static func below(_ limit: Double, _ value: Double, unit: String, _ check: Phrase) -> Margin {
    Margin(
      check: check, value: Words.ofLessThan(short(value), short(limit), unit),
      passes: value < limit, distance: amount(limit - value, unit))
  }

  /// A switch.
  static func isOn(_ isOn: Bool, _ name: String, passes: Bool) -> Margin {
    Margin(
      check: Phrase(en: "\(code: name)", zh: "\(code: name)"), value: Words.isOnOrOff(isOn),
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
    let verdict = Words.margin(passes: passes, by: distance)[language]
    return "  \(check[language])  \(value[language])  " + verdict
  }
}

extension Scene {
  /// How close a view's checks are for a point of the screen, in the order they are made.
  func margins(of id: ViewID, at screenPoint: Point) -> [Margin] {
    let view = self[id]
    let point = fromScreen(screenPoint, to: id)
    return [
      .isOn(view.isHidden, "isHidden", passes: !view.isHidden),
      .isOn(
        view.isUserInteractionEnabled, "isUserInteractionEnabled",
        passes: view.isUserInteractionEnabled),
      // 2.2: below 0.01 is refused; in 32 bits 0.01 itself is below (2.14).
      Margin(
        check: Phrase(en: "\(code: "alpha")", zh: "\(code: "alpha")"),
        value: Words.ofAtLeast(exact(view.alpha), "0.01", ""),
        passes: view.opacity(settings) >= 0.01,
        distance: Margin.amount(view.alpha - 0.01, "")),
    ] + (view.blocksTouchesWhileAnimating ? [.isOn(true, "animating", passes: false)] : [])
      + edges(of: id, point)
  }

  /// The nearest edge of a view that holds the point; else every edge the point is beyond.
  private func edges(of id: ViewID, _ point: Point) -> [Margin] {
    let bounds = self[id].bounds
    // 2.9: a transform that squeezes a view flat leaves nothing to touch.
    guard self[id].placement.isInvertible else {
      return [.isOn(false, "transform.isInvertible", passes: false)]
    }
    if let override = self[id].pointInsideOverride {
      return [Words.ownPointInside(override, passes: pointInside(id, point))]
    }
    let edges: [(Edge, Double)] = [
      (.left, point.x - bounds.minX), (.right, bounds.maxX - point.x),
      (.top, point.y - bounds.minY), (.bottom, bounds.maxY - point.y),
    ]
    let passes = bounds.contains(point)
    let beyond = edges.filter { edge, inside in
      inside < 0 || (inside == 0 && (edge == .right || edge == .bottom))
    }
    let nearest = edges.min { $0.1 < $1.1 }.map { [$0] } ?? []
    return (passes ? nearest : beyond).map { edge, inside in
      let isOnEdge = !passes && inside == 0
      return Margin(
        check: edge.name,
        value: isOnEdge
          ? Words.onTheEdge(point.short, bounds.short)
          : Words.pointInBounds(point.short, bounds.short),
        passes: passes, distance: isOnEdge ? nil : Margin.amount(inside, "pt"))
    }
  }
}

/// An edge of a view's bounds.
enum Edge: Hashable, Sendable {
  case left, right, top, bottom

  var name: Phrase {
    switch self {
    case .left: Phrase(en: "left edge", zh: "左边")
    case .right: Phrase(en: "right edge", zh: "右边")
    case .top: Phrase(en: "top edge", zh: "上边")
    case .bottom: Phrase(en: "bottom edge", zh: "下边")
    }
  }
}
