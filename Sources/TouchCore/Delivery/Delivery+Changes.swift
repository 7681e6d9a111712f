extension Delivery where Sink: ~Copyable {
  /// The program changes something while fingers are down.
  mutating func change(_ change: SceneChange) {
    if change.property == .firstResponder, case .responder(let responder) = change.object {
      if change.new == .flag(true) { becomeFirst(responder) } else { resignFirst(responder) }
      return
    }
    if case .recognizer(let id) = change.object, case .state = change.new {
      return setState(id, change)
    }
    guard let old = journal.scene.value(of: change.property, in: change.object) else { return }
    var made = change
    made.old = old
    let before = journal.cause
    let step = journal.nextStep
    journal.make(made)
    if Sink.listens { journal.cause = step }
    if case .recognizer(let id) = change.object, change.new == .flag(false) {
      let off = Check(.enabled, false, wants: true, from: .property(.isEnabled))
      stop(id, .disabled, by: RuleNumber(9, 12), off)
    }
    if case .responder(.view(let view)) = change.object { scroll(view, after: made) }
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

  /// What a change does to a scroll view that moves.
  private mutating func scroll(_ view: ViewID, after change: SceneChange) {
    switch (change.property, change.old, change.new) {
    case (.scrollEnabled, _, .flag(false)):
      // 20.31: its recognizers go with it.
      for kind in [RecognizerKind.scrollPan, .scrollDelay] {
        guard let id = journal.scene.ownRecognizer(kind, of: view) else { continue }
        let off = Check(
          .scrollEnabled, of: .responder(.view(view)), false, wants: true,
          from: .property(.isScrollEnabled))
        stop(id, .disabled, by: RuleNumber(20, 31), off)
      }
    case (.contentOffset, .point(let old)?, _):
      scroller.offsetWasSet(of: view, from: old, &journal)
    case (.animatedOffset, _, .point(let offset)): scroller.animate(view, to: offset, &journal)
    default: return
    }
  }

  /// 18.23: the program sets a recognizer's state; one without touches is what it was.
  private mutating func setState(_ id: RecognizerID, _ change: SceneChange) {
    var made = change
    made.old = .state(arbiter.recognizers[id].state)
    let (before, step) = (journal.cause, journal.nextStep)
    journal.make(made)
    if Sink.listens { journal.cause = step }
    stop(
      id, .setByCode, by: RuleNumber(18, 23),
      Check(.setState, true, wants: false, from: .property(.state)))
    settleAfterwards()
    journal.cause = before
  }

  /// 18.42: what becomes of touches whose view is in no window any more.
  mutating func leaveWindow() {
    dropLostFocus()
    guard journal.scene.settings.isOn(.removedViewGetsCancelled) else { return breakOffTracking() }
    let calls = gate.leaveWindow(&journal)
    for id in arbiter.recognizers.engaged {
      let view = journal.scene[id].view
      guard journal.scene.window(containing: view) == nil else { continue }
      let gone = Check(
        .inWindow, of: .responder(.view(view)), false, wants: true, from: .property(.superview))
      stop(id, .viewRemoved, by: RuleNumber(18, 44), gone)
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

extension ChangeableProperty {
  /// Whether views may leave the window by it.
  fileprivate var mayEmptyWindow: Bool { self == .removed || self == .presented || self == .popped }
}
