//  receive 1: pan, tap    pan ────●  state began
//                         tap ──────────●  state failed

/// The steps during which a recognizer makes up its mind about a touch (9.33).
struct Analysis: Hashable, Sendable {
  let recognizer: RecognizerID
  /// The step that shows it the touch.
  let first: Int32
  /// The step at which it leaves Possible; past every step while it does not.
  var end = Int32.max
}

/// Follows who makes up its mind about which touch through a record.
struct AnalysisReader {
  /// By the touch, each in the order they began to.
  private(set) var found: [Int: [Analysis]] = [:]
  private var minds: [Mind]

  /// A recognizer: its state, and the touches it makes up its mind about.
  private struct Mind {
    var isPossible = true
    var open: [(touch: Int, place: Int)] = []
  }

  init(recognizers count: Int) { minds = Array(repeating: Mind(), count: count) }

  /// A recognizer is shown touches; those it ignores are not its own (9.8, 10.16).
  mutating func receive(_ record: StepRecord, of trace: Trace, at place: Int32) {
    let id = Int(record.subject)
    guard minds[id].isPossible, !record.isIgnored else { return }
    for touch in trace.touches(at: Int(place))
    where !minds[id].open.contains(where: { $0.touch == touch }) {
      minds[id].open.append((touch, found[touch]?.count ?? 0))
      found[touch, default: []].append(Analysis(recognizer: record.recognizer, first: place))
    }
  }

  /// 9.33: only one that is still Possible holds anything back.
  mutating func change(_ record: StepRecord, at place: Int32) {
    let id = Int(record.subject)
    minds[id].isPossible = record.newState == .possible
    guard !minds[id].isPossible else { return }
    for (touch, analysis) in minds[id].open { found[touch]?[analysis].end = place }
    minds[id].open.removeAll(keepingCapacity: true)
  }
}
