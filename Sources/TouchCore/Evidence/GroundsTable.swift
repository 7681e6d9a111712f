//  step      7          12         15
//  rule      9.2        10.13      9.27
//  checks    ┌──┬──┐    ┌──┐       ┌──┐          one after the other in one array,
//            0  1       2          3             each step knows where its own end
//  causes    ┌──┐       ┌──┬──┐    ┌──┐

/// The grounds of the steps that have any, beside the steps themselves.
struct GroundsTable: Hashable, Sendable {
  private struct Entry: Hashable {
    let step: Int32
    /// Section and item; 0 where no rule was given.
    let rule: UInt16
    var checksEnd: Int32
    let causesEnd: Int32
  }

  private var entries: [Entry] = []
  private var checks: [Check] = []
  private var causes: [Int32] = []

  /// How many steps have grounds here.
  var count: Int { entries.count }

  /// Takes the grounds of a step; steps come in their order.
  mutating func add(_ grounds: Grounds, of step: Int) {
    if !grounds.checks.isEmpty { checks += grounds.checks }
    grounds.because.append(to: &causes)
    close(step, grounds.rule)
  }

  /// Takes what a step follows from, whose rule is in the scene.
  mutating func add(_ because: Causes, of step: Int) {
    because.append(to: &causes)
    close(step, nil)
  }

  /// Takes more of the step whose grounds came last: what somebody measured and did not decide.
  mutating func add(_ more: [Check], of subject: SceneObject?) {
    guard !more.isEmpty, let last = entries.indices.last else { return }
    for check in more { checks.append(check.aside(of: subject)) }
    entries[last].checksEnd = Int32(checks.count)
  }

  /// A step's grounds end here.
  private mutating func close(_ step: Int, _ rule: RuleNumber?) {
    entries.append(
      Entry(
        step: Int32(step), rule: rule.map { UInt16($0.section << 8 | $0.item & 255) } ?? 0,
        checksEnd: Int32(checks.count), causesEnd: Int32(causes.count)))
  }

  mutating func removeAll() { self = GroundsTable() }

  /// The rule that decided a step; nil where none was given.
  func rule(of step: Int) -> RuleNumber? {
    guard let place = place(of: step), entries[place].rule > 0 else { return nil }
    return RuleNumber(Int(entries[place].rule >> 8), Int(entries[place].rule & 255))
  }

  /// What a step was held against.
  func checks(of step: Int) -> ArraySlice<Check> {
    guard let place = place(of: step) else { return [] }
    let start = place > 0 ? Int(entries[place - 1].checksEnd) : 0
    return checks[start..<Int(entries[place].checksEnd)]
  }

  /// The steps a step follows from; nil where none were given.
  func causes(of step: Int) -> ArraySlice<Int32>? {
    guard let place = place(of: step) else { return nil }
    let start = place > 0 ? Int(entries[place - 1].causesEnd) : 0
    return causes[start..<Int(entries[place].causesEnd)]
  }

  private func place(of step: Int) -> Int? {
    let place = entries.firstPlace { $0.step < Int32(step) }
    return place < entries.count && entries[place].step == Int32(step) ? place : nil
  }
}
