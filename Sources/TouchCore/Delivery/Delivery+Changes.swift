extension Delivery where Sink: ~Copyable {
  /// The program changes something while fingers are down.
  mutating func change(_ change: SceneChange) {
    if change.property == .firstResponder, case .responder(let responder) = change.object {
      if change.new == .flag(true) { becomeFirst(responder) } else { resignFirst(responder) }
      return
    }
    guard let old = value(before: change) else { return }
    var made = change
    made.old = old
    let before = journal.cause
    let step = journal.nextStep
    journal.make(made)
    if Sink.listens { journal.cause = step }
    take(made)
    settleAfterwards()
    journal.cause = before
  }

  /// What a change replaces; the state of a recognizer is what the arbiter says.
  private func value(before change: SceneChange) -> PropertyValue? {
    if case .recognizer(let id) = change.object, case .state = change.new {
      return .state(arbiter.recognizers[id].state)
    }
    return journal.scene.value(of: change.property, in: change.object)
  }

  /// What it means for who is at work.
  private mutating func take(_ change: SceneChange) {
    if change.property.mayEmptyWindow { leaveWindow() }
    if journal.scene.hasTransitions { beginTransition(after: change) }
    switch change.object {
    case .recognizer(let id): stop(id, after: change)
    case .responder(.view(let view)):
      scroll(view, after: change)
      takeTouches(of: view, after: change)
    case .responder: return
    }
  }

  /// 21.14, 21.15: presenting and popping take time.
  private mutating func beginTransition(after change: SceneChange) {
    let views = journal.scene.viewsInTransition(after: change)
    guard let first = views.first else { return }
    if change.isCustomPresentation(in: journal.scene) {
      let runs = Check(
        .animating, of: first, true, wants: false, from: .setting(.transitionDuration))
      for id in arbiter.recognizers.engaged where arbiter.recognizers[id].state.isActive {
        stop(id, .transition, by: RuleNumber(21, 14), runs)
      }
    }
    guard journal.scene.settings.isOn(.transitionIgnoresTouches) else { return }
    transitions.begin(with: views, &journal)
  }

  /// A recognizer that is switched off, taken off its view or told its state, while it is at work.
  private mutating func stop(_ id: RecognizerID, after change: SceneChange) {
    switch (change.property, change.new) {
    case (_, .state):  // One without touches stays what it was.
      let set = Check(.setState, true, wants: false, from: .property(.state))
      stop(id, .setByCode, by: RuleNumber(18, 23), set)
    case (.attached, .flag(false)):
      let off = Check(.attached, false, wants: true, from: .property(.attached))
      stop(id, .disabled, by: RuleNumber(21, 3), off)
    case (_, .flag(false)):
      let off = Check(.enabled, false, wants: true, from: .property(.isEnabled))
      stop(id, .disabled, by: RuleNumber(9, 12), off)
    default: return
    }
  }

  /// What a change does to a scroll view that moves.
  private mutating func scroll(_ view: ViewID, after change: SceneChange) {
    switch (change.property, change.old, change.new) {
    case (.scrollEnabled, _, .flag(false)):
      // 20.31: its recognizers go with it.
      for kind in [RecognizerKind.scrollPan, .scrollDelay] {
        guard let id = journal.scene.ownRecognizer(kind, of: view) else { continue }
        let off = Check(
          .scrollEnabled, of: view, false, wants: true, from: .property(.isScrollEnabled))
        stop(id, .disabled, by: RuleNumber(20, 31), off)
      }
    case (.contentOffset, .point(let old)?, _):
      scroller.offsetWasSet(of: view, from: old, &journal)
    case (.animatedOffset, _, .point(let offset)): scroller.animate(view, to: offset, &journal)
    case (.zoomScale, .number(let old)?, .number(let new)):
      scroller.scaleWasSet(of: view, from: old, to: new, &journal)
    default: return
    }
  }

  /// What a change of a view means for the touches in it; by default most go on (3.21).
  mutating func takeTouches(of view: ViewID, after change: SceneChange) {
    let settings = journal.scene.settings
    switch (change.property, change.new) {
    case (.enabled, .flag(false)) where settings.isOn(.disablingCancelsTracking):
      // 21.9: a control that is disabled while it tracks breaks off.
      let deeds = controls.cancel(in: view, by: RuleNumber(21, 9))
      perform(deeds, of: view)
      guard !deeds.isEmpty else { return }
      endEditing(
        ActionDispatch(focus: focus).send(.touchCancel, from: view, isLast: true, [], &journal))
    case (.interactive, .flag(false)) where settings.isOn(.interactionOffDropsTouches):
      for touch in touches(in: view) {
        if let control = gate[touch]?.view {
          perform(controls.cancel(in: control, by: RuleNumber(21, 8)), of: control)
        }
        gate.drop(
          touch, before: .ended, .interactionOff,
          Check(
            .interaction, of: view, false, wants: true,
            from: .setting(.interactionOffDropsTouches)), &journal)
      }
    case (.animating, .flag(true)) where settings.isOn(.animationCancelsTouches):
      for touch in touches(in: view) {
        let animates = Check(
          .animating, of: view, true, wants: false, from: .setting(.animationCancelsTouches))
        for call in gate.cancel(touch, .animationBegan, animates, &journal) { send(call) }
      }
    default: return
    }
  }

  /// The touches that a view or one in it still hears of.
  private func touches(in view: ViewID) -> [Int] {
    gate.touches.filter { !$0.isClosed && journal.scene.isDescendant($0.view, of: view) }
      .map { $0.touch }
  }

  /// 18.42: what becomes of touches whose view is in no window any more.
  mutating func leaveWindow() {
    dropLostFocus()
    guard journal.scene.settings.isOn(.removedViewGetsCancelled) else { return breakOffTracking() }
    let calls = gate.leaveWindow(&journal)
    for id in arbiter.recognizers.engaged {
      let view = journal.scene[id].view
      guard journal.scene.window(containing: view) == nil else { continue }
      let gone = Check(.inWindow, of: view, false, wants: true, from: .property(.superview))
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

extension Property {
  /// Whether views may leave the window by it.
  fileprivate var mayEmptyWindow: Bool {
    self == .removed || self == .inside || self == .presented || self == .popped
  }
}
