import TouchCore
import TouchInquiry
import TouchNarration

/// A call that is open where somebody stands, as values.
public struct FrameValues: Hashable, Sendable {
  /// The step that opens it, from 1.
  public let opens: Int
  /// The step at which it is over, from 1.
  public let closes: Int
  /// Whose call it is, subject first: `card.hitTest(10,20)`.
  public let call: String
  /// What has been found so far; empty where nothing has.
  public let remark: String
}

extension Looks {
  /// The calls open where somebody stands, innermost first, as `bt` lists them; none at either end
  /// of the record.
  public var frameValues: [FrameValues] {
    session.frames.map { frame in
      let title = FrameTitle(
        trace: trace, frame: frame, cursor: cursor, isAtReceiver: session.isAtReceiver)
      var told: Set<String> = []
      let call = names.telling(title.call[language], after: &told)
      let remark = names.telling(title.remark[language], after: &told)
      return FrameValues(
        opens: frame.open, closes: frame.close, call: call.plain, remark: remark.plain)
    }
  }

  /// Whether a breakpoint stopped at a hop on the object that the message reaches.
  public var isAtReceiver: Bool { session.isAtReceiver }

  /// The steps of the same calls, the one that opens each and the one at which it is over.
  public var openCalls: [ClosedRange<Int>] { session.frames.map { $0.open...$0.close } }

  /// The first step inside an open call, to which one goes to begin it again; 0 if there is no such
  /// call.
  public func firstStep(inFrame number: Int) -> Int {
    guard let call = openCall(number), let first = call.tree.firstStep(in: call.frame) else {
      return 0
    }
    return call.frame.isCall
      ? max(first, trace.firstStep(in: call.frame, at: cursor)) : putIntoQueue(before: first)
  }

  /// The step with which an event is put into the queue, if it is taken right behind that (1.1).
  private func putIntoQueue(before step: Int) -> Int {
    guard step > 1, case .queueTake(let event) = trace[step - 1],
      case .queuePut(event) = trace[step - 2]
    else { return step }
    return step - 1
  }

  /// The steps that open the calls which an open call goes on to make.
  public func callsToCome(inFrame number: Int) -> [Int] {
    openCall(number).map { $0.tree.calls(of: $0.frame).filter { $0 > cursor } } ?? []
  }

  private func openCall(_ number: Int) -> (tree: CallTree, frame: Frame)? {
    let frames = session.frames
    return frames.indices.contains(number) ? (session.calls, frames[number]) : nil
  }

  /// How many calls are around each step, in the order of the record.
  public var depths: [Int] { trace.callDepths }

  /// What a call knew and was decided by, as `frame N` tells it; nothing where there is no such
  /// call.
  public func facts(ofFrame number: Int) -> [(label: String, value: String)] {
    let frames = session.frames
    guard frames.indices.contains(number) else { return [] }
    let knowledge = FrameKnowledge(
      trace: trace, frame: frames[number], caller: frames.dropFirst(number + 1).first,
      cursor: cursor, isAtReceiver: session.isAtReceiver)
    return knowledge.rows.map {
      ($0.label[language].plain, names.telling($0.value[language]).plain)
    }
  }

  /// The touch a step is about as people call it, by its number; nil where it is about none.
  public func touchNumber(atStep step: Int) -> Int? {
    trace.indices.contains(step - 1) ? trace.touch(at: step - 1)?.number : nil
  }

  /// What a touch is called in a sentence: its finger, and its number where that touches again.
  public func touchName(_ touch: Int) -> String { trace.touchName(touch) }

  /// Why a responder hands a message to the next one, in words.
  public func reason(for hop: Hop) -> String { FrameWords.reason(for: hop)[language].plain }

  /// A rule in one line, as `why` names it.
  public func ruleLine(_ number: RuleNumber) -> String {
    RulesCommand(session: session).ruleLine(number).plain
  }
}
