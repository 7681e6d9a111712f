import TerminalSupport
import Testing

//   window ─▶ v1 ─▶ v2 ─▶ … ─▶ v60     a finger trembles in v60, and every move climbs the chain
//
//   breakpoints are set while the window is hidden and the record short, then it is shown: what
//   takes long is to look at so many breakpoints at so many steps

/// A scene with a record so long that walking it takes seconds, for as long as nobody stops it.
enum LongRecord {
  private static let depth = 60
  private static let moves = 400

  /// Writes the scene.
  static func write(to home: TemporaryDirectory) throws -> String {
    var lines = ["window 400x800 hidden"]
    for level in 1...depth {
      lines.append(String(repeating: "  ", count: level) + "view v\(level) 0,0 400x800")
    }
    lines += ["touch #tremble", "0 down A at 200,400"]
    for time in 1...moves { lines.append("\(time) move A by \(time % 2 == 0 ? 1 : -1),0") }
    lines.append("\(moves + 10) up A")
    try home.write(lines.joined(separator: "\n") + "\n", to: "long.scene")
    return home.path + "/long.scene"
  }

  /// How often a breakpoint compares the point.
  ///
  /// With 60 breakpoints, a program that is not optimized works for many seconds, and an optimized one still
  /// longer than a person needs to press Ctrl-C.
  private static let looks = 40

  /// The commands that make it long and slow to walk.
  ///
  /// Each breakpoint is at a place of its own: a second one at a place replaces the first.
  static func commands(breakpoints: Int) -> String {
    let condition = Array(repeating: "point.x > 1000", count: looks).joined(separator: " || ")
    let places = ["", ".touches", ".next", ".touchesMoved"].flatMap { part in
      (1...depth).map { "v\($0)\(part)" }
    }
    precondition(breakpoints <= places.count)
    return places.prefix(breakpoints).map { "break \($0) if \(condition)\n" }.joined()
      + "set window hidden=no\n"
  }
}
