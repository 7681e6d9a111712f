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
    if case .recognizer(let id) = change.object, change.new == .flag(false) { disable(id) }
    if change.property.mayEmptyWindow { leaveWindow() }
    // 7.20: a control that is disabled while it tracks does nothing more with the touch.
    if change.property == .enabled, case .responder(.view(let view)) = change.object,
      change.new == .flag(false)
    {
      perform(controls.cancel(in: view), of: view)
    }
    settleAfterwards()
    journal.cause = before
  }

  /// 3.20: what becomes of touches whose view is in no window any more.
  mutating func leaveWindow() {
    dropLostFocus()
    for place in gate.touches.indices {
      let touch = gate.touches[place]
      guard !touch.isClosed, journal.scene.window(containing: touch.view) == nil else { continue }
      if journal.scene[touch.view].kind.isControl {
        perform(controls.cancel(in: touch.view), of: touch.view)
      }
      if !journal.tuning.removedViewKeepsTouches { gate.leave(touch.touch, &journal) }
    }
  }
}

extension ChangeableProperty {
  /// Whether views may leave the window by it.
  fileprivate var mayEmptyWindow: Bool { self == .removed || self == .presented || self == .popped }
}
