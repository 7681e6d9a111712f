/// A recognizer during a delivery: its machine, its state, and the touches it follows.
struct RecognizerRun {
  let view: ViewID
  let isTap: Bool
  /// What it is there for, where UIKit makes it by itself (19.55).
  let role: Part.Role?
  let cancelsTouchesInView: Bool
  let delaysTouchesBegan: Bool
  let delaysTouchesEnded: Bool
  let numberOfTapsRequired: Int
  let isContinuous: Bool
  /// Whether its delegate is asked about failures (18.14).
  let asksAboutFailures: Bool
  /// Whether its class may stop it when fingers move (18.23).
  let mayStopItself: Bool

  var machine: AnyMachine
  var state = GestureState.possible
  /// Whether its machine matched, and it only has to be let.
  var isMatched = false
  /// Whether it matched and somebody has been named whom it waits for (9.22).
  var isWaiting = false
  /// When it left Possible, counted over all recognizers; 0 while it is Possible.
  var settled = 0
  /// The instant in which it did.
  var settledIn: UInt32 = 0
  /// Whether this attempt is over: the rest of the touches is ignored (9.7).
  var isOver = false
  /// The contacts of this attempt, those of earlier taps included.
  var contacts: [GestureContact] = []
  /// What the machine wanted in this event.
  var wish = GestureWish()
  /// What it wanted after that in the same event.
  var secondWish = GestureWish()
  var match = GestureWish()
  /// Whom it waits for (9.22), and the step that says so.
  var awaited: (recognizer: RecognizerID, step: Int32)?
  /// The timer it waits for.
  var timer: UInt32?
  /// Whether it is to be called in this event.
  var isQueued = false
  /// The kind of touches it is locked to until it is reset (9.5).
  var lockedType: TouchTypes?

  init(_ recognizer: Recognizer, _ settings: Settings) {
    view = recognizer.view
    isTap = recognizer.kind == .tap
    role = recognizer.part?.role
    cancelsTouchesInView = recognizer.cancelsTouchesInView
    delaysTouchesBegan = recognizer.delaysTouchesBegan
    delaysTouchesEnded = recognizer.delaysTouchesEnded
    numberOfTapsRequired = recognizer.numberOfTapsRequired
    isContinuous = recognizer.isContinuous
    asksAboutFailures = recognizer.answers.saysWhomToWaitFor || recognizer.answers.saysWhoWaits
    mayStopItself = recognizer.answers.stopsItself
    machine = AnyMachine(recognizer, settings)
  }

  /// Every recognizer of a scene, as it starts.
  static func all(in scene: Scene) -> [RecognizerRun] {
    scene.recognizers.map { RecognizerRun($0, scene.settings) }
  }

  /// Whether it is still making up its mind.
  var isAnalysing: Bool { state == .possible && !isOver && !contacts.isEmpty }

  /// Whether it left Possible for a gesture.
  var hasRecognized: Bool { state == .ended || state.isActive }

  /// Whether a discrete gesture has happened and only has to be let.
  var isComplete: Bool { isMatched && !isContinuous }

  /// Whether a continuous gesture that waits for another one to fail is over (18.15).
  var hasEndedUnseen: Bool { isWaiting && isContinuous && wish.action == .end }

  /// Whether it is still making up its mind about a touch.
  func isAnalysing(_ touch: Int) -> Bool {
    state == .possible && !isOver && follows(touch)
  }

  func follows(_ touch: Int) -> Bool { place(of: touch) != nil }

  /// The place of a touch in the contacts; they stand in the order of their numbers.
  private func place(of touch: Int) -> Int? {
    let low = contacts.firstPlace { $0.touch < touch }
    return low < contacts.count && contacts[low].touch == touch ? low : nil
  }

  /// Whether two of them follow a common touch (9.14).
  func shares(with other: borrowing RecognizerRun) -> Bool {
    var (here, there) = (0, 0)
    while here < contacts.count, there < other.contacts.count {
      let (left, right) = (contacts[here].touch, other.contacts[there].touch)
      if left == right { return true }
      if left < right { here += 1 } else { there += 1 }
    }
    return false
  }

  /// 3.3: before an event, every contact that is down is stationary until the event says otherwise.
  mutating func rest() {
    for place in contacts.indices where contacts[place].isDown {
      contacts[place].phase = .stationary
    }
  }

  /// Takes in a new touch, or the news of one it follows; false where it does not follow it.
  mutating func follow(_ touch: Touch) -> Bool {
    if touch.phase == .began {
      contacts.append(
        GestureContact(
          touch: touch.number, tapCount: touch.tapCount, start: touch.screenLocation,
          began: touch.milliseconds, location: touch.screenLocation,
          previous: touch.screenLocation, phase: .began, isDown: true))
      return true
    }
    guard let place = place(of: touch.number) else { return false }
    contacts[place].previous = contacts[place].location
    contacts[place].location = touch.screenLocation
    contacts[place].phase = touch.phase
    contacts[place].isDown = touch.phase != .ended && touch.phase != .cancelled
    return true
  }

  /// Calls the machine and remembers what it wants.
  ///
  /// - Parameter step: The step that shows it the touches; nil where nobody listens.
  /// - Returns: What it has come to where nothing is decided yet, for who listens.
  mutating func call(_ phase: TouchPhase, at milliseconds: Int, _ step: Int32?) -> [Check] {
    var evidence = Evidence(isWanted: step != nil)
    let input = GestureInput(milliseconds: milliseconds, contacts: contacts)
    remember(machine.call(phase, input, &evidence), evidence, step)
    return step == nil || !isUndecided ? [] : machine.comesTo(input)
  }

  /// Whether its machine has yet to see something.
  private var isUndecided: Bool {
    guard state == .possible, !isMatched, secondWish.action == .stay else { return false }
    switch wish.action {
    case .stay, .wait: return true
    case .recognize, .begin, .change, .end, .cancel, .fail: return false
    }
  }

  /// Tells the machine that its time has come.
  mutating func timerFired(at milliseconds: Int, _ step: Int32?) {
    timer = nil
    var evidence = Evidence(isWanted: step != nil)
    let input = GestureInput(milliseconds: milliseconds, contacts: contacts)
    remember(machine.timer(input, &evidence), evidence, step)
  }

  private mutating func remember(
    _ action: GestureAction, _ evidence: Evidence, _ step: Int32?
  ) {
    if action == .stay { return }
    let wanted = GestureWish(action, evidence, since: step ?? -1)
    if wish.action == .stay { wish = wanted } else { secondWish = wanted }
  }
}

/// What a machine wants, and by what.
struct GestureWish {
  var action = GestureAction.stay
  let rule: RuleNumber?
  let checks: [Check]
  /// The step that showed the machine what it wants this for.
  let since: Int32

  init() { (rule, checks, since) = (nil, [], -1) }

  init(_ action: GestureAction, _ evidence: Evidence, since step: Int32) {
    self.action = action
    rule = evidence.rule
    checks = evidence.checks
    since = step
  }
}
