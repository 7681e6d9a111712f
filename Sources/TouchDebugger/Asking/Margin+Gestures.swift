import TouchCore
import TouchNarration

extension Trace {
  /// How close a recognizer was to recognizing, or to failing: what its last attempt was held
  /// against when it made up its mind.
  func margins(of id: RecognizerID) -> [Margin] {
    guard let attempt = attempts.last(where: { $0.recognizer == id && !$0.touches.isEmpty }),
      let step = decision(of: attempt)
    else { return [] }
    return evidence(at: step).filter { $0.name != .systemCancelled }.map { Margin($0, scene) }
  }
}

extension Margin {
  /// A check in words.
  init(_ check: Check, _ scene: Scene) {
    self.init(
      check: Words.name(of: check, in: scene), value: Words.value(of: check),
      passes: check.passes, distance: check.shortfall)
  }
}

extension Check {
  /// Whether its time is one that UIKit counts in seconds (10.7).
  var isInSeconds: Bool { origin == .property(.minimumPressDuration) }

  /// The unit in which its numbers are told.
  var toldUnit: String { isInSeconds ? "s" : unit.rawValue }

  /// A number of it, in the unit in which it is told.
  func told(_ number: Double) -> Double { isInSeconds ? number / 1000 : number }

  /// What was found, as one number: of a way its length, as it is taken.
  var size: Double? {
    switch value {
    case .number(let number): number
    case .way(let way, .axis): Swift.max(abs(way.x), abs(way.y))
    case .way(let way, .line): (way.x * way.x + way.y * way.y).squareRoot()
    case .flag, .place, .directions, .edges, .state: nil
    }
  }

  /// The number it was held against.
  var numberLimit: Double? {
    switch test {
    case .atLeast(let limit), .atMost(let limit), .below(let limit), .above(let limit): limit
    case .isFlag, .inside, .outside, .among, .meets, .inState: nil
    }
  }

  /// How far what was found is from the limit, with its unit; nil where there are only yes and no.
  var shortfall: String? {
    guard let size, let numberLimit else { return nil }
    return Margin.amount(told(size) - told(numberLimit), toldUnit)
  }
}
