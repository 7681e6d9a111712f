import TouchCore

extension Check {
  /// Whether its time is one that UIKit counts in seconds (10.7).
  package var isInSeconds: Bool { origin == .property(.minimumPressDuration) }

  /// The unit in which its numbers are told.
  package var toldUnit: String { isInSeconds ? "s" : unit.rawValue }

  /// A number of it, in the unit in which it is told.
  package func told(_ number: Double) -> Double { isInSeconds ? number / 1000 : number }

  /// How far what was found is from the limit, with its unit; nil where there are only yes and no.
  package var shortfall: String? {
    guard let length, let limit else { return nil }
    return Self.amount(told(length) - told(limit), toldUnit)
  }

  /// A distance for reading: more digits than the limits have say nothing.
  package static func amount(_ distance: Double, _ unit: String) -> String {
    let rounded =
      abs(distance) < 0.1 ? exact((abs(distance) * 1e4).rounded() / 1e4) : short(abs(distance))
    return unit.isEmpty ? rounded : "\(rounded) \(unit)"
  }
}
