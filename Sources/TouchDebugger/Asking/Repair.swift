import TouchCore
import TouchInquiry

/// What makes something come true, each edit tried by delivering the touches again.
package struct Repair: Sendable {
  /// An edit that a person might try and that is not enough.
  struct Futile: Hashable, Sendable {
    let edit: Edit
    /// The record with the edit made, which shows what still stands in the way.
    let trace: Trace
  }

  /// What was asked for.
  let goal: Goal
  /// What is enough, in the order to show it: single edits, or pairs where no single one is.
  private(set) var enough: [Remedy] = []
  /// What seems to help and does not.
  private(set) var futile: [Futile] = []
  /// The single edits that were tried, in the order they were.
  private(set) var tried: [Edit] = []
  /// Whether there were more pairs than are tried.
  private(set) var leavesPairs = false
  /// How many edits were not tried, because the scene or the record is so large.
  private(set) var untried = 0

  /// How many pairs are enough.
  var pairs: Int { enough.count { $0.edits.count > 1 } }

  /// How many pairs are tried while a person waits.
  private static let mostPairs = 300
  /// How many single edits, at least and at most; between them as many as so much work allows, of
  /// one view that is asked or one step that is recorded each.
  package static let fewestEdits = 100
  package static let mostEdits = 1000
  private static let mostWork = 2_000_000
  /// Of more views in each other than this only the outermost and the innermost are edited.
  package static let deepest = 80
  /// How many records are kept of edits that seem to help and do not.
  private static let mostFutile = 100

  /// Searches for what reaches a goal that a record does not reach.
  ///
  /// - Parameter sparesTouches: Whether only the scene may be edited.
  init(_ goal: Goal, in trace: Trace, sparesTouches: Bool = false) {
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
    let space = goal.hitSpace(in: trace)
    for recipe in space?.recipes(in: trace) ?? [] {
      guard case .isEnough(let after) = bench.attempt(recipe) else { continue }
      enough.append(scales.weigh(recipe, after))
    }
    futile = rest.filter { space?.removesGuard($0) ?? $0.isTemptingForGestures }
      .prefix(Self.mostFutile)
      .compactMap { edit in bench.trace(with: [edit]).map { Futile(edit: edit, trace: $0) } }
    if enough.isEmpty {
      enough = pairs(
        of: rest, bench, scales, trace, candidates, atMost: min(most, Self.mostPairs))
    }
    enough = enough.bestFirst()
  }

  /// Pairs begin with an edit that changes what happens: where neither of two changes anything,
  /// both together hardly do.
  private mutating func pairs(
    of edits: [Edit], _ bench: Workbench, _ scales: Scales, _ trace: Trace,
    _ candidates: (Trace) -> [Edit], atMost mostPairs: Int
  ) -> [Remedy] {
    var found: [Remedy] = []
    var seen: Set<Set<Edit>> = []
    for first in edits.lightestFirst() where first.goesWithOthers && !Interruption.isWanted {
      guard let changed = bench.trace(with: [first]), changed.records != trace.records else {
        continue
      }
      for second in candidates(changed)
      where second.goesWithOthers && !second.changesTheSame(as: first) {
        guard seen.insert([first, second]).inserted else { continue }
        guard seen.count <= mostPairs, !Interruption.isWanted else {
          leavesPairs = true
          return found
        }
        let pair = [first, second].inTurn()
        if case .isEnough(let after) = bench.attempt(pair) {
          found.append(scales.weigh(pair, after))
        }
      }
    }
    return found
  }
}

extension [Edit] {
  fileprivate func lightestFirst() -> [Edit] {
    enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }
    .map(\.element)
  }
}
