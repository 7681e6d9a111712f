import SceneLanguage
import TouchCore
import TouchNarration

//  goto 12   #12   +3   -3   start   end   touch:2   t=350   MARK

/// Goes to a moment at once.
struct JumpCommands: ChangesSession {
  var session: Session

  mutating func goTo(_ call: CommandLine) throws(Complaint) -> Reply {
    guard let word = call.words.first else { throw Complaint(MoveWords.goWhere(trace.count)) }
    try call.insist(onAtMost: 1)
    return stand(at: try moment(word))
  }

  /// Goes to the end of the record, behind its last step.
  mutating func goToEnd() -> Reply {
    stand(at: Place(world: worlds.current, cursor: trace.count, isOver: true))
  }

  /// Goes to a step; 0 is the start of the record.
  mutating func goTo(step: Int) throws(Complaint) -> Reply {
    stand(at: Place(world: worlds.current, cursor: try existing(step)))
  }

  private func existing(
    _ step: Int, isBeyond: Bool = false, at place: String.Index? = nil
  ) throws(Complaint) -> Int {
    guard !isBeyond, (0...trace.count).contains(step) else {
      throw Complaint(Words.noStep(step, of: trace.count), at: place)
    }
    return step
  }

  /// The moment a word means; a mark may be of another world.
  private func moment(_ word: Substring) throws(Complaint) -> Place {
    if let mark = session.bookmarks.mark(named: word) { return mark.place }
    return Place(world: worlds.current, cursor: try cursor(at: word))
  }

  private func cursor(at word: Substring) throws(Complaint) -> Int {
    switch word {
    case "start": return 0
    case "end": return trace.count
    default: break
    }
    if word.hasPrefix("touch:") { return try cursor(atTouch: word.dropFirst("touch:".count)) }
    if word.hasPrefix("t=") {
      return try cursor(atTime: word.dropFirst("t=".count))
    }
    if word.hasSuffix("ms"), word.milliseconds != nil { return try cursor(atTime: word) }
    return try cursor(atStep: word)
  }

  private func cursor(atStep word: Substring) throws(Complaint) -> Int {
    let isRelative = word.hasPrefix("+") || word.hasPrefix("-")
    guard let number = word.stepNumber else {
      throw Complaint(
        MoveWords.goWhere(trace.count, nearest: nearest(String(word), among: session.momentNames)),
        at: word.startIndex)
    }
    let (target, overflow) = isRelative ? cursor.addingReportingOverflow(number) : (number, false)
    return try existing(target, isBeyond: overflow, at: word.startIndex)
  }

  /// The step with which a touch goes down.
  private func cursor(atTouch word: Substring) throws(Complaint) -> Int {
    (trace.indices(ofTouchDown: try trace.touch(numbered: word)).first ?? -1) + 1
  }

  /// The first step at a time, or after it.
  private func cursor(atTime word: Substring) throws(Complaint) -> Int {
    guard let time = word.milliseconds else {
      throw Complaint(MoveWords.notATime(String(word)), at: word.startIndex)
    }
    guard let index = trace.firstIndex(atTime: time) else {
      throw Complaint(Words.endsBefore(time, at: trace.end), at: word.startIndex)
    }
    return index + 1
  }

  /// Goes to a moment, into another world where it is of that one.
  mutating func stand(at target: Place) -> Reply {
    let before = place
    if target.world != worlds.current { session.go(toWorld: target.world) }
    session.position = min(target.cursor, trace.count) + (target.isOver ? 1 : 0)
    if place != before { session.placeOfReceiver = nil }
    var reply = Reply(lines: stopLines(), moved: place != before)
    if target.world != before.world { reply.lines.append(say(MoveWords.nowInWorld(worlds.here))) }
    return reply
  }
}
