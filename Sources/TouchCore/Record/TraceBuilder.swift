//   a step of somebody's file ─▶ add ─▶ StepRecord ─┐
//                                 │                 ├─▶ finish ─▶ Trace
//                  the fingers of the script ───────┘

/// Puts a record together from steps that were decided elsewhere, one after the other.
///
/// Nothing is decided here. What a file does not repeat at every step is followed from one step to
/// the next: the instants, where the fingers are, what changed, who passes a message on.
public struct TraceBuilder {
  /// Why a step cannot follow those before it.
  public enum Fault: Error, Hashable, Sendable {
    /// Nothing was put into the queue yet, so there is no instant to which it could belong.
    case noMoment
    /// The script has no further event.
    case noSuchEvent
    /// The event is not in the queue.
    case notInQueue
    /// It belongs to an instant of another time, in milliseconds.
    case otherTime(Int)
    /// The clock does not go there: back behind this time, or on for ever.
    case badTime(after: Int)
    /// No touch of this number went down so far.
    case noSuchTouch(Int)
  }

  /// What is known of a touch when the record is over.
  public struct End: Hashable, Sendable {
    /// The finger, as the script names it.
    public var finger: String
    /// The view hit testing found.
    public var hit: ViewID?
    /// Who handled a message about it.
    public var handledBy: [Responder]
    /// Whether the last message about it fell off the chain.
    public var isDropped: Bool

    /// Makes the end of a touch.
    public init(finger: String, hit: ViewID?, handledBy: [Responder], isDropped: Bool) {
      self.finger = finger
      self.hit = hit
      self.handledBy = handledBy
      self.isDropped = isDropped
    }
  }

  let scene: Scene
  let script: TouchScript
  let rules: HitTestRules
  /// The scene as it is after the steps so far.
  var now: Scene
  var fingers = Fingers()
  var records: [StepRecord] = []
  var moments: [Moment] = []
  var changes: [TimedChange] = []
  var collections: [[RecognizerID]] = []
  var touchSets: [[Int]] = []
  var grounds = GroundsTable()
  /// The place of the current instant in `moments`.
  var moment = -1
  private var put = 0
  private var taken = 0
  /// The instant of each event that was put into the queue.
  private var momentOfEvent: [Int] = []
  /// The number of the touch that each finger made last.
  private var numbers: [String: Int] = [:]
  private var windows: [Int: ViewID] = [:]
  var call = MessageCall()
  var open: [(view: ViewID, depth: Int)] = []
  var actions = ActionQueue()

  /// Begins a record.
  public init(scene: Scene, script: TouchScript, rules: HitTestRules) {
    self.scene = scene
    self.script = script
    self.rules = rules
    now = scene
  }

  /// How many steps were added.
  public var count: Int { records.count }

  /// How many touches went down so far.
  public private(set) var touchCount = 0

  /// The touch that a finger made last; nil where it never went down.
  public func touch(of finger: String) -> Int? { numbers[finger] }

  /// The record.
  ///
  /// - Parameter ends: What became of each touch; touch 1 is the first.
  public func finish(_ ends: [End]) -> Trace {
    let outcomes = ends.enumerated().map { place, end in
      var outcome = TouchOutcome(
        touch: place + 1, finger: end.finger, hit: end.hit, window: windows[place + 1])
      outcome.handledBy = end.handledBy
      outcome.isDropped = end.isDropped
      return outcome
    }
    return Trace(
      scene: scene, script: script, rules: rules, records: records, moments: moments,
      outcomes: outcomes, changes: changes, collections: collections, touchSets: touchSets,
      grounds: grounds, firstFocus: Focus(scene))
  }
}

extension TraceBuilder {
  /// 1.1: an event is put into the queue.
  mutating func putEvent(_ milliseconds: Int) throws(Fault) -> Int {
    guard put < script.events.count else { throw .noSuchEvent }
    try checkOrder(milliseconds)
    leaveMoment()
    moment = moments.count
    moments.append(Moment(milliseconds: milliseconds, event: put, touches: []))
    momentOfEvent.append(moment)
    put += 1
    return put - 1
  }

  /// 1.1: an event is taken out of the queue, and its fingers change.
  mutating func takeEvent(_ milliseconds: Int) throws(Fault) -> Int {
    guard taken < put else { throw .notInQueue }
    leaveMoment()
    moment = momentOfEvent[taken]
    try check(milliseconds)
    fingers.rest()
    for change in script.events[taken].changes {
      let touch = fingers.apply(change, at: milliseconds, scene: now)
      numbers[change.finger] = touch.number
      touchCount = max(touchCount, touch.number)
    }
    moments[moment].touches = fingers.down
    taken += 1
    return taken - 1
  }

  /// 4.5: a timer fires.
  mutating func fireTimer(_ milliseconds: Int) throws(Fault) {
    try checkOrder(milliseconds)
    leaveMoment()
    fingers.rest()
    moment = moments.count
    moments.append(Moment(milliseconds: milliseconds, event: nil, touches: fingers.down))
  }

  mutating func bind(_ touch: Int, _ view: ViewID, _ window: ViewID) {
    fingers.bind(touch, view: view, window: window)
    moments[moment].touches = fingers.down
  }

  mutating func noteWindow(_ window: ViewID?, of touch: Int) { windows[touch] = window }

  /// Makes a change; the step that is added next tells it.
  mutating func make(_ change: SceneChange) {
    now.apply(change)
    changes.append(TimedChange(step: records.count, change: change))
  }

  private mutating func leaveMoment() { fingers.letGo() }
}
