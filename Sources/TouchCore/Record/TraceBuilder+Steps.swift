extension TraceBuilder {
  /// Adds a step.
  ///
  /// - Parameters:
  ///   - step: The step; the depths of returns and hops, and the places of events, are counted here.
  ///   - milliseconds: When, in milliseconds of the virtual clock.
  ///   - touches: The touches it is about; nil where they are those of the call it belongs to.
  ///   - collected: The recognizers of a `gr.collect`, in order.
  ///   - isIgnored: Whether a recognizer that is shown a touch ignores it (9.8).
  ///   - grounds: What the step rests on.
  public mutating func add(
    _ step: Step, at milliseconds: Int, about touches: [Int]? = nil,
    collected: [RecognizerID] = [], isIgnored: Bool = false,
    on grounds: RecordedGrounds = RecordedGrounds()
  ) throws(Fault) {
    let record: StepRecord
    switch step {
    case .queuePut:
      let event = try putEvent(milliseconds)
      record = StepRecord(.queuePut, subject: UInt32(event), moment: UInt32(moment))
    case .queueTake:
      let event = try takeEvent(milliseconds)
      record = StepRecord(.queueTake, subject: UInt32(event), moment: UInt32(moment))
    case .timer(let owner):
      try fireTimer(milliseconds)
      record = StepRecord(owner, moment: UInt32(moment))
    case .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult, .touchBind, .touchDeliver,
      .chainNext, .chainStop, .chainDrop, .change, .recognizer, .gate, .control, .action, .scroll,
      .row, .focus, .presentation:
      try check(milliseconds)
      try check(step, about: touches ?? [])
      record = told(step, touches, collected, isIgnored)
    }
    keep(grounds, of: record.kind)
    records.append(record)
  }

  /// Keeps what a step rests on, but where its kind tells or looks up that itself.
  private mutating func keep(_ grounds: RecordedGrounds, of kind: StepRecord.Kind) {
    guard let parts = kind.keptGrounds, grounds != RecordedGrounds() else { return }
    self.grounds.add(
      parts == .everything ? grounds.rule : nil, grounds.checks,
      grounds.causes.map { Int32($0) }, of: records.count)
  }

  /// Adds a `scene.change`.
  public mutating func add(
    _ change: SceneChange, at milliseconds: Int, on grounds: RecordedGrounds = RecordedGrounds()
  ) throws(Fault) {
    try check(milliseconds)
    make(change)
    keep(grounds, of: .change)
    records.append(
      StepRecord(.change, subject: UInt32(changes.count - 1), moment: UInt32(moment)))
  }

  /// What happened in the current instant.
  private mutating func told(
    _ step: Step, _ touches: [Int]?, _ collected: [RecognizerID], _ isIgnored: Bool
  ) -> StepRecord {
    let now = UInt32(moment)
    switch step {
    case .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult, .touchBind:
      return found(step, touches?.first ?? 0)
    case .touchDeliver, .chainNext, .chainStop, .chainDrop: return message(step, touches)
    case .recognizer(let step):
      return recognizer(step, touches ?? [], collected, isIgnored)
    case .gate(let step): return StepRecord(step, moment: now)
    case .control(let step):
      if case .event(let view, let events) = step { actions.begin(events, of: view, self.now) }
      return StepRecord(step, moment: now)
    case .action(let step): return StepRecord(step, moment: now)
    case .scroll(let step):
      if step.call == .didScroll { scroll(step) }
      return StepRecord(step, moment: now)
    case .row(let step):
      if step.call == .select { select(step) }
      return StepRecord(step, moment: now)
    case .focus(let step): return StepRecord(step, moment: now)
    case .presentation(let step):
      if let change = step.change(in: self.now) { make(change) }
      return StepRecord(step, moment: now)
    case .change(let place): return StepRecord(.change, subject: UInt32(place), moment: now)
    case .queuePut, .queueTake, .timer: return StepRecord(.queuePut, moment: now)
    }
  }

  /// 11.10: scrolling changes the scene, and is told by its own step.
  private mutating func scroll(_ step: ScrollStep) {
    make(
      SceneChange(
        .responder(.view(step.view)), .contentOffset, from: .point(now[step.view].bounds.origin),
        to: .point(step.offset)))
  }

  /// 16.15, 16.16: being selected changes the scene, and is told by its own step.
  private mutating func select(_ step: RowStep) {
    let was = now[step.row].row?.isSelected == true
    guard was != step.isOn, now[step.row].row != nil else { return }
    make(
      SceneChange(
        .responder(.view(step.row)), .selected, from: .flag(was), to: .flag(step.isOn)))
  }

  private mutating func recognizer(
    _ step: RecognizerStep, _ touches: [Int], _ collected: [RecognizerID], _ isIgnored: Bool
  ) -> StepRecord {
    let now = UInt32(moment)
    switch step {
    case .collect:
      collections.append(collected)
      return StepRecord(step, collection: collections.count - 1, moment: now)
    case .receive:
      return StepRecord(step, set: remember(touches), isIgnored: isIgnored, moment: now)
    case .action(let id, _):
      actions.begin(id, scene)
      return StepRecord(step, moment: now)
    case .ask, .state, .prevent: return StepRecord(step, moment: now)
    }
  }

  /// The place of a call's touches in `touchSets`, from 1; 0 for one touch.
  mutating func remember(_ touches: [Int]) -> Int {
    guard touches.count > 1 else { return 0 }
    touchSets.append(touches)
    return touchSets.count
  }
}
