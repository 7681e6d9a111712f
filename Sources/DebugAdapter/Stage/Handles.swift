import TouchDebugger

//   stop 1:  1 frame #0   2 frame #1   3 scope View of #0   4 card …
//   stop 2:  5 frame #0   …                  what clients held before is said to be no more

/// What clients hold of a session, by numbers that are good until it moves.
struct Handles: Sendable {
  /// Something that can be opened.
  enum Held: Hashable, Sendable {
    /// A call: its place from the innermost on, on one of the threads.
    case frame(Int)
    /// A part of what is known in a call.
    case scope(Scope, frame: Int)
    case thing(Exhibit)
    /// The properties of a thing that are as they usually are.
    case usual(Exhibit)
    /// The rows of something from one on, where there are too many to be shown at once.
    indirect case rest(Held, from: Int)
    /// The subviews of a view, as the tree shows them.
    case branch(Exhibit)
    /// What a step follows from.
    case causes(step: Int)
    /// What stands in an answer already.
    case rows([Row])
    /// A moment that a client may choose.
    case moment(step: Int)
    /// A way back that a client may choose: some have no button for it.
    case back(Motion)
  }

  /// A row of an answer.
  struct Row: Hashable, Sendable {
    let name: String
    let value: String
    /// What shows it again when it is typed.
    let command: String?
  }

  /// More than that is not opened between two stops, whatever a client asks.
  private static let most = 200_000

  private var held: [Held] = []
  private var numbers: [Held: Int] = [:]
  /// The last number that is no longer good.
  private var forgotten = 0

  /// The number of something, which is the same however often it is asked for; 0, which is nothing
  /// to open, where there are too many.
  mutating func number(of thing: Held) -> Int {
    if let number = numbers[thing] { return number }
    guard held.count < Self.most else { return 0 }
    held.append(thing)
    let number = forgotten + held.count
    numbers[thing] = number
    return number
  }

  /// What a number stands for; nil where it stands for nothing, or no longer.
  subscript(number: Int?) -> Held? {
    guard let number, number > forgotten, number - forgotten <= held.count else { return nil }
    return held[number - forgotten - 1]
  }

  /// Begins anew: the session stands elsewhere.
  mutating func forget() {
    forgotten += held.count
    held = []
    numbers = [:]
  }
}

extension Handles.Held {
  /// Whether what is inside of it has numbers for names.
  var isList: Bool {
    switch self {
    case .thing(let thing): thing.elements != nil
    case .rest(let all, _): all.isList
    case .branch, .scope(.views, _): true
    case .frame, .scope, .usual, .causes, .rows, .moment, .back: false
    }
  }
}
