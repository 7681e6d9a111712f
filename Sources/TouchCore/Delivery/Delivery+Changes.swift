extension Delivery where Sink: ~Copyable {
  /// The program changes something while fingers are down.
  mutating func change(_ change: SceneChange) {
    if change.property == .firstResponder, case .responder(let responder) = change.object {
      if change.new == .flag(true) { becomeFirst(responder) } else { resignFirst(responder) }
      return
    }
    guard let old = journal.scene.value(of: change.property, in: change.object) else { return }
    var made = change
    made.old = old
    let before = journal.cause
    let step = journal.nextStep
    journal.make(made)
    if Sink.listens { journal.cause = step }
    if case .recognizer(let id) = change.object, change.new == .flag(false) {
      stop(id, .disabled)
    }
    if change.property == .removed { leaveWindow() }
    // 7.20: a control that is disabled while it tracks does nothing more with the touch.
    if change.property == .enabled, case .responder(.view(let view)) = change.object,
      change.new == .flag(false)
    {
      perform(controls.cancel(in: view), of: view)
    }
    settleAfterwards()
    journal.cause = before
  }

  /// 18.42: what becomes of touches whose view is in no window any more.
  private mutating func leaveWindow() {
    dropLostFocus()
    guard journal.scene.settings.isOn(.removedViewGetsCancelled) else { return breakOffTracking() }
    let calls = gate.leaveWindow(&journal)
    for id in arbiter.recognizers.engaged {
      let view = journal.scene[id].view
      if journal.scene.window(containing: view) == nil { stop(id, .viewRemoved) }
    }
    for call in calls { send(call) }
  }

  /// 3.20: where a removed view goes on hearing of its touches, a control does nothing with them.
  private mutating func breakOffTracking() {
    for touch in gate.touches
    where !touch.isClosed && journal.scene.window(containing: touch.view) == nil {
      perform(controls.cancel(in: touch.view), of: touch.view)
    }
  }
}
