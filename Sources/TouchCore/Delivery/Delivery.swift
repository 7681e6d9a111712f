//   script ─▶ queue ─▶ WindowSearch ─▶ bind ─▶ RecognizerTable     (a touch goes down: who gets it)
//     ▲                                               │
//   timers ─────────▶ Arbiter ◀───────────────────────┘
//                        │ states, actions, cancels ─▶ ActionDispatch, Scroller
//                        ▼
//                      Gate ─▶ Climb ─▶ ControlTracker, Focus        (the view hears of it)
//
//  Each stage has its own state and answers what it decides; the delivery asks one after the other,
//  and all of them write what they decide into one journal.

/// Delivers a script in a scene, silently, and answers what became of each touch.
public func deliver(
  _ script: TouchScript, in scene: Scene, rules: HitTestRules = .uikit
) -> [TouchOutcome] {
  var delivery = Delivery(scene.settled, script, rules, NoSteps())
  _ = delivery.run()
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
  let scene = scene.settled
  var delivery = Delivery(scene, script, rules, from: start, StepBuffer())
  let firstFocus = delivery.focus
  let taken = delivery.run()
  // What the budget ended is recorded again by the whole of it: timers stop where the script does.
  return Trace(
    scene: scene, script: delivery.isSpent ? script : script.upTo(taken), rules: rules,
    records: delivery.journal.sink.records,
    moments: delivery.journal.moments, outcomes: delivery.outcomes,
    changes: delivery.journal.changes, collections: delivery.journal.collections,
    touchSets: delivery.journal.touchSets, grounds: delivery.journal.sink.grounds,
    firstFocus: firstFocus, sought: delivery.journal.sink.sought)
}

/// What a delivery begins with in a scene, whatever the fingers do; arranged once for many.
struct DeliveryStart: Sendable {
  let mayLoop: Bool
  let layouts: [HitTestLayout]
  let recognizers: [RecognizerRun]
  let focus: Focus
  /// Whether the record leaves out who was asked for the hit view.
  var searchesSilently = false

  init(_ scene: Scene) {
    let scene = scene.settled
    mayLoop = scene.chainMayLoop
    layouts = scene.windowsTopmostFirst.map { HitTestLayout(scene, window: $0.view) }
    recognizers = RecognizerRun.all(in: scene)
    focus = Focus(scene)
  }
}

/// One run of a script through a scene: the stages decide, and their journal tells of it.
struct Delivery<Sink: StepSink & ~Copyable>: ~Copyable {
  let script: TouchScript
  /// Whether the chain could lead in a circle: only an override or a presenter can do that.
  let mayLoop: Bool

  var journal: Journal<Sink>
  var fingers = Fingers()
  var search: WindowSearch
  var arbiter: Arbiter
  var gate = Gate()
  var controls = ControlTracker()
  var scroller = Scroller()
  var presentations = Presentations()
  var transitions = Transitions()
  /// Whether a presentation or a stack took views out of the window in this event.
  var hasEmptiedWindow = false
  var rows = RowSelection()
  var keyboardPull = KeyboardPull()
  var focus: Focus
  var outcomes: [TouchOutcome] = []
  private var budget: StepBudget
  /// How many events were taken.
  private var taken = 0

  init(
    _ scene: Scene, _ script: TouchScript, _ rules: HitTestRules,
    from start: DeliveryStart? = nil, _ sink: consuming Sink
  ) {
    self.script = script
    budget = StepBudget(scene)
    journal = Journal(scene, rules, sink)
    mayLoop = start?.mayLoop ?? scene.chainMayLoop
    search = WindowSearch(start?.layouts, isSilent: start?.searchesSilently == true)
    arbiter = Arbiter(
      recognizers: RecognizerTable(
        start?.recognizers ?? RecognizerRun.all(in: scene), of: scene))
    focus = start?.focus ?? Focus(scene)
  }

  /// 1.1: events of one time are all put into the queue, then taken out in their order.
  ///
  /// - Returns: How many events were taken: all, but where the budget is spent or somebody wants it
  ///   to end.
  mutating func run() -> Int {
    while taken < script.events.count {
      let time = script.events[taken].milliseconds
      let end = script.events[taken...].firstIndex { $0.milliseconds != time }
      fireTimers(until: time)
      guard !isOver else { return taken }
      let first = taken
      let events = first..<(end ?? script.events.count)
      let start = journal.moments.count
      let firstPut = journal.nextStep
      for event in events { put(event) }
      let begun = script.events[events].reduce(0) { $0 + $1.touchesBegun }
      journal.allowance = budget.allowance(
        after: events.upperBound, touches: outcomes.count + begun)
      for event in events {
        fireTimers(until: time)
        journal.enter(UInt32(start + event - first), at: time)
        journal.cause = firstPut + Int32(event - first)
        take(event)
      }
      taken = events.upperBound
    }
    fireTimers(until: .max)
    return taken
  }

  /// Whether it ends before all is done.
  private var isOver: Bool { isSpent || Interruption.isWanted }

  /// Whether it took all the steps it may.
  var isSpent: Bool {
    budget.isSpent(by: journal.sink.count, after: taken, touches: outcomes.count)
  }

  private mutating func put(_ event: Int) {
    journal.begin(at: script.events[event].milliseconds, event: event, [])
    if Sink.listens {
      journal.sink.put(
        StepRecord(.queuePut, subject: UInt32(event), moment: journal.moment))
    }
  }

  private mutating func take(_ event: Int) {
    if Sink.listens {
      journal.sink.take(journal.grounds(1, 1))
      journal.cause = journal.nextStep
      journal.sink.putSought(
        StepRecord(.queueTake, subject: UInt32(event), moment: journal.moment))
    }
    fingers.rest()
    journal.note(fingers.down)
    switch script.events[event].input {
    case .touches(let changes): handle(changes)
    case .shake: shake()
    case .press(_, let isDown): press(isDown ? [.pressesBegan] : [.pressesEnded])
    case .key: press([.pressesBegan, .pressesEnded])
    case .remote: remoteControl()
    case .statusBar: tapStatusBar()
    case .wheel(let point, let distance, let isTrackpad):
      turnWheel(at: point, by: distance, isTrackpad ? .continuous : .discrete)
    case .hover(let point): hover(at: point)
    case .changes(let changes): for change in changes { self.change(change) }
    case .wait: break
    }
  }

  /// 4.5: a timer due at a time fires before an event at that time, outside any event.
  private mutating func fireTimers(until time: Int) {
    while !isOver, let (due, owner, since) = journal.clock.take(until: time) {
      budget.countTimer()
      journal.allowance = budget.allowance(after: taken, touches: outcomes.count)
      fingers.rest()
      journal.begin(at: due, event: nil, fingers.down)
      journal.cause = since
      putTimer(owner)
      switch owner {
      case .recognizer(let id): recognizerTimer(id)
      case .deceleration(let view):
        scroller.timerFired(for: view, &journal)
        settleWheels()
      case .control(let view): controlTimer(view)
      case .transition(let view): transitions.end(with: view, &journal)
      case .zoom(let view): scroller.zoomTimerFired(for: view, &journal)
      }
    }
  }

  private mutating func putTimer(_ owner: TimerOwner) {
    guard Sink.listens else { return }
    journal.sink.take(journal.grounds(owner.rule))
    journal.cause = journal.nextStep
    journal.sink.putSought(StepRecord(owner, moment: journal.moment))
  }
}
