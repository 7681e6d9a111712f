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

/// The places of steps; the first four, which nearly always are all, without storage of their own.
struct Causes {
  private var places: SIMD4<Int32> = .init(repeating: -1)
  private var count = 0
  /// Those beyond four: a lift of many fingers, or many who were asked.
  private var others: [Int32] = []

  init() {}

  init(_ step: Int32) { add(step) }

  init(_ step: Int32, _ other: Int32) {
    add(step)
    add(other)
  }

  /// Adds a step that happened.
  mutating func add(_ step: Int32) {
    guard step >= 0, !contains(step) else { return }
    guard count < places.scalarCount else { return others.append(step) }
    places[count] = step
    count += 1
  }

  mutating func add(_ more: Causes) {
    for place in 0..<more.count { add(more.places[place]) }
    for step in more.others { add(step) }
  }

  private func contains(_ step: Int32) -> Bool {
    for place in 0..<count where places[place] == step { return true }
    return others.contains(step)
  }

  /// Adds the places to a list, the earliest first.
  func append(to list: inout [Int32]) {
    let start = list.endIndex
    for place in 0..<count { list.append(places[place]) }
    if !others.isEmpty { list += others }
    if list.endIndex - start > 1 { list[start...].sort() }
  }
}
