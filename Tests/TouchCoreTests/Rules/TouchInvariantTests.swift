import TestSupport
import Testing
import TouchCore

/// What sections 3 and 4 promise for every scene and script, read off the record.
@Suite("What always holds for touches, over random gestures")
struct TouchInvariantTests {
  @Test(
    "1.11, 3.3, 3.10, 3.17, 4.1: phases, owners, refusals and the order of work are as promised",
    arguments: 0..<2)
  func promises(half: Int) {
    var generator = SeededGenerator(seed: UInt64(3000 + half))
    for round in 0..<(isSlowRun ? 300 : 100) {
      var scene = gestureScene(using: &generator)
      scene.settings[.heldTouchKeepsSlot] = 0
      let trace = record(gestureScript(for: scene, using: &generator), in: scene)
      var watch = TouchWatch(trace)
      watch.run()
      #expect(watch.faults.isEmpty, "seed \(3000 + half), round \(round)")
    }
  }
}

/// Follows the touches of a record from bind to end.
private struct TouchWatch {
  /// A touch that is bound to a view.
  private struct Bound {
    let view: ViewID
    let window: ViewID
    /// Whether the view was to hear of it at all.
    var isHeard = true
    /// Whether the view may still be told something.
    var isLive = true
  }

  let trace: Trace
  private(set) var faults: [String] = []
  private var bound: [Int: Bound] = [:]
  /// The instant in which a view was last told something.
  private var lastDelivery: Int?

  init(_ trace: Trace) { self.trace = trace }

  mutating func run() {
    for moment in trace.moments { checkPhases(of: moment) }
    for index in trace.indices { look(at: index) }
  }

  /// 3.3: what an event does not change is stationary.
  private mutating func checkPhases(of moment: Moment) {
    let changes = moment.event.map { trace.script.events[$0].changes } ?? []
    for touch in moment.touches {
      let changed = changes.contains { $0.finger == touch.finger }
      if changed == (touch.phase == .stationary) {
        faults.append("\(moment.milliseconds) touch \(touch.number) is \(touch.phase)")
      }
    }
  }

  private mutating func look(at index: Int) {
    let moment = trace.momentNumber(of: index)
    if case .touchBind(let touch, let view, let window) = trace[index] {
      let refusal = refusal(of: touch, after: index)
      check(touch, view, window, refusal, index)
      bound[touch] = Bound(
        view: view, window: window, isHeard: refusal == nil, isLive: refusal == nil)
    } else if case .recognizer(.receive) = trace[index], lastDelivery == moment {
      // 4.1: recognizers come first.
      faults.append("#\(index + 1) a recognizer comes after a view")
    } else if case .touchDeliver(.view(let view), let method, _, _) = trace[index],
      method.isAboutTouches
    {
      lastDelivery = moment
      for touch in trace.touches(at: index) {
        // 1.11, 3.5: a view hears of its own touches.
        if bound[touch]?.view != view { faults.append("#\(index + 1) touch \(touch) is foreign") }
        if method == .ended || method == .cancelled { bound[touch]?.isLive = false }
      }
    } else if case .gate(.discard(let touch, let method, _, let reason)) = trace[index],
      method != .moved
    {
      bound[touch]?.isLive = false
      // 20.33: the scroll view is asked only when the view would hear of it.
      if reason == .touchesShouldBegin { bound[touch]?.isHeard = false }
    }
  }

  /// Why a touch that was just bound is kept from its view; nil where it is not.
  private func refusal(of touch: Int, after index: Int) -> GateReason? {
    for step in trace[index...].prefix(while: { !isBind($0, beside: touch) }) {
      if case .gate(.discard(touch, .began, nil, let reason)) = step { return reason }
    }
    return nil
  }

  private func isBind(_ step: Step, beside touch: Int) -> Bool {
    if case .touchBind(let other, _, _) = step { return other != touch }
    return ["queue.take", "clock.timer", "gr.receive", "touch.deliver"].contains(step.kindName)
  }

  private mutating func check(
    _ touch: Int, _ view: ViewID, _ window: ViewID, _ refusal: GateReason?, _ index: Int
  ) {
    let scene = trace.scene(at: index)
    let down = trace.moment(of: index).touches.filter { isDown($0, besides: touch) }.map(\.number)
    let isSecond =
      !scene[view].isMultipleTouchEnabled
      && down.contains { bound[$0]?.view == view && bound[$0]?.isHeard == true }
    let meetsExclusive = down.contains { number in
      guard let other = bound[number], other.isLive, other.window == window, other.view != view
      else { return false }
      return scene[view].isExclusiveTouch || scene[other.view].isExclusiveTouch
    }
    if refusal == .stoppedScrolling || refusal == .zooming { return }
    if isSecond != (refusal == .multipleTouchOff) {
      faults.append("#\(index + 1) touch \(touch) is \(isSecond ? "the second" : "the first")")
    }
    if !isSecond, meetsExclusive != (refusal == .exclusiveTouch) {
      faults.append("#\(index + 1) touch \(touch) is \(meetsExclusive ? "not alone" : "alone")")
    }
  }

  /// Whether another finger was down before this event and is not lifted by an earlier one.
  private func isDown(_ touch: Touch, besides number: Int) -> Bool {
    touch.number != number && bound[touch.number] != nil
      && touch.phase != .ended && touch.phase != .cancelled
  }
}
