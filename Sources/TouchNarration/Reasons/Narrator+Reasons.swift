import TouchCore

//   line     fifthView (160,-140) is outside: nil
//   reason   In front of fourthView, so thirdView asks it first. (180,120) - (20,260) = (160,-140):
//            140 above its top edge.
//            Nothing inside it is asked; next is fourthView.
//   full     everything that why says, with the rule

extension Narrator {
  /// Why a step is as it is, in a sentence or two with the numbers, a line each; empty where the
  /// line of the step says all there is; what comes next is told only if it may be.
  public func reasons(_ index: Int, foretelling: Bool = true) -> [StyledText] {
    reasons(of: index, viewpoint.at(index), foretelling).filter { !$0.isEmpty }
  }

  /// What is said of a step beyond its line, by how much somebody wants to hear.
  public func told(
    _ index: Int, _ explaining: Explaining, foretelling: Bool = true
  ) -> [StyledText] {
    switch explaining {
    case .line: []
    case .reason: reasons(index, foretelling: foretelling)
    case .full: explain(index).long
    }
  }

  private func reasons(of index: Int, _ here: Viewpoint, _ foretelling: Bool) -> [StyledText] {
    switch trace[index] {
    case .hitAsk(let view, let depth, let point, let verdict):
      let ask = Ask(view, depth: depth, point, verdict, at: index, in: here.scene)
      return HitAskReason(viewpoint: here, ask: ask, foretelling: foretelling).lines
    case .windowAsk(let window, let point, let isShown):
      guard trace.asksAgain(at: index) else { return [] }
      return WindowNarrator(viewpoint: here).asked(window, point, isShown: isShown, at: index).long
    case .hitReturn(let view, let depth, let answer):
      let step = Answer(index: index, view: view, depth: depth, answer: answer)
      let narrator = HitReturnNarrator(viewpoint: here, step: step)
      return [narrator.reason, foretelling ? narrator.neverAsked : ""]
    case .touchDeliver(let responder, let method, _, let mode):
      return Repetition(viewpoint: here).onceATouch(index) {
        let message = Message(method, to: responder, mode, at: index, here)
        return [MessageReason(viewpoint: here, message: message).whatTheViewDoes]
      }
    case .chainNext(let hop):
      return Repetition(viewpoint: here).onceATouch(index) {
        let message = Message(hop.method, to: hop.to, hop.mode, at: index, here)
        return [MessageReason(viewpoint: here, message: message).arrived(by: hop)]
      }
    case .chainDrop(let responder, _, _, let reason):
      return [ChainNarrator(viewpoint: here).endOfChain(responder, reason)]
    case .recognizer(.state):
      guard let change = StateChange(at: index, in: trace) else { return [] }
      return [GestureStateNarrator(viewpoint: here, change: change).waitedOrLimit]
    case .recognizer(.ask), .recognizer(.prevent), .gate, .control(.track), .control(.event),
      .action, .row, .focus, .presentation:
      return Array(explain(index).long.prefix(1))
    case .scroll(let step) where step.call == .shouldScrollToTop:
      return Array(explain(index).long.prefix(1))
    case .change where trace.evidence(at: index).contains { $0.name == .pulled }:
      return Array(explain(index).long.suffix(1))
    default: return []
    }
  }
}
