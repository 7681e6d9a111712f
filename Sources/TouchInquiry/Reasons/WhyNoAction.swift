import TouchCore

//   ~target touchUpInside vc login           why was login not sent?      one answer an owner
//
//   it was ── nobody along the chain implements it
//   a recognizer's: why it did not recognize
//   a control's:    why it is not the hit view ── its class never heard of the touch ── it does not
//                   track ── it lost the touch ── the finger was lifted outside, or not yet
//                   it sent other events than the one this is for

/// Why one registration of an action was not called, with the steps that prove it.
public struct WhyNoAction: Hashable, Sendable {
  /// What kept it from being sent.
  public enum Reason: Hashable, Sendable {
    /// Nothing: it was sent, to a responder, or to an object outside the scene where that is nil.
    case sent(to: Responder?)
    /// It was sent without a target, and nobody who was asked implements it (7.18); those who
    /// implement it and refused (12.10).
    case nobody(refusedBy: [Responder])
    /// Its recognizer did not recognize.
    case noGesture(WhyNoGesture)
    /// It is registered with a scroll view's own recognizer, whose actions are not modelled.
    case notModelled
    /// Its control is not the hit view.
    case notHit(WhyNot)
    /// The control is an item of a bar, and this view of the app's takes its place (19.39).
    case replaced(by: ViewID)
    /// The view was never told that the touch began (3.10, 9.30).
    case neverTold(GateReason, by: RecognizerID?)
    /// The subclass handles a message and does not call super, so UIControl never hears of it (6.2).
    case overridden(ResponderMethod)
    /// The control is disabled (7.20), or was while it tracked.
    case disabled
    /// The control tracks another touch (7.3).
    case tracksAnotherTouch
    /// `beginTracking` (7.5) or `continueTracking` (7.7) said no.
    case refusedToTrack(TrackingCall)
    /// The touch was taken away while the control tracked it (9.27, 7.10).
    case takenAway(GateReason, by: RecognizerID?)
    /// Somebody still holds the lift back where the record ends (9.32).
    case heldBack(by: RecognizerID?)
    /// The finger was lifted outside, this far from the bounds in points (7.8, 7.14).
    case liftedOutside(distance: Double)
    /// The control sent these events, and none it is registered for.
    case otherEvents(ControlEvents)
    /// The finger was never outside, but so many points from the bounds at most (7.6, 7.14).
    case stayedInside(distance: Double)
    /// Its value stays as it is, so it sends no `valueChanged`.
    case unchanged(ValueHold)
    /// Where the record ends the finger is still down.
    case stillDown
    /// Its scroll view was not pulled far enough, but so many points; nil for not at all (20.43).
    case notPulled(distance: Double?)
    /// Its scroll view did not move with the finger, by what its pan says; where that recognized, its
    /// `bounces` is off (11.11, 20.43).
    case cannotBePulled(WhyNoGesture)
    /// It refreshes already (20.43).
    case refreshes
    /// No touch went down.
    case noTouch
  }

  /// Who sends it.
  public let sender: ActionSender
  /// Which of the sender's registrations it is.
  public let registration: Int
  /// The touch the answer is about; nil where there was none.
  public let touch: Int?
  /// What kept it from being sent.
  public let reason: Reason
  /// The steps that prove it, in their order; the last one decides.
  public let steps: [Int]

  /// Whether it was sent to somebody after all.
  public var wasSent: Bool {
    if case .sent = reason { true } else { false }
  }

  /// How near it came to being sent: of several touches the nearest one is told.
  var nearness: Int {
    switch reason {
    case .sent: 9
    case .nobody: 8
    case .liftedOutside, .otherEvents, .stayedInside, .unchanged, .takenAway,
      .heldBack, .stillDown, .notModelled,
      .notPulled, .cannotBePulled, .refreshes:
      7
    case .refusedToTrack, .replaced: 6
    case .disabled, .overridden, .tracksAnotherTouch: 5
    case .neverTold: 4
    case .notHit, .noGesture: 1
    case .noTouch: 0
    }
  }
}

extension Trace {
  /// Says why an action was not sent, for every registration that names it: an answer each, those
  /// of controls first; none where nobody sends such an action.
  ///
  /// - Parameters:
  ///   - action: Its name, as a `~target` line writes it.
  ///   - touch: The number of a touch; nil for the one with which it came nearest.
  public func whyNot(action: String, touch: Int? = nil) -> [WhyNoAction] {
    scene.registrations(of: action).map { sender, registration in
      let sent = SentAction(trace: self, sender: sender, registration: registration)
      return switch sender {
      case .recognizer(let id): GestureAction(sent: sent, recognizer: id).why(touch: touch)
      case .control(let view) where scene.isPulled(view, for: registration):
        PullAction(sent: sent, control: view).why(touch: touch)
      case .control(let view): ControlAction(sent: sent, view: view).why(touch: touch)
      }
    }
  }
}

extension Scene {
  /// 20.43: whether a registration waits for a pull, rather than for a touch on its control.
  fileprivate func isPulled(_ view: ViewID, for registration: Int) -> Bool {
    self[view].kind.reaction == .pull
      && self[view].control.targets[registration].events.contains(.valueChanged)
  }
}

extension Trace {
  /// 7.18: what nobody implements no edit of a property sends; who was asked could implement it.
  package func implementers(of why: WhyNoAction) -> [String] {
    indices.prefix(why.steps.last ?? 0).compactMap { index -> String? in
      guard case .action(.ask(let responder, why.registration, why.sender, _)) = self[index]
      else { return nil }
      return scene.name(of: responder)
    }.uniqued()
  }

  /// 7.18: who implements an action that nobody who was asked does: they are not on the way.
  package func implementersBeside(_ why: WhyNoAction) -> [Responder] {
    guard let action = scene.target(why.registration, of: why.sender)?.action else { return [] }
    return scene.responders.filter { scene[overridesOf: $0].actions.contains(action) }
  }
}
