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

  /// What is enough, in the order to show it.
  var enough: [[Edit]] { singles.isEmpty ? pairs : singles.map { [$0] } }

  /// Searches for what makes a view the hit view of a touch.
  init(view: ViewID, touch: Int, in trace: Trace) {
    guard let space = EditSpace(view, touch: touch, in: trace) else { return }
    search(.hits(view, touch: touch), trace, space.candidates(in: trace)) { edit, changed in
      guard let space = EditSpace(view, touch: touch, in: changed) else { return [] }
      return space.candidates(in: changed).filter { !$0.isVariantOfStandingAside }
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
    _ goal: Goal, _ trace: Trace, _ edits: [Edit],
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
    var found: Set<Set<Edit>> = []
    for first in rest where !first.isVariantOfStandingAside {
      guard let changed = bench.trace(with: first) else { continue }
      var second = Workbench(goal, changed)
      for edit in further(first, changed)
      where !edit.changesTheSame(as: first) && !found.contains([first, edit])
        && second.delivers(edit)
      {
        found.insert([first, edit])
        pairs.append([first, edit])
      }
    }
    pairs = pairs.enumerated().sorted {
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
  /// Searches for what makes a recognizer recognize, an action be sent, or a view keep its touch.
  ///
  /// Pairs begin with an edit that changes what happens: where neither of two changes anything,
  /// both together hardly do.
  init(_ goal: Goal, among edits: [Edit], in trace: Trace) {
    search(goal, trace, edits) { edit, changed in
      changed.records == trace.records ? [] : edits
    } isTempting: {
      $0.isTemptingForGestures
    }
  }
}
