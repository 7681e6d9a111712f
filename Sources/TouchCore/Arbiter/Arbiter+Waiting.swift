//   double matched                single matched ── waits for double        9.22
//       └─ Ended ─▶ single fails (9.21)          or ── double fails ─▶ single may begin

extension Arbiter {
  /// What comes of a try to recognize, as far as others that have to fail go.
  enum Try {
    /// Nobody stands in the way.
    case free
    /// It waits for another one.
    case waits
    /// It failed.
    case failed
  }

  /// 9.21, 9.22: whether those have failed whom a recognizer that matched waits for.
  mutating func tries(
    _ id: RecognizerID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) -> Try {
    let required = recognizers.requirements(of: id, journal.scene)
    if let other = required.first(where: { recognizers[$0].hasRecognized }) {
      let unmet = recognizers.unmet(id, other, journal)
      recognizers.enter(id, .failed, .requiredToFail, by: other, on: unmet, &journal)  // 9.21
      return .failed
    }
    let system = recognizers.systemFirst(before: id, journal.scene)
    if let other = system?.recognizer ?? required.first(where: { recognizers[$0].isAnalysing }) {
      guard !recognizers[id].isWaiting else { return .waits }
      recognizers[id].isWaiting = true  // 9.22
      waitFor(other, id, &journal)
      return .waits
    }
    if recognizers[id].isWaiting {
      recognizers[id].isWaiting = false
      let input = GestureInput(
        milliseconds: journal.milliseconds, contacts: recognizers[id].contacts)
      recognizers[id].machine.restart(input)  // 9.25
    }
    return .free
  }

  private mutating func waitFor(
    _ other: RecognizerID, _ id: RecognizerID,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    if journal.listens {
      recognizers[id].awaited = (other, journal.nextStep)
      recognizers.note(journal.nextStep, of: id)
    }
    var because = Causes(recognizers[id].match.since)
    because.add(recognizers.agreement(of: id, toWaitFor: other))
    let system = recognizers.systemFirst(before: id, journal.scene)
    let isPossible = Check(.possible, of: .recognizer(other), true, wants: false, from: .system)
    journal.put(
      .state(id, from: .possible, to: .possible, cause: .waitsFor, by: other, value: .zero),
      journal.grounds(
        system?.rule ?? RuleNumber(9, 22), because: because,
        recognizers.whatItSaw(id, journal)
          + [
            system == nil
              ? recognizers.requirement(of: id, other, journal.scene) : isPossible
          ]))
  }

  /// 9.21: recognizers that wait for each other would wait for ever; none of them recognizes.
  mutating func breakCircle(_ journal: inout Journal<some StepSink & ~Copyable>) -> Bool {
    let waiting = recognizers.engaged.filter {
      recognizers[$0].isWaiting && recognizers[$0].isAnalysing
    }
    guard !waiting.isEmpty else { return false }
    let stuck = stuck(of: waiting, journal.scene)
    for id in stuck {
      let circle = Check(.circle, true, wants: false, from: .property(.requiresToFail))
      let grounds = journal.grounds(
        9, 21, because: Causes(recognizers.lastState(of: id)),
        recognizers.whatItSaw(id, journal) + [circle])
      recognizers.enter(id, .failed, .waitsInCircle, on: grounds, &journal)
    }
    return !stuck.isEmpty
  }

  /// Those of some that wait, of which each waits only for others of them: whoever waits for one
  /// that still makes up its mind is free, and so is whoever waits for a free one.
  private func stuck(of waiting: [RecognizerID], _ scene: Scene) -> [RecognizerID] {
    let waits = Set(waiting)
    var isStuck = waits
    var waiters: [RecognizerID: [RecognizerID]] = [:]
    var free: [RecognizerID] = []
    for id in waiting {
      // 22.14, 22.18: the system waits for nobody.
      if recognizers.systemFirst(before: id, scene) != nil { free.append(id) }
      for other in recognizers.requirements(of: id, scene) where recognizers[other].isAnalysing {
        if waits.contains(other) { waiters[other, default: []].append(id) } else { free.append(id) }
      }
    }
    while let id = free.popLast() {
      guard isStuck.remove(id) != nil else { continue }
      free += waiters[id] ?? []
    }
    return waiting.filter(isStuck.contains)
  }
}
