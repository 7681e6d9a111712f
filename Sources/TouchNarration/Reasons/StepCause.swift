import TouchCore
import TouchInquiry

//  #19 card gets touchesCancelled   ◀─ #18 gate.cancel: card left its window      18.42
//  #17 ws gets touchesMoved         ◀─ #12 touch A belongs to ws, and it moved     1.11
//  #6  dot is outside               the step itself

/// Why a step of a record is as it is: what decided, and a sentence.
package struct StepCause: Hashable, Sendable {
  /// The step that decided, from 0: the step itself, or what a message follows from.
  package let step: Int
  /// Why, never empty.
  package let sentence: StyledText

  package init(step: Int, sentence: StyledText) { (self.step, self.sentence) = (step, sentence) }
}

extension Narrator {
  /// Why a step is as it is.
  ///
  /// A message says who gets what; why it is this message is decided at the gate, or by the finger
  /// and the view that its touch belongs to.
  package func cause(of index: Int) -> StepCause {
    guard let delivery = delivery(behind: index), let origin = trace.causes(of: delivery).last
    else {
      return ownCause(of: index)
    }
    if case .queueTake = trace[origin] {
      // How it came to a responder further up is what its own step says.
      return index == delivery
        ? eventCause(of: delivery, origin) ?? ownCause(of: index)
        : ownCause(of: index)
    }
    return ownCause(of: origin)
  }

  /// Why a step decided as it did, by what it measured itself.
  package func ownCause(of index: Int) -> StepCause {
    let here = viewpoint.at(index)
    let told = ([firstReason(of: index, here)] + explain(index).long).first { !$0.isEmpty }
    return StepCause(step: index, sentence: told ?? explain(index).short)
  }

  /// Why a responder's `next` is the one that it is; nil if it has none.
  package func whyNext(of responder: Responder) -> StyledText? {
    trace.scene.next(of: responder).map {
      let hop = Step.ChainHop(
        from: responder, to: $0.responder, hop: $0.hop, method: .began, mode: .default)
      return ChainNarrator(viewpoint: viewpoint).reason(for: hop).firstSentence
    }
  }

  /// Why it is a view's turn to be asked; empty at a step that asks none.
  package func turn(at index: Int) -> StyledText {
    guard case .hitAsk(let view, let depth, let point, let verdict) = trace[index] else {
      return ""
    }
    let here = viewpoint.at(index)
    let ask = Ask(view, depth: depth, point, verdict, at: index, in: here.scene)
    return AskTurn(viewpoint: here, ask: ask).told
  }

  /// The reason of steps whose full account begins with what came before.
  private func firstReason(of index: Int, _ here: Viewpoint) -> StyledText {
    switch trace[index] {
    case .hitAsk(let view, let depth, let point, let verdict):
      let ask = Ask(view, depth: depth, point, verdict, at: index, in: here.scene)
      let reason = HitAskReason(viewpoint: here, ask: ask, foretelling: false).lines[0]
      // It stands below the line that says who is asked; alone it needs that line.
      let stop = language == .english ? ". " : "。"
      return "\(explain(index).short)\(stop)\(reason)"
    case .hitReturn(let view, let depth, let answer):
      let step = Answer(index: index, view: view, depth: depth, answer: answer)
      return HitReturnNarrator(viewpoint: here, step: step).reason
    case .touchDeliver(let responder, let method, _, let mode):
      let message = Message(method, to: responder, mode, at: index, here)
      return MessageReason(viewpoint: here, message: message).whatTheViewDoes
    case .chainNext(let hop):
      let message = Message(hop.method, to: hop.to, hop.mode, at: index, here)
      return MessageReason(viewpoint: here, message: message).arrived(by: hop)
    case .chainStop(let responder, let method, _, let mode):
      // That it goes no further is what the step says.
      let message = Message(method, to: responder, mode, at: index, here)
      return ReceiverWords(viewpoint: here, message: message).fully
    case .chainDrop(let responder, _, _, let reason):
      return ChainNarrator(viewpoint: here).endOfChain(responder, reason)
    default: return ""
    }
  }

  /// The delivery from which a message came to a step; nil if none arrives there.
  private func delivery(behind index: Int) -> Int? {
    switch trace[index] {
    case .touchDeliver: index
    case .chainNext: trace.delivery(before: index)
    default: nil
    }
  }

  /// What the finger did, and whose touch it is; nil for an event that hits no view.
  private func eventCause(of delivery: Int, _ event: Int) -> StepCause? {
    guard let number = trace.touches(at: delivery).first, let message = trace[delivery].arrival,
      let bound = trace.indices[..<delivery].last(where: { index in
        guard case .touchBind(number, _, _) = trace[index] else { return false }
        return true
      })
    else { return nil }
    let finger = FingerWords(
      viewpoint: viewpoint.at(delivery), touches: trace.touches(at: delivery), event: event,
      method: message.method)
    let view = trace.scene.name(of: message.receiver)
    // 3.19: that the system took the touch says more than whose it was; 1.11: whose it was decides about
    // what comes later.
    let step =
      switch message.method {
      case .cancelled: event
      case .began: delivery
      default: bound
      }
    return StepCause(step: step, sentence: finger.message(to: view, bound: bound))
  }
}

/// What fingers did, as the reason of a message.
private struct FingerWords: Telling {
  let viewpoint: Viewpoint
  let touches: [Int]
  let event: Int
  let method: ResponderMethod

  func message(to view: String, bound: Int) -> StyledText {
    let fingers = list(touches.map { finger($0, at: event) })
    let isOne = touches.count == 1
    return say(
      en: """
        \(isOne ? "Finger" : "Fingers") \(fingers) \(did) at \
        \(time(trace.milliseconds(at: event))) (\(place(event))), and \
        \(isOne ? "its touch belongs" : "their touches belong") to \(name: view) \
        (\(place(bound))), so \(name: view) gets \(code: method.name)\
        \(isOne ? "" : " with \(touches.count) touches").
        """,
      zh: """
        手指 \(fingers) 在第 \(time(trace.milliseconds(at: event)))\(did)（\(place(event))），\
        \(isOne ? "它" : "它们")的触摸属于 \(name: view)（\(place(bound))），\
        所以 \(name: view) 收到 \(code: method.name)\(isOne ? "" : "（\(touches.count) 个触摸）")。
        """)
  }

  private var did: StyledText {
    switch method {
    case .began: say(en: "came down", zh: "落下")
    case .moved: say(en: "moved", zh: "移动")
    case .ended: say(en: touches.count == 1 ? "was lifted" : "were lifted", zh: "抬起")
    case .cancelled, .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled,
      .motionBegan, .motionEnded, .motionCancelled, .remoteControlReceived:
      say(
        en: touches.count == 1 ? "was taken away by the system" : "were taken away by the system",
        zh: "被系统取消")
    }
  }
}
