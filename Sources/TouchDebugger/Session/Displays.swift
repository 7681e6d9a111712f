import TouchCore
import TouchNarration

//  Finding the view · #7 of 31  hit.ask
//      fifthView (160,-140) is outside: nil
//  1: point = (160,-140)  was (180,120)        changed since the last stop
//  2: view.alpha = 1                           unchanged: dim

/// The values shown at every stop.
struct Displays: Sendable {
  /// A value that is shown at every stop.
  struct Display: Sendable {
    /// What people call it; never given twice.
    let number: Int
    /// As it was typed.
    let source: String
    let expression: Expression
    /// What it came to when it was shown last.
    var shown: String
  }

  private(set) var all: [Display] = []
  private var nextNumber = 1
  /// Where they were shown last: a world and a moment of it.
  private var place: Place?

  mutating func add(_ source: String, _ expression: Expression, shown: String) -> Display {
    let display = Display(
      number: nextNumber, source: source, expression: expression, shown: shown)
    nextNumber += 1
    all.append(display)
    return display
  }

  mutating func remove(_ numbers: Set<Int>) { all.removeAll { numbers.contains($0.number) } }

  /// Notes that they are shown where somebody stands; false where they are shown there already.
  mutating func arrive(at place: Place) -> Bool {
    defer { self.place = place }
    return place != self.place
  }

  mutating func show(_ text: String, at index: Int) { all[index].shown = text }
}
