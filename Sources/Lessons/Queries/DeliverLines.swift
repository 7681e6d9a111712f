import TouchCore
import TouchInquiry

//  0 touchesBegan 1               a message of the touch's view, a line for each touch of the call
//  260 gr recognized              a recognizer's new state
//  260 gr double recognized       its name, where several of them change their states
//  80 control touchUpInside       a control event
//  80 action save                 an action; `nobody` behind one that nobody handled

/// What the touches' views were told, and what recognizers and controls made of it.
struct DeliverLines {
  let trace: Trace

  var lines: [SaidLine] {
    let names = SpokenNames(trace)
    return trace.indices.flatMap { index in
      texts(at: index, names).map {
        SaidLine(text: "\(trace.milliseconds(at: index)) \($0)", step: index)
      }
    }
  }

  private func texts(at index: Int, _ names: SpokenNames) -> [String] {
    switch trace[index] {
    case .touchDeliver(_, let method, _, _):
      let touches = trace.touches(at: index)
      return touches.isEmpty ? [method.name] : touches.map { "\(method.name) \($0)" }
    case .recognizer(.state(let id, _, let state, let cause, _, _)):
      guard !cause.isStandstill else { return [] }
      return ["gr " + names.prefix(id) + stateWord(state, of: id)]
    case .control(.event(let view, let events)):
      return ["control " + names.prefix(view) + events.name]
    case .action(.send(let registration, let sender, _, let isHandled)):
      let action = trace.scene.target(registration, of: sender)?.action ?? ""
      return ["action " + action + (isHandled ? "" : " nobody")]
    default: return []
    }
  }

  /// The word of a state: a gesture that happens at once is recognized, it does not end (9.9).
  private func stateWord(_ state: GestureState, of id: RecognizerID) -> String {
    switch state {
    case .ended: trace.scene[id].isContinuous ? "ended" : "recognized"
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

/// Whose names a reader needs to tell lines apart.
private struct SpokenNames {
  private let scene: Scene
  private var recognizers: Set<RecognizerID> = []
  private var controls: Set<ViewID> = []

  init(_ trace: Trace) {
    scene = trace.scene
    for step in trace {
      if case .recognizer(.state(let id, _, _, let cause, _, _)) = step, !cause.isStandstill {
        recognizers.insert(id)
      }
      if case .control(.event(let view, _)) = step { controls.insert(view) }
    }
  }

  /// A gesture that goes on has several states, so it is always named.
  func prefix(_ id: RecognizerID) -> String {
    let isNamed = recognizers.count > 1 || scene[id].isContinuous
    return isNamed ? scene.name(of: id) + " " : ""
  }

  func prefix(_ view: ViewID) -> String {
    controls.count > 1 ? scene.name(of: view) + " " : ""
  }
}
