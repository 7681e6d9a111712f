import TouchCore

//   why not tap?      pan excludes it
//   lifted:           tap.simultaneous = pan
//   why not, then?    the finger moved 60 of at most 45 pt
//   lifted:           lift touch 1 at 40                       then tap recognizes

/// What stands in the way of something once all before it is lifted.
package struct Obstacle: Sendable {
  /// What decides in that world.
  package let why: Why
  /// The edits that lifted those before it.
  package let lifted: [Edit]
  /// The record with those edits.
  package let trace: Trace
}

extension [Obstacle] {
  /// With those that stand behind the first one, each blocker once, as many as are told.
  func inserting(_ behind: [Obstacle]) -> [Obstacle] {
    var seen: Set<Blocker> = []
    return (prefix(1) + behind + dropFirst())
      .filter { seen.insert(Blocker($0.why, in: $0.trace)).inserted }
      .prefix(Workbench.mostObstacles).map { $0 }
  }
}

extension Workbench {
  /// The most that are told of one question.
  fileprivate static let mostObstacles = 4
  /// How many edits are tried to lift one.
  private static let mostLifts = 60

  /// What stands in the way, one after the other, as the edits of a remedy lift it: each time the
  /// one that makes another step decide.
  func obstacles(lifting remedy: [Edit], in trace: Trace) -> [Obstacle] {
    var obstacles = [Obstacle(why: trace.why(goal), lifted: [], trace: trace)]
    var seen: Set<Blocker> = [Blocker(obstacles[0].why, in: trace)]
    var rest = remedy
    while rest.count > 1, let last = obstacles.last {
      let next = rest.indices.lazy.compactMap { place -> (Int, Obstacle)? in
        let lifted = (last.lifted + [rest[place]]).inTurn()
        guard let world = self.trace(with: lifted), !goal.isReached(by: world) else { return nil }
        let why = world.why(goal)
        guard !seen.contains(Blocker(why, in: world)) else { return nil }
        return (place, Obstacle(why: why, lifted: lifted, trace: world))
      }.first
      guard let (place, obstacle) = next else { break }
      seen.insert(Blocker(obstacle.why, in: obstacle.trace))
      obstacles.append(obstacle)
      rest.remove(at: place)
    }
    return obstacles
  }

  /// The same where no edit and no pair is enough: each is lifted by the lightest edit that makes
  /// another step decide, until the goal is reached or nothing can be reversed.
  func obstacles(
    in trace: Trace, _ candidates: (Trace) -> [Edit]
  ) -> (obstacles: [Obstacle], remedy: [Edit]?) {
    var obstacles = [Obstacle(why: trace.why(goal), lifted: [], trace: trace)]
    var seen: Set<Blocker> = [Blocker(obstacles[0].why, in: trace)]
    while obstacles.count < Self.mostObstacles, let last = obstacles.last {
      guard let next = lift(last, candidates, &seen) else { break }
      if goal.isReached(by: next.trace) { return (obstacles, next.lifted) }
      obstacles.append(next)
    }
    return (obstacles, nil)
  }

  /// What stands in the way after the first obstacle, and so on, if it does not.
  ///
  /// The recognizer that excludes is off, the view that refuses agrees. An edit may let the goal be
  /// reached although that is not enough.
  func obstacles(behind first: Obstacle) -> [Obstacle] {
    var found: [Obstacle] = []
    var last = first
    while found.count < Self.mostObstacles - 1, let reverse = last.why.reverse,
      !last.lifted.contains(reverse)
    {
      let lifted = last.lifted + [reverse]
      guard let world = trace(with: lifted), !goal.isReached(by: world) else { break }
      last = Obstacle(why: world.why(goal), lifted: lifted, trace: world)
      found.append(last)
    }
    return found
  }

  private func lift(
    _ obstacle: Obstacle, _ candidates: (Trace) -> [Edit], _ seen: inout Set<Blocker>
  ) -> Obstacle? {
    var first: (obstacle: Obstacle, blocker: Blocker)?
    let world = obstacle.trace
    let all = Practice(goal, goal.nearestLanding(in: world), world).sorted(candidates(world))
    // A finger that is lifted sooner lifts what only it can, so that the rest is told.
    let lifts = (all.filter { $0.goesInPairs } + all.filter { $0.isLift }).filter {
      !$0.switchesOff(obstacle.why, in: world)
    }
    for edit in lifts.prefix(Self.mostLifts) where !Interruption.isWanted {
      guard !obstacle.lifted.contains(where: { $0.changesTheSame(as: edit) }) else { continue }
      let lifted = (obstacle.lifted + [edit]).inTurn()
      guard let world = trace(with: lifted) else { continue }
      let why = world.why(goal)
      let next = Obstacle(why: why, lifted: lifted, trace: world)
      if goal.isReached(by: world) { return next }
      let blocker = Blocker(why, in: world)
      if first == nil, !seen.contains(blocker) { first = (next, blocker) }
    }
    if let first { seen.insert(first.blocker) }
    return first?.obstacle
  }
}

extension Edit {
  /// Whether it switches off what is to recognize, or the view that this is for: then another reason
  /// is told, and nothing is lifted.
  fileprivate func switchesOff(_ why: Why, in trace: Trace) -> Bool {
    guard case .assign(let object, let property, .truth(false)) = self,
      ["isEnabled", "isScrollEnabled", "isUserInteractionEnabled"].contains(property),
      let id = why.gesture?.recognizer
    else { return false }
    let it = trace.scene[id]
    let views = [it.view, it.scrollView].compactMap { $0 }
    return object == .recognizer(id) || views.contains { object == .responder(.view($0)) }
  }
}

extension Why {
  /// The edit after which what is named does not stand in the way; nil if what decided is not the
  /// recognizer that excludes (9.17) or the view that refuses (8.2).
  fileprivate var reverse: Edit? {
    switch gesture?.reason {
    case .lost(_, let winner): .set(winner, "isEnabled", .truth(false))
    case .refused(_, let view?): .set(view, "gestureRecognizerShouldBegin", .truth(true))
    default: nil
    }
  }

  /// Why a recognizer did not recognize, also one that was to send an action.
  var gesture: WhyNoGesture? {
    switch self {
    case .gesture(let why): return why
    case .action(let why):
      guard case .noGesture(let gesture) = why.reason else { return nil }
      return gesture
    case .hit, .lost, .through, .selection, .hearing, .came, .stopped, .cannotZoom, .nobodySends,
      .placeless:
      return nil
    }
  }
}
