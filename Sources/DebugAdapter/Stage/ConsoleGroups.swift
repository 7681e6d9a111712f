//   ▾ #3  window asks root …          a step that opens a call begins a group,
//     ▾ #4  root asks card …
//         #5  card answers itself     what is in the call is in the group,
//   #9  …                             and where the call is no longer open, it ends

/// The calls that the console shows as groups to fold: those whose opening steps were told.
struct ConsoleGroups: Sendable {
  /// The steps that opened them, the outermost first.
  private var opened: [Int] = []

  /// Goes to another step.
  ///
  /// - Parameters:
  ///   - step: Where one stands now, from 1.
  ///   - calls: The steps that opened the calls which are open there.
  /// - Returns: How many groups end, and whether one begins.
  mutating func go(to step: Int, in calls: [Int]) -> (ending: Int, begins: Bool) {
    let kept = opened.filter { $0 < step && calls.contains($0) }
    let ending = opened.count - kept.count
    opened = kept
    let begins = calls.contains(step)
    if begins { opened.append(step) }
    return (ending, begins)
  }

  /// Ends them all: another record is told from now on.
  ///
  /// - Returns: How many there were.
  mutating func close() -> Int {
    defer { opened = [] }
    return opened.count
  }
}
