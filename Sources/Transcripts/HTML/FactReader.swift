import TouchCore
import TouchInquiry
import TouchNarration

/// Reads the facts of a record's steps, in order.
struct FactReader {
  private let trace: Trace
  private let stage: PageStage?
  /// The responders that facts name by number.
  private(set) var responders: [Responder] = []
  private var numbers: [Responder: Int] = [:]
  /// The calls of the instant that was looked at last.
  private var calls: CallTree

  /// Of a longer chain, or of calls deeper in each other, a panel shows only those around the turn.
  private static let longestList = 120

  init(_ trace: Trace, _ stage: PageStage?) {
    self.trace = trace
    self.stage = stage
    calls = CallTree(trace, around: 1)
  }

  /// Gives everybody a number, so that those of one step are those of all.
  mutating func numberAll() {
    let scene = trace.scene
    for view in scene.viewIDs { _ = number(of: .view(view)) }
    for place in scene.controllers.indices { _ = number(of: .controller(ControllerID(place))) }
    for place in scene.windowScenes.indices { _ = number(of: .windowScene(WindowSceneID(place))) }
    for other in [Responder.application, .delegate] { _ = number(of: other) }
  }

  /// The number by which facts name a responder.
  mutating func number(of responder: Responder) -> Int {
    if let number = numbers[responder] { return number }
    numbers[responder] = responders.count
    responders.append(responder)
    return responders.count - 1
  }

  /// The facts of the next step; those before the first step where the index is nil.
  mutating func facts(at index: Int?) -> StepFacts {
    let still = Still(trace, at: index)
    var facts = StepFacts()
    facts.turn = still.turn.map { number(of: $0) }
    facts.marks = marks(of: still)
    show(still, at: index, in: &facts)
    let strip = ChainStrip(
      trace, still, at: index, .english, atMost: Self.longestList / 2)
    facts.chain = aroundTurn(strip.links).map { link in
      StepFacts.Link(responder: number(of: link.responder), word: link.mode?.word ?? "")
    }
    switch strip.ending {
    case nil: facts.ending = 0
    case .kept?: facts.ending = 1
    case .dropped?: facts.ending = 2
    }
    guard let index else { return facts }
    calls = calls.following(index + 1, in: trace)
    let open = trace.openCalls(at: index, in: calls).suffix(Self.longestList)
    facts.calls = open.map { call in
      StepFacts.Link(responder: number(of: call.of), word: call.method)
    }
    facts.recognizer = trace[index].recognizer.map { Int($0.index) }
    facts.gestures = gestures(after: index)
    facts.held = held(after: index)
    return facts
  }

  /// The links of a chain, those it was passed on by last and those it may get to next.
  private func aroundTurn(_ links: [ChainStrip.Link]) -> ArraySlice<ChainStrip.Link> {
    let turn = links.lastIndex { $0.mode != nil } ?? 0
    return links.prefix(turn + Self.longestList / 2).suffix(Self.longestList)
  }

  private func marks(of still: Still) -> [Int: StepFacts.Mark] {
    let asked = still.marks.asked.sorted { $0.value.index < $1.value.index }
    var marks: [Int: StepFacts.Mark] = [:]
    for (order, (view, _)) in asked.enumerated() {
      let refusal = still.marks.refusal(of: view).map { refusal in
        still.marks.answered[view] == nil ? refusal.verdict.word : "nil"
      }
      marks[Int(view.index)] = StepFacts.Mark(
        order: order + 1, refusal: refusal ?? "", isHit: still.marks.hit == view)
    }
    if let hit = still.marks.hit, marks[Int(hit.index)] == nil {
      marks[Int(hit.index)] = StepFacts.Mark(order: 0, refusal: "", isHit: true)
    }
    return marks
  }

  private func show(_ still: Still, at index: Int?, in facts: inout StepFacts) {
    guard let stage else { return }
    let layout = stage.layout
    let drawing = FingerDrawing(
      trace: trace, still: still, index: index, layout: layout, names: stage.names)
    facts.fingers = zip(drawing.touches, drawing.tags).map { touch, tag in
      StepFacts.Finger(
        touch: touch.number, place: layout.clamped(touch.screenLocation),
        phase: touch.phase.rawValue, words: tag.words, box: tag.box)
    }
    facts.ruler = drawing.ruler ?? []
  }

  private func gestures(after index: Int) -> [Int: [String]] {
    let waiting = trace.waiting(after: index)
    var gestures = trace.gestureStates(after: index).mapValues { [$0.word] }
    for (id, other) in waiting {
      gestures[id] = [
        gestures[id]?.first ?? GestureState.possible.word, trace.scene.name(of: other),
      ]
    }
    return Dictionary(uniqueKeysWithValues: gestures.map { (Int($0.key.index), $0.value) })
  }

  private func held(after index: Int) -> [[String]] {
    trace.held(after: index).map { message in
      let finger = trace.outcome(ofTouch: message.touch)?.finger
      let by = message.by.map { [trace.scene.name(of: $0)] } ?? []
      return [message.method.name, finger ?? "\(message.touch)"] + by
    }
  }

}

extension Trace {
  /// Whom a call enters at a step, so that a breakpoint on it stops there: it is asked, or gets a
  /// message.
  func entered(at index: Int) -> Responder? {
    let step = self[index]
    return step.asked.map { .view($0) } ?? step.arrival?.receiver
  }
}
