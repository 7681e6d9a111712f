//   touches ─▶ ┌─────────┐ ─▶ what it wants ─▶ arbiter ─▶ may it? ─▶ state, action, cancels
//   timer   ─▶ │ machine │      (GestureAction)
//              └─────────┘
//  A machine knows fingers and time and nothing else: no other recognizer, no view, no delegate.
//  What it holds against a limit it holds through `Evidence`, so that what decided is what is told.

/// One finger's contact, as a recognizer follows it; in screen coordinates, as fingers move.
struct GestureContact {
  /// The touch's number.
  let touch: Int
  let tapCount: Int
  /// Where it went down.
  let start: Point
  /// When it went down, in milliseconds.
  let began: Int
  /// Where it is, or was lifted.
  var location: Point
  /// Where it was at the event before.
  var previous: Point
  /// What happened to it last.
  var phase: TouchPhase
  /// Whether the finger is on the screen.
  var isDown: Bool
}

/// What a machine is shown: the time, and every contact of this attempt in the order they went
/// down; those of earlier taps are among them, lifted.
struct GestureInput {
  /// The time, in milliseconds of the virtual clock.
  let milliseconds: Int
  /// The contacts; those that change in this call have the call's phase.
  let contacts: [GestureContact]
}

/// What a machine wants.
enum GestureAction: Equatable {
  /// Nothing now.
  case stay
  /// To be called again at a time, in milliseconds; a later wish replaces it.
  case wait(until: Int)
  /// A discrete gesture happened.
  case recognize
  /// A continuous gesture begins.
  case begin
  /// It goes on.
  case change
  /// It is over.
  case end
  /// It was broken off after it began.
  case cancel(GestureCause)
  /// It did not happen.
  case fail(GestureCause)
}

/// A recognizer's own state machine.
///
/// Every method is called at most once an event, after the contacts were updated; once a machine
/// wanted `recognize`, `end`, `cancel` or `fail` it is not called again, and a new one is made for
/// the next attempt.
protocol GestureStateMachine {
  /// A pan's translation in points, a pinch's scale or a rotation's radians in `x`.
  var value: Point { get }
  /// Fingers went down: `touchesBegan`.
  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction
  /// Fingers moved: `touchesMoved`.
  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction
  /// Fingers were lifted: `touchesEnded`.
  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction
  /// The system cancelled touches: `touchesCancelled`.
  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction
  /// The time it waited for has come.
  mutating func timer(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction
  /// It begins only now, after waiting for others to fail (9.25).
  mutating func restart(_ input: GestureInput)
  /// Says what it has come to while it is Possible, and of what it falls short: a lift that is too
  /// early is held against the same.
  func fallShort(_ input: GestureInput, _ evidence: inout Evidence)
}

extension GestureStateMachine {
  var value: Point { .zero }
  mutating func timer(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction { .stay }
  mutating func restart(_ input: GestureInput) {}
}

extension [GestureContact] {
  /// How many fingers are down.
  var downCount: Int {
    var count = 0
    for contact in self where contact.isDown { count += 1 }
    return count
  }
}
