//  dragPress   Possible ── lifts ── begins     a long press of the same touch waits for the lift and
//                                              then runs beside it; all others fail then (22.18)
//  edgeGate    Possible ── fails               pans and swipes wait for that (22.14)
//
//  What begins of these, and a menu, ends all others.

extension Part.Role {
  /// Whether recognizers of the app wait for what it comes to.
  var holdsOthers: Bool { self == .dragPress || self == .edgeGate }

  /// Whether it is the system's: no app's code speaks of it.
  package var isOfSystem: Bool { ruleOfTakeover != nil }

  /// The rule by which it takes the touches of all others when it begins; nil where it does not.
  var ruleOfTakeover: RuleNumber? {
    switch self {
    case .dragPress: RuleNumber(16, 56)
    case .menuPress: RuleNumber(16, 58)
    case .edgeGate: RuleNumber(22, 14)
    default: nil
    }
  }
}

extension RecognizerTable {
  /// Whom of the system's a recognizer waits for, and by which rule; nil where it waits for nobody.
  func systemFirst(
    before id: RecognizerID, _ scene: Scene
  ) -> (recognizer: RecognizerID, rule: RuleNumber)? {
    guard !ofSystem.isEmpty, self[id].role?.holdsOthers != true else { return nil }
    for other in ofSystem where self[other].isAnalysing && self[other].shares(with: self[id]) {
      if let rule = rule(ofWaitingFor: other, id, scene) { return (other, rule) }
    }
    return nil
  }

  private func rule(
    ofWaitingFor other: RecognizerID, _ id: RecognizerID, _ scene: Scene
  ) -> RuleNumber? {
    switch scene[id].kind {
    case .longPress: self[other].machine.isBeforeLift ? RuleNumber(22, 18) : nil
    case .pan, .scrollPan, .edgePan, .swipe:
      self[other].role == .edgeGate ? RuleNumber(22, 14) : nil
    case .tap, .pinch, .rotation, .hover, .custom, .scrollDelay: nil
    }
  }

  /// Whether the app's recognizers and the system's are no matter of each other's: a long press runs
  /// beside a drag (22.18), and nobody excludes the system at its edges (22.14).
  func runsBesideSystem(_ id: RecognizerID, active: RecognizerID, _ scene: Scene) -> Bool {
    guard !ofSystem.isEmpty else { return false }
    if self[id].role == .edgeGate { return true }
    return self[id].role == .dragPress && isLongPress(active, scene)
      || self[active].role == .dragPress && isLongPress(id, scene)
  }

  private func isLongPress(_ id: RecognizerID, _ scene: Scene) -> Bool {
    scene[id].kind == .longPress && self[id].role != .dragPress
  }
}

extension Arbiter {
  /// 22.18: what a drag lifts no other recognizer may have, but long presses run beside it.
  mutating func failOthers(
    byLiftOf id: RecognizerID, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    for other in recognizers.engaged
    where recognizers[other].isAnalysing && journal.scene[other].kind != .longPress
      && recognizers[other].role != .edgeGate && recognizers[other].shares(with: recognizers[id])
    {
      let lifted = Check(.excluded, of: .recognizer(id), true, wants: false, from: .system)
      let grounds = journal.grounds(22, 18, recognizers.whatItSaw(other, journal) + [lifted])
      recognizers.enter(other, .failed, .prevented, by: id, on: grounds, &journal)
    }
  }

  /// 16.56, 16.58, 22.14: those that a drag, a menu or the system takes its touches from; the others
  /// are excluded (9.14).
  func ended(byBeginOf id: RecognizerID) -> [RecognizerID] {
    recognizers.engaged.filter {
      // A menu leaves the drag that the same press may become.
      $0 != id && (recognizers[$0].role != .dragPress || recognizers[id].role == .edgeGate)
        && !recognizers[$0].isOver && recognizers[$0].shares(with: recognizers[id])
    }
  }
}
