import TouchCore
import TouchInquiry

/// What makes something come true, each edit tried by delivering the touches again.
struct Repair: Sendable {
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

  /// How many pairs are enough.
  var pairs: Int { enough.count { $0.edits.count > 1 } }

  /// How many pairs are tried while a person waits.
  private static let mostPairs = 300

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
    for edit in candidates(trace) {
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
      .compactMap { edit in bench.trace(with: [edit]).map { Futile(edit: edit, trace: $0) } }
    if enough.isEmpty { enough = pairs(of: rest, bench, scales, trace, candidates) }
    enough = enough.bestFirst()
  }

  /// Pairs begin with an edit that changes what happens: where neither of two changes anything,
  /// both together hardly do.
  private mutating func pairs(
    of edits: [Edit], _ bench: Workbench, _ scales: Scales, _ trace: Trace,
    _ candidates: (Trace) -> [Edit]
  ) -> [Remedy] {
    var found: [Remedy] = []
    var seen: Set<Set<Edit>> = []
    for first in edits.lightestFirst() where first.goesWithOthers {
      guard let changed = bench.trace(with: [first]), changed.records != trace.records else {
        continue
      }
      for second in candidates(changed)
      where second.goesWithOthers && !second.changesTheSame(as: first) {
        guard seen.insert([first, second]).inserted else { continue }
        guard seen.count <= Self.mostPairs else {
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
