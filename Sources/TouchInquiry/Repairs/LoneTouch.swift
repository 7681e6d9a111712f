import TouchCore

//   drawer.requiresToFail = servers       two fingers: servers recognizes
//                                         one finger:  drawer begins 90 ms later than before
//   tapB.shouldBegin = no                 its finger alone: tapB does not recognize any more

/// What becomes of a recognizer if a touch that others accompanied comes alone.
struct LoneTouch {
  private let simulation: Simulation
  private let trace: Trace

  /// nil where no other touch was there.
  init?(_ trace: Trace) {
    guard trace.outcomes.count > 1 else { return nil }
    self.trace = trace
    simulation = Simulation(trace)
  }

  /// What edits take from recognizers that wait with them, or never begin (9.21, 9.26).
  func harm(by edits: [Edit]) -> [Harm] {
    guard !edits.contains(where: { $0.isOfTheScript }) else { return [] }
    return edits.compactMap { $0.holdsBack }.uniqued().compactMap { harm(to: $0, by: edits) }
  }

  private func harm(to id: RecognizerID, by edits: [Edit]) -> Harm? {
    let attempt = trace.attempts.first { $0.recognizer == id && !$0.touches.isEmpty }
    guard let touch = attempt?.touches.first, let script = simulation.script.alone(touch),
      let before = time(of: id, script, [])
    else { return nil }
    guard let after = time(of: id, script, edits) else { return .noLongerAlone(id) }
    return after > before ? .comesLater(id, milliseconds: after - before) : nil
  }

  /// When it recognizes, in milliseconds; nil if it does not.
  private func time(of id: RecognizerID, _ script: TouchScript, _ edits: [Edit]) -> Int? {
    let alone = Simulation(scene: simulation.scene, script: script, rules: simulation.rules)
    guard let record = alone.with(edits)?.record() else { return nil }
    return record.attempts.lazy.filter { $0.recognizer == id }.compactMap { $0.recognized }.first
      .map { record.milliseconds(at: $0) }
  }
}

extension Edit {
  /// The recognizer that waits for another one with it, or does not begin.
  fileprivate var holdsBack: RecognizerID? {
    guard case .assign(.recognizer(let id), let property, let value) = self else { return nil }
    switch property {
    case "requiresToFail", "requireFailureOf": return id
    case "shouldBegin": return value == .truth(false) ? id : nil
    default: return nil
    }
  }
}
