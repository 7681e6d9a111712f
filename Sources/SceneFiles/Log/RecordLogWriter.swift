import TouchCore

/// Reads a record step by step.
struct RecordLogWriter {
  let trace: Trace
  let names: LoggedNames
  private var entries: [RecordLog.Entry] = []
  private var start: Int?
  /// The numbers the touches have in the log, by the order in which it names them.
  private var numbers: [Int: Int] = [:]
  private(set) var bound = 0
  var states: [RecognizerID: GestureState] = [:]

  init(trace: Trace, names: LoggedNames) {
    self.trace = trace
    self.names = names
  }

  /// The lines since the last call.
  mutating func takeEntries() -> [RecordLog.Entry] {
    defer { entries.removeAll(keepingCapacity: true) }
    return entries
  }

  mutating func tell(_ index: Int) {
    switch trace[index] {
    case .hitAsk(let view, _, _, let verdict): ask(view, verdict, index)
    case .hitReturn(let view, _, let answer):
      guard trace.scene[view].hitTestOverride != nil else { return }
      put(.hitTest, of: names.name(view), names.answer(answer, in: trace.scene), at: index)
    case .touchBind(let touch, _, _): bound = touch
    case .touchDeliver(let responder, let method, _, _): message(method, responder, index)
    case .chainNext(let hop): message(hop.method, hop.to, index)
    case .recognizer(let step): recognizer(step, index)
    case .control(.track(let view, let call, _, let answer)): track(view, call, answer, index)
    case .action(.send(let registration, let sender, let target, _)):
      action(registration, sender, target, index)
    case .row(let step): row(step, index)
    case .scroll(let step): scroll(step, index)
    case .focus(let step): focus(step, index)
    default: return
    }
  }

  mutating func put(
    _ message: String, _ touches: [Int] = [], of whose: String?, _ answer: String? = nil,
    at index: Int
  ) {
    guard let whose else { return }
    let now = trace.milliseconds(at: index)
    start = start ?? now
    let line = LogLine(
      milliseconds: now - (start ?? now), message: message, touches: numbered(touches),
      whose: whose, answer: answer)
    entries.append(RecordLog.Entry(line: line, step: index))
  }

  mutating func put(
    _ message: LoggedMessage, _ touches: [Int] = [], of whose: String?, _ answer: String? = nil,
    at index: Int
  ) {
    put(message.rawValue, touches, of: whose, answer, at: index)
  }

  private mutating func numbered(_ touches: [Int]) -> [Int] {
    for touch in touches.sorted(by: isEarlier) where numbers[touch] == nil {
      numbers[touch] = numbers.count + 1
    }
    return touches.compactMap { numbers[$0] }.sorted()
  }

  /// A set of touches has no order: those that come together are counted from the left.
  private func isEarlier(_ one: Int, _ other: Int) -> Bool {
    guard let first = place(of: one), let second = place(of: other) else { return one < other }
    return (first.x, first.y, one) < (second.x, second.y, other)
  }

  private func place(of touch: Int) -> Point? {
    trace.down(of: touch).flatMap { down in
      trace.moments[down].touches.first { $0.number == touch }?.screenLocation
    }
  }
}
