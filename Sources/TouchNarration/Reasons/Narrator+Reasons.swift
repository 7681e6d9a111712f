import TouchCore

//   line     fifthView (160,-140) is outside: nil
//   reason   In front of fourthView, so thirdView asks it first. (180,120) - (20,260) = (160,-140):
//            140 above its top edge.
//            Nothing inside it is asked; next is fourthView.
//   full     everything that why says, with the rule

extension Narrator {
  /// Why a step is as it is, in a sentence or two with the numbers, a line each; empty where the
  /// line of the step says all there is.
  ///
  /// - Parameter foretelling: Whether what comes next may be said.
  public func reasons(_ index: Int, foretelling: Bool = true) -> [StyledText] {
    at(index).reasons(of: index, foretelling).filter { !$0.isEmpty }
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

  private func reasons(of index: Int, _ foretelling: Bool) -> [StyledText] {
    switch trace[index] {
    case .hitAsk(let view, let depth, let point, let verdict):
      return whyAsked(
        Ask(
          index: index, id: view, view: scene[view], depth: depth, point: point, verdict: verdict),
        foretelling)
    case .hitReturn(let view, let depth, let answer):
      guard foretelling else { return [] }
      return [neverAsked(after: Answer(index: index, view: view, depth: depth, answer: answer))]
    case .touchDeliver(let responder, let method, _, let mode):
      return onceATouch(index) {
        [whatTheViewDoes(message(method, to: responder, mode, at: index))]
      }
    case .chainNext(let hop):
      return onceATouch(index) {
        let message = message(hop.method, to: hop.to, hop.mode, at: index)
        return [paragraph([shortReason(for: hop), whatItDoes(message)])]
      }
    case .chainDrop(let responder, _, _, let reason): return [endOfChain(responder, reason)]
    case .recognizer(.state(let id, let from, let to, let cause, let by, let value)):
      return [
        waitedOrLimit(
          StateChange(id: id, from: from, to: to, cause: cause, by: by, value: value, index: index))
      ]
    case .recognizer(.ask), .recognizer(.prevent), .gate, .control(.track), .control(.event),
      .action, .focus:
      return Array(explain(index).long.prefix(1))
    case .timer, .queuePut, .queueTake, .windowAsk, .windowChoose, .hitResult, .touchBind,
      .chainStop, .change, .recognizer, .control, .scroll:
      return []
    }
  }
}
