import TouchCore

/// The smallest edits that make something come true, each tried by delivering the touches again.
struct Repair: Sendable {
  /// An edit that a person might try and that is not enough.
  struct Futile: Hashable, Sendable {
    let edit: Edit
    /// The record with the edit made, which shows what still stands in the way.
    let trace: Trace
  }

  /// The single edits that are enough, likeliest first.
  private(set) var singles: [Edit] = []
  /// The pairs that are enough; none are looked for where a single edit is.
  private(set) var pairs: [[Edit]] = []
  /// What seems to help and does not.
  private(set) var futile: [Futile] = []
  /// How many edits were tried one by one.
  private(set) var tried = 0
  /// Whether there were more pairs than are tried.
  private(set) var leavesPairs = false

  /// What is enough, in the order to show it.
  var enough: [[Edit]] { singles.isEmpty ? pairs : singles.map { [$0] } }

  /// Searches for what makes a view the hit view of a touch.
  ///
  /// - Parameter sparesTouches: Whether only the scene may be edited.
  init(view: ViewID, touch: Int, in trace: Trace, sparesTouches: Bool = false) {
    guard let space = EditSpace(view, touch: touch, in: trace) else { return }
    let isAllowed = { (edit: Edit) in !sparesTouches || !edit.isOfTheScript }
    let edits = space.candidates(in: trace).filter(isAllowed)
    search(.hits(view, touch: touch), trace, edits, mostPairs: .max) { edit, changed in
      guard let space = EditSpace(view, touch: touch, in: changed) else { return [] }
      return space.candidates(in: changed)
        .filter { isAllowed($0) && !$0.isVariantOfStandingAside }
    } isTempting: {
      space.removesGuard($0)
    }
  }

  /// Searches among edits.
  ///
  /// - Parameters:
  ///   - further: What may be tried together with an edit, given the record with it.
  ///   - isTempting: Whether an edit is worth naming when it is not enough.
  private mutating func search(
    _ goal: Goal, _ trace: Trace, _ edits: [Edit], mostPairs: Int,
    further: (_ edit: Edit, _ changed: Trace) -> [Edit], isTempting: (Edit) -> Bool
  ) {
    tried = edits.count
    var bench = Workbench(goal, trace)
    var rest: [Edit] = []
    for edit in edits {
      if bench.delivers(edit) { singles.append(edit) } else { rest.append(edit) }
    }
    singles = Self.likeliestFirst(singles)
    futile = rest.filter(isTempting).compactMap { edit in
      bench.trace(with: edit).map { Futile(edit: edit, trace: $0) }
    }
    guard singles.isEmpty else { return }
    pairs = search(pairsOf: Self.likeliestFirst(rest), bench, mostPairs, further)
  }

  private mutating func search(
    pairsOf edits: [Edit], _ bench: Workbench, _ limit: Int,
    _ further: (_ edit: Edit, _ changed: Trace) -> [Edit]
  ) -> [[Edit]] {
    var found: [[Edit]] = []
    var seen: Set<Set<Edit>> = []
    var left = limit
    for first in edits where !first.isVariantOfStandingAside {
      guard let changed = bench.trace(with: first) else { continue }
      var second = Workbench(bench.goal, changed)
      for edit in further(first, changed)
      where !edit.changesTheSame(as: first) && !seen.contains([first, edit]) {
        left -= 1
        guard left >= 0 else {
          leavesPairs = true
          return Self.lightestFirst(found)
        }
        guard second.delivers(edit) else { continue }
        // A touch is moved last, as `whatif` does it, for its place may hang on the views.
        let pair = first.weight == Edit.weightOfMoves ? [edit, first] : [first, edit]
        guard bench.delivers(pair) else { continue }
        seen.insert([first, edit])
        found.append(pair)
      }
    }
    return Self.lightestFirst(found)
  }

  private static func lightestFirst(_ pairs: [[Edit]]) -> [[Edit]] {
    pairs.enumerated().sorted {
      ($0.element.map(\.weight).reduce(0, +), $0.offset)
        < ($1.element.map(\.weight).reduce(0, +), $1.offset)
    }.map(\.element)
  }

  private static func likeliestFirst(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().sorted {
      ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
    }.map(\.element)
  }
}

extension Repair {
  /// A gesture takes the whole script, so not every pair is tried while a person waits.
  private static let mostPairsOfGestures = 200

  /// Searches for what makes a recognizer recognize, an action be sent, or a view keep its touch.
  ///
  /// Pairs begin with an edit that changes what happens: where neither of two changes anything,
  /// both together hardly do.
  init(_ goal: Goal, among edits: [Edit], in trace: Trace) {
    search(goal, trace, edits, mostPairs: Self.mostPairsOfGestures) { edit, changed in
      changed.records == trace.records ? [] : edits
    } isTempting: {
      $0.isTemptingForGestures
    }
  }
}
