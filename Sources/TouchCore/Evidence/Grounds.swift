/// What a decision rests on: its rule, what it was held against, and the steps it follows from.
struct Grounds {
  var rule: RuleNumber
  var because: Causes
  var checks: [Check]

  init(_ rule: RuleNumber, because: Causes, _ checks: [Check] = []) {
    self.rule = rule
    self.because = because
    self.checks = checks
  }
}

/// What a record tells that a step rests on.
public struct RecordedGrounds: Hashable, Sendable {
  /// The rule that decided it.
  public var rule: RuleNumber?
  /// What it was held against.
  public var checks: [Check] = []
  /// The places of the steps it follows from.
  public var causes: [Int] = []

  /// Nothing is told.
  public init() {}
}

/// The places of a few steps, kept without storage of their own.
struct Causes {
  private var places: SIMD4<Int32> = .init(repeating: -1)
  private(set) var count = 0

  init(_ steps: Int32...) { for step in steps { add(step) } }

  /// Adds a step that happened; what is more than four says no more.
  mutating func add(_ step: Int32) {
    guard step >= 0, count < 4, !contains(step) else { return }
    places[count] = step
    count += 1
  }

  mutating func add(_ others: Causes) {
    for place in 0..<others.count { add(others.places[place]) }
  }

  private func contains(_ step: Int32) -> Bool {
    for place in 0..<count where places[place] == step { return true }
    return false
  }

  /// The places, the earliest first.
  var sorted: [Int32] { (0..<count).map { places[$0] }.sorted() }
}
