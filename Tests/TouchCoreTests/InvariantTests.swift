import SceneLanguage
import TestSupport
import Testing
import TouchCore

/// What must hold for every delivery, whatever scene and fingers come together.
@Suite("What always holds, over random scenes and fingers")
struct InvariantTests {
  static let count = isSlowRun ? 20_000 : 400

  private func text(_ scene: Scene, _ script: TouchScript) -> String {
    (writeScene(scene) + writeTouches(script, in: scene)).joined(separator: "\n")
  }

  @Test(
    "3.19, 9.9, 9.10, 7.20, 9.27: pairs are closed, states are legal, disabled controls are silent",
    arguments: 0..<4)
  func everythingMixed(quarter: Int) {
    var generator = SeededGenerator(seed: UInt64(1000 + quarter))
    for round in 0..<(Self.count / 4) {
      // One in four is made of anything; the others let fingers and recognizers meet.
      let isWild = round.isMultiple(of: 4)
      let scene =
        isWild ? randomScene(using: &generator) : gestureScene(using: &generator)
      let script =
        isWild
        ? randomScript(for: scene, using: &generator)
        : gestureScript(for: scene, using: &generator)
      let trace = record(script, in: scene)
      var watch = Watch(trace)
      watch.run()
      #expect(
        watch.faults.isEmpty, "seed \(1000 + quarter), round \(round)\n\(text(scene, script))")
      if round.isMultiple(of: 10) {
        #expect(trace == record(script, in: scene))
        #expect(trace.outcomes == deliver(script, in: scene))
      }
      if !watch.faults.isEmpty { return }
    }
  }
}

/// Walks a record and notes what must not be.
private struct Watch {
  let trace: Trace
  private(set) var faults: [String] = []
  private var scene: Scene
  private var open: Set<Int> = []
  private var closed: Set<Int> = []
  private var states: [RecognizerID: GestureState] = [:]
  private var held: [Held: Int] = [:]
  private var tracking: Set<ViewID> = []
  /// How often each responder that saw began was told of the end, along the chain.
  private var closes: [Sight: Int] = [:]

  private struct Sight: Hashable {
    let responder: Responder
    let touch: Int
  }

  private struct Held: Hashable {
    let touch: Int
    let method: ResponderMethod
  }

  init(_ trace: Trace) {
    self.trace = trace
    scene = trace.scene
  }

  mutating func run() {
    var changes = trace.changes[...]
    for index in trace.indices {
      while let next = changes.first, next.step <= index {
        scene.apply(next.change)
        changes.removeFirst()
      }
      look(at: index)
    }
    for moment in zip(trace.moments, trace.moments.dropFirst())
    where moment.0.milliseconds > moment.1.milliseconds {
      faults.append("time runs backwards")
    }
    // A finger that is still down may keep others waiting, so only then is everything over.
    let lifted = Set(
      trace.moments.flatMap(\.touches).filter { $0.phase == .ended || $0.phase == .cancelled }
        .map(\.number))
    guard lifted.count == trace.outcomes.count else { return }
    for touch in open { faults.append("touch \(touch) stays open") }
    if chainIsSteady {
      for (sight, count) in closes where count != 1 {
        faults.append(
          "touch \(sight.touch) is closed \(count) times for "
            + trace.scene.name(of: sight.responder))
      }
    }
    for (what, count) in held where count != 0 {
      faults.append("\(what.method) of touch \(what.touch) stays held")
    }
    // 22.9: a pointer may stay where it is.
    for (id, state) in states where state != .possible && trace.scene[id].kind != .hover {
      faults.append("\(trace.scene.name(of: id)) ends as \(state)")
    }
  }

  /// Whether every message of a touch goes the same way: no override of one method alone keeps it,
  /// and no view was taken out of the chain (5.14, 6.2, 18.2, 19.5, 19.12, 21.6).
  private var chainIsSteady: Bool {
    let breaking: [Property] = [
      .removed, .inside, .presented, .popped, .scrollEnabled,
    ]
    return !trace.changes.contains { breaking.contains($0.change.property) }
      && trace.scene.responders.allSatisfy { responder in
        let overrides = trace.scene[overridesOf: responder]
        return [.began, .ended, .cancelled].allSatisfy { overrides[$0] == .inherited }
      }
  }

  private mutating func see(_ responder: Responder, _ method: ResponderMethod, _ index: Int) {
    for touch in trace.touches(at: index) {
      let sight = Sight(responder: responder, touch: touch)
      switch method {
      case .began: closes[sight] = 0
      case .ended, .cancelled: if let count = closes[sight] { closes[sight] = count + 1 }
      default: break
      }
    }
  }

  private mutating func look(at index: Int) {
    switch trace[index] {
    case .touchDeliver(let to, let method, _, _): see(to, method, index)
    case .chainNext(let hop): see(hop.to, hop.method, index)
    default: break
    }
    switch trace[index] {
    case .touchDeliver(_, let method, _, _):
      for touch in trace.touches(at: index) { deliver(method, touch, index) }
    case .recognizer(.state(let id, let from, let to, let cause, _, _)):
      change(id, from, to, cause, index)
    case .recognizer(.action(let id, let state)):
      if state == .possible || state == .failed {
        fault("\(trace.scene.name(of: id)) acts as \(state)", index)
      }
    case .control(.event(let view, let event)):
      // 21.9: but that its tracking was broken off.
      if !scene[view].isEnabled, event != .touchCancel {
        fault("disabled control sends \(event.name)", index)
      }
    case .control(.track(let view, let call, _, let answer)): track(view, call, answer, index)
    case .gate(.hold(let touch, let method, _, _)): hold(touch, method, 1, index)
    case .gate(.flush(let touch, let method, _, _)): hold(touch, method, -1, index)
    case .gate(.cancel(let touch, _, _)): forget(touch)
    case .gate(.discard(let touch, let method, _, let reason)):
      if method != .moved { forget(touch) }
      // 21.8: a reading of Apple's page, which breaks 3.19 where it is asked for.
      if reason == .interactionOff {
        open.remove(touch)
        for sight in closes.keys where sight.touch == touch { closes[sight] = nil }
      }
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .chainNext, .chainStop, .chainDrop, .timer, .change, .recognizer, .control,
      .action, .scroll, .row, .focus, .presentation:
      break
    }
  }

  private mutating func fault(_ text: String, _ index: Int) {
    faults.append("#\(index + 1) \(text)")
  }

  private mutating func deliver(_ method: ResponderMethod, _ touch: Int, _ index: Int) {
    if closed.contains(touch) { fault("touch \(touch) hears \(method) after its end", index) }
    switch method {
    case .began: if !open.insert(touch).inserted { fault("touch \(touch) begins twice", index) }
    case .moved: if !open.contains(touch) { fault("touch \(touch) moves unseen", index) }
    default:
      if open.remove(touch) == nil { fault("touch \(touch) ends unseen", index) }
      closed.insert(touch)
    }
  }

  private mutating func change(
    _ id: RecognizerID, _ from: GestureState, _ to: GestureState, _ cause: GestureCause,
    _ index: Int
  ) {
    let name = trace.scene.name(of: id)
    if states[id, default: .possible] != from { fault("\(name) was not \(from)", index) }
    states[id] = to
    let isContinuous = trace.scene[id].isContinuous
    let isLegal =
      switch (from, to) {
      case (.possible, .possible): cause == .waitsFor
      case (.possible, .failed): true
      case (.possible, .ended): !isContinuous
      case (.possible, .began): isContinuous
      case (.began, .changed), (.began, .ended), (.began, .cancelled): isContinuous
      case (.changed, .changed), (.changed, .ended), (.changed, .cancelled): isContinuous
      case (.ended, .possible), (.cancelled, .possible), (.failed, .possible): cause == .reset
      default: false
      }
    if !isLegal { fault("\(name): \(from) to \(to)", index) }
  }

  private mutating func track(
    _ view: ViewID, _ call: TrackingCall, _ answer: Bool, _ index: Int
  ) {
    let name = trace.scene.name(of: view)
    switch call {
    case .beginTracking:
      if answer, !tracking.insert(view).inserted { fault("\(name) tracks two touches", index) }
    case .continueTracking:
      if !tracking.contains(view) { fault("\(name) goes on without tracking", index) }
      if !answer { tracking.remove(view) }
    case .endTracking, .cancelTracking:
      if tracking.remove(view) == nil { fault("\(name) ends without tracking", index) }
    }
  }

  private mutating func hold(
    _ touch: Int, _ method: ResponderMethod, _ change: Int, _ index: Int
  ) {
    held[Held(touch: touch, method: method), default: 0] += change
    if held[Held(touch: touch, method: method), default: 0] < 0 {
      fault("touch \(touch): \(method) flushed unheld", index)
    }
  }

  private mutating func forget(_ touch: Int) {
    for method in ResponderMethod.touches { held[Held(touch: touch, method: method)] = nil }
  }
}

extension InvariantTests {
  @Test("The random scenes reach every kind of step and every state")
  func reach() {
    var generator = SeededGenerator(seed: 1000)
    var missing: Set = [
      "action.ask", "action.send", "chain.drop", "chain.next", "chain.stop", "clock.timer",
      "control.event", "control.highlight", "control.track", "focus.ask", "focus.change",
      "gate.cancel",
      "gate.discard", "gate.flush", "gate.hold", "gr.action", "gr.ask", "gr.collect", "gr.prevent",
      "gr.receive", "gr.state", "scene.change", "scroll.begin", "scroll.end", "scroll.move",
      "scroll.page", "scroll.top", "scroll.zoom",
      "began matched", "cancelled disabled", "cancelled touchesCancelled", "cancelled viewRemoved",
      "changed moved",
      "ended lifted", "ended matched", "possible waitsFor", "failed contentKeepsTouch",
      "failed delayOver", "failed heldTooLong", "failed movedTooFar", "failed nothingToScroll",
      "failed prevented", "failed requiredToFail", "failed shouldBeginNo", "failed tooManyTouches",
      "failed viewSaidNo", "failed waitedTooLong", "failed wrongPlace", "failed wrongWay",
      "discard behindHeld", "discard exclusiveTouch", "discard multipleTouchOff",
      "discard recognized", "discard stoppedScrolling", "discard touchesShouldBegin",
    ]
    // No more of them than it takes to reach everything.
    for _ in 0..<500 where !missing.isEmpty {
      let scene = gestureScene(using: &generator)
      let trace = record(gestureScript(for: scene, using: &generator), in: scene)
      for step in trace {
        missing.remove(step.kindName)
        if case .recognizer(.state(_, _, let to, let cause, _, _)) = step {
          missing.remove("\(to) \(cause)")
        }
        if case .gate(.discard(_, _, _, let reason)) = step { missing.remove("discard \(reason)") }
      }
    }
    #expect(missing == [])
  }
}
