extension Delivery where Sink: ~Copyable {
  /// Sends what the gate let through.
  mutating func send(_ call: DueCall) {
    send(
      call.method, call.touches, to: .view(call.view), touchView: call.view,
      because: call.because)
  }

  /// Sends one message to a responder and along the chain.
  mutating func send(
    _ method: ResponderMethod, _ touches: [Int], to first: Responder, touchView: ViewID? = nil,
    because: Causes? = nil
  ) {
    let before = journal.cause
    var climb = Climb(method, touches, to: first, touchView: touchView, mayLoop: mayLoop)
    climb.begin(because: because, &controls, gate, &journal)
    act(on: climb)
    while climb.goOn(&controls, gate, &journal) { act(on: climb) }
    for touch in climb.touches where touch <= outcomes.count {
      outcomes[touch - 1].note(climb.handlers, isDropped: climb.isDropped)
    }
    journal.cause = before
  }

  /// What happens because of a message, besides its way along the chain.
  private mutating func act(on climb: borrowing Climb) {
    if climb.method == .began, climb.reception.handles { endEditing(at: climb.here) }
    guard case .view(let view) = climb.here else { return }
    if climb.reception.handles, climb.method == .moved { drag(view, by: climb.touches) }
    if let control = climb.reception.tracks {
      perform(
        controls.track(climb.method, climb.touches, in: control, gate, journal), of: control)
    }
    // 16.1: a table or collection whose own method runs follows the touches in its rows.
    if journal.scene[view].kind.isList, climb.method.isAboutTouches,
      climb.reception.mode != .handled
    {
      rows.receive(climb.method, climb.touches, at: view, gate, &journal)
    }
  }

  /// 17.27: a responder's own `touchesBegan` ends editing, where the chain gets there.
  private mutating func endEditing(at responder: Responder) {
    guard let place = journal.scene[overridesOf: responder].endsEditing else { return }
    endEditing([EndedEditing(of: place, step: journal.cause)])
  }

  /// A view's own `touchesMoved` drags it.
  private mutating func drag(_ view: ViewID, by touches: [Int]) {
    guard let style = journal.scene[view].drag, let number = touches.first,
      let touch = fingers.down.first(where: { $0.number == number })
    else { return }
    let superview = journal.scene[view].superview
    let distance =
      touch.location(in: superview, scene: journal.scene)
      - touch.previousLocation(in: superview, scene: journal.scene)
    let moved = AffineTransform.translation(distance.x, distance.y)
    let old = journal.scene[view].transform
    journal.make(
      SceneChange(
        .responder(.view(view)), .transform, from: .transform(old),
        to: .transform(style == .drag ? old.concatenating(moved) : moved)))
  }

  /// Carries out what a control does.
  mutating func perform(_ deeds: [ControlDeed], of view: ViewID) {
    let before = journal.cause
    for deed in deeds {
      switch deed {
      case .call(let call, let touch, let answer, let rule, let checks):
        let step = journal.nextStep
        journal.put(.track(view, call, touch: touch, answer: answer), rule, checks)
        if Sink.listens { journal.cause = step }
      case .highlight(let isOn, let rule): journal.put(.highlight(view, isOn), rule, [])
      case .send(let event, let checks):
        let step = journal.nextStep
        send(event, from: view, checks)
        if event == .touchUpInside, journal.scene[view].part?.role == .clear {
          clearText(by: view, after: step)
        }
      case .take(let value, let tells): take(value, in: view, tells: tells)
      case .wait(let milliseconds): wait(milliseconds, in: view)
      case .stopWaiting(let timer): journal.clock.stop(timer)
      case .openMenu: openMenu(of: view)
      }
    }
    journal.cause = before
  }

  /// 18.30, 18.34: it waits while it is held; not beyond the script, whose fingers stay for ever.
  private mutating func wait(_ milliseconds: Double, in view: ViewID) {
    guard journal.milliseconds <= script.events.last?.milliseconds ?? 0 else { return }
    let due = journal.milliseconds + max(Int(saturating: milliseconds.rounded(.up)), 1)
    controls.wait(
      for: journal.clock.start(.control(view), due: due, since: journal.cause), in: view)
  }

  /// 18.29: from now on the touch is the menu's, and the control hears that it is cancelled.
  private mutating func openMenu(of view: ViewID) {
    guard let touch = controls.touch(of: view) else { return }
    for call in gate.giveToMenu(touch, of: view, &journal) { send(call) }
  }

  /// The time has come for which a control waited that is held.
  mutating func controlTimer(_ view: ViewID) {
    perform(controls.timerFired(in: view, gate, journal), of: view)
    settleAfterwards()
  }

  private mutating func take(_ value: Double, in view: ViewID, tells: Bool) {
    let old = journal.scene[view].value
    guard value != old else { return }
    journal.make(
      SceneChange(.responder(.view(view)), .value, from: .number(old), to: .number(value)))
    if tells { send(.valueChanged, from: view) }
  }

  /// A control sends an event, and that its value changed as its primary action as well.
  private mutating func send(_ event: ControlEvents, from view: ViewID, _ checks: [Check] = []) {
    endEditing(ActionDispatch(focus: focus).send(event, from: view, checks, &journal))
    guard event == .valueChanged, let primary = journal.scene[view].primaryAction else { return }
    endEditing(ActionDispatch(focus: focus).send(primary, from: view, [], &journal))
  }
}
