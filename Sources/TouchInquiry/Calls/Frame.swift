import TouchCore

//  cursor at #7:
//
//    #0  fifthView.hitTest   opened at #7, returns at #7      innermost: the frame chosen first
//    #1  thirdView.hitTest   opened at #6, returns at #10
//    #2  firstView.hitTest   opened at #5, returns at #11
//    #3  window.hitTest      opened at #4, returns at #12
//    #4  touch 1 began       the event, from #2 on            outermost

/// A call that is open at a moment of the record, or the event or timer that all calls come from.
public struct Frame: Hashable, Sendable {
  /// The step that opens it, from 1; it says whose call it is.
  public let open: Int
  /// The step at which it is over, from 1.
  public let close: Int
}

extension Trace {
  /// The calls open where somebody stands, innermost first; the event they come from is last.
  ///
  /// - Parameter cursor: How many steps have happened; before the first nothing is open.
  public func frames(at cursor: Int) -> [Frame] {
    frames(at: cursor, among: calls(around: cursor))
  }

  /// The same for who goes through an instant and has its calls at hand.
  public func frames(at cursor: Int, among calls: [Call]) -> [Frame] {
    indices.contains(cursor - 1) ? OpenFrames(trace: self, cursor: cursor, calls: calls).all : []
  }
}

/// The frames that are open somewhere.
private struct OpenFrames {
  let trace: Trace
  let cursor: Int
  /// The calls of the instant.
  let calls: [Call]

  var all: [Frame] {
    momentary + calls.filter { $0.contains(cursor) }.reversed().flatMap(frames) + [origin]
  }

  /// The steps of the instant.
  private var moment: Range<Int> {
    trace.indices(ofMoment: trace.momentNumber(of: cursor - 1))
  }

  /// One frame for a call of `hitTest`, one for each receiver of a message so far.
  private func frames(of call: Call) -> [Frame] {
    guard case .touchDeliver = trace[call.open - 1] else {
      return [Frame(open: call.open, close: call.close)]
    }
    return (call.open...cursor).reversed()
      .filter { $0 == call.open || trace[$0 - 1].isHop }
      .map { Frame(open: $0, close: call.close) }
  }

  /// What is called and over within one step, and who sends the action it brings.
  private var momentary: [Frame] {
    guard trace[cursor - 1].isMomentaryCall else { return [] }
    let leaf = Frame(open: cursor, close: cursor)
    guard case .action(let action) = trace[cursor - 1],
      let sending = moment.last(where: { $0 < cursor && trace[$0].sends(for: action.sender) })
    else { return [leaf] }
    let last = moment[sending...].dropFirst().prefix { isAction(at: $0, of: action.sender) }.last
    return [leaf, Frame(open: sending + 1, close: (last ?? sending) + 1)]
  }

  private func isAction(at index: Int, of sender: ActionSender) -> Bool {
    guard case .action(let action) = trace[index] else { return false }
    return action.sender == sender
  }

  /// The event, or the timer, that everything in the same instant comes from.
  private var origin: Frame {
    guard moment.contains(cursor - 1) else { return Frame(open: cursor, close: cursor) }
    return Frame(open: moment.lowerBound + 1, close: moment.upperBound)
  }
}

extension Step {
  fileprivate var isHop: Bool {
    if case .chainNext = self { true } else { false }
  }

  /// Whether a method is called that the record does not see returning: it does so at once.
  fileprivate var isMomentaryCall: Bool {
    switch self {
    case .row(let step): step.call != .highlight && step.call != .allowsSelection
    case .control(.track), .control(.event), .action, .scroll, .focus, .presentation,
      .recognizer(.receive),
      .recognizer(.action):
      true
    case .recognizer(.ask(let question, _, _, _, _)):
      question != .allowedType && question != .button  // 9.5, 22.7: a property
    default: false
    }
  }

  /// Whether it is the step at which somebody begins to send actions.
  fileprivate func sends(for sender: ActionSender) -> Bool {
    switch (self, sender) {
    case (.control(.event(let view, _)), .control(let control)): view == control
    case (.recognizer(.action(let id, _)), .recognizer(let recognizer)): id == recognizer
    default: false
    }
  }
}
