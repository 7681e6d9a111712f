import TouchCore

//   record                           log
//     0 touchesBegan 1 card            0 touchesBegan 1 card       ✓
//    16 touchesMoved 1 card           18 touchesMoved 1 card       ✓
//    32 touchesMoved 1 card                                          the same again counts once
//                                     41 hitTest - card -> card      again: UIKit asks several times
//   500 hold - press -> began        640 hold - press -> began     ✗ 140 ms apart

/// A log laid beside the record: how far they agree, and where they part.
public struct LogComparison: Sendable {
  /// The first place where they differ.
  public struct Parting: Hashable, Sendable {
    /// The line of the record; nil where its log ends before.
    public let expected: RecordLog.Entry?
    /// The place of the log's line in ``MessageLog/lines``; nil where the log ends before.
    public let found: Int?
    /// How much later the log has the same message, in milliseconds; nil where it is another one.
    public let delay: Int?
  }

  /// How many lines agree.
  public private(set) var matched = 0
  /// The place of the last step that agrees; nil where none does.
  public private(set) var lastStep: Int?
  /// Where they part; nil where they agree.
  public private(set) var parting: Parting?
  /// How many lines of the log are left out, since a screen reads a finger more often than the script
  /// moves it, or since UIKit asked once more.
  public private(set) var skipped = 0

  /// Two frames of a screen that is drawn 60 times a second, in milliseconds: a device's clock is
  /// no better.
  public static let tolerance = 34
  /// How far offsets may differ, in points.
  static let offsetTolerance = 2

  /// Compares a log with a record.
  public init(_ log: MessageLog, with trace: Trace) {
    self.init(log.lines, RecordLog(trace).entries, LoggedActions(trace.scene).repeated)
  }

  init(_ log: [LogLine], _ record: [RecordLog.Entry], _ repeated: Set<String>) {
    let expected = Folding(record.map { $0.line }, repeated).kept
    let found = Folding(log, repeated).kept
    var touches = TouchPairs()
    var seen: Set<String> = []
    var (here, there) = (0, 0)
    while here < expected.count || there < found.count {
      let wanted = here < expected.count ? record[expected[here].place] : nil
      let line = there < found.count ? log[found[there].place] : nil
      let isSoft = there < found.count && found[there].isSoft
      if let wanted, let line, touches.pair(wanted.line, line) {
        let delay = line.milliseconds - wanted.line.milliseconds
        guard isSoft || abs(delay) <= Self.tolerance else {
          parting = Parting(expected: wanted, found: found[there].place, delay: delay)
          return
        }
        seen.insert(line.words)
        (matched, lastStep) = (matched + 1, wanted.step)
        (here, there) = (here + 1, there + 1)
      } else if let line, isSoft, seen.contains(line.words) || Self.isFingers(line) {
        (skipped, there) = (skipped + 1, there + 1)
      } else {
        parting = Parting(
          expected: wanted, found: line == nil ? nil : found[there].place, delay: nil)
        return
      }
    }
  }

  private static func isFingers(_ line: LogLine) -> Bool {
    LoggedWord.fingers.contains(line.message)
  }
}

/// A log in which what UIKit may send several times stands once between two other lines.
private struct Folding {
  struct Kept {
    let place: Int
    let isSoft: Bool
  }

  private(set) var kept: [Kept] = []

  init(_ lines: [LogLine], _ repeated: Set<String>) {
    var seen: Set<String> = []
    for (place, line) in lines.enumerated() {
      let isSoft = Self.isSoft(line, repeated)
      if !isSoft {
        seen = []
      } else {
        // An offset changes from frame to frame.
        var key = line
        if line.message == ScrollCall.didScroll.name { key.answer = nil }
        guard seen.insert(key.words).inserted else { continue }
      }
      kept.append(Kept(place: place, isSoft: isSoft))
    }
  }

  private static func isSoft(_ line: LogLine, _ repeated: Set<String>) -> Bool {
    LoggedWord.repeated.contains(LoggedWord.head(of: line.message))
      || repeated.contains(line.message) || line.answer == GestureState.changed.word
  }
}

/// Which touch of a log is which of the record: both count them, but not from the same one.
private struct TouchPairs {
  private var pairs: [Int: Int] = [:]
  private var taken: Set<Int> = []

  /// Whether two lines say the same; then their touches are the same from now on.
  mutating func pair(_ wanted: LogLine, _ found: LogLine) -> Bool {
    guard wanted.message == found.message, wanted.whose == found.whose,
      wanted.touches.count == found.touches.count,
      wanted.message == ScrollCall.didScroll.name || agree(wanted.answer, found.answer)
    else { return false }
    let known = wanted.touches.filter { pairs[$0] != nil }
    guard known.allSatisfy({ found.touches.contains(pairs[$0] ?? 0) }) else { return false }
    let new = wanted.touches.filter { pairs[$0] == nil }
    let free = found.touches.filter { !taken.contains($0) }
    guard new.count == free.count else { return false }
    for (one, other) in zip(new, free) {
      pairs[one] = other
      taken.insert(other)
    }
    return true
  }

  /// Offsets agree where they are near.
  private func agree(_ one: String?, _ other: String?) -> Bool {
    guard one != other else { return true }
    guard let first = offset(one), let second = offset(other) else { return false }
    return abs(first.0 - second.0) <= LogComparison.offsetTolerance
      && abs(first.1 - second.1) <= LogComparison.offsetTolerance
  }

  private func offset(_ text: String?) -> (Int, Int)? {
    guard let parts = text?.split(separator: ","), parts.count == 2, let x = Int(parts[0]),
      let y = Int(parts[1]), abs(x) < 1_000_000_000, abs(y) < 1_000_000_000
    else { return nil }
    return (x, y)
  }
}
