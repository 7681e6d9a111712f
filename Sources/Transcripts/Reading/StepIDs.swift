import TouchCore

/// The ids of the steps so far, to see that none is given twice.
struct StepIDs {
  private var steps: [String: Int] = [:]

  /// Adds an id; answers the step that has it already.
  mutating func add(_ id: String, step: Int) -> Int? {
    if let other = steps.updateValue(step, forKey: id) { return other }
    return nil
  }
}

extension String {
  /// Whether it begins as a step's id does: `t1/e1/…`, `e1/…`, `timer1/…`.
  var isStepID: Bool {
    var parts = split(separator: "/", omittingEmptySubsequences: false)[...]
    if let first = parts.first, first.isNumbered("t"), parts.count > 1 { parts.removeFirst() }
    guard parts.count > 1, let event = parts.first else { return false }
    return event.isNumbered("e") || event.isNumbered("timer")
  }

  /// Whether it is a rule's number: `2.9`.
  var isRuleNumber: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { $0.isNumbered("") } && RuleNumber(self) != nil
  }
}

extension Substring {
  /// Whether it is a word with a number behind it.
  fileprivate func isNumbered(_ word: String) -> Bool {
    let digits = utf8.dropFirst(word.utf8.count)
    return hasPrefix(word) && !digits.isEmpty
      && digits.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
  }
}
