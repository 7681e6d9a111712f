import TouchCore
import TouchInquiry
import TouchNarration

//  why pan        #12 gr.collect … #13 gr.receive … #15 gr.state …     its story, a line a step
//  why delivery   #9 hit.result … #11 touch.deliver … #12 chain.next    how the message came here

/// What became of somebody, a line a step.
struct Stories: InSession {
  let session: Session

  /// What somebody got of the record, a line a step; nil where they got nothing.
  func story(of subject: Subject) -> [StyledText]? {
    switch subject {
    case .view(let view), .selection(let view), .outcome(_, let view):
      story(of: Responder.view(view))
    case .responder(let responder): story(of: responder)
    case .recognizer(let id):
      story { index in
        trace[index].recognizer == id || trace.collected(at: index).contains(id)
      }
    case .action(let action):
      story { index in
        guard case .action(let step) = trace[index] else { return false }
        return scene.action(of: step) == action
      }
    }
  }

  /// The messages a responder got.
  func story(of responder: Responder) -> [StyledText]? {
    story { index in
      switch trace[index] {
      case .touchDeliver, .chainNext, .chainStop, .chainDrop, .action:
        trace[index].responder == responder
      default: false
      }
    }
  }

  private func story(of belongs: (Int) -> Bool) -> [StyledText]? {
    let lines = trace.indices.filter(belongs).flatMap(shortLines)
    return lines.isEmpty ? nil : lines
  }

  private func shortLines(_ index: Int) -> [StyledText] {
    hanging("\(dim: "#\(index + 1)")  ", narrator.explain(index).short)
  }

  /// How the message of this step came here: the hit view, what held it, and every hop.
  func whyDelivery() -> Reply {
    guard let index else { return reply(Words.noStepYet) }
    guard let method = trace[index].message?.method, method.isAboutTouches,
      let touch = trace.touch(at: index)?.number
    else { return reply(LookWords.noMessageHere) }
    let way = trace.indices[...index].filter { place in
      switch trace[place] {
      case .hitResult(touch, _, _), .touchBind(touch, _, _): true
      case .gate(let gate): gate.touch == touch && gate.method == method
      case let step where step.isDelivery:
        step.message.map { $0.touch == touch && $0.method == method } == true
      default: false
      }
    }
    // Several moves come to the same view: only the last call of the method led here.
    let start = way.last { if case .touchDeliver = trace[$0] { true } else { false } }
    let shown = way.filter { place in
      if case .chainNext = trace[place] { return place >= start ?? 0 }
      if case .touchDeliver = trace[place] { return place == start }
      return true
    }
    return Reply(lines: shown.flatMap(shortLines))
  }
}

extension Scene {
  /// The action a step is about.
  fileprivate func action(of step: ActionStep) -> String? {
    switch step {
    case .ask(_, let registration, let sender, _), .send(let registration, let sender, _, _):
      target(registration, of: sender)?.action
    }
  }
}
