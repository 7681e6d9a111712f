/// Why a question may have two ways only.
enum TwoWays: String, CaseIterable {
  /// A statement and its negation: nothing lies between.
  case opposites
  /// Two beliefs face each other.
  case beliefs
  /// The record offers no third.
  case record
}
