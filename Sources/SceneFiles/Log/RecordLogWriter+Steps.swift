import TouchCore

extension RecordLogWriter {
  /// 2.2, 2.4: `pointInside` is asked of a view that may receive; an own `hitTest` answers in any case.
  mutating func ask(_ view: ViewID, _ verdict: AskVerdict, _ index: Int) {
    let it = trace.scene[view]
    if it.pointInsideOverride != nil, verdict == .inside || verdict == .outside {
      put(.pointInside, of: names.name(view), "\(verdict == .inside)", at: index)
    }
    if it.hitTestOverride != nil, verdict.isRefusal {
      put(.hitTest, of: names.name(view), "nil", at: index)
    }
  }

  mutating func message(_ method: ResponderMethod, _ whose: Responder, _ index: Int) {
    guard method.isAboutTouches else {
      guard trace.scene[overridesOf: whose][method] != .inherited else { return }
      return put(method.name, of: names.name(whose), at: index)
    }
    put(method.name, trace.touches(at: index), of: names.name(whose), at: index)
  }

  mutating func recognizer(_ step: RecognizerStep, _ index: Int) {
    switch step {
    case .receive(let id, let method, _):
      guard trace.scene[id].kind == .custom else { return }
      put(method.name, trace.touches(at: index), of: names.name(id), at: index)
    case .ask(let question, let id, let other, let view, let answer):
      ask(question, id, other, view, answer, index)
    case .action(let id, let state): states[id] = state
    case .collect, .state, .prevent: return
    }
  }

  mutating func ask(
    _ question: GestureQuestion, _ id: RecognizerID, _ other: RecognizerID?, _ view: ViewID?,
    _ answer: Bool, _ index: Int
  ) {
    guard let message = LoggedMessage(question) else { return }
    let (whose, touches): (String?, [Int])
    switch question {
    case .viewShouldBegin:
      // The class's own refusals are no code of the app (8.2).
      let isOwn = trace.evidence(at: index).contains {
        $0.property == .gestureRecognizerShouldBegin
      }
      (whose, touches) = (isOwn ? view.flatMap { names.name($0) } : nil, [])
    case .touchesShouldBegin, .touchesShouldCancel:
      let scrollView = trace.scene[id].scrollView
      let own = scrollView.flatMap { trace.scene[$0].scrolling }
      let isAnswered =
        question == .touchesShouldBegin
        ? own?.touchesShouldBegin != nil : own?.touchesShouldCancel != nil
      (whose, touches) = (isAnswered ? scrollView.flatMap { names.name($0) } : nil, [])
    case .shouldReceive: (whose, touches) = (names.name(id), [bound])
    default: (whose, touches) = (names.name(id), [])
    }
    let words =
      message.namesAnother
      ? LogLine.message(message, about: names.about(other, in: trace.scene)) : message.rawValue
    put(words, touches, of: whose, "\(answer)", at: index)
  }

  mutating func track(
    _ view: ViewID, _ call: TrackingCall, _ answer: Bool, _ index: Int
  ) {
    let own = trace.scene[view].control
    switch call {
    case .beginTracking where own.beginTracking != nil:
      put(.beginTracking, of: names.name(view), "\(answer)", at: index)
    case .continueTracking where own.continueTracking != nil:
      put(.continueTracking, of: names.name(view), "\(answer)", at: index)
    default: return
    }
  }

  mutating func action(
    _ registration: Int, _ sender: ActionSender, _ target: Responder?, _ index: Int
  ) {
    switch sender {
    case .recognizer(let id):
      guard trace.scene[id].targets.indices.contains(registration) else { return }
      let call = trace.scene[id].targets[registration]
      put(
        LogLine.action(call, in: trace.scene), of: names.name(id), states[id]?.word, at: index)
    case .control(let view):
      guard trace.scene[view].control.targets.indices.contains(registration) else { return }
      let call = trace.scene[view].control.targets[registration]
      guard case .firstToHandle = call.target else {
        return put(LogLine.action(call, in: trace.scene), of: names.name(view), at: index)
      }
      guard let target, ActionCode.isSelector(call.action) else { return }
      put(LogLine.word(call.action), of: names.name(target), at: index)
    }
  }

  mutating func row(_ step: RowStep, _ index: Int) {
    let list = trace.scene.list(of: step.row)
    guard let list, names.rows(of: list).contains(step.row) else { return }
    switch step.call {
    case .shouldHighlight:
      put(.shouldHighlight, of: names.name(step.row), "\(step.isOn)", at: index)
    case .willSelect:
      let answer = step.isOn ? step.instead ?? step.row : nil
      put(
        .willSelect, of: names.name(step.row), names.answer(answer, in: trace.scene), at: index)
    case .select where step.isOn: put(.didSelect, of: names.name(step.row), at: index)
    case .select, .highlight, .allowsSelection, .shouldSelect, .shouldDeselect: return
    }
  }

  mutating func scroll(_ step: ScrollStep, _ index: Int) {
    guard ScrollCall.messages.contains(step.call), names.logsScrolling(step.view) else { return }
    let answer =
      step.call == .didEndDragging ? "\(step.willDecelerate)" : LogLine.place(step.offset)
    put(step.call.name, of: names.name(step.view), answer, at: index)
  }

  mutating func focus(_ step: FocusStep, _ index: Int) {
    guard let asked = step.from, step.cause == .resigned || step.cause == .refusedToResign,
      let answer = trace.scene[overridesOf: asked].canResignFirstResponder
    else { return }
    put(.resignFirstResponder, of: names.name(asked), "\(answer)", at: index)
  }
}
