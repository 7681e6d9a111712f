//   window ──touchesBegan──▶ fourth ──super──▶ third ──super──▶ … ──▶ app ──▶ nobody: dropped
//                              │
//                              └ handles without super: stops here (6.2)

/// A message on its way along the chain.
struct Climb: ~Copyable {
  let method: ResponderMethod
  private let touchView: ViewID?
  /// The touches it is about: a control on the way may keep some.
  private(set) var touches: [Int]
  /// Who has it now, and what it does with it.
  private(set) var here: Responder
  private(set) var reception: Reception
  /// Who handled it so far.
  private(set) var handlers: [Responder] = []
  /// Whether nobody kept it.
  private(set) var isDropped = false

  private var set = 0
  private var hops = 0
  /// Who had it; nil where the chain cannot come back to anybody.
  private var seen: Set<Responder>?

  /// Brings a message to who gets it first.
  ///
  /// - Parameter mayLoop: Whether the chain could lead in a circle.
  init(
    _ method: ResponderMethod, _ touches: [Int], to first: Responder, touchView: ViewID?,
    mayLoop: Bool
  ) {
    self.method = method
    self.touches = touches
    self.touchView = touchView
    here = first
    seen = mayLoop ? [first] : nil
    reception = Reception(mode: .default, handles: false, rule: RuleNumber(6, 1))
  }

  /// The first responder gets it.
  mutating func begin(
    because: Causes?, _ controls: inout ControlTracker, _ gate: borrowing Gate,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    set = journal.remember(touches)
    receive(at: here, &controls, gate, journal)
    if journal.listens { journal.sink.take(journal.grounds(reception.rule, because: because)) }
    put(.touchDeliver, mode: reception.mode, &journal)
  }

  /// The next one gets it; false where it goes no further.
  mutating func goOn(
    _ controls: inout ControlTracker, _ gate: borrowing Gate,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Bool {
    guard reception.mode == .default || reception.mode == .super else {
      if journal.listens { journal.sink.take(journal.grounds(reception.rule)) }
      put(.chainStop, mode: reception.mode, &journal)
      return false
    }
    if let forwards = reception.forwards, forwards != touches {
      touches = forwards
      set = journal.remember(touches)
    }
    // 5.14: asked now, not remembered.
    let next = journal.scene.next(of: here)
    guard let next, seen?.insert(next.responder).inserted ?? true else {
      let reason: Step.DropReason = next == nil ? .noNext : .loop
      if journal.listens {
        journal.sink.take(journal.grounds(here.ruleOfDrop(reason, in: journal.scene)))
      }
      put(.chainDrop, reason: reason, &journal)
      isDropped = true
      return false
    }
    receive(at: next.responder, &controls, gate, journal)
    put(.chainNext, to: next.responder, mode: reception.mode, hop: next.hop, &journal)
    here = next.responder
    hops += 1
    return true
  }

  /// What a responder does with it.
  private mutating func receive(
    at responder: Responder, _ controls: inout ControlTracker, _ gate: borrowing Gate,
    _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) {
    let override = journal.scene.override(method, of: responder)
    if override.handles { handlers.append(responder) }
    guard override.reachesSuper else {
      reception = Reception(mode: .handled, handles: true, rule: RuleNumber(6, 2))
      return
    }
    let forwarded: Step.DeliveryMode = override == .inherited ? .default : .super
    if method.isAboutTouches, responder.endsChain(in: journal.scene) {
      let scrolls = responder.scrolls(in: journal.scene)
      reception = Reception(
        mode: .scrollView, handles: override.handles, rule: RuleNumber(18, scrolls ? 1 : 2))
      return
    }
    guard method.isAboutTouches, case .view(let view) = responder,
      journal.scene[view].kind.isControl
    else {
      let own = method.isAboutTouches ? RuleNumber(6, 1) : RuleNumber(6, 5)
      reception = Reception(
        mode: forwarded, handles: override.handles,
        rule: forwarded == .super ? RuleNumber(6, 3) : own)
      return
    }
    let control = controls.receive(
      method, touches, at: view, touchView: touchView, gate, journal)
    // 7.13: a control that only gets what a subview forwards keeps it, and does nothing with it.
    if control.forwards.isEmpty, control.isOwn { handlers.append(responder) }
    let passesAllOn = control.forwards.isEmpty && controls.isHeardAround(view, journal)
    let keeps = control.forwards.isEmpty && !passesAllOn
    // 7.12 where UIControl's own method forwards, because the control does not track.
    let rule =
      keeps
      ? RuleNumber(7, touchView == view ? 11 : 13)
      : forwarded == .super ? RuleNumber(6, 3) : RuleNumber(7, 12)
    reception = Reception(
      mode: keeps ? .control : forwarded, handles: override.handles,
      tracks: control.tracks ? view : nil, forwards: passesAllOn ? nil : control.forwards,
      rule: rule)
  }

  private func put(
    _ kind: StepRecord.Kind, to: Responder? = nil, mode: Step.DeliveryMode = .default,
    reason: Step.DropReason = .noNext, hop: Hop = .superview,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard journal.listens else { return }
    journal.cause = journal.nextStep
    journal.sink.put(
      .delivery(
        kind, method, touch: touches.first ?? 0, from: here, to: to, mode: mode, reason: reason,
        hop: hop, depth: kind == .chainNext ? hops : 0, set: set, moment: journal.moment))
  }
}

/// What a responder does with a message.
struct Reception {
  var mode: Step.DeliveryMode
  /// Whether its own override does something.
  var handles: Bool
  /// The control whose tracking the message moves on.
  var tracks: ViewID?
  /// The touches that go on to `next`, where not all of them do.
  var forwards: [Int]?
  /// The rule by which it does.
  let rule: RuleNumber
}

extension Responder {
  /// 18.1: a scroll view keeps what comes to it; 18.2: one that does not scroll sends it on, unless
  /// it is a text view.
  fileprivate func endsChain(in scene: Scene) -> Bool {
    guard case .view(let view) = self else { return false }
    return scrolls(in: scene) || scene[view].kind.traits.contains(.endsChain)
  }

  fileprivate func scrolls(in scene: Scene) -> Bool {
    if case .view(let view) = self { scene[view].scrolling?.isScrollEnabled == true } else { false }
  }

  /// By which rule a message ends at who has nobody to pass it on to.
  fileprivate func ruleOfDrop(_ reason: Step.DropReason, in scene: Scene) -> RuleNumber {
    if reason == .loop || scene[overridesOf: self].next != .inherited { return RuleNumber(5, 13) }
    switch self {
    case .controller: return RuleNumber(5, 8)
    case .application: return scene.delegate == nil ? RuleNumber(5, 12) : RuleNumber(5, 11)
    case .view, .windowScene, .delegate: return RuleNumber(5, 12)
    }
  }
}
