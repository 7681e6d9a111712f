import TouchCore

/// The reason behind a step, in words.
public struct Explanation: Hashable, Sendable {
  /// One line: what happened and the reason that decided.
  public var short: StyledText
  /// Full sentences, a paragraph each: whose turn it is and why, what was asked and answered with
  /// the numbers, and what follows.
  public var long: [StyledText]
  /// The rule that decided.
  public var rule: RuleNumber
}

//   trace[index - 1]      trace[index]      trace[index + 1]
//        who came before  ──▶ told now ──▶  what follows
//
//  A step is told from the scene and its two neighbours, so telling costs the same in any record.

/// Tells a record's steps, in one language: it knows which narrator tells which step.
public struct Narrator: Sendable {
  let viewpoint: Viewpoint

  /// Makes a narrator of a record.
  public init(_ trace: Trace, _ language: Language) {
    viewpoint = Viewpoint(NarratedRecord(trace), trace.scene, language)
  }

  /// The language.
  public var language: Language { viewpoint.language }

  /// The record.
  public var trace: Trace {
    _read { yield viewpoint.record.trace }
  }

  /// Explains the step at a place of the record.
  ///
  /// The same record, place and language give the same words, always.
  public func explain(_ index: Int) -> Explanation {
    let wording = wording(of: index)
    return Explanation(short: wording.short, long: wording.long, rule: rule(of: index))
  }

  /// The rule that decided; of a cancel not what its receiver does with it, but who sent it.
  private func rule(of index: Int) -> RuleNumber {
    guard case .touchDeliver(_, .cancelled, _, _) = trace[index] else {
      return trace.rule(of: index)
    }
    let gate = trace.causes(of: index).last { trace[$0].kind == .cancel }
    return gate.map { trace.rule(of: $0) } ?? RuleNumber(3, 19)
  }

  /// The short form of an explanation alone, for who reads many.
  public func line(_ index: Int) -> StyledText { wording(of: index).short }

  private func wording(of index: Int) -> Wording {
    let here = viewpoint.at(index)
    switch trace[index] {
    case .queuePut(let event): return QueueNarrator(viewpoint: here, index: index).put(event)
    case .queueTake(let event): return QueueNarrator(viewpoint: here, index: index).taken(event)
    case .windowAsk(let window, let point, let isShown):
      return WindowNarrator(viewpoint: here).asked(window, point, isShown: isShown, at: index)
    case .windowChoose(let window, _):
      return WindowNarrator(viewpoint: here).chosen(window, at: index)
    case .hitAsk(let view, let depth, let point, let verdict):
      let ask = Ask(view, depth: depth, point, verdict, at: index, in: here.scene)
      return HitAskNarrator(viewpoint: here, ask: ask).wording
    case .hitReturn(let view, let depth, let answer):
      let step = Answer(index: index, view: view, depth: depth, answer: answer)
      return HitReturnNarrator(viewpoint: here, step: step).wording
    case .hitResult(_, let view, let window):
      return HitResultNarrator(viewpoint: here, index: index).found(view, in: window)
    case .touchBind(_, let view, let window):
      return HitResultNarrator(viewpoint: here, index: index).bound(to: view, in: window)
    case .touchDeliver(let responder, let method, _, let mode):
      let message = Message(method, to: responder, mode, at: index, here)
      return DeliverNarrator(viewpoint: here, message: message).wording
    case .chainNext(let hop):
      let message = Message(hop.method, to: hop.to, hop.mode, at: index, here)
      return ChainNarrator(viewpoint: here).climbs(hop, message)
    case .chainStop(let responder, let method, _, let mode):
      let message = Message(method, to: responder, mode, at: index, here)
      return ChainNarrator(viewpoint: here).stops(message)
    case .chainDrop(let responder, let method, _, let reason):
      return ChainNarrator(viewpoint: here).ends(at: responder, method, reason, index: index)
    case .timer(let owner): return TimerNarrator(viewpoint: here, index: index).wording(owner)
    case .change(let place):
      let change = trace.changes[place].change
      return ChangeNarrator(viewpoint: here, change: change, index: index).wording
    case .recognizer(let step):
      return RecognizerNarrator(viewpoint: here, index: index).wording(step)
    case .gate(let step): return GateNarrator(here, step, at: index).wording
    case .control(let step): return ControlNarrator(viewpoint: here, index: index).wording(step)
    case .action(let step): return ActionNarrator(viewpoint: here).wording(step)
    case .scroll(let step): return ScrollNarrator(viewpoint: here, step: step, index: index).wording
    case .row(let step): return RowNarrator(viewpoint: here, step: step, index: index).wording
    case .focus(let step): return FocusNarrator(viewpoint: here, step: step).wording
    case .presentation(let step):
      return PresentationNarrator(viewpoint: here, step: step, index: index).wording
    }
  }
}
