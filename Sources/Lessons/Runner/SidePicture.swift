import TouchDebugger
import TouchNarration

//  Finding the view · #7 of 31  hit.ask          ┌firstView──────┐
//        fifthView (160,-140) is outside: nil    │ ┌fourth───●─┐ │
//        140 above its top edge.                 │ ╔fifthView ✗╗ │

/// The scene, drawn beside what is said of a step where the terminal has room.
struct SidePicture {
  /// From which width on there is room.
  private static let leastColumns = 100
  private static let size = (columns: 38, rows: 12)
  private static let gap = 2

  /// How many columns are left for the text; nil where there is no room for both.
  static func textWidth(ofScreen columns: Int, most: Int) -> Int? {
    columns < leastColumns ? nil : min(most, columns - size.columns - gap)
  }

  /// Puts the picture of where the walk stands beside the lines from a place on.
  static func add(from start: Int, at column: Int, in session: inout LessonSession) {
    guard let debugger = session.player.playground?.debugger else { return }
    let picture = debugger.looks.picture(columns: size.columns, rows: size.rows)
    let text = Array(session.turn.reply.lines.dropFirst(start))
    session.turn.reply.lines.removeSubrange(start...)
    session.turn.say(text.beside(picture, at: column + gap))
  }
}

extension [StyledText] {
  /// The lines with a picture to the right of them.
  ///
  /// - Parameter column: Where the picture begins, in characters.
  func beside(_ picture: [StyledText], at column: Int) -> [StyledText] {
    (0..<Swift.max(count, picture.count)).map { row in
      let left = indices.contains(row) ? self[row] : StyledText()
      guard picture.indices.contains(row), !picture[row].isEmpty else { return left }
      let blank = String(repeating: " ", count: Swift.max(1, column - left.width))
      return left + StyledText(blank, .plain) + picture[row]
    }
  }
}
