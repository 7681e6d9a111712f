/// How much of a record stands in a page: what is more would not open in a browser at once.
package struct PageLimits {
  /// How large a page may be, in bytes.
  package static let bytes = 2_000_000

  /// How many steps a page may tell.
  package static let mostSteps = 1500

  /// How many views a page draws, all again for each change of the scene.
  package static let mostDrawnViews = 100_000

  /// How many steps it tells.
  var steps = PageLimits.mostSteps
  /// How many lines of the scene and of the events it shows.
  var lines = 1500
  /// How many recognizers have a lane.
  var lanes = 60
  /// Whether the record itself is in it, to be saved as a file.
  var hasRecord = true
  /// Whether it is a page by itself: with both languages, the scene, and facts that are packed.
  var isWhole = true

  /// The limits of a page that becomes small enough, where one with these limits is too large.
  ///
  /// What is there for a program goes first.
  func smaller(than size: Int) -> PageLimits {
    var limits = self
    guard !hasRecord else {
      limits.hasRecord = false
      return limits
    }
    let share = min(0.8, Double(Self.bytes) / Double(size) * 0.9)
    limits.steps = max(1, Int(Double(steps) * share))
    limits.lines = Int(Double(lines) * share)
    limits.lanes = Int(Double(lanes) * share)
    return limits
  }
}
