/// The five stages of a delivery, as the record names them.
public enum Phase: String, Hashable, Sendable, CaseIterable {
  case queue, find, recognizers, view, chain
}

extension Step {
  /// The kind's name in the record: `hit.ask` and so on.
  public var kindName: String {
    switch self {
    case .queuePut: "queue.put"
    case .queueTake: "queue.take"
    case .windowAsk: "window.ask"
    case .windowChoose: "window.choose"
    case .hitAsk: "hit.ask"
    case .hitReturn: "hit.return"
    case .hitResult: "hit.result"
    case .touchBind: "touch.bind"
    case .touchDeliver(_, let method, _, _):
      method.isAboutTouches ? "touch.deliver" : "event.deliver"
    case .chainNext: "chain.next"
    case .chainStop: "chain.stop"
    case .chainDrop: "chain.drop"
    case .timer: "clock.timer"
    case .change: "scene.change"
    case .recognizer(let step): step.kindName
    case .gate(let step): step.kindName
    case .control(let step): step.kindName
    case .action(let step): step.kindName
    case .scroll(let step): step.kindName
    case .row(let step): step.kindName
    case .focus(let step): step.cause.isQuestion ? "focus.ask" : "focus.change"
    case .presentation(let step): step.call.kindName
    }
  }

  /// The stage it belongs to.
  public var phase: Phase {
    switch self {
    case .queuePut, .queueTake, .timer, .change: .queue
    case .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult, .touchBind: .find
    case .touchDeliver, .control, .action, .scroll, .row, .focus, .presentation: .view
    case .recognizer, .gate: .recognizers
    case .chainNext, .chainStop, .chainDrop: .chain
    }
  }

  /// Whose turn it is: the responder a person would look at.
  public var responder: Responder? {
    switch self {
    case .queuePut, .queueTake: .application
    case .windowAsk(let window, _, _), .windowChoose(let window, _): .view(window)
    case .hitAsk(let view, _, _, _), .hitReturn(let view, _, _): .view(view)
    case .hitResult(_, let view, _): view.map { .view($0) }
    case .touchBind(_, let view, _): .view(view)
    case .touchDeliver(let responder, _, _, _): responder
    case .chainNext(let hop): hop.to
    case .chainStop(let responder, _, _, _), .chainDrop(let responder, _, _, _): responder
    case .timer(let owner): owner.view.map { .view($0) }
    case .change, .gate: nil
    case .recognizer(.collect(_, let view, _)): .view(view)
    case .recognizer(.ask(_, _, _, let view, _)): view.map { .view($0) }
    case .recognizer: nil
    case .control(.track(let view, _, _, _)), .control(.highlight(let view, _)),
      .control(.event(let view, _)):
      .view(view)
    case .action(.ask(let responder, _, _, _)): responder
    case .action(.send(_, _, let responder, _)): responder
    case .scroll(let step): .view(step.view)
    case .row(let step): .view(step.row)
    case .focus(let step): step.to ?? step.from
    case .presentation(let step): .controller(step.controller)
    }
  }

  /// The recognizer a step is about; nil where it is about none.
  public var recognizer: RecognizerID? {
    switch self {
    case .timer(.recognizer(let id)): id
    case .recognizer(let step): step.recognizer
    case .gate(.hold(_, _, let by, _)), .gate(.flush(_, _, let by, _)),
      .gate(.cancel(_, let by, _)), .gate(.discard(_, _, let by, _)):
      by
    case .action(.ask(_, _, .recognizer(let id), _)), .action(.send(_, .recognizer(let id), _, _)):
      id
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
      .touchBind, .touchDeliver, .chainNext, .chainStop, .chainDrop, .timer, .change, .control,
      .action, .scroll, .row, .focus, .presentation:
      nil
    }
  }

  /// How many calls are open around it: calls of `hitTest` on the way down, forwarded messages on
  /// the way up.
  public var nesting: Int {
    switch self {
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitResult, .touchBind: 0
    case .touchDeliver: 0
    case .hitAsk(_, let depth, _, _), .hitReturn(_, let depth, _): depth + 1
    case .chainNext(let hop): hop.depth + 1
    case .chainStop, .chainDrop: 0
    case .timer, .change, .recognizer, .gate, .scroll, .row, .focus, .presentation: 0
    case .control, .action: 1
    }
  }
}

extension RecognizerStep {
  var kindName: String {
    switch self {
    case .collect: "gr.collect"
    case .receive: "gr.receive"
    case .ask: "gr.ask"
    case .state: "gr.state"
    case .action: "gr.action"
    case .prevent: "gr.prevent"
    }
  }

  /// Whom it is about.
  public var recognizer: RecognizerID? {
    switch self {
    case .collect: nil
    case .receive(let id, _, _), .ask(_, let id, _, _, _), .state(let id, _, _, _, _, _),
      .action(let id, _), .prevent(let id, _):
      id
    }
  }
}

extension GateStep {
  var kindName: String {
    switch self {
    case .hold: "gate.hold"
    case .flush: "gate.flush"
    case .cancel: "gate.cancel"
    case .discard: "gate.discard"
    }
  }
}

extension ControlStep {
  var kindName: String {
    switch self {
    case .track: "control.track"
    case .highlight: "control.highlight"
    case .event: "control.event"
    }
  }
}

extension ActionStep {
  var kindName: String {
    switch self {
    case .ask: "action.ask"
    case .send: "action.send"
    }
  }
}

extension ScrollStep {
  var kindName: String {
    switch call {
    case .willBeginDragging: "scroll.begin"
    case .didScroll: "scroll.move"
    case .settlesOnPage: "scroll.page"
    case .willEndDragging, .didEndDragging, .willBeginDecelerating, .didEndDecelerating,
      .didEndScrollingAnimation:
      "scroll.end"
    }
  }
}
