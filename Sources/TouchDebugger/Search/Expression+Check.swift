import TouchCore

extension Expression {
  /// Whether the condition holds at a step: the same as `value(at:in:).isTrue`, with the members
  /// looked up once instead of at every step.
  func check(in trace: Trace) -> (Int) -> Bool {
    switch self {
    case .infix(let left, .and, let right):
      let (left, right) = (left.check(in: trace), right.check(in: trace))
      return { left($0) && right($0) }
    case .infix(let left, .or, let right):
      let (left, right) = (left.check(in: trace), right.check(in: trace))
      return { left($0) || right($0) }
    case .constant, .step, .member, .prefix, .infix:
      let value = reader(in: trace)
      return { value($0).isTrue }
    }
  }

  private func reader(in trace: Trace) -> (Int) -> Value {
    switch self {
    case .constant(let value): return { _ in value }
    case .step: return { .step($0) }
    case .member(let whole, let name):
      let read = whole.reader(in: trace)
      let shape = whole.shape
      guard let member = Member.named(name, of: shape) else { return { _ in .nothing } }
      return { index in
        let value = read(index)
        guard value.shape == shape else { return .nothing }
        return member.of(value, at: Vantage(trace: trace, index: index))
      }
    case .prefix(let sign, let operand):
      let read = operand.reader(in: trace)
      return { sign.apply(to: read($0)) }
    case .infix(let left, let sign, let right):
      let (left, right) = (left.reader(in: trace), right.reader(in: trace))
      return { sign.apply(left($0), right($0), in: trace.scene) }
    }
  }

  /// What it comes to where it comes to anything, as the parser found.
  private var shape: Shape {
    switch self {
    case .constant(let value): value.shape
    case .step: .step
    case .member(let whole, let name): Member.named(name, of: whole.shape)?.shape ?? .nothing
    case .prefix(.not, _): .truth
    case .prefix(.minus, _): .number
    case .infix(_, let sign, _): sign.strength > Infix.less.strength ? .number : .truth
    }
  }
}
