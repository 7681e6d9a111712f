//                 held back                 delivered
//    began ──▶ ┌───────────┐  release  ┌─────────────┐  ended, cancelled  ┌────────┐
//              │  waiting  │ ────────▶ │    open     │ ─────────────────▶ │ closed │
//              └─────┬─────┘           └─────────────┘                    └────────┘
//                    └── discard: the view never hears of the touch ─────────▲

/// What a view knows of one touch, and what it is not told yet.
struct TouchGate {
  /// A message that waits: what, and in which instant it was due (9.31).
  struct Held {
    let method: ResponderMethod
    let moment: UInt32
    /// The step that holds it.
    let step: Int32
  }

  private enum State { case waiting, open, closed }

  let touch: Int
  let finger: String
  private(set) var view: ViewID
  let window: ViewID
  /// The recognizers that get the touch, fixed at touch-down (9.2).
  let recognizers: [RecognizerID]
  let tapCount: Int
  /// Where it went down, and where it is or was lifted, on the screen.
  let start: Point
  var location: Point
  /// A control's value when it went down: where its knob was (18.37).
  let value: Double
  /// Whether the finger is on the screen.
  var isDown = true
  /// Whether it moved while its began was held, and its view was not told since (9.30).
  var missesMove = false
  /// The step that found its recognizers, or bound the touch where it has none.
  let collected: Int32
  /// Whether the view was to hear of the touch at all, so that it takes the view's slot (3.10).
  private(set) var takesSlot: Bool
  /// Whether a scroll view around it is asked before it hears of the touch (20.33).
  let asksContent: Bool
  private(set) var held: [Held] = []
  /// The step that released its `touchesBegan`; nil if that was not held.
  private(set) var flushed: Int32?
  private var state: State

  init(
    _ touch: Touch, view: ViewID, window: ViewID, _ recognizers: [RecognizerID],
    collected: Int32, value: Double, silent: Bool, asksContent: Bool
  ) {
    self.touch = touch.number
    finger = touch.finger
    self.view = view
    self.window = window
    self.recognizers = recognizers
    tapCount = touch.tapCount
    start = touch.screenLocation
    location = touch.screenLocation
    self.value = value
    self.collected = collected
    takesSlot = !silent
    self.asksContent = asksContent
    state = silent ? .closed : .waiting
  }

  /// Whether the view saw began and nothing that closes it (3.19).
  var isOpen: Bool { state == .open }
  /// Whether the view has not heard of the touch yet and may still do so.
  var isWaiting: Bool { state == .waiting }
  /// Whether the view is told nothing more.
  var isClosed: Bool { state == .closed }
  /// Whether its lift is held back.
  var holdsLift: Bool { held.contains { $0.method == .ended } }
  /// Whether nothing is left to do for it.
  var isDone: Bool { !isDown && state == .closed }

  /// M25: hands the touch to another view.
  mutating func hand(to other: ViewID) { view = other }

  /// Keeps a message back.
  mutating func hold(_ method: ResponderMethod, _ moment: UInt32, by step: Int32) {
    held.append(Held(method: method, moment: moment, step: step))
  }

  /// Lets the oldest message that was held back go.
  mutating func release(at step: Int32) {
    if held.removeFirst().method == .began { flushed = step }
  }

  /// The view is told something.
  mutating func deliver(_ method: ResponderMethod) {
    if method != .began { missesMove = false }
    switch method {
    case .began: state = .open
    case .ended, .cancelled: close()
    case .moved, .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled, .motionBegan,
      .motionEnded, .motionCancelled, .remoteControlReceived:
      break
    }
  }

  /// The view was not to hear of the touch.
  mutating func refuse() {
    takesSlot = false
    close()
  }

  /// The view is told nothing any more.
  mutating func close() {
    state = .closed
    held = []
  }
}
