import TouchDebugger

/// Why one stands where one stands, for clients.
struct StopReport: Hashable, Sendable {
  /// The protocol's words for it.
  enum Reason: String, Hashable, Sendable {
    case entry, step, goto, pause, exception, breakpoint
    case functionBreakpoint = "function breakpoint"
    case dataBreakpoint = "data breakpoint"
  }

  let reason: Reason
  /// What stopped it, by the numbers that the session gives.
  let hitBreakpoints: [Int]
  /// What was caught, where that stopped it.
  var mishaps: [Mishap] = []
  /// The line whose breakpoint stopped it.
  var place: Place?

  /// A line that a breakpoint was set on; of several, the program's stands first.
  enum Place: Hashable, Sendable, Comparable {
    case program(line: Int)
    case timeline(line: Int)
  }
}

extension StopReport {
  /// What catches something where one stands already.
  init(caughtBy breakpoints: [Breakpoint]) {
    self.init(
      reason: .exception, hitBreakpoints: breakpoints.map(\.number),
      mishaps: breakpoints.flatMap(\.mishaps))
  }

  /// Why a motion ended.
  ///
  /// - Parameters:
  ///   - stop: What the session says of it; nil where it went somewhere at once.
  ///   - arrived: The reason where nothing stopped it.
  ///   - before: The breakpoints before the motion.
  ///   - functions: Those that were set by name.
  init(_ stop: StopValues?, arrived: Reason, among before: [Breakpoint], functions: Set<Int>) {
    guard let stop else {
      self.init(reason: arrived, hitBreakpoints: [])
      return
    }
    switch stop.reason {
    case .arrived: self.init(reason: arrived, hitBreakpoints: [])
    case .interrupted, .end: self.init(reason: .pause, hitBreakpoints: [])
    case .start: self.init(reason: .entry, hitBreakpoints: [])
    case .breakpoint:
      let hit = before.filter { stop.breakpoints.contains($0.number) }
      self.init(
        reason: Self.reason(hit, functions), hitBreakpoints: stop.breakpoints,
        mishaps: hit.flatMap(\.mishaps))
    }
  }

  /// Of several that stop at once, the one that says most.
  private static func reason(_ hit: [Breakpoint], _ functions: Set<Int>) -> Reason {
    if hit.contains(where: { !$0.mishaps.isEmpty }) { return .exception }
    if hit.contains(where: \.isWatch) { return .dataBreakpoint }
    let isByName = !hit.isEmpty && hit.allSatisfy { functions.contains($0.number) }
    return isByName ? .functionBreakpoint : .breakpoint
  }
}

extension Breakpoint {
  /// What it catches.
  fileprivate var mishaps: [Mishap] {
    if case .mishaps(let mishaps) = subject { mishaps } else { [] }
  }

  fileprivate var isWatch: Bool {
    if case .value = subject { true } else { false }
  }
}
