extension Delivery where Sink: ~Copyable {
  /// 12.3: somebody wants to be first responder; whoever is gives up first.
  mutating func becomeFirst(_ asked: Responder) {
    let responder = journal.scene.text(of: asked)
    guard let claim = focus.claim(responder, &journal) else { return }
    if let current = claim.current { giveUp(current, in: claim.window) }
    let step = journal.nextStep
    focus.take(responder, in: claim.window, &journal)
    edit(responder, .editingDidBegin, after: step)
    switchCancel(of: responder, true, after: step)
    focus.showKeyboard(after: step, &journal)
  }

  /// 17.37: the text is cleared, which is told, and only then the field is edited.
  mutating func clearText(by button: ViewID, after step: Int32) {
    guard case .view(let field)? = journal.scene[button].part?.owner else { return }
    let before = journal.cause
    if Sink.listens { journal.cause = step }
    endEditing(ActionDispatch(focus: focus).send(.editingChanged, from: field, [], &journal))
    if focus.first(in: journal.scene.window(containing: field)) != .view(field) {
      becomeFirst(.view(field))
    }
    journal.cause = before
  }

  /// Somebody gives up being first responder, if it may or is not asked.
  mutating func resignFirst(_ asked: Responder, isForced: Bool = false) {
    let responder = journal.scene.text(of: asked)
    guard let window = focus.release(responder, isForced: isForced, &journal) else { return }
    end(responder, in: window)
  }

  /// 12.2: whoever is in its window no more is first responder no more.
  mutating func dropLostFocus() {
    for window in journal.scene.windows {
      guard let first = focus.first(in: window.view),
        journal.scene.window(of: first) != window.view
      else { continue }
      end(first, in: window.view)
    }
  }

  /// Somebody gives up and nobody follows: the keyboard goes.
  private mutating func end(_ responder: Responder, in window: ViewID) {
    let step = journal.nextStep
    giveUp(responder, in: window)
    focus.showKeyboard(after: step, &journal)
  }

  private mutating func giveUp(_ responder: Responder, in window: ViewID) {
    let step = journal.nextStep
    focus.giveUp(responder, in: window, &journal)
    edit(responder, .editingDidEnd, after: step)
    switchCancel(of: responder, false, after: step)
  }

  /// 17.39: the cancel button of a search bar is disabled once its field has given up.
  private mutating func switchCancel(of responder: Responder, _ isOn: Bool, after step: Int32) {
    guard let cancel = journal.scene.cancelButton(of: responder),
      journal.scene[cancel].isEnabled != isOn
    else { return }
    let before = journal.cause
    if Sink.listens { journal.cause = step }
    let change = SceneChange(
      .responder(.view(cancel)), .enabled, from: .flag(!isOn), to: .flag(isOn))
    journal.make(change, by: RuleNumber(17, 39))
    takeTouches(of: cancel, after: change)
    journal.cause = before
  }

  /// 12.6: a text field says that it is edited, or no more.
  private mutating func edit(_ responder: Responder, _ event: ControlEvents, after step: Int32) {
    guard case .view(let view) = responder, journal.scene[view].kind == .field else { return }
    let before = journal.cause
    if journal.listens { journal.cause = step }
    endEditing(ActionDispatch(focus: focus).send(event, from: view, [], &journal))
    journal.cause = before
  }

  /// 17.25: the first responder in a view, or in a controller's view, gives up.
  mutating func endEditing(_ actions: [EndedEditing]) {
    for action in actions {
      guard let window = journal.scene.window(of: action.responder),
        let first = focus.first(in: window), journal.scene.isInside(first, of: action.responder)
      else { continue }
      let before = journal.cause
      if Sink.listens { journal.cause = action.step }
      resignFirst(first, isForced: action.isForced)
      journal.cause = before
    }
  }

  /// 17.28, 17.29: a drag that begins dismisses the keyboard, or pulls it down.
  mutating func dismissKeyboard(
    by scrollView: ViewID, _ id: RecognizerID, _ state: GestureState
  ) {
    switch journal.scene[scrollView].scrolling?.keyboardDismissMode {
    case .onDrag? where state == .began: resignText(around: scrollView)
    case .interactive?:
      let finger = arbiter.recognizers[id].contacts.last?.location ?? .zero
      let speed = arbiter.recognizers[id].machine.velocity.y
      guard keyboardPull.follow(state, finger: finger, speed: speed, &journal) else { return }
      resignText(around: scrollView)
      keyboardPull.back(&journal)
    case .onDrag?, KeyboardDismissMode.none?, nil: return
    }
  }

  /// The text that is edited in a view's window gives up.
  private mutating func resignText(around view: ViewID) {
    guard let window = journal.scene.window(containing: view),
      case .view(let first)? = focus.first(in: window), journal.scene[first].kind.editsText
    else { return }
    resignFirst(.view(first))
  }
}

extension Scene {
  /// Whether a responder is a view that lies in another one, or in the view of a controller.
  fileprivate func isInside(_ first: Responder, of responder: Responder) -> Bool {
    guard case .view(let view) = first else { return first == responder }
    switch responder {
    case .view(let id): return isDescendant(view, of: id)
    case .controller(let id): return self[id].view.map { isDescendant(view, of: $0) } ?? false
    case .windowScene, .application, .delegate: return false
    }
  }
}
