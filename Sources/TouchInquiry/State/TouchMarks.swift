import TouchCore

/// What each view has said about a touch, up to a moment of the record.
public struct TouchMarks: Hashable, Sendable {
  /// The step at which each view was asked, and its verdict; places of the record, from 0.
  public private(set) var asked: [ViewID: Ask] = [:]
  /// The step at which each view answered, and what.
  public private(set) var answered: [ViewID: Answer] = [:]
  /// The hit view, once it is known.
  public private(set) var hit: ViewID?

  /// Where a view was asked, and what it said of itself.
  public struct Ask: Hashable, Sendable {
    /// The place of the step in the record.
    public let index: Int
    /// What it said.
    public let verdict: AskVerdict
  }

  /// Where a view answered, and what.
  public struct Answer: Hashable, Sendable {
    /// The place of the step in the record.
    public let index: Int
    /// The view it answered; nil for none.
    public let view: ViewID?
  }

  /// Nobody has said anything.
  public init() {}

  /// Collects the marks of a touch, up to a place of the record; nil is before the first step.
  public init(_ trace: Trace, touch: Int, upTo limit: Int?) {
    guard let limit else { return }
    for index in trace.indices(ofTouchDown: touch, upTo: limit) {
      guard index & 0x3FF != 0 || !Interruption.isWanted else { return }
      switch trace[index] {
      case .hitAsk(let view, _, _, let verdict): asked[view] = Ask(index: index, verdict: verdict)
      case .hitReturn(let view, _, let answer): answered[view] = Answer(index: index, view: answer)
      case .hitResult(_, let view, _): hit = view
      default: break
      }
    }
  }

  /// The place at which a view said no: refused, outside, or answered nil after all.
  public func refusal(of view: ViewID) -> Ask? {
    if let answer = answered[view] {
      return answer.view == nil ? Ask(index: answer.index, verdict: .overridden) : nil
    }
    return asked[view].flatMap { $0.verdict.isRefusal ? $0 : nil }
  }

  /// The views that have refused so far.
  public var refused: Set<ViewID> {
    Set(asked.keys.filter { refusal(of: $0) != nil })
  }
}
