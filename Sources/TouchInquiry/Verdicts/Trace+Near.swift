import TouchCore

//  10 000 taps, why not the third?      tap 1 ─ tap 2 ─ tap 3 ─ 2 s ┊ … is all that is tried

extension Trace {
  /// How long a record is before only a part of it is tried.
  private static let isLong = 2000
  /// For how long after a touch something may still come of it, in milliseconds.
  private static let after = 2000

  /// The record up to some time after a touch, if it is much shorter and says the same of a goal.
  func near(_ goal: Goal) -> Trace {
    guard count > Self.isLong, let landing = goal.landing, let touch = outcome(of: landing)?.touch,
      let last = fingerPath(of: touch).last,
      let script = try? TouchScript(
        Array(script.events.prefix { $0.milliseconds <= last.milliseconds + Self.after }))
    else { return self }
    guard script.events.count < self.script.events.count / 2 else { return self }
    let near = Simulation(scene: scene, script: script, rules: rules).record()
    let isSame =
      goal.isReached(by: near) == goal.isReached(by: self)
      && Blocker(near.why(goal), in: near) == Blocker(why(goal), in: self)
    return isSame ? near : self
  }
}
