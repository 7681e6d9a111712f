import TouchCore
import TouchInquiry
import TouchNarration

extension Trace {
  /// How close a recognizer was to recognizing, or to failing: what its last attempt was held
  /// against when it made up its mind, or has come to so far.
  func margins(of id: RecognizerID) -> [Margin] {
    guard let attempt = attempts.last(where: { $0.recognizer == id && !$0.touches.isEmpty })
    else { return [] }
    return evidence(of: attempt).filter { $0.name != .systemCancelled }.map { Margin($0, scene) }
  }
}

extension Margin {
  /// A check in words.
  init(_ check: Check, _ scene: Scene) {
    self.init(
      check: CheckWords.name(of: check, in: scene), value: CheckWords.value(of: check),
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

  /// How far what was found is from the limit, with its unit; nil where there are only yes and no.
  var shortfall: String? {
    guard let length, let limit else { return nil }
    return Margin.amount(told(length) - told(limit), toldUnit)
  }
}
