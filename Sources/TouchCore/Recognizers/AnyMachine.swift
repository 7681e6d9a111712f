/// Any of the machines, without a box: they are small and have no references.
enum AnyMachine {
  case tap(TapMachine)
  case longPress(LongPressMachine)
  case dragPress(DragPressMachine)
  case pan(PanMachine)
  case swipe(SwipeMachine)
  case pinch(PinchMachine)
  case rotation(RotationMachine)
  case edgePan(EdgePanMachine)
  case hover(HoverMachine)
  case custom(CustomMachine)
  case scrollDelay(ScrollDelayMachine)

  /// A new machine for a new attempt.
  init(_ recognizer: Recognizer, _ settings: Settings) {
    switch recognizer.kind {
    case .tap: self = .tap(TapMachine(recognizer, settings))
    case .longPress where recognizer.part?.role == .dragPress:
      self = .dragPress(DragPressMachine(recognizer, settings))
    case .longPress: self = .longPress(LongPressMachine(recognizer, settings))
    case .pan, .scrollPan: self = .pan(PanMachine(recognizer, settings))
    case .swipe: self = .swipe(SwipeMachine(recognizer, settings))
    case .pinch: self = .pinch(PinchMachine(recognizer, settings))
    case .rotation: self = .rotation(RotationMachine(recognizer, settings))
    case .edgePan: self = .edgePan(EdgePanMachine(recognizer, settings))
    case .hover: self = .hover(HoverMachine())
    case .custom: self = .custom(CustomMachine(recognizer, settings))
    case .scrollDelay: self = .scrollDelay(ScrollDelayMachine(recognizer, settings))
    }
  }

  /// Calls the method of a phase.
  mutating func call(
    _ phase: TouchPhase, _ input: GestureInput, _ evidence: inout Evidence
  ) -> GestureAction {
    carryOut(.touches(phase), input, &evidence)
  }

  /// Tells it that the time it waited for has come.
  mutating func timer(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    carryOut(.timer, input, &evidence)
  }

  /// Tells it that it begins only now.
  mutating func restart(_ input: GestureInput) {
    var evidence = Evidence(isWanted: false)
    _ = carryOut(.restart, input, &evidence)
  }

  private mutating func carryOut(
    _ call: MachineCall, _ input: GestureInput, _ evidence: inout Evidence
  ) -> GestureAction {
    switch self {
    case .tap(var machine):
      defer { self = .tap(machine) }
      return machine.carryOut(call, input, &evidence)
    case .longPress(var machine):
      defer { self = .longPress(machine) }
      return machine.carryOut(call, input, &evidence)
    case .dragPress(var machine):
      defer { self = .dragPress(machine) }
      return machine.carryOut(call, input, &evidence)
    case .pan(var machine):
      defer { self = .pan(machine) }
      return machine.carryOut(call, input, &evidence)
    case .swipe(var machine):
      defer { self = .swipe(machine) }
      return machine.carryOut(call, input, &evidence)
    case .pinch(var machine):
      defer { self = .pinch(machine) }
      return machine.carryOut(call, input, &evidence)
    case .rotation(var machine):
      defer { self = .rotation(machine) }
      return machine.carryOut(call, input, &evidence)
    case .edgePan(var machine):
      defer { self = .edgePan(machine) }
      return machine.carryOut(call, input, &evidence)
    case .hover(var machine):
      defer { self = .hover(machine) }
      return machine.carryOut(call, input, &evidence)
    case .custom(var machine):
      defer { self = .custom(machine) }
      return machine.carryOut(call, input, &evidence)
    case .scrollDelay(var machine):
      defer { self = .scrollDelay(machine) }
      return machine.carryOut(call, input, &evidence)
    }
  }

  /// What it has come to while it is Possible, and of what it falls short.
  func comesTo(_ input: GestureInput) -> [Check] {
    var evidence = Evidence(isWanted: true)
    var copy = self
    _ = copy.carryOut(.fallShort, input, &evidence)
    return evidence.checks
  }

  /// How fast a pan's fingers move, in points a second; zero for others (10.19).
  var velocity: Point {
    switch self {
    case .pan(let machine): machine.velocity
    case .edgePan(let machine): machine.velocity
    case .tap, .longPress, .dragPress, .swipe, .pinch, .rotation, .hover, .custom, .scrollDelay:
      .zero
    }
  }

  /// Whether it is a pan's, which knows its velocity.
  var isPan: Bool {
    switch self {
    case .pan, .edgePan: true
    case .tap, .longPress, .dragPress, .swipe, .pinch, .rotation, .hover, .custom, .scrollDelay:
      false
    }
  }

  /// Says which ways a scroll view's pan may go (11.11).
  mutating func allow(_ ways: DragWays) {
    guard case .pan(var machine) = self else { return }
    machine.ways = ways
    self = .pan(machine)
  }

  /// Tells a pan how far a wheel goes (22.4).
  mutating func turn(by distance: Point) {
    guard case .pan(var machine) = self else { return }
    machine.turn(by: distance)
    self = .pan(machine)
  }

  /// Tells a long press that a secondary click opens its menu (22.8).
  mutating func opensAtOnce() {
    guard case .longPress(var machine) = self else { return }
    machine.opensAtOnce()
    self = .longPress(machine)
  }

  /// Whether it is a drag's press that has not lifted anything yet (22.18).
  var isBeforeLift: Bool {
    if case .dragPress(let machine) = self { !machine.hasLifted } else { false }
  }

  /// Whether a drag has been lifted and has not begun yet (22.18).
  var isLifted: Bool {
    if case .dragPress(let machine) = self { machine.isLifted } else { false }
  }

  /// Tells a scroll view's pan that its finger stops content that slows down (20.23).
  mutating func beginAtOnce() {
    guard case .pan(var machine) = self else { return }
    machine.stopsContent = true
    self = .pan(machine)
  }

  /// The whole way a pan's fingers had gone when it began; zero for others.
  var wayAtBegin: Point {
    guard case .pan(let machine) = self else { return .zero }
    return machine.wayAtBegin
  }

  /// Says how large the screen is to whoever starts at its edges (10.32).
  mutating func place(on screen: Rect, _ systemEdges: Edges?) {
    guard case .edgePan(var machine) = self else { return }
    machine.place(on: screen, systemEdges)
    self = .edgePan(machine)
  }

  /// What it measures.
  var value: Point {
    switch self {
    case .tap(let machine): machine.value
    case .longPress(let machine): machine.value
    case .dragPress(let machine): machine.value
    case .pan(let machine): machine.value
    case .swipe(let machine): machine.value
    case .pinch(let machine): machine.value
    case .rotation(let machine): machine.value
    case .edgePan(let machine): machine.value
    case .hover(let machine): machine.value
    case .custom(let machine): machine.value
    case .scrollDelay(let machine): machine.value
    }
  }
}

/// What a machine can be told.
private enum MachineCall {
  case touches(TouchPhase), timer, restart, fallShort
}

extension GestureStateMachine {
  fileprivate mutating func carryOut(
    _ call: MachineCall, _ input: GestureInput, _ evidence: inout Evidence
  ) -> GestureAction {
    switch call {
    case .touches(.began): return began(input, &evidence)
    case .touches(.moved): return moved(input, &evidence)
    case .touches(.ended): return ended(input, &evidence)
    case .touches(.cancelled): return cancelled(input, &evidence)
    case .touches(.stationary): return .stay
    case .timer: return timer(input, &evidence)
    case .restart:
      restart(input)
      return .stay
    case .fallShort:
      fallShort(input, &evidence)
      return .stay
    }
  }
}
