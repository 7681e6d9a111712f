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
      if change.property == .attached { detach(id) } else { disable(id) }
    }
    if case .responder(.view(let view)) = change.object { scroll(view, after: made) }
    if change.property == .removed || change.property == .inside { leaveWindow() }
    if case .responder(.view(let view)) = change.object { takeTouches(of: view, after: made) }
    settleAfterwards()
    journal.cause = before
  }

  /// What a change does to a scroll view that moves.
  private mutating func scroll(_ view: ViewID, after change: SceneChange) {
    switch (change.property, change.old, change.new) {
    case (.scrollEnabled, _, .flag(false)):
      // 20.31: its recognizers go with it.
      for kind in [RecognizerKind.scrollPan, .scrollDelay] {
        guard let id = journal.scene.ownRecognizer(kind, of: view) else { continue }
        disable(
          id, by: RuleNumber(20, 31),
          Check(
            .scrollEnabled, of: .responder(.view(view)), false, wants: true,
            from: .property(.isScrollEnabled)))
      }
    case (.contentOffset, .point(let old)?, _):
      scroller.offsetWasSet(of: view, from: old, &journal)
    case (.animatedOffset, _, .point(let offset)): scroller.animate(view, to: offset, &journal)
    default: return
    }
  }

  /// 21.3: a recognizer that is taken off its view while it is at work stops.
  private mutating func detach(_ id: RecognizerID) {
    disable(
      id, by: RuleNumber(21, 3), Check(.attached, false, wants: true, from: .property(.attached)))
  }

  /// What a change of a view means for the touches in it; by default most go on (3.21).
  private mutating func takeTouches(of view: ViewID, after change: SceneChange) {
    let settings = journal.scene.settings
    switch (change.property, change.new) {
    case (.enabled, .flag(false)) where settings.isOn(.disablingCancelsTracking):
      // 21.9: a control that is disabled while it tracks breaks off.
      let deeds = controls.cancel(in: view)
      perform(deeds, of: view)
      if !deeds.isEmpty {
        ActionDispatch(focus: focus).send(.touchCancel, from: view, isLast: true, [], &journal)
      }
    case (.interactive, .flag(false)) where settings.isOn(.interactionOffDropsTouches):
      for touch in touches(in: view) {
        if let control = gate[touch]?.view { perform(controls.cancel(in: control), of: control) }
        gate.leave(
          touch, .interactionOff,
          Check(
            .interaction, of: .responder(.view(view)), false, wants: true,
            from: .setting(.interactionOffDropsTouches)), &journal)
      }
    case (.animating, .flag(true)) where settings.isOn(.animationCancelsTouches):
      for touch in touches(in: view) {
        let animates = Check(
          .animating, of: .responder(.view(view)), true, wants: false,
          from: .setting(.animationCancelsTouches))
        for call in gate.cancel(touch, .animationBegan, animates, &journal) { send(call) }
      }
    default: return
    }
  }

  /// The touches that a view or one in it still hears of.
  private func touches(in view: ViewID) -> [Int] {
    gate.touches.filter { !$0.isClosed && journal.scene.isDescendant($0.view, of: view) }
      .map(\.touch)
  }

  /// 3.20: what becomes of touches whose view is in no window any more.
  private mutating func leaveWindow() {
    dropLostFocus()
    for place in gate.touches.indices {
      let touch = gate.touches[place]
      guard !touch.isClosed, journal.scene.window(containing: touch.view) == nil else { continue }
      if journal.scene[touch.view].kind.isControl {
        perform(controls.cancel(in: touch.view), of: touch.view)
      }
      if !journal.tuning.removedViewKeepsTouches {
        let gone = Check(
          .inWindow, of: .responder(.view(touch.view)), false, wants: true,
          from: .property(.superview))
        gate.leave(touch.touch, .viewRemoved, gone, &journal)
      }
    }
  }
}
