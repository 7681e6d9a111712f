@testable import TouchCore

//   "0 down A 10,10; 16 move A 25,10; 40 up A"  ─▶ machine ─▶ ["16 begin 5,0", "40 end 5,0"]
//
//   changes of one time are one event; timers fire before the events of their time

/// What one finger does at one time.
private struct FingerRow {
  let milliseconds: Int
  let phase: TouchPhase
  let finger: Substring
  let point: Point?

  /// Reads `16 move A 25,10`.
  init(_ text: Substring) {
    let words = text.split(separator: " ")
    let phases: [TouchPhase: Substring] = [
      .began: "down", .moved: "move", .ended: "up", .cancelled: "cancel",
    ]
    guard words.count >= 3, let milliseconds = Int(words[0]),
      let phase = phases.first(where: { $0.value == words[1] })?.key
    else { preconditionFailure("no such row: \(text)") }
    self.milliseconds = milliseconds
    self.phase = phase
    finger = words[2]
    let numbers = words.dropFirst(3).first?.split(separator: ",").compactMap { Double($0) } ?? []
    point = numbers.count == 2 ? Point(numbers[0], numbers[1]) : nil
  }
}

/// Plays fingers through one machine, as the arbiter would, and lists what it wants.
struct MachineDriver {
  /// Every wish with its time and value; waiting shows in what it leads to.
  private(set) var lines: [String] = []
  /// Whether the machine recognized, failed or came to its end.
  private(set) var isDone = false
  /// The machine.
  private(set) var machine: AnyMachine
  /// The time it waits for.
  private(set) var due: Int?

  /// What it decided at each call, and by what.
  private(set) var decisions: [Decision] = []

  /// A wish, and what it was held against.
  struct Decision {
    let wish: GestureAction
    let checks: [Check]
    let rule: RuleNumber?
  }

  private var contacts: [GestureContact] = []
  private var fingers: [Substring] = []

  /// A machine of a recognizer; its screen is 400x800.
  init(_ recognizer: Recognizer, _ settings: Settings = Settings()) {
    machine = AnyMachine(recognizer, settings)
    guard case .edgePan(var edgePan) = machine else { return }
    edgePan.screen = Rect(0, 0, 400, 800)
    machine = .edgePan(edgePan)
  }

  /// Plays a script, then lets the last timer run out; whenever no finger is down, somebody may
  /// look at it.
  mutating func play(_ script: String, whenLifted look: (MachineDriver) -> Void = { _ in }) {
    var rows = script.split(separator: ";").map(FingerRow.init)[...]
    while let first = rows.first {
      let event = rows.prefix { $0.milliseconds == first.milliseconds }
      play(Array(event), at: first.milliseconds)
      rows = rows.dropFirst(event.count)
      if contacts.downCount == 0 { look(self) }
    }
    fire(until: .max)
  }

  /// Says which ways a scroll view's content moves.
  mutating func allow(_ directions: Directions) { machine.allow(DragWays(own: directions)) }

  /// Tells the machine that it begins only now.
  mutating func restart(at milliseconds: Int) {
    machine.restart(GestureInput(milliseconds: milliseconds, contacts: contacts))
  }

  private mutating func play(_ event: [FingerRow], at milliseconds: Int) {
    fire(until: milliseconds)
    for place in contacts.indices where contacts[place].isDown {
      contacts[place].phase = .stationary
    }
    for row in event { change(row) }
    for phase in [TouchPhase.began, .moved, .ended, .cancelled]
    where event.contains(where: { $0.phase == phase }) {
      let input = GestureInput(milliseconds: milliseconds, contacts: contacts)
      var evidence = Evidence(isWanted: true)
      note(machine.call(phase, input, &evidence), evidence, at: milliseconds)
    }
  }

  private mutating func fire(until milliseconds: Int) {
    while let time = due, time <= milliseconds {
      due = nil
      var evidence = Evidence(isWanted: true)
      let input = GestureInput(milliseconds: time, contacts: contacts)
      note(machine.timer(input, &evidence), evidence, at: time)
    }
  }

  private mutating func change(_ row: FingerRow) {
    guard row.phase != .began, let place = fingers.lastIndex(of: row.finger) else {
      let point = row.point ?? .zero
      fingers.append(row.finger)
      contacts.append(
        GestureContact(
          touch: contacts.count + 1, tapCount: 1, start: point, began: row.milliseconds,
          location: point, previous: point, phase: .began, isDown: true))
      return
    }
    contacts[place].previous = contacts[place].location
    contacts[place].location = row.point ?? contacts[place].location
    contacts[place].phase = row.phase
    contacts[place].isDown = row.phase == .moved
  }

  private mutating func note(
    _ wish: GestureAction, _ evidence: Evidence, at milliseconds: Int
  ) {
    decisions.append(Decision(wish: wish, checks: evidence.checks, rule: evidence.rule))
    switch wish {
    case .stay: break
    case .wait(let time): due = time
    case .begin, .change: list("\(wish)", at: milliseconds)
    case .recognize, .end:
      list("\(wish)", at: milliseconds)
      stop()
    case .cancel:
      list("cancel", at: milliseconds)
      stop()
    case .fail(let cause):
      lines.append("\(milliseconds) fail \(cause)")
      stop()
    }
  }

  private mutating func list(_ wish: String, at milliseconds: Int) {
    let value = machine.value
    lines.append(
      "\(milliseconds) \(wish)" + (value == .zero ? "" : " \(short(value.x)),\(short(value.y))"))
  }

  private mutating func stop() {
    isDone = true
    due = nil
  }
}

/// What a machine wants when fingers do what a script says.
func wishes(
  of kind: RecognizerKind, _ script: String, _ settings: [Setting: Double] = [:],
  _ configure: (inout Recognizer) -> Void = { _ in }
) -> [String] {
  var recognizer = Recognizer("r", kind)
  configure(&recognizer)
  var all = Settings()
  for (setting, value) in settings { all[setting] = value }
  var driver = MachineDriver(recognizer, all)
  driver.play(script)
  return driver.lines
}
