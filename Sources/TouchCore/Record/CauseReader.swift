//  #2 take ◀─ #3 window.ask ◀─ #4 hit.ask window ◀─┬─ #5 hit.ask fifth
//                                                  ├─ #6 hit.ask fourth ◀─ #7 hit.return fourth
//                                                  └─ #8 hit.return window: also from #7, its answer
//  #9 hit.result ◀─ #10 touch.bind ◀─ … ◀─ #14 touch.deliver ◀─ #15 chain.next ◀─ #16 chain.next
//
//  A search and a climb are told by their steps alone; everybody else says what it follows from
//  when it is decided, and that stands beside the step.

/// Reads what steps follow from; asked for one after the other it looks at each only once.
public struct CauseReader {
  private let trace: Trace
  private var search = SearchCauses()
  /// The step that is looked at next.
  private var next = 0

  /// Reads a record.
  public init(_ trace: Trace) { self.trace = trace }

  /// The steps a step follows from, all earlier than it; none for an event that is put into the
  /// queue.
  ///
  /// - Complexity: O(1) in order; O(*n*) in the steps of the instant before it at random.
  public mutating func causes(of index: Int) -> [Int] {
    let record = trace.records[index]
    if record.kind.isSearch { return causesInSearch(index) }
    if let stored = trace.grounds.causes(of: index) { return stored.map { Int($0) } }
    return trace.plainCause(of: index)
  }

  private mutating func causesInSearch(_ index: Int) -> [Int] {
    if next > index || next < start(of: index) {
      search = SearchCauses()
      next = start(of: index)
    }
    var found: [Int] = []
    while next <= index {
      let record = trace.records[next]
      if record.kind.isSearch { found = search.take(record, at: next, from: start(of: next)) }
      next += 1
    }
    return found
  }

  private func start(of index: Int) -> Int {
    trace.places.start(ofMoment: trace.momentNumber(of: index)) ?? index
  }
}

extension Trace {
  /// The steps a step follows from, all earlier than it; none for an event that is put into the
  /// queue.
  ///
  /// - Complexity: O(*n*) in the steps of the instant before it.
  public func causes(of index: Int) -> [Int] {
    var reader = CauseReader(self)
    return reader.causes(of: index)
  }

  /// What a step follows from that says nothing else: a hop from the message before it, the rest
  /// from their event or timer.
  fileprivate func plainCause(of index: Int) -> [Int] {
    switch records[index].kind {
    case .queuePut: return []
    case .chainNext, .chainStop, .chainDrop:
      return records[..<index].lastIndex { $0.isDelivery }.map { [$0] } ?? []
    default:
      guard let start = places.start(ofMoment: momentNumber(of: index)), start < index else {
        return []
      }
      return [start]
    }
  }
}

/// Follows a search for the view through its steps.
private struct SearchCauses {
  /// The asks that are open, by their depth.
  private var open: [Int] = []
  /// The window that is being asked.
  private var window: Int?
  /// The last step of this search, and whether it is an answer.
  private var last: (step: Int, answers: Bool)?

  /// Takes the next step of a search in; answers what it follows from.
  mutating func take(_ record: StepRecord, at index: Int, from start: Int) -> [Int] {
    let before = last
    last = (index, record.kind == .hitReturn)
    switch record.kind {
    case .windowAsk, .windowChoose:
      open = []
      window = index
      return [before?.step ?? start]
    case .hitAsk:
      let depth = Int(record.object)
      // M02 asks from the view under the finger up: there the view above is asked later.
      let parent = depth == 0 ? window : depth <= open.count ? open[depth - 1] : before?.step
      open.removeLast(max(open.count - depth, 0))
      while open.count < depth { open.append(before?.step ?? start) }
      open.append(index)
      return [parent ?? start]
    case .hitReturn:
      let depth = Int(record.x)
      let ask = depth < open.count ? open[depth] : before?.step ?? start
      // 2.5: what a child answered is the answer, where it was not its own.
      guard let before, before.answers, before.step != ask else { return [ask] }
      return [ask, before.step]
    default:
      last = nil
      return [before?.step ?? start]
    }
  }
}

extension StepRecord.Kind {
  /// Whether it is a step of the search for the view.
  fileprivate var isSearch: Bool {
    switch self {
    case .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult: true
    default: false
    }
  }
}
