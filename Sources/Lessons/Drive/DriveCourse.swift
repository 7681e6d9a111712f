import TouchCore
import TouchInquiry

//  record   hit.ask thirdView   hit.ask fifthView (outside)        hit.return …
//  hops     ask thirdView       ask fifthView · reject outside     return self

/// A hop that is to be performed, and the step of the record it makes.
struct DriveHop: Hashable, Sendable {
  let move: DriveMove
  let step: Int
}

/// The hops of a drive, in their order, taken from the record.
struct DriveCourse: Sendable {
  let trace: Trace
  private(set) var hops: [DriveHop] = []
  /// The step behind the last one.
  private let end: Int

  init(_ drive: Drive, _ trace: Trace) {
    self.trace = trace
    let steps = Self.steps(of: drive, in: trace)
    end = steps.upperBound
    for step in steps { add(step) }
  }

  private static func steps(of drive: Drive, in trace: Trace) -> Range<Int> {
    let touch = trace.outcomes.first?.touch ?? 1
    let search = SearchSteps(trace, touch)
    let result = search.result ?? -1
    let start: Int
    switch drive.from {
    case .hit: start = search.asks.first ?? result + 1
    case .result: start = result + 1
    }
    let end: Int
    switch drive.to {
    case .result: end = result + 1
    case .began: end = (trace.indices(ofTouchDown: touch).last ?? -1) + 1
    case .end: end = trace.count
    }
    return start..<max(start, end)
  }

  private mutating func add(_ step: Int) {
    switch trace[step] {
    case .hitAsk(let view, _, _, let verdict):
      hops.append(DriveHop(move: .ask(trace.scene.name(of: view)), step: step))
      if verdict.isRefusal { hops.append(DriveHop(move: .reject(verdict), step: step)) }
    case .hitReturn(_, _, let answer):
      guard !isHandedUp(step) else { return }
      hops.append(DriveHop(move: .answer(answer.map(trace.scene.name(of:))), step: step))
    case .touchDeliver(_, let method, _, _): deliver(method, step)
    case .chainNext(let hop): deliver(hop.method, step)
    case .chainStop: hops.append(DriveHop(move: .stop, step: step))
    case .chainDrop: hops.append(DriveHop(move: .drop, step: step))
    case .recognizer(let recognizer): add(recognizer, step)
    case .gate(.hold(_, let method, _, _)):
      hops.append(DriveHop(move: .hold(method), step: step))
    case .control(.event(_, let events)):
      hops.append(DriveHop(move: .fire(events.name), step: step))
    default: return
    }
  }

  private mutating func deliver(_ method: ResponderMethod, _ step: Int) {
    guard ResponderMethod.touches.contains(method), let to = trace[step].arrival?.receiver else {
      return
    }
    hops.append(DriveHop(move: .deliver(trace.scene.name(of: to), method), step: step))
  }

  private mutating func add(_ recognizer: RecognizerStep, _ step: Int) {
    switch recognizer {
    case .receive(let id, let method, _):
      hops.append(DriveHop(move: .deliver(trace.scene.name(of: id), method), step: step))
    case .state(let id, .possible, let state, let cause, _, _) where !cause.isStandstill:
      let name = trace.scene.name(of: id)
      switch state {
      case .began, .ended: hops.append(DriveHop(move: .recognize(name), step: step))
      case .failed: hops.append(DriveHop(move: .fail(name), step: step))
      case .possible, .changed, .cancelled: return
      }
    case .state, .collect, .ask, .action, .prevent: return
    }
  }

  /// Whether an answer is what a subview has just answered: nobody decides anything there.
  private func isHandedUp(_ step: Int) -> Bool {
    guard step > 0, case .hitReturn(_, let depth, let answer?) = trace[step],
      case .hitReturn(_, let before, answer) = trace[step - 1]
    else { return false }
    return before > depth
  }

  /// The steps at which the views above have passed on an answer that is given once more.
  func steps(handingUp move: DriveMove, before place: Int) -> [Int] {
    guard place > 0, case .answer(_?) = move, hops[place - 1].move == move else { return [] }
    return following(place - 1).filter(isHandedUp)
  }

  /// A hop as it is meant: `deliver pad` brings the only message that this drive has.
  func completed(_ words: String) -> String {
    let parts = words.split { $0.isWhitespace }
    guard parts.count == 2, parts[0] == DriveMove.Word.deliver.rawValue else { return words }
    let messages = Set(
      hops.compactMap { hop in if case .deliver(_, let method) = hop.move { method } else { nil } })
    guard messages.count == 1, let method = messages.first else { return words }
    return "\(words) \(method.word)"
  }

  /// The steps that follow a hop without anybody's doing, up to the next hop.
  func following(_ place: Int) -> Range<Int> {
    let start = hops[place].step + 1
    let next = hops.indices.contains(place + 1) ? hops[place + 1].step : end
    return start..<max(start, next)
  }

  /// The view that is asked or answers at a hop; nil after hit testing.
  func view(at place: Int) -> ViewID? {
    trace[hops[place].step].searched
  }

  /// A hop as it is typed.
  func text(of place: Int) -> String {
    hops[place].move.text(by: view(at: place).map(trace.scene.name(of:)))
  }

  /// Whether a hop is the one to perform now; `return self` means the view that answers.
  func isRight(_ move: DriveMove, at place: Int) -> Bool {
    guard case .answer("self") = move else { return move == hops[place].move }
    return view(at: place).map { .answer(trace.scene.name(of: $0)) } == hops[place].move
  }
}
