/// What a field of a step's line holds, as a value.
public enum StepValue: Hashable, Sendable {
  /// There is nobody, or no such thing.
  case nothing
  case flag(Bool)
  case number(Int)
  case point(Point)
  /// A word of the record.
  case word(String)
  /// What somebody typed.
  case text(String)
  case responder(Responder)
  case recognizer(RecognizerID)
  case recognizers([RecognizerID])
  /// A property's value, or a measure.
  case property(PropertyValue)
  /// An event: its place in the script.
  case event(Int)
  /// Touches, by their numbers.
  case touches([Int])
  /// What a view's own `hitTest` does.
  case override(ViewID)

  fileprivate init(_ view: ViewID?) { self = view.map { .responder(.view($0)) } ?? .nothing }
  fileprivate init(_ responder: Responder?) { self = responder.map { .responder($0) } ?? .nothing }
  fileprivate init(_ id: RecognizerID?) { self = id.map { .recognizer($0) } ?? .nothing }
  fileprivate init(_ value: PropertyValue?) { self = value.map { .property($0) } ?? .nothing }
  fileprivate init(_ text: String?) { self = text.map { .text($0) } ?? .nothing }
}

extension Trace {
  /// What the fields of a step's kind hold, in the order of its row; nil for those left out.
  public func values(at index: Int) -> [StepValue?] {
    switch self[index] {
    case .queuePut(let event), .queueTake(let event): return [.event(event)]
    case .windowAsk(let window, let point, let isShown):
      return [StepValue(window), .point(point), isShown ? nil : .flag(false)]
    case .windowChoose(let window, let touch): return [StepValue(window), .number(touch)]
    case .hitAsk(let view, let depth, let point, let verdict):
      return [
        StepValue(view), .number(depth), .point(point), .word(verdict.word),
        verdict == .overridden && scene[view].hitTestOverride != nil ? .override(view) : nil,
      ]
    case .hitReturn(let view, _, let answer): return [StepValue(view), StepValue(answer)]
    case .hitResult(let touch, let view, let window):
      return [.number(touch), StepValue(view), StepValue(window)]
    case .touchBind(let touch, let view, let window):
      return [.number(touch), StepValue(view), StepValue(window)]
    case .touchDeliver(let responder, let method, _, let mode):
      let touches: [StepValue?] = method.isAboutTouches ? [.touches(touches(at: index))] : []
      return [.responder(responder), .word(method.name)] + touches + [.word(mode.word)]
    case .chainNext(let hop):
      return values(of: hop.method, from: hop.from, to: hop.to, hop.hop, at: index)
        + [.word(hop.mode.word)]
    case .chainStop(let responder, let method, _, let mode):
      return values(of: method, from: responder, at: index) + [.word(mode.word)]
    case .chainDrop(let responder, let method, _, let reason):
      return values(of: method, from: responder, at: index) + [.word(reason.word)]
    case .timer(let owner): return [.word(owner.word), owner.value]
    case .change(let place):
      let change = changes[place].change
      return [
        change.object.value, .word(change.property.rawValue), StepValue(change.old),
        StepValue(change.new),
      ]
    case .recognizer(.collect(let touch, let view, _)):
      return [
        .number(touch), StepValue(view), StepValue(self.touch(at: index)?.window),
        .recognizers(collected(at: index)),
      ]
    case .recognizer(let step):
      guard let id = step.recognizer else { return [] }
      return [.recognizer(id), StepValue(scene[id].view)] + values(of: step, id, at: index)
    case .gate(let step):
      return [
        .number(step.touch), .word(step.method.name), StepValue(step.by), .word(step.reason.word),
      ]
    case .control(let step): return [StepValue(step.view)] + step.values
    case .action(.ask(let target, let registration, let sender, let answer)):
      return values(of: registration, sender, target, isHandled: answer)
    case .action(.send(let registration, let sender, let target, let isHandled)):
      return values(of: registration, sender, target, isHandled: isHandled)
    case .scroll(let step): return step.values
    case .row(let step): return step.values
    case .focus(let step): return step.values
    case .presentation(let step): return step.values
    }
  }

  private func values(
    of method: ResponderMethod, from: Responder, to: Responder? = nil, _ hop: Hop? = nil,
    at index: Int
  ) -> [StepValue?] {
    [
      .responder(from), StepValue(to), hop.map { .word($0.word) } ?? .nothing, .word(method.name),
      // 7.13: named where a control on the way kept some of the touches.
      keepsTouches(at: index) ? nil : .touches(touches(at: index)),
    ]
  }

  private func values(of step: RecognizerStep, _ id: RecognizerID, at index: Int) -> [StepValue?] {
    switch step {
    case .collect: []
    case .receive(_, let method, _):
      [
        .word(method.name), .touches(touches(at: index)),
        ignoresTouch(at: index) ? .flag(true) : nil,
      ]
    case .ask(let question, _, let other, let view, let answer):
      [
        .word(question.name), other.map { .recognizer($0) } ?? StepValue(view), .flag(answer),
      ]
    case .state(_, let from, let to, let cause, let by, let value):
      [
        .word(from.word), .word(to.word), .word(cause.word), StepValue(by),
        StepValue(scene[id].kind.measure(value)),
      ]
    case .action(_, let state): [StepValue(scene[id].targets.first?.action), .word(state.word)]
    case .prevent(_, let by): [.recognizer(by)]
    }
  }

  private func values(
    of registration: Int, _ sender: ActionSender, _ target: Responder?, isHandled: Bool
  ) -> [StepValue?] {
    [
      .text(scene.action(registration, of: sender)), StepValue(target), sender.value,
      .flag(isHandled),
    ]
  }
}

extension TimerOwner {
  fileprivate var value: StepValue {
    if case .recognizer(let id) = self { .recognizer(id) } else { StepValue(view) }
  }
}

extension SceneObject {
  fileprivate var value: StepValue {
    switch self {
    case .responder(let responder): .responder(responder)
    case .recognizer(let id): .recognizer(id)
    }
  }
}

extension ActionSender {
  fileprivate var value: StepValue {
    switch self {
    case .control(let view): StepValue(view)
    case .recognizer(let id): .recognizer(id)
    }
  }
}

extension RecognizerKind {
  /// What a recognizer of the kind measures; nil where it measures nothing.
  fileprivate func measure(_ value: Point) -> PropertyValue? {
    switch self {
    case .pan, .edgePan, .scrollPan: .point(value)
    case .pinch, .rotation: .number(value.x)
    case .tap, .longPress, .swipe, .hover, .custom, .scrollDelay: nil
    }
  }
}

extension ControlStep {
  fileprivate var values: [StepValue?] {
    switch self {
    case .track(_, let call, let touch, let answer):
      [.word(call.name), .number(touch), .flag(answer)]
    case .highlight(_, let isOn): [.flag(isOn)]
    case .event(_, let events): [.text(events.name)]
    }
  }
}

extension ScrollStep {
  fileprivate var values: [StepValue?] {
    let end: [StepValue?] =
      switch call.kind {
      case .scrollPage, .scrollTop: [.flag(willDecelerate)]
      case .scrollZoom: [StepValue(scale.map { .number($0) })]
      case .scrollEnd: [call == .didEndDragging ? .flag(willDecelerate) : nil]
      default: []
      }
    return [StepValue(view), .word(call.name), .point(offset)] + end
  }
}

extension RowStep {
  fileprivate var values: [StepValue?] {
    let start: [StepValue?] = [StepValue(row), .number(touch)]
    guard call.isQuestion else { return start + [.flag(isOn)] }
    return start + [.word(call.word), .flag(isOn), instead.map { StepValue($0) }]
  }
}

extension FocusStep {
  fileprivate var values: [StepValue?] {
    [StepValue(from), StepValue(to), .word(cause.word)] + (cause.isQuestion ? [.flag(answer)] : [])
  }
}

extension PresentationStep {
  fileprivate var values: [StepValue?] {
    let start: [StepValue?] = [.responder(.controller(controller)), .word(call.word)]
    if call == .shouldDismiss { return start + [.flag(answer)] }
    return call.movesSheet ? start + [.point(origin)] : start
  }
}
