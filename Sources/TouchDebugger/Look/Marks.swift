import TouchCore

/// What each view has said about a touch, up to a moment of the record.
struct Marks {
  /// The step at which each view was asked, and its verdict; places of the record, from 0.
  private(set) var asked: [ViewID: (index: Int, verdict: Verdict)] = [:]
  /// The step at which each view answered, and what.
  private(set) var answered: [ViewID: (index: Int, answer: ViewID?)] = [:]
  /// The hit view, once it is known.
  private(set) var hit: ViewID?

  /// Collects the marks of a touch.
  ///
  /// - Parameter limit: The last place of the record that counts; nil before the first step.
  init(_ trace: Trace, touch: Int, upTo limit: Int?) {
    guard let limit else { return }
    for index in trace.indices(ofTouchDown: touch) where index <= limit {
      switch trace[index] {
      case .hitAsk(let view, _, _, let verdict): asked[view] = (index, verdict)
      case .hitReturn(let view, _, let answer): answered[view] = (index, answer)
      case .hitResult(_, let view, _): hit = view
      case .queuePut, .queueTake, .windowAsk, .windowChoose, .touchBind, .touchDeliver, .chainNext,
        .chainStop, .chainDrop, .timer, .change, .recognizer, .gate, .control, .action, .scroll,
        .focus:
        break
      }
    }
  }

  /// The place at which a view said no: refused, outside, or answered nil after all.
  func refusal(of view: ViewID) -> (index: Int, verdict: Verdict)? {
    if let (index, answer) = answered[view] {
      return answer == nil ? (index, .overridden) : nil
    }
    guard let (index, verdict) = asked[view] else { return nil }
    switch verdict {
    case .inside, .overridden: return nil
    case .outside, .hidden, .interaction, .alpha, .animating: return (index, verdict)
    }
  }
}

extension Debugger {
  /// What each view has said about the current touch so far.
  var marks: Marks { Marks(trace, touch: touch, upTo: index) }
}
