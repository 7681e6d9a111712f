import TouchCore
import TouchInquiry

/// A value somebody watches: wherever it is another one than at the step before.
public struct WatchedValue: Hashable, Sendable {
  let expression: Expression
  /// As it was typed.
  let source: String

  /// The steps at which it changes, counted from 0.
  func changes(in trace: Trace, _ patience: Patience) throws(Complaint) -> [Int] {
    let needs = expression.needs
    var walker = RecordWalker(trace)
    let read = expression.reader()
    var changes: [Int] = []
    // What the record or the step tells is not there before the first step, so it does not change
    // with that.
    let start = expression.value(at: Vantage(trace: trace, index: nil))
    var last = needs.contains(.step) || start == .nothing ? nil : Optional(start)
    for index in Self.candidates(needs, in: trace) {
      try patience.ask()
      let value = read(walker.vantage(at: index))
      if let last, differs(last, value, in: trace.scene) { changes.append(index) }
      last = value
    }
    return changes
  }

  /// What it was before a step, and what it is after.
  func change(at index: Int, in trace: Trace) -> (old: Value, new: Value) {
    let before = Vantage(trace: trace, index: index > 0 ? index - 1 : nil)
    let after = Vantage(trace: trace, index: index)
    return (expression.value(at: before), expression.value(at: after))
  }

  // What people cannot tell apart did not change: 0.1 + 0.2 is printed as 0.3.
  private func differs(_ old: Value, _ new: Value, in scene: Scene) -> Bool {
    old != new && old.text(in: scene) != new.text(in: scene)
  }

  /// The steps at which it may change.
  private static func candidates(_ needs: Needs, in trace: Trace) -> [Int] {
    guard needs.isDisjoint(with: [.step, .record]) else { return Array(trace.indices) }
    var candidates = needs.contains(.scene) ? trace.changes.map { $0.step } : []
    if needs.contains(.states) {
      candidates += trace.indices.filter {
        if case .recognizer(.state) = trace[$0] { true } else { false }
      }
    }
    return Set(candidates).sorted()
  }
}
