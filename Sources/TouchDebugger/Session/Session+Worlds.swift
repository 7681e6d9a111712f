import TouchCore

extension Session {
  /// Makes a world out of the one where the person is, and stands before its first step.
  mutating func branch(_ label: String, proposing words: String? = nil, _ trace: Trace) {
    worlds.branch(label, proposing: words, trace, leavingAt: cursor)
    cursor = 0
    frame = 0
    readLines()
  }

  /// Goes to a world, to where the person stood when they left it.
  mutating func go(toWorld number: Int) {
    worlds.go(to: number, leavingAt: cursor)
    cursor = min(worlds.here.cursor, trace.count)
    frame = 0
    readLines()
  }
}
