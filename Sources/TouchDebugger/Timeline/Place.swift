/// A moment of one of the worlds.
struct Place: Hashable, Sendable {
  /// The world's number.
  var world: Int
  /// How many steps have happened.
  var cursor: Int
  /// Whether it is the end of the record: behind the last step, outside all calls.
  var isOver = false
}
