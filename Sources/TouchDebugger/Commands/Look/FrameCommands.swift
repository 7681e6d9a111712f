import TouchCore
import TouchInquiry
import TouchNarration

/// Chooses one of the calls around a step.
struct FrameCommands: ChangesSession {
  var session: Session

  private var frames: [Frame] { session.frames }

  func backtrace(_ call: CommandLine) throws(Complaint) -> Reply {
    let limit = call.words.isEmpty ? Int.max : try call.count
    let frames = frames
    guard !frames.isEmpty else { return Reply(lines: stopLines()) }
    let lines = frames.indices.prefix(limit).map { number in
      // Only where another frame than the first is chosen has somebody to know which.
      let mark = session.frame == 0 ? "" : number == session.frame ? "▶ " : "  "
      return line(of: frames[number], number: number, mark: mark)
    }
    let rest = frames.count - lines.count
    return Reply(lines: rest > 0 ? lines + [say(FrameWords.moreFrames(rest))] : lines)
  }

  mutating func selectFrame(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    guard let word = call.words.first else { return try frameReply() }
    let count = frames.count
    guard count > 0 else { throw Complaint(noCall) }
    guard let number = Int(word), frames.indices.contains(number) else {
      throw Complaint(FrameWords.noFrame(String(word), last: count - 1), at: word.startIndex)
    }
    session.frame = number
    return try frameReply()
  }

  /// Up is towards whoever asked, down towards who was asked.
  mutating func moveFrame(by count: Int) throws(Complaint) -> Reply {
    let last = frames.count - 1
    guard last >= 0 else { throw Complaint(noCall) }
    if count > 0, session.frame >= last { throw Complaint(FrameWords.cannotGoUp) }
    if count < 0, session.frame == 0 { throw Complaint(FrameWords.cannotGoDown) }
    let (target, overflow) = session.frame.addingReportingOverflow(count)
    session.frame = overflow ? last : min(max(target, 0), last)
    return try frameReply()
  }

  /// The chosen call, and what it knows.
  func frameReply() throws(Complaint) -> Reply {
    let frames = frames
    guard let chosen = session.chosenFrame else { throw Complaint(noCall) }
    let knowledge = FrameKnowledge(
      trace: trace, frame: chosen, caller: frames.dropFirst(session.frame + 1).first,
      cursor: cursor, isAtReceiver: session.isAtReceiver)
    let rows = knowledge.rows.map { (label: say($0.label), value: say($0.value)) }
    return Reply(lines: [line(of: chosen, number: session.frame)] + table(rows, indent: 4))
  }

  private var noCall: Phrase {
    session.isOver ? MoveWords.nothingToFinish(.backwards) : Words.noStepYet
  }

  private func line(of frame: Frame, number: Int, mark: String = "") -> StyledText {
    let title = FrameTitle(
      trace: trace, frame: frame, cursor: cursor, isAtReceiver: session.isAtReceiver)
    let (call, remark) = (names.telling(say(title.call)), say(title.remark))
    let isOrigin = number == frames.count - 1
    let step: StyledText = isOrigin ? "" : "  \(dim: "#\(trace.firstStep(in: frame, at: cursor))")"
    let head = StyledText(mark, .strong) + StyledText("#\(number)  ", .dim) + call
    let text = remark.isEmpty ? head : head + "  " + remark
    // The number of the step is what one goes to, so it stays where a long name is cut.
    return text.cut(to: rowWidth - step.width) + step
  }
}
