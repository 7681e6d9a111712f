import TouchCore

//   left     right
//   #1       #1      same
//   #2       #2      not the same: the records part here
//   #3       –       only left
//   –        #3      only right
//   #4       #4      same again

/// Two records side by side: every step of both in one row, in its order, equal steps together.
struct Alignment: Sendable {
  /// One or two steps that stand side by side.
  struct Row: Hashable, Sendable {
    /// The place of the left step; nil where the left record has none here.
    let left: Int?
    /// The place of the right step; nil where the right record has none here.
    let right: Int?
    /// Whether both decide the same.
    let isSame: Bool
    /// How many steps of the left record have happened after this row.
    let leftCount: Int
    /// How many steps of the right record have happened after this row.
    let rightCount: Int
  }

  /// The rows, in the order of time.
  let rows: [Row]

  /// Sets two records side by side, as long as somebody waits for it.
  init(_ left: Trace, _ right: Trace, _ patience: Patience = .endless) throws(Complaint) {
    var maker = Maker(left: left, right: right)
    try maker.make(patience)
    rows = maker.rows
  }

  /// How many rows have happened where a record stands at a cursor: the fewest there can be.
  func row(of cursor: Int, isRight: Bool) -> Int {
    guard cursor > 0 else { return 0 }
    let place = rows.firstPlace { (isRight ? $0.rightCount : $0.leftCount) < cursor }
    return min(place + 1, rows.count)
  }

  /// Whether the records part at a row, counted from 1: it is the first of rows that differ.
  func parts(at row: Int) -> Bool {
    guard rows.indices.contains(row - 1), !rows[row - 1].isSame else { return false }
    return row == 1 || rows[row - 2].isSame
  }

  /// The next row at which the records part, counted from 1; nil where there is none.
  func parting(after row: Int, _ direction: Direction) -> Int? {
    var here = row + direction.rawValue
    while here > 0, here <= rows.count {
      if parts(at: here) { return here }
      here += direction.rawValue
    }
    return nil
  }
}

extension Alignment {
  /// The steps of one instant that follow each other; what goes into the queue is apart.
  private struct Stretch {
    let steps: Range<Int>
    let key: Key
    let likeness: Likeness

    /// What begins the instant, and when.
    struct Key: Hashable {
      let milliseconds: Int
      let cause: Likeness
      let input: TouchEvent.Input?
    }

    /// What begins the instant, wherever and whenever.
    struct Likeness: Hashable {
      let isPut: Bool
      let timer: TimerOwner?
      let gist: [String]
    }
  }

  /// Sets two records side by side: instants first, then the steps of those that belong together.
  private struct Maker {
    let left: Trace
    let right: Trace
    private let leftKeys: StepKeys
    private let rightKeys: StepKeys
    private(set) var rows: [Row] = []

    init(left: Trace, right: Trace) {
      self.left = left
      self.right = right
      leftKeys = StepKeys(left)
      rightKeys = StepKeys(right)
    }

    mutating func make(_ patience: Patience) throws(Complaint) {
      let lefts = try Self.stretches(of: left, patience)
      let rights = try Self.stretches(of: right, patience)
      let pairs = Self.aligned(
        lefts.map(\.key), rights.map(\.key), lefts.map(\.likeness), rights.map(\.likeness))
      for (our, their) in pairs {
        try patience.ask()
        add(our.map { lefts[$0].steps } ?? 0..<0, their.map { rights[$0].steps } ?? 0..<0)
      }
    }

    private mutating func add(_ lefts: Range<Int>, _ rights: Range<Int>) {
      let keys = (lefts.map { leftKeys[$0] }, rights.map { rightKeys[$0] })
      let pairs = Self.aligned(
        keys.0, keys.1, lefts.map { StepSubject(left[$0]) }, rights.map { StepSubject(right[$0]) })
      for (our, their) in pairs {
        let isSame = our.flatMap { our in their.map { keys.0[our] == keys.1[$0] } } ?? false
        rows.append(
          Row(
            left: our.map { lefts.lowerBound + $0 }, right: their.map { rights.lowerBound + $0 },
            isSame: isSame, leftCount: (rows.last?.leftCount ?? 0) + (our == nil ? 0 : 1),
            rightCount: (rows.last?.rightCount ?? 0) + (their == nil ? 0 : 1)))
      }
    }

    /// Pairs what is equal, then between those what is alike; the rest stands alone, left first.
    private static func aligned<Key: Hashable, Likeness: Hashable>(
      _ left: [Key], _ right: [Key], _ leftAlike: [Likeness], _ rightAlike: [Likeness]
    ) -> [(Int?, Int?)] {
      var found: [(Int?, Int?)] = []
      var start = (0, 0)
      for pair in Matching(left, right).pairs + [(left: left.count, right: right.count)] {
        let ours = Array(leftAlike[start.0..<pair.left])
        let theirs = Array(rightAlike[start.1..<pair.right])
        var inner = (0, 0)
        for alike in Matching(ours, theirs).pairs + [(left: ours.count, right: theirs.count)] {
          found += (inner.0..<alike.left).map { (start.0 + $0, nil) }
          found += (inner.1..<alike.right).map { (nil, start.1 + $0) }
          if alike.left < ours.count { found.append((start.0 + alike.left, start.1 + alike.right)) }
          inner = (alike.left + 1, alike.right + 1)
        }
        if pair.left < left.count { found.append((pair.left, pair.right)) }
        start = (pair.left + 1, pair.right + 1)
      }
      return found
    }

    private static func stretches(
      of trace: Trace, _ patience: Patience
    ) throws(Complaint) -> [Stretch] {
      var stretches: [Stretch] = []
      var start = 0
      while start < trace.count {
        try patience.ask()
        let isPut = trace[start].isPut
        var end = start + 1
        while end < trace.count, !isPut, !trace[end].isPut,
          trace.momentNumber(of: end) == trace.momentNumber(of: start)
        {
          end += 1
        }
        stretches.append(stretch(start..<end, of: trace, isPut: isPut))
        start = end
      }
      return stretches
    }

    private static func stretch(_ steps: Range<Int>, of trace: Trace, isPut: Bool) -> Stretch {
      let moment = trace.moment(of: steps.lowerBound)
      let event = moment.event.map { trace.script.events[$0] }
      var timer: TimerOwner?
      if case .timer(let owner) = trace[steps.lowerBound] { timer = owner }
      let likeness = Stretch.Likeness(isPut: isPut, timer: timer, gist: event?.gist ?? [])
      return Stretch(
        steps: steps,
        key: Stretch.Key(
          milliseconds: moment.milliseconds, cause: likeness, input: event?.input),
        likeness: likeness)
    }
  }
}
