import TouchCore

//  reached    7  8  16  25  30          where the place is and the condition holds
//  time       1  2   3   4   5
//  stops            16      30          those that the hit rule and `ignore` let through

extension Breakpoint {
  /// Where a breakpoint stops in one record: found once, so that a motion only looks it up.
  struct Binding: Sendable {
    /// The world the record is of.
    let world: Int
    /// The steps it is reached at, counted from 1.
    let reached: [Int]
    /// Those of them at which it stops.
    let stops: [Int]
  }

  /// The steps at which its place is or its value changes, whatever the condition, from 0.
  func candidates(in trace: Trace) -> [Int] {
    switch subject {
    case .mishaps(let mishaps): return Mishap.steps(of: mishaps, in: trace)
    case .value(let value): return value.changes(in: trace)
    case .place(.step(let number)): return trace.indices.contains(number - 1) ? [number - 1] : []
    case .place(let location):
      let matcher = StepMatcher(location, in: trace)
      return trace.indices.filter { matcher.matches(trace[$0], at: $0, in: trace) }
    }
  }

  /// The steps at which it stops while it is enabled, counted from 1.
  public func stops(in trace: Trace) -> [Int] { bound(to: trace, world: -1).stops }

  /// Where it stops in a record.
  func bound(to trace: Trace, world: Int) -> Binding {
    var reached = candidates(in: trace)
    if let condition = clauses.condition?.expression {
      var walker = RecordWalker(trace, needs: condition.needs)
      reached = reached.filter { condition.value(at: walker.vantage(at: $0)).isTrue }
    }
    let steps = reached.map { $0 + 1 }
    return Binding(world: world, reached: steps, stops: chosen(of: steps))
  }

  private func chosen(of steps: [Int]) -> [Int] {
    let passed = passed(of: steps)
    guard clauses.hits != nil || !passed.isEmpty else { return steps }
    return steps.indices.filter { place in
      clauses.hits?.passes(place + 1) != false && !passed.contains(place)
    }.map { steps[$0] }
  }

  /// The places that `ignore` lets pass: the next ones from where it was said.
  private func passed(of steps: [Int]) -> Range<Int> {
    guard let ignored else { return 0..<0 }
    let first = steps.firstPlace { $0 <= ignored.cursor }
    return first..<min(first + ignored.count, steps.count)
  }
}

extension Debugger {
  /// Where a breakpoint stops here.
  func binding(of breakpoint: Breakpoint) -> Breakpoint.Binding {
    let world = worlds.here.number
    if let binding = breakpoint.binding, binding.world == world { return binding }
    return breakpoint.bound(to: trace, world: world)
  }

  /// Binds all breakpoints to the record at hand.
  mutating func bindBreakpoints() {
    for place in breakpoints.indices {
      breakpoints[place].binding = binding(of: breakpoints[place])
    }
  }

  /// Changes one of the breakpoints, which then has to be bound again.
  mutating func change(_ place: Int, _ change: (inout Breakpoint) -> Void) {
    change(&breakpoints[place])
    breakpoints[place].binding = nil
    breakpoints[place].binding = binding(of: breakpoints[place])
  }
}

extension [Int] {
  /// The nearest of a sorted list behind a cursor in a direction.
  func next(from cursor: Int, _ direction: Direction) -> Int? {
    switch direction {
    case .forwards:
      let place = firstPlace { $0 <= cursor }
      return place < count ? self[place] : nil
    case .backwards:
      let place = firstPlace { $0 < cursor }
      return place > 0 ? self[place - 1] : nil
    }
  }

  /// Whether a sorted list has a number.
  func has(_ number: Int) -> Bool {
    let place = firstPlace { $0 < number }
    return place < count && self[place] == number
  }
}
