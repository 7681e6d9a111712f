import TouchCore
import TouchNarration

//     0  as it was opened                     → fourthView
//     ├ 1  whatif fourthView.isHidden = yes   → thirdView
//   ▶ │ └ 2  whatif and thirdView hidden             → secondView

/// Undoes changes, and goes between the worlds that they have made.
struct BranchCommands: ChangesSession {
  var session: Session

  /// Goes to the state before the last commands that changed anything.
  mutating func undo(_ call: CommandLine) throws(Complaint) -> Reply {
    try undo(try call.count, at: call.words.first?.startIndex)
  }

  mutating func undo(_ count: Int = 1, at place: String.Index? = nil) throws(Complaint) -> Reply {
    let known = session.changes.count
    guard count <= known else {
      throw Complaint(
        known == 0 ? WorldWords.nothingToUndo : WorldWords.tooManyToUndo(known), at: place)
    }
    let before = self.place
    let undone = (0..<count).compactMap { _ in session.undo() }
    let isElsewhere = undone.contains { $0.place != nil }
    return Reply(
      lines: [say(WorldWords.undone(undone.map { $0.label }))] + (isElsewhere ? stopLines() : []),
      moved: self.place != before)
  }

  /// Lists the worlds as a tree, or goes to one.
  mutating func branches(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    guard let word = call.words.first else {
      let lines = branchLines(below: 0, indent: "")
      return Reply(lines: worlds.all.count > 1 ? lines : lines + [say(WorldWords.noBranches)])
    }
    let digits = word.hasPrefix("b") ? word.dropFirst() : word
    guard let number = Int(digits), worlds.all.indices.contains(number) else {
      throw Complaint(
        WorldWords.noBranch(String(word), last: worlds.all.count - 1), at: word.startIndex)
    }
    let before = cursor
    session.go(toWorld: number)
    return Reply(
      lines: [say(WorldWords.nowIn(world: number, worlds.here.label))] + stopLines(),
      moved: cursor != before)
  }

  private func branchLines(below number: Int, indent: String) -> [StyledText] {
    let world = worlds.all[number]
    let isHere = number == worlds.current
    let label =
      world.label.isEmpty ? say(WorldWords.asOpened) : StyledText(world.label, .code)
    let outcome = WorldWords.outcome(
      of: world.trace.outcomes.map { outcome in
        (outcome.touch, outcome.hit.map { world.trace.scene.name(of: $0) })
      })
    let head = StyledText(isHere ? "▶ " : "  ", .strong) + "\(indent)\(strong: "\(number)")  "
    let lines = hanging(head, label + "  " + say(outcome))
    let children = worlds.all.filter { $0.parent == number }
    return lines + children.flatMap { branchLines(below: $0.number, indent: indent + "  ") }
  }
}
