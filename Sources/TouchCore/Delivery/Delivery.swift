//   script ─▶ queue ─▶ which window? ─▶ hitTest ─▶ bind ─▶ touchesBegan ─▶ chain      (down)
//                └────────────────────────────────────────▶ touchesMoved … ─▶ chain   (later)

/// Delivers a script in a scene, silently, and answers what became of each touch.
public func deliver(
  _ script: TouchScript, in scene: Scene, rules: HitTestRules = .uikit
) -> [TouchOutcome] {
  var sink = NoSteps()
  var delivery = Delivery(scene, script, rules)
  delivery.run(into: &sink)
  return delivery.outcomes
}

/// Delivers a script in a scene and records every decision.
public func record(
  _ script: TouchScript, in scene: Scene, rules: HitTestRules = .uikit
) -> Trace {
  var sink = StepBuffer()
  var delivery = Delivery(scene, script, rules)
  delivery.run(into: &sink)
  return Trace(
    scene: scene, script: script, rules: rules, records: sink.records,
    moments: delivery.moments, outcomes: delivery.outcomes)
}

/// One run of a script through a scene.
struct Delivery {
  private let scene: Scene
  private let script: TouchScript
  private let rules: HitTestRules
  private let layouts: [HitTestLayout]
  private var fingers = Fingers()
  private(set) var moments: [Moment] = []
  private(set) var outcomes: [TouchOutcome] = []

  init(_ scene: Scene, _ script: TouchScript, _ rules: HitTestRules) {
    self.scene = scene
    self.script = script
    self.rules = rules
    layouts = scene.windowsTopmostFirst.map { HitTestLayout(scene, window: $0.view) }
  }

  /// 1.1: events of one time are all put into the queue, then taken out in their order.
  mutating func run<Sink: StepSink & ~Copyable>(into sink: inout Sink) {
    var queue = Queue()
    for event in script.events.indices {
      queue.put(event)
      let touch = fingers.apply(script.events[event], scene: scene)
      moments.append(
        Moment(milliseconds: script.events[event].milliseconds, event: event, touch: touch))
      if Sink.listens {
        sink.put(StepRecord(.queuePut, subject: UInt32(event), moment: UInt32(event)))
      }
      if isLastOfItsTime(event) {
        while let taken = queue.take() { handle(taken, into: &sink) }
      }
    }
  }

  private func isLastOfItsTime(_ event: Int) -> Bool {
    let next = event + 1
    return next == script.events.count
      || script.events[next].milliseconds != script.events[event].milliseconds
  }

  private mutating func handle<Sink: StepSink & ~Copyable>(_ event: Int, into sink: inout Sink) {
    let moment = UInt32(event)
    if Sink.listens {
      sink.put(StepRecord(.queueTake, subject: moment, moment: moment))
    }
    if script.events[event].action == .down { find(event, into: &sink) }
    bind(event)
    guard let view = moments[event].touch.view else { return }
    let forwarding = Forwarding(
      scene: scene, method: script.events[event].action.method,
      touch: moments[event].touch.number, touchView: view, moment: moment)
    note(forwarding.run(into: &sink))
  }

  /// 1.11: what hit testing found at began is the touch's for its whole life.
  private mutating func bind(_ event: Int) {
    guard let outcome = outcomes.last else { return }
    moments[event].touch.view = outcome.hit
    moments[event].touch.window = outcome.window
  }

  private mutating func find<Sink: StepSink & ~Copyable>(_ event: Int, into sink: inout Sink) {
    let touch = moments[event].touch
    let found = WindowSearch(scene: scene, rules: rules, layouts: layouts, moment: UInt32(event))
      .run(touch: touch.number, at: touch.screenLocation, into: &sink)
    outcomes.append(
      TouchOutcome(
        touch: touch.number, finger: touch.finger, hit: found?.view, window: found?.window))
    guard Sink.listens, let found else { return }
    sink.put(
      StepRecord(
        .touchBind, touch: touch.number, subject: found.view.index, object: found.window.index,
        moment: UInt32(event)))
  }

  private mutating func note(_ result: Forwarding.Result) {
    guard var outcome = outcomes.popLast() else { return }
    for responder in result.handledBy where !outcome.handledBy.contains(responder) {
      outcome.handledBy.append(responder)
    }
    outcome.isDropped = outcome.handledBy.isEmpty && result.isDropped
    outcomes.append(outcome)
  }
}
