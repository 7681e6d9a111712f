import TouchCore
import TouchNarration

//  standing at #7:  list   #2 … #12
//                   list   #13 … #23      or an empty line
//                   …      the end, then a sentence; whoever moves begins anew
//                   list -     what stands before the first one shown
//                   list 5,9   from #5 to #9

/// Lists steps.
struct ListCommand: ChangesSession {
  var session: Session

  /// How many steps `list` shows before and after its own.
  private static let stepsAround = 5

  mutating func list(_ call: CommandLine) throws(Complaint) -> Reply {
    guard trace.count > 0 else { return reply(Words.recordIsEmpty) }
    if call.arguments.contains(",") { return try list(from: call.arguments) }
    try call.insist(onAtMost: 1)
    if call.words.first == "-" { return listBefore() }
    let middle = try call.words.first.map { word throws(Complaint) in try number(ofStep: word) }
    var first = max(1, (middle ?? max(cursor, 1)) - Self.stepsAround)
    var last = min(trace.count, (middle ?? max(cursor, 1)) + Self.stepsAround)
    if middle == nil, let listed = session.listed {
      guard listed < trace.count else { return reply(DisplayWords.endOfList) }
      first = listed + 1
      last = min(trace.count, listed + 2 * Self.stepsAround + 1)
    }
    return list(first...last)
  }

  private mutating func list(_ steps: ClosedRange<Int>) -> Reply {
    session.listed = steps.upperBound
    session.firstListed = steps.lowerBound
    return Reply(lines: lines(ofSteps: steps))
  }

  /// `list 5,9`.
  private mutating func list(from text: Substring) throws(Complaint) -> Reply {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
    guard parts.count == 2 else {
      throw Complaint(Words.expected("list N,M"), at: text.startIndex)
    }
    let (first, last) = (try number(ofStep: parts[0]), try number(ofStep: parts[1]))
    guard first <= last else {
      throw Complaint(Words.expected("list \(last),\(first)"), at: text.startIndex)
    }
    return list(first...last)
  }

  /// `list -`: what stands before the first step shown, or before this one.
  private mutating func listBefore() -> Reply {
    let last = (session.listed == nil ? cursor : session.firstListed ?? cursor) - 1
    guard last >= 1 else { return reply(DisplayWords.startOfList) }
    return list(max(1, last - 2 * Self.stepsAround)...last)
  }

  private func number(ofStep word: Substring) throws(Complaint) -> Int {
    guard let number = word.stepNumber, (1...trace.count).contains(number) else {
      throw Complaint(MoveWords.goWhere(trace.count), at: word.startIndex)
    }
    return number
  }

  private func lines(ofSteps steps: ClosedRange<Int>) -> [StyledText] {
    let numbers = "#\(steps.upperBound)".count
    let kinds = steps.map { trace[$0 - 1].kindName.count }.max() ?? 0
    return steps.map { number in
      let step = trace[number - 1]
      let label = "\(padded("#\(number)", to: numbers))  \(padded(step.kindName, to: kinds))  "
      let line =
        StyledText(number == cursor ? "▶ " : "  ", .strong) + StyledText(label, .dim)
        + indent(step) + narrator.explain(number - 1).short
      return line.cut(to: rowWidth)
    }
  }
}
