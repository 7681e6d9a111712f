import TouchNarration

/// How somebody wants to be answered.
struct Manner: Hashable, Sendable {
  /// How many columns a row of a list may take; what is longer is cut.
  var rowWidth = 60
  /// Whether pictures are drawn with letters and signs of ASCII only.
  var drawsInASCII = false
  /// How many lines of log points a motion shows before it only counts them; nil for all.
  var mostLogLines: Int? = 20
  /// How much is said of a step where one stops.
  var explaining = Explaining.reason
  /// Whether what is said of a step may tell what comes next; where that is to be guessed, it may
  /// not.
  var foretells = true
  /// Whether an empty line repeats anything.
  var repeatsMotions = true

  /// How many columns pictures, tables and help may take, which are read in one glance.
  var pictureWidth: Int { min(rowWidth, 60) }
}
