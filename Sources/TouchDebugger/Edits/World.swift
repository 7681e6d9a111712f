import TouchCore
import TouchInquiry

//  0 ── whatif card.isHidden = yes ── 1 ── whatif and card.alpha = 0.5 ── 3
//  └─── whatif skip #12 ── 2

/// A scene and a script as somebody changed them, recorded.
struct World: Sendable {
  /// What people call it; 0 is the scene as it was opened, and no number is given twice.
  let number: Int
  /// The world that was changed; nil for the first.
  let parent: Int?
  /// The line that made it; empty for the first.
  let label: String
  /// What `whatif` was told to make otherwise; nil where something else made it.
  let proposal: String?
  let trace: Trace
  /// The calls of its record.
  let calls = LastCalls()
  /// Where the person stood when they left it.
  var cursor = 0

  /// Whether it was read from the file: the first is, and what `reload` made.
  var isRead: Bool { parent == nil || proposal == nil && label == Verb.reload.rawValue }

  /// The changes that made it of its parent, each as it can be typed behind `whatif`.
  var changes: [String] { proposal.map { $0[...].clauses.map(String.init) } ?? [label] }
}

/// The worlds of a session, in the order they were made.
struct Worlds: Sendable {
  private(set) var all: [World]
  private(set) var current = 0

  init(_ trace: Trace) {
    all = [World(number: 0, parent: nil, label: "", proposal: nil, trace: trace)]
  }

  /// The world where the person is.
  var here: World { all[current] }

  /// The world that was changed to make this one.
  var parent: World? { here.parent.map { all[$0] } }

  /// The world that was read from the file, and changed since to make this one.
  var read: World {
    var world = here
    while !world.isRead, let parent = world.parent { world = all[parent] }
    return world
  }

  /// What was proposed on the way from the first world to this one, in order.
  var proposals: [String] {
    var found: [String] = []
    var world: World? = here
    while let one = world {
      if let proposal = one.proposal { found.append(proposal) }
      world = one.parent.map { all[$0] }
    }
    return found.reversed()
  }

  /// The world the proposals made it of; the world itself where none did.
  func proposedIn(_ number: Int) -> World {
    let world = all[number]
    guard world.proposal != nil, let parent = world.parent else { return world }
    return proposedIn(parent)
  }

  /// Makes a world out of the one where the person is, and goes there.
  mutating func branch(
    _ label: String, proposing words: String?, _ trace: Trace, leavingAt cursor: Int
  ) {
    all[current].cursor = cursor
    all.append(
      World(number: all.count, parent: current, label: label, proposal: words, trace: trace))
    current = all.count - 1
  }

  mutating func go(to number: Int, leavingAt cursor: Int) {
    all[current].cursor = cursor
    current = number
  }
}
