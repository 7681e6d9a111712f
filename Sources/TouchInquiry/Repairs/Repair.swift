import TouchCore

/// What makes something come true, each edit tried by delivering the touches again.
package struct Repair: Sendable {
  /// What was asked for.
  package let goal: Goal
  /// What is enough, in the order to show it: single edits, or pairs where no single one is.
  package private(set) var enough: [Remedy] = []
  /// What stands in the way, each in the world without those before it; the first is what decided.
  package private(set) var obstacles: [Obstacle] = []
  /// The single edits that were tried, in the order they were.
  package private(set) var tried: [Edit] = []
  /// Whether there were more pairs than are tried.
  package private(set) var leavesPairs = false
  /// How many edits were not tried, because the scene or the record is so large.
  package private(set) var untried = 0

  /// How many pairs are enough.
  package var pairs: Int { enough.count { $0.edits.count > 1 } }

  /// How many pairs are tried while a person waits.
  private static let mostPairs = 300
  /// How many single edits, at least and at most; between them as many as so much work allows, of
  /// one view that is asked or one step that is recorded each.
  package static let fewestEdits = 100
  package static let mostEdits = 1000
  private static let mostWork = 2_000_000
  /// Of more views in each other than this only the outermost and the innermost are edited.
  package static let deepest = 80

  /// Searches for what reaches a goal that a record does not reach.
  ///
  /// - Parameter sparesTouches: Whether only the scene may be edited.
  package init(_ goal: Goal, in trace: Trace, sparesTouches: Bool = false) {
    self.goal = goal
    let candidates = { (trace: Trace) in
      Candidates(goal, trace).edits.filter { !sparesTouches || !$0.isOfTheScript }
    }
    let scales = Scales(goal, trace)
    let bench = Workbench(goal, trace)
    var rest: [Edit] = []
    let all = candidates(trace)
    let work = Self.mostWork / (trace.scene.views.count + trace.count + 1)
    let most = min(max(work, Self.fewestEdits), Self.mostEdits)
    untried = max(all.count - most, 0)
    // What was found first and last stands nearest to what is asked about.
    for edit in all.prefix(most - most / 2) + all.dropFirst(most - most / 2).suffix(most / 2)
    where !Interruption.isWanted {
      switch bench.attempt([edit]) {
      case .isImpossible: continue
      case .isNotEnough: rest.append(edit)
      case .isEnough(let after): enough.append(scales.weigh([edit], after))
      }
      tried.append(edit)
    }
    guard !Interruption.isWanted else { return }
    let space = goal.hitSpace(in: trace)
    let alone = Set(enough.flatMap { $0.edits })
    // What a view and its window say together may harm less than one of them alone.
    let recipes =
      space?.recipes(in: trace)
      ?? GestureSpace(trace).recipes(for: goal).filter { alone.isDisjoint(with: $0) }
    for recipe in recipes where !Interruption.isWanted {
      // What has more than is enough already is no other way.
      let isMore = enough.contains { $0.edits.count > 1 && $0.edits.allSatisfy(recipe.contains) }
      guard !isMore, case .isEnough(let after) = bench.attempt(recipe) else { continue }
      enough.append(scales.weigh(recipe, after))
    }
    if !enough.contains(where: { !$0.isLastResort }) {
      enough += pairs(
        of: rest, beside: alone, bench, scales, trace, candidates,
        atMost: min(most, Self.mostPairs))
    }
    guard !Interruption.isWanted else { return }
    enough = enough.bestFirst()
    tell(bench, scales, trace, candidates)
    obstacles = obstacles.inserting(bench.obstacles(behind: obstacles[0]))
  }

  /// Finds what stands in the way, and where no pair is enough, what lifts all of it.
  private mutating func tell(
    _ bench: Workbench, _ scales: Scales, _ trace: Trace, _ candidates: (Trace) -> [Edit]
  ) {
    // A finger elsewhere lifts everything at once, and so tells nothing.
    if let best = enough.first(where: { remedy in !remedy.edits.contains { $0.isOfTheFinger } }) {
      obstacles = bench.obstacles(lifting: best.edits, in: trace)
      return
    }
    let found = bench.obstacles(in: trace, candidates)
    obstacles = found.obstacles
    // A finger that is lifted sooner may have been found alone.
    guard let remedy = found.remedy, !enough.contains(where: { $0.edits == remedy }),
      case .isEnough(let after) = bench.attempt(remedy)
    else { return }
    enough = ([scales.weigh(remedy, after)] + enough).bestFirst()
  }

  /// Pairs begin with an edit that changes what happens: where neither of two changes anything,
  /// both together hardly do.
  ///
  /// What is enough alone is in none.
  private mutating func pairs(
    of edits: [Edit], beside alone: Set<Edit>, _ bench: Workbench, _ scales: Scales, _ trace: Trace,
    _ candidates: (Trace) -> [Edit], atMost mostPairs: Int
  ) -> [Remedy] {
    var found: [Remedy] = []
    var seen: Set<Set<Edit>> = []
    for first in scales.practice.sorted(edits) where first.goesInPairs && !Interruption.isWanted {
      guard let changed = bench.trace(with: [first]), changed.records != trace.records else {
        continue
      }
      for second in candidates(changed)
      where second.goesInPairs && !second.changesTheSame(as: first) && !alone.contains(second) {
        guard seen.insert([first, second]).inserted else { continue }
        guard seen.count <= mostPairs, !Interruption.isWanted else {
          leavesPairs = true
          return found
        }
        let pair = [first, second].inTurn()
        guard case .isEnough(let after) = bench.attempt(pair) else { continue }
        // What only the first one showed to be in the way may be enough to lift; what takes a whole
        // branch away lifts both, and they are told as two.
        if !tried.contains(second),
          scales.practice.place(of: [second]) <= Practice.middle,
          case .isEnough(let after) = bench.attempt([second])
        {
          tried.append(second)
          return [scales.weigh([second], after)]
        }
        found.append(scales.weigh(pair, after))
      }
    }
    return found
  }
}
