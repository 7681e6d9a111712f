extension StepRecord {
  init(
    _ step: RecognizerStep, collection: Int = 0, set: Int = 0, isIgnored: Bool = false,
    moment: UInt32
  ) {
    switch step {
    case .collect(let touch, let view, let count):
      self.init(
        .collect, touch: touch, subject: view.index, object: UInt32(count), moment: moment,
        x: Double(collection))
    case .receive(let id, let method, let touch):
      self.init(
        .receive, detail: method.rawValue | (isIgnored ? 128 : 0), touch: touch,
        subject: id.index, moment: moment,
        x: Double(set << 4))
    case .ask(let question, let id, let other, let view, let answer):
      self.init(
        .gestureAsk, detail: question.rawValue | (answer ? 128 : 0), subject: id.index,
        object: other.packed, moment: moment, x: Double(view.packed))
    case .state(let id, let from, let to, let cause, let by, let value):
      self.init(
        .gestureState, detail: from.rawValue | to.rawValue << 3, touch: Int(cause.rawValue),
        subject: id.index, object: by.packed, moment: moment, x: value.x, y: value.y)
    case .action(let id, let state):
      self.init(.gestureAction, detail: state.rawValue, subject: id.index, moment: moment)
    case .prevent(let id, let by):
      self.init(.prevent, subject: id.index, object: by.index, moment: moment)
    }
  }

  var recognizer: RecognizerID { RecognizerID(raw: subject) }

  var collectStep: RecognizerStep {
    .collect(touch: Int(touch), view: ViewID(raw: subject), count: Int(object))
  }

  var receiveStep: RecognizerStep {
    .receive(recognizer, ResponderMethod(rawValue: detail & 127) ?? .began, touch: Int(touch))
  }

  /// Whether a recognizer that was shown a touch ignores it (9.8, 10.16).
  var isIgnored: Bool { kind == .receive && detail & 128 != 0 }

  var gestureAskStep: RecognizerStep {
    .ask(
      GestureQuestion(rawValue: detail & 127) ?? .shouldBegin, of: recognizer,
      about: RecognizerID?(packed: object), view: ViewID?(packed: UInt32(x)),
      answer: detail & 128 != 0)
  }

  package var stateStep: RecognizerStep {
    .state(
      recognizer, from: GestureState(rawValue: detail & 7) ?? .possible,
      to: newState,
      cause: GestureCause(rawValue: UInt8(truncatingIfNeeded: touch)) ?? .matched,
      by: RecognizerID?(packed: object), value: Point(x, y))
  }

  /// The state a recognizer comes to.
  package var newState: GestureState { GestureState(rawValue: detail >> 3 & 7) ?? .possible }

  init(_ step: GateStep, moment: UInt32) {
    switch step {
    case .hold(let touch, let method, let by, let reason):
      self.init(gate: .hold, touch, method, by, reason, moment)
    case .flush(let touch, let method, let by, let reason):
      self.init(gate: .flush, touch, method, by, reason, moment)
    case .cancel(let touch, let by, let reason):
      self.init(gate: .cancel, touch, .cancelled, by, reason, moment)
    case .discard(let touch, let method, let by, let reason):
      self.init(gate: .discard, touch, method, by, reason, moment)
    }
  }

  private init(
    gate kind: Kind, _ touch: Int, _ method: ResponderMethod, _ by: RecognizerID?,
    _ reason: GateReason, _ moment: UInt32
  ) {
    self.init(
      kind, detail: method.rawValue, touch: touch, subject: by.packed,
      object: UInt32(reason.rawValue), moment: moment)
  }

  package var gateMethod: ResponderMethod { ResponderMethod(rawValue: detail) ?? .began }
  package var gateReason: GateReason {
    GateReason(rawValue: UInt8(truncatingIfNeeded: object)) ?? .released
  }
  package var gateHolder: RecognizerID? { RecognizerID?(packed: subject) }
}
