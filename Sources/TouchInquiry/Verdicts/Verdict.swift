import TouchCore

//   subject, touch   what was asked
//   why              the step that decided, and what it says
//   obstacles        what stands in the way after that, each in the world without those before it
//   doubts           undocumented numbers and switches that would turn it round
//   repair           the edits that were tried, and those that are enough

/// The answer to a question about a record, as data; every front-end tells this one.
package struct Verdict: Sendable {
  /// Why a view forwards its touches: a control that is disabled (7.12) or does not begin to track
  /// (7.5), a class that calls super (6.3).
  package enum Passing: Hashable, Sendable {
    case isDisabled, beginTracking, callsSuper
  }

  /// Something that is told besides.
  package enum Note: Hashable, Sendable {
    /// The system cancelled the touch, at a step (3.19).
    case cancelled(step: Int)
    /// The control is disabled: it does nothing with its touch (7.20).
    case disabled(step: Int)
    /// The control has its touch, and yet it does not send this action.
    case unsent(String)
    /// A view answered by its own `hitTest`, which asks no switch; what its class would have refused
    /// by (2.13).
    case override(of: ViewID, step: Int, isOff: AskVerdict?)
    /// A recognizer waits for no other, which recognized later on the same touch (9.21).
    case waitsForNobody(RecognizerID, before: RecognizerID)
    /// A recognizer recognized after another one, the second, on the same touch, and somebody lets
    /// both (9.15).
    case afterAnother(RecognizerID, RecognizerID)
    /// A recognizer recognized on a touch, and what was hit acted as well (8.3).
    case beside(RecognizerID, ViewID)
    /// The finger was lifted outside of a control, so many points, and still counts as inside (7.14).
    case outside(ViewID, by: Double)
    /// Two controls were pressed at the same time (3.17).
    case together(ViewID, ViewID)
    /// An action was sent several times, in milliseconds.
    case times([Int])
    /// A recognizer recognized later than it matched, because it waited for another one to fail
    /// (9.21), at a step.
    case waited(RecognizerID, for: RecognizerID, milliseconds: Int, step: Int)
    /// A control acted late, because its touch reached it late.
    case late(ViewID, touch: Int)
    /// The animation that refuses is a transition, which began at a step (21.15).
    case inTransition(ControllerID, step: Int)
    /// A swipe before left the navigation hanging (19.47).
    case hangs(step: Int)
    /// The finger came down on the hit view and moved onto another view later (1.11).
    case slidOnto(ViewID, from: ViewID)
    /// A view in a row leaves its touch to the table.
    case passesOn(ViewID, by: Passing)
    /// Two fingers selected two rows at the same time (16.35).
    case selectedTogether(ViewID, ViewID)
    /// A tap beside a sheet or a pull dismissed it (19.22, 19.26), recognized at a step; the list that
    /// was at its top, if the pull began in one (19.28).
    case dismissedBy(RecognizerID, list: ViewID?, step: Int)
    /// What ended the editing of a text, at a step: a scroll view that is dragged (17.28), an action.
    case endedEditing(step: Int)
    /// A recognizer's action ended the editing of a text at the lift that began it, at a step (18.13).
    case endedAgain(ViewID, by: RecognizerID, step: Int)
    /// A directional lock keeps a drag to one axis, or locks nothing, from a step on (20.14).
    case directionalLock(ViewID, keeps: Bool, step: Int)
    /// A scroll view at its end left the drag to the one around it (20.16).
    case handedOver(from: ViewID)
    /// Nobody who was asked implements the action (7.18); who implements it elsewhere.
    case implement(String, asked: [String], elsewhere: [Responder])
    /// What is seen in front takes no touches, although controls or recognizers are in it (2.2).
    case switchedOff(ViewID)
    /// A control sent another action at the same time, which is for another event, or goes to another
    /// target (7.19).
    case alsoSent(ViewID, ActionTarget, ActionTarget)
    /// A recognizer takes the touch from what is pressed or follows the finger (8.6, 9.27).
    case takes(RecognizerID, from: ViewID)
    /// A recognizer around what is presented has the touches in it (9.1).
    case reachesInto(RecognizerID, ViewID)
    /// The delegate of a recognizer leaves out touches of a view, or takes those alone, and this one hit
    /// what lies in it (18.8).
    case looksAt(RecognizerID, ViewID, hit: ViewID)
    /// A swipe popped the top controller (19.41), recognized at a step.
    case poppedBy(RecognizerID, step: Int)
    /// A class of the app's own sends the event of this action itself (7.16).
    case sendsItself(ViewID)
    /// A list that is not at its top, so many points, keeps a pull from its sheet (19.28).
    case notAtTop(ViewID, by: Double)
    /// Equal recognizers of one view recognized on one touch, and a delegate lets them (9.15).
    case addedAgain([RecognizerID])
    /// A popover lets touches through to the other items of the bar that it is anchored to (19.34).
    case passed(by: ControllerID, anchor: ViewID)
    /// Two recognizers recognized at the same time, each with its own finger (9.1).
    case bothFollow(RecognizerID, RecognizerID)
    /// A view that loses its touch overrides what begins and ends it, and not `touchesCancelled`
    /// (3.19).
    case leavesUndone(ViewID)
    /// The program took the view of a recognizer out of the window while it went on, by a change of an
    /// object at a step (18.44).
    case takenOut(RecognizerID, with: SceneObject, step: Int)
    /// A view takes touches while it moves, because its animation has the option (21.19).
    case animates(ViewID)
    /// A view that covers the screen lies behind the bar that another one is in (19.58).
    case behindBar(ViewID, of: ViewID)
  }

  /// What was asked about.
  package let subject: Subject
  /// The touch that the question names; nil for the nearest.
  package let touch: Int?
  /// The record that was asked.
  package let trace: Trace
  /// What was wanted; nil where no touch went down.
  package let goal: Goal?
  /// Whether it happened.
  package let happened: Bool
  /// What decided.
  package let why: Why
  /// The steps that prove it, in their order.
  package var steps: [Int]
  /// What is told besides.
  package var notes: [Note] = []
  /// What nobody documents and would turn it round.
  package var doubts: [Rival] = []
  /// What stands in the way after what decided.
  package var obstacles: [Obstacle] = []
  /// The edits that were tried; nil where nothing has to change.
  package var repair: Repair?
  /// What would stop it, where it happened and more came of it than people expect.
  package var stops: [Remedy] = []
  /// The scroll view that brings all of the view to where it can be hit, as it is.
  package var scroll: ViewID?
  /// Whether the record is of a tap that was only tried out.
  package var isOfTrial = false
}

extension Verdict {
  /// Whether nothing is wrong with what happened but when: what changes that does not stop it.
  package var isOnlyLate: Bool {
    happened
      && notes.allSatisfy { note in
        switch note {
        case .late, .waited, .unsent: true
        default: false
        }
      }
  }
}

extension Verdict {
  /// What the edits do that stop what happened.
  package enum Stopping: Hashable, Sendable {
    /// It does not happen.
    case it
    /// It comes sooner.
    case lateness
    /// It does not happen beside something else, which may be as it is wanted.
    case besides
    /// Of two that happen at the same time one does.
    case oneOfTwo
    /// It goes on, and is not broken off.
    case ending
    /// It stays as it became.
    case undoing
  }

  /// What the edits do that stop what happened: of several, one of two counts first.
  package var stopping: Stopping {
    if isOnlyLate { return .lateness }
    let all = notes.map { $0.stopping }
    return [.ending, .oneOfTwo, .besides, .undoing].first { all.contains($0) } ?? .it
  }
}

extension Verdict.Note {
  /// What an edit does that lifts what it tells of.
  fileprivate var stopping: Verdict.Stopping {
    switch self {
    case .takenOut: .ending
    case .together, .selectedTogether, .bothFollow: .oneOfTwo
    case .beside, .afterAnother, .waitsForNobody, .alsoSent, .addedAgain: .besides
    case .endedAgain: .undoing
    default: .it
    }
  }
}

extension [Verdict] {
  /// Whether what was asked for happened, by one of its touches or senders.
  ///
  /// A control that gets its touch and does not send its action of the same name did not.
  package var haveHappened: Bool {
    let actions = filter { if case .action = $0.subject { true } else { false } }
    return (actions.isEmpty ? self : actions).contains { $0.happened }
  }
}
