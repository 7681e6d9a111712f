/// A moment of one of the worlds.
struct Place: Hashable, Sendable {
  /// The world's number.
  var world: Int
  /// How many steps have happened.
  var cursor: Int
}
