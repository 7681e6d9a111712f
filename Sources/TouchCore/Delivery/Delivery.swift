//   script ─▶ queue ─▶ which window? ─▶ hitTest ─▶ bind ─▶ collect        (a touch goes down)
//     ▲                                                       │
//   timers ─────────────▶ recognizers ◀───────────────────────┘
//                              │ states, actions, cancels
//                              ▼
//                            gate ─▶ touchesBegan … ─▶ control, chain      (the view hears of it)

/// Delivers a script in a scene, silently, and answers what became of each touch.
public func deliver(
  _ script: TouchScript, in scene: Scene, rules: HitTestRules = .uikit
) -> [TouchOutcome] {
  var delivery = Delivery(scene, script, rules, NoSteps())
  delivery.run()
  return delivery.outcomes
}

/// Delivers a script in a scene and records every decision.
public func record(
  _ script: TouchScript, in scene: Scene, rules: HitTestRules = .uikit
) -> Trace {
  record(script, in: scene, rules: rules, from: nil)
}

/// Records from what was arranged before, where it was.
func record(
  _ script: TouchScript, in scene: Scene, rules: HitTestRules, from start: DeliveryStart?
) -> Trace {
  var delivery = Delivery(scene, script, rules, from: start, StepBuffer())
  let firstFocus = delivery.focus
  delivery.run()
  return Trace(
    scene: scene, script: script, rules: rules, records: delivery.sink.records,
    moments: delivery.moments, outcomes: delivery.outcomes, changes: delivery.changes,
    collections: delivery.collections, touchSets: delivery.touchSets,
    grounds: delivery.sink.grounds, firstFocus: firstFocus, sought: delivery.sink.sought)
}

/// What a delivery begins with in a scene, whatever the fingers do; arranged once for many.
struct DeliveryStart: Sendable {
  let mayLoop: Bool
  let layouts: [HitTestLayout]
  let recognizers: RecognizerTable
  let focus: Focus

  init(_ scene: Scene) {
    mayLoop = scene.chainMayLoop
    layouts = scene.windowsTopmostFirst.map { HitTestLayout(scene, window: $0.view) }
    recognizers = RecognizerTable(scene)
    focus = Focus(scene)
  }
}

/// One run of a script through a scene.
struct Delivery<Sink: StepSink & ~Copyable>: ~Copyable {
  var sink: Sink
  let script: TouchScript
  let rules: HitTestRules
  let tuning: Tuning
  /// Whether the chain could lead in a circle: only an override or a presenter can do that.
  let mayLoop: Bool

  /// The scene as it is now.
  var scene: Scene
  /// The windows, arranged for asking; nil after the scene changed.
  var layouts: [HitTestLayout]?
  var clock = Clock()
  var fingers = Fingers()
  var gates: [TouchGate] = []
  var recognizers: RecognizerTable
  /// How often recognizers had left Possible when the gates were last looked through.
  var flushedCount = 0
  var tracking: [ControlTracking] = []
  /// The touches whose began a control's own method kept (7.3, 7.11).
  var keptByControls: Set<Int> = []
  var scrolls: [ScrollRun] = []
  var focus: Focus

  /// The place of the current instant in `moments`, and its time.
  var moment: UInt32 = 0
  var milliseconds = 0
  /// The place of the step that brings what is done now.
  var cause: Int32 = 0

  private(set) var moments: [Moment] = []
  var outcomes: [TouchOutcome] = []
  var changes: [TimedChange] = []
  var collections: [[RecognizerID]] = []
  var touchSets: [[Int]] = []

  init(
    _ scene: Scene, _ script: TouchScript, _ rules: HitTestRules,
    from start: DeliveryStart? = nil, _ sink: consuming Sink
  ) {
    self.sink = sink
    self.scene = scene
    self.script = script
    self.rules = rules
    tuning = Tuning(scene.settings)
    mayLoop = start?.mayLoop ?? scene.chainMayLoop
    layouts = start?.layouts
    recognizers = start?.recognizers ?? RecognizerTable(scene)
    focus = start?.focus ?? Focus(scene)
  }

  /// 1.1: events of one time are all put into the queue, then taken out in their order.
  mutating func run() {
    var first = 0
    while first < script.events.count {
      let time = script.events[first].milliseconds
      let end = script.events[first...].firstIndex { $0.milliseconds != time }
      fireTimers(until: time)
      let events = first..<(end ?? script.events.count)
      let start = moments.count
      let firstPut = nextStep
      for event in events { put(event) }
      for event in events {
        fireTimers(until: time)
        enter(UInt32(start + event - first), at: time)
        cause = firstPut + Int32(event - first)
        take(event)
      }
      first = events.upperBound
    }
    fireTimers(until: .max)
  }

  private mutating func put(_ event: Int) {
    enter(UInt32(moments.count), at: script.events[event].milliseconds)
    moments.append(Moment(milliseconds: milliseconds, event: event, touches: []))
    if Sink.listens {
      sink.put(StepRecord(.queuePut, subject: UInt32(event), moment: moment))
    }
  }

  private mutating func take(_ event: Int) {
    if Sink.listens {
      sink.take(grounds(1, 1))
      cause = nextStep
      sink.putSought(StepRecord(.queueTake, subject: UInt32(event), moment: moment))
    }
    fingers.rest()
    noteTouches()
    switch script.events[event].input {
    case .touches(let changes): handle(changes)
    case .shake: shake()
    case .press(_, let isDown): press(isDown ? [.pressesBegan] : [.pressesEnded])
    case .key: press([.pressesBegan, .pressesEnded])
    case .remote: remoteControl()
    case .changes(let changes): for change in changes { self.change(change) }
    case .wait: break
    }
  }

  /// 4.5: a timer due at a time fires before an event at that time, outside any event.
  private mutating func fireTimers(until time: Int) {
    while let (due, owner, since) = clock.take(until: time) {
      enter(UInt32(moments.count), at: due)
      fingers.rest()
      moments.append(Moment(milliseconds: due, event: nil, touches: fingers.down))
      cause = since
      if Sink.listens {
        sink.take(grounds(owner.isRecognizer ? 4 : 11, owner.isRecognizer ? 5 : 15))
        cause = nextStep
        switch owner {
        case .recognizer(let id):
          sink.putSought(StepRecord(.timer, subject: id.index, moment: moment))
        case .deceleration(let view):
          sink.putSought(StepRecord(.timer, detail: 1, subject: view.index, moment: moment))
        }
      }
      switch owner {
      case .recognizer(let id): recognizerTimer(id)
      case .deceleration(let view): decelerationTimer(view)
      }
    }
  }

  /// The place of the step that is put next.
  @inline(__always)
  var nextStep: Int32 { Int32(truncatingIfNeeded: sink.count) }

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

  private mutating func enter(_ moment: UInt32, at milliseconds: Int) {
    self.moment = moment
    self.milliseconds = milliseconds
  }

  /// Keeps the touches of this instant as they are now.
  mutating func noteTouches() {
    guard Sink.listens else { return }
    moments[Int(moment)].touches = fingers.down
  }
}
