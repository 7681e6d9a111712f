import TouchCore

/// What a map shows of a moment, read from the record.
struct MapState {
  /// The scene as it is then.
  let scene: Scene
  /// The window drawn: the one being asked, or the touch's.
  private(set) var window: ViewID?
  /// Where the finger is, in the window's coordinates.
  private(set) var finger: Point?
  /// Where the other fingers are that are down.
  private(set) var otherFingers: [Point] = []
  /// Whose turn it is.
  private(set) var turn: Responder?
  /// The views that have refused this touch so far.
  private(set) var refused: Set<ViewID> = []
  /// The hit view, once hit testing is over.
  private(set) var hit: ViewID?

  init(_ trace: Trace, cursor: Int) {
    let happened = cursor > 0 && cursor <= trace.count
    scene = Vantage(trace: trace, index: happened ? cursor - 1 : nil).scene
    window = scene.windowsTopmostFirst.first?.view
    guard happened else {
      // Nothing has happened yet: the finger is shown where it will land.
      if let first = trace.moments.first?.touch, let window {
        finger = scene.fromScreen(first.screenLocation, to: window)
      }
      return
    }
    turn = trace[cursor - 1].responder
    // Where a timer fires or the program changes something, the fingers are still down.
    let down = trace.moment(of: cursor - 1).touches
    guard let touch = trace.touch(at: cursor - 1) ?? down.first else { return }
    for index in trace.indices(ofTouchDown: touch.number) where index < cursor {
      note(trace[index])
    }
    guard let window else { return }
    finger = scene.fromScreen(touch.screenLocation, to: window)
    otherFingers = down.filter { $0.number != touch.number }
      .map { scene.fromScreen($0.screenLocation, to: window) }
  }

  private mutating func note(_ step: Step) {
    switch step {
    case .windowAsk(let window, _, _): self.window = window
    case .windowChoose(let window, _): self.window = window
    case .hitAsk(let view, _, _, let verdict):
      if verdict != .inside, verdict != .overridden { refused.insert(view) }
    case .hitReturn(let view, _, nil): refused.insert(view)
    case .hitResult(_, let view, _): hit = view
    case .queuePut, .queueTake, .hitReturn, .touchBind, .touchDeliver, .chainNext, .chainStop,
      .chainDrop, .timer, .change, .recognizer, .gate, .control, .action, .scroll,
      .focus:
      break
    }
  }
}
