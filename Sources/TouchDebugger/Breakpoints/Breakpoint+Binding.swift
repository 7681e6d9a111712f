import TouchCore
import TouchInquiry
import TouchNarration

//  reached    7  8  16  25  30          where the place is and the condition holds
//  time       1  2   3   4   5
//  stops            16      30          those that the hit rule lets through

extension Breakpoint {
  /// Where a breakpoint stops in one record: found once, so that a motion only looks it up.
  struct Binding: Sendable {
    /// The world the record is of.
    let world: Int
    /// The steps it is reached at, counted from 1.
    let reached: [Int]
    /// Those of them at which it stops.
    let stops: [Int]
    /// Where its place is, counted from 1, if its condition holds at none of them.
    let refused: [Int]
  }

  /// The steps at which its place is or its value changes, whatever the condition, from 0.
  private func candidates(
    in trace: Trace, _ expectations: Expectations?, _ patience: Patience
  ) throws(Complaint) -> [Int] {
    switch subject {
    case .mishaps(let mishaps):
      return try Mishap.steps(of: mishaps, in: trace, expecting: expectations, patience)
    case .value(let value): return try value.changes(in: trace, patience)
    case .place(.step(let number)): return trace.indices.numbered(number).map { [$0] } ?? []
    case .place(let location):
      let matcher = StepMatcher(location, in: trace)
      var candidates: [Int] = []
      for index in trace.indices {
        // Asking looks at what the client sends, which takes longer than a step.
        if index % 256 == 0 { try patience.ask() }
        if matcher.matches(at: index, in: trace) { candidates.append(index) }
      }
      return candidates
    }
  }

  /// The steps at which it stops while it is enabled, counted from 1.
  ///
  /// - Parameter expectations: What the file expects of its record; nil where it expects nothing.
  public func stops(in trace: Trace, expecting expectations: Expectations? = nil) -> [Int] {
    (try? bound(to: trace, world: -1, expectations, .endless).stops) ?? []
  }

  /// Where it stops in a record.
  ///
  /// - Throws: What is said to somebody who does not want to wait for it.
  func bound(
    to trace: Trace, world: Int, _ expectations: Expectations?, _ patience: Patience
  ) throws(Complaint) -> Binding {
    let candidates = try candidates(in: trace, expectations, patience)
    let steps = try accepted(candidates, in: trace, patience).map { $0 + 1 }
    return Binding(
      world: world, reached: steps, stops: chosen(of: steps),
      refused: steps.isEmpty ? candidates.map { $0 + 1 } : [])
  }

  /// Those of some steps at which the condition holds.
  private func accepted(
    _ candidates: [Int], in trace: Trace, _ patience: Patience
  ) throws(Complaint) -> [Int] {
    guard let condition = clauses.condition?.expression else { return candidates }
    var walker = RecordWalker(trace)
    let check = condition.check()
    var accepted: [Int] = []
    for index in candidates {
      try patience.ask()
      let here = walker.vantage(at: index).seen(atReceiver: isOfReceiver)
      if check(here) { accepted.append(index) }
    }
    return accepted
  }

  /// Whether it stops on an object that a message reaches, whose words it then has.
  var isOfReceiver: Bool {
    if case .place(let location) = subject { location.isOfReceiver } else { false }
  }

  private func chosen(of steps: [Int]) -> [Int] {
    guard let hits = clauses.hits else { return steps }
    return steps.indices.filter { hits.passes($0 + 1) }.map { steps[$0] }
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
