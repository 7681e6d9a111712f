//   stage ── what it decided, and by what ──▶ journal ─┬─▶ the step, and its grounds     (if anybody listens)
//                                                      └─▶ the scene as it is from then on

/// What all stages of a delivery share: the scene as it is now, the time, what brings what is done,
/// and the steps.
struct Journal<Sink: StepSink & ~Copyable>: ~Copyable {
  var sink: Sink
  let rules: HitTestRules
  let tuning: Tuning

  /// The scene as it is now.
  private(set) var scene: Scene
  /// How often the scene changed.
  private(set) var sceneVersion = 0

  var clock = Clock()
  /// The place of the current instant in `moments`, and its time.
  private(set) var moment: UInt32 = 0
  private(set) var milliseconds = 0
  /// The place of the step that brings what is done now.
  var cause: Int32 = 0
  /// How many steps there may be when this event is over.
  var allowance = StepBudget.most

  private(set) var moments: [Moment] = []
  private(set) var changes: [TimedChange] = []
  var collections: [[RecognizerID]] = []
  private(set) var touchSets: [[Int]] = []

  init(_ scene: Scene, _ rules: HitTestRules, _ sink: consuming Sink) {
    self.sink = sink
    self.scene = scene
    self.rules = rules
    tuning = Tuning(scene.settings)
  }

  /// Whether anybody wants to know; the compiler knows it, so a silent delivery does no work for it.
  @inline(__always)
  var listens: Bool { Sink.listens }

  /// Whether the event has to end amid its work; asked where a recognizer looks at all others.
  var isOver: Bool { sink.count > allowance || Interruption.isWanted }

  /// The place of the step that is put next.
  @inline(__always)
  var nextStep: Int32 { Int32(truncatingIfNeeded: sink.count) }
}

extension Journal where Sink: ~Copyable {
  /// What a decision rests on; it follows from what is being done, if nothing else is said.
  @inline(__always)
  func grounds(
    _ section: Int, _ item: Int, because: Causes? = nil, _ checks: @autoclosure () -> [Check] = []
  ) -> Grounds {
    grounds(RuleNumber(section, item), because: because, checks())
  }

  /// What a decision rests on; it follows from what is being done, if nothing else is said.
  @inline(__always)
  func grounds(
    _ rule: RuleNumber, because: Causes? = nil, _ checks: @autoclosure () -> [Check] = []
  ) -> Grounds {
    // A silent delivery looks nothing up that only a reader would want to know.
    Grounds(rule, because: because ?? Causes(cause), Sink.listens ? checks() : [])
  }

  /// Changes the scene and says so.
  ///
  /// - Parameter rule: What brings it; nil where it is what such a change does to touches.
  mutating func make(_ change: SceneChange, by rule: RuleNumber? = nil, _ checks: [Check] = []) {
    changeScene(change)
    guard Sink.listens else { return }
    sink.take(grounds(rule ?? change.rule, checks))
    sink.put(StepRecord(.change, subject: UInt32(changes.count - 1), moment: moment))
  }

  /// Changes the scene; the step that is put next tells it.
  mutating func changeScene(_ change: SceneChange) {
    scene.apply(change)
    sceneVersion += 1
    if Sink.listens { changes.append(TimedChange(step: sink.count, change: change)) }
  }

  /// The place of a call's touches in `touchSets`, from 1; 0 for one touch.
  mutating func remember(_ touches: [Int]) -> Int {
    guard Sink.listens, touches.count > 1 else { return 0 }
    touchSets.append(touches)
    return touchSets.count
  }

  /// A new instant begins, in which an event is dealt with or a timer fires.
  mutating func begin(at milliseconds: Int, event: Int?, _ touches: [Touch]) {
    enter(UInt32(moments.count), at: milliseconds)
    moments.append(Moment(milliseconds: milliseconds, event: event, touches: touches))
  }

  /// An instant that began before goes on.
  mutating func enter(_ moment: UInt32, at milliseconds: Int) {
    self.moment = moment
    self.milliseconds = milliseconds
  }

  /// Keeps the touches of this instant as they are now.
  mutating func note(_ touches: [Touch]) {
    guard Sink.listens else { return }
    moments[Int(moment)].touches = touches
  }
}
