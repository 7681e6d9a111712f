import JSON
import TouchCore
import TouchNarration

extension StepEncoder {
  func write(_ owner: TimerOwner, to json: inout JSONWriter) {
    switch owner {
    case .recognizer(let id):
      json.field("of", word: "recognizer")
      json.field("timer", name(id))
    case .deceleration(let view):
      json.field("of", word: "deceleration")
      json.field("timer", name(view))
    case .control(let view):
      json.field("of", word: "control")
      json.field("timer", name(view))
    case .transition(let view):
      json.field("of", word: "transition")
      json.field("timer", name(view))
    }
  }

  func write(_ change: SceneChange, to json: inout JSONWriter) {
    switch change.object {
    case .responder(let responder): json.field("object", name(responder))
    case .recognizer(let id): json.field("object", name(id))
    }
    json.field("property", word: change.property.rawValue)
    json.field("old", change.old) { name($0) ?? "" }
    json.field("new", change.new) { name($0) ?? "" }
  }

  func write(_ step: RecognizerStep, at index: Int, to json: inout JSONWriter) {
    if let id = step.recognizer {
      json.field("recognizer", name(id))
      json.field("view", name(scene[id].view))
    }
    switch step {
    case .collect(let touch, let view, _):
      write(touch, in: name(view), name(trace.touch(at: index)?.window), to: &json)
      json.field("recognizers", trace.collected(at: index).compactMap { name($0) })
    case .receive(_, let method, _):
      json.field("method", word: method.name)
      json.field("touches", fingers(at: index))
      if trace.ignoresTouch(at: index) { json.field("ignored", true) }
    case .ask(let question, _, let other, let view, let answer):
      json.field("question", word: question.name)
      json.field("about", name(other) ?? name(view))
      json.field("answer", answer)
    case .state(let id, let from, let to, let cause, let by, let value):
      json.field("from", word: from.word)
      json.field("to", word: to.word)
      json.field("cause", word: cause.word)
      json.field("by", name(by))
      json.field("value", measure(value, of: id))
    case .action(let id, let state):
      json.field("action", scene[id].targets.first?.action)
      json.field("state", word: state.word)
    case .prevent(_, let by): json.field("by", name(by))
    }
  }

  /// What a kind of recognizer measures; nil where it measures nothing.
  private func measure(_ value: Point, of id: RecognizerID) -> PropertyValue? {
    switch scene[id].kind {
    case .pan, .edgePan, .scrollPan: .point(value)
    case .pinch, .rotation: .number(value.x)
    case .tap, .longPress, .swipe, .custom, .scrollDelay: nil
    }
  }

  func write(_ step: GateStep, to json: inout JSONWriter) {
    switch step {
    case .hold(let touch, let method, let by, let reason),
      .flush(let touch, let method, let by, let reason),
      .discard(let touch, let method, let by, let reason):
      write(touch, method, by, reason, to: &json)
    case .cancel(let touch, let by, let reason):
      write(touch, .cancelled, by, reason, to: &json)
    }
  }

  private func write(
    _ touch: Int, _ method: ResponderMethod, _ by: RecognizerID?, _ reason: GateReason,
    to json: inout JSONWriter
  ) {
    json.field("touch", touch)
    json.field("method", word: method.name)
    json.field("by", name(by))
    json.field("reason", word: reason.word)
  }
}
