import TouchCore
import TouchInquiry

/// What a step decided, so that steps of two records can be compared.
struct StepKey: Hashable {
  /// What a step is about that its record only points at.
  fileprivate enum Content: Hashable {
    case nothing
    /// What goes into the queue, and where the fingers are then.
    case event(TouchEvent.Input, [Contact])
    case taken(TouchEvent.Input?, [String])
    case change(SceneChange)
    case collected([RecognizerID])
  }

  /// Where a finger is.
  fileprivate struct Contact: Hashable {
    let finger: String
    let phase: TouchPhase
    let place: Point
  }

  fileprivate let decision: StepRecord
  fileprivate let milliseconds: Int
  fileprivate let touches: [Landing?]
  fileprivate let content: Content
}

/// The keys of a record's steps.
struct StepKeys {
  private let trace: Trace
  /// Where each touch began.
  private let landings: [Int: Landing]

  init(_ trace: Trace) {
    self.trace = trace
    landings = trace.landings
  }

  subscript(index: Int) -> StepKey {
    StepKey(
      decision: trace.decision(at: index), milliseconds: trace.milliseconds(at: index),
      touches: trace.touches(at: index).map { landings[$0] }, content: content(of: index))
  }

  private func content(of index: Int) -> StepKey.Content {
    switch trace[index] {
    case .queuePut(let event):
      let contacts = trace.moment(of: index).touches.map {
        StepKey.Contact(finger: $0.finger, phase: $0.phase, place: $0.screenLocation)
      }
      return .event(trace.script.events[event].input, contacts)
    case .queueTake(let event):
      let taken = trace.script.events[event]
      return .taken(taken.changes.isEmpty ? taken.input : nil, taken.fingersAndActions)
    case .change(let place): return .change(trace.changes[place].change)
    case .recognizer(.collect): return .collected(trace.collected(at: index))
    default: return .nothing
    }
  }
}

extension TouchEvent {
  /// What the fingers do, without the places.
  var fingersAndActions: [String] { changes.map { "\($0.action.rawValue) \($0.finger)" } }
}

extension Trace {
  /// Where two records part: the first place at which their steps differ; nil where none does.
  ///
  /// Where one record is the beginning of the other, that is its end.
  func parting(from other: Trace) -> Int? {
    let shared = Swift.min(count, other.count)
    let (ours, theirs) = (StepKeys(self), StepKeys(other))
    for index in 0..<shared where ours[index] != theirs[index] { return index }
    return count == other.count ? nil : shared
  }
}
