/// Every recognizer of a scene, as it is during a delivery.
struct RecognizerTable: ~Copyable {
  var runs: [RecognizerRun]
  /// What each starts from, for a new attempt: keeping the starts themselves would copy all of them
  /// at the first touch.
  private let recognizers: [Recognizer]
  private let settings: Settings
  /// The pans from the edge that pop; nearly every scene has none.
  let edgePops: [RecognizerID]
  /// The taps of more than one; whoever looks for a stronger tap need not look at all others.
  private let severalTaps: [RecognizerID]
  /// Whether a table has swipe actions; most scenes have none.
  let hasSwipeActions: Bool
  /// The presses that begin drags, and the system's gestures at edges; nearly every scene has none.
  let ofSystem: [RecognizerID]
  /// Whether delegates are asked about failures; in most scenes none is.
  let asksAboutFailures: Bool
  /// The step that told one at a touch-down to wait for another, where somebody listens (18.14).
  var agreements: [FailurePair: Int32] = [:]
  /// Those that follow touches, deepest view first as they were collected.
  var engaged: [RecognizerID] = []
  /// Those to be called in this event.
  var queue: [RecognizerID] = []
  /// How often a recognizer left Possible.
  private(set) var settledCount = 0
  /// The step of each one's last `gr.state`, and of its last failure; -1 where there is none.
  private var lastState: [Int32]
  private var lastFailure: [Int32]

  /// - Parameters:
  ///   - runs: Each recognizer of a scene as it starts.
  ///   - scene: The scene.
  init(_ runs: consuming [RecognizerRun], of scene: Scene) {
    recognizers = scene.recognizers
    settings = scene.settings
    edgePops = runs.indices.filter { runs[$0].role == .edgePop }.map(RecognizerID.init)
    severalTaps = runs.indices.filter { runs[$0].isTap && runs[$0].numberOfTapsRequired > 1 }
      .map(RecognizerID.init)
    ofSystem = runs.indices.filter { runs[$0].role?.holdsOthers == true }.map(RecognizerID.init)
    hasSwipeActions = runs.contains { $0.role == .swipeActions }
    asksAboutFailures = runs.contains { $0.asksAboutFailures }
    self.runs = runs
    lastState = Array(repeating: -1, count: recognizers.count)
    lastFailure = lastState
  }

  /// The step of a recognizer's last change.
  func lastState(of id: RecognizerID) -> Int32 { lastState[Int(id.index)] }

  /// The step at which a recognizer failed last; -1 where it did not.
  func lastFailure(of id: RecognizerID) -> Int32 { lastFailure[Int(id.index)] }

  /// Remembers the step that tells of its state.
  mutating func note(_ step: Int32, of id: RecognizerID, isFailure: Bool = false) {
    lastState[Int(id.index)] = step
    if isFailure { lastFailure[Int(id.index)] = step }
  }

  subscript(id: RecognizerID) -> RecognizerRun {
    _read { yield runs[Int(id.index)] }
    _modify { yield &runs[Int(id.index)] }
  }
}

extension RecognizerTable {
  /// Changes the state and says so.
  mutating func enter(
    _ id: RecognizerID, _ state: GestureState, _ cause: GestureCause,
    by other: RecognizerID? = nil, on grounds: Grounds,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let from = self[id].state
    self[id].state = state
    if from == .possible {
      settledCount += 1
      self[id].settled = settledCount
      self[id].settledIn = journal.moment
    }
    if !state.isActive {
      self[id].isOver = true
      self[id].isMatched = false
      stopTimer(of: id, &journal)
    }
    if journal.listens { note(journal.nextStep, of: id, isFailure: state == .failed) }
    journal.put(
      .state(
        id, from: from, to: state, cause: cause, by: other,
        value: self[id].machine.value.withinReach),
      grounds)
  }

  mutating func stopTimer(
    of id: RecognizerID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    if let timer = self[id].timer { journal.clock.stop(timer) }
    self[id].timer = nil
  }

  /// 18.25: its fingers are gone, and it neither recognized nor failed.
  mutating func giveUp(_ id: RecognizerID) {
    settledCount += 1
    self[id].settled = settledCount
    self[id].isOver = true
  }

  /// 9.11: those that are done start again when their fingers are gone (9.7).
  mutating func reset(_ journal: inout Journal<some StepSink & ~Copyable>) {
    var place = 0
    while place < engaged.count {
      let id = engaged[place]
      guard self[id].isOver || self[id].contacts.isEmpty,
        self[id].contacts.downCount == 0, !awaitsAnother(id, journal.scene)
      else {
        place += 1
        continue
      }
      // 18.25: one that gave up is reset, too.
      if self[id].state != .possible || self[id].isOver {
        let rule = self[id].state == .possible ? RuleNumber(18, 25) : RuleNumber(9, 11)
        journal.put(
          .state(
            id, from: self[id].state, to: .possible, cause: .reset, by: nil, value: .zero),
          journal.grounds(rule, because: Causes(lastState(of: id), journal.cause)))
      }
      stopTimer(of: id, &journal)
      self[id] = RecognizerRun(recognizers[Int(id.index)], settings)
      engaged.remove(at: place)
    }
  }

  /// 18.16: whoever needs another one's failure starts again only when that one is finished too.
  private func awaitsAnother(_ id: RecognizerID, _ scene: Scene) -> Bool {
    self[id].state != .possible
      && requirements(of: id, scene).contains { self[$0].isAnalysing }
  }

  /// 18.18: a tap of more taps on the same view that matched as well, and does not wait.
  func strongerTap(than id: RecognizerID) -> RecognizerID? {
    guard !severalTaps.isEmpty, self[id].isTap else { return nil }
    let stronger = severalTaps.filter {
      self[$0].isMatched && self[$0].isAnalysing && !self[$0].isWaiting
        && self[$0].numberOfTapsRequired > self[id].numberOfTapsRequired
        && self[$0].view == self[id].view && self[$0].shares(with: self[id])
    }
    return stronger.isEmpty ? nil : engaged.first(where: stronger.contains)
  }

  /// Whether a recognizer waits for one other alone, which still makes up its mind.
  ///
  /// Another try comes to nothing, and of many that wait in a row only the last one gets on at a time.
  func keepsWaiting(_ id: RecognizerID, _ scene: Scene) -> Bool {
    guard self[id].isWaiting, !asksAboutFailures, edgePops.isEmpty,
      let other = scene[id].onlyRequirement
    else { return false }
    return self[other].isAnalysing && strongerTap(than: id) == nil
  }
}
