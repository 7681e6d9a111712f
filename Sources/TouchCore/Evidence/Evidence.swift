/// The checks of a decision, gathered while it is made.
///
/// A silent delivery gathers nothing: its checks are compared and forgotten.
struct Evidence {
  /// What was checked, in the order it was.
  private(set) var checks: [Check] = []
  /// The rule that decided, as far as a machine is asked.
  private(set) var rule: RuleNumber?
  private let isWanted: Bool

  /// Nothing has been checked.
  init(isWanted: Bool) { self.isWanted = isWanted }

  /// Makes a check; its answer is what decides.
  @inline(__always)
  mutating func holds(_ check: Check) -> Bool {
    if isWanted { checks.append(check) }
    return check.passes
  }

  /// Tells something beside what decides.
  @inline(__always)
  mutating func tell(_ check: @autoclosure () -> Check) {
    if isWanted { checks.append(check().asideOnly) }
  }

  /// Says which rule decides.
  @inline(__always)
  mutating func decided(by section: Int, _ item: Int) {
    if isWanted { rule = RuleNumber(section, item) }
  }

  /// Says which rule decides.
  @inline(__always)
  mutating func decided(by rule: RuleNumber) {
    if isWanted { self.rule = rule }
  }
}
