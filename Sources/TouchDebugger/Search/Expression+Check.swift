import TouchCore
import TouchInquiry

//   touch . phase == moved        looked up once:   == ─┬─ member phase ── member touch ── step
//                                                       └─ "moved"
//   and read at every step from there

extension Expression {
  /// Reads a value for somebody who stands somewhere.
  typealias Reader = (Vantage) -> Value

  /// Whether the condition holds: the same as `value(at:).isTrue`, with the members looked up once
  /// instead of at every step.
  func check() -> (Vantage) -> Bool {
    switch self {
    case .infix(let left, .and, let right):
      let (left, right) = (left.check(), right.check())
      return { left($0) && right($0) }
    case .infix(let left, .or, let right):
      let (left, right) = (left.check(), right.check())
      return { left($0) || right($0) }
    case .constant, .step, .member, .wordOrName, .prefix, .infix:
      let value = reader()
      return { value($0).isTrue }
    }
  }

  /// The same as `value(at:)`, with the members looked up once.
  func reader() -> Reader {
    switch self {
    case .constant(let value): return { _ in value }
    case .step: return { here in (here.frame ?? here.index).map { .step($0) } ?? .nothing }
    case .member(let whole, let name):
      let read = whole.reader()
      let members = whole.shapes.compactMap { shape in
        Member.named(name, of: shape).map { (shape, $0) }
      }
      return { here in
        let value = read(here)
        return members.first { $0.0 == value.shape }?.1.of(value, at: here) ?? .nothing
      }
    case .wordOrName(let word, let object):
      let read = word.reader()
      return { read($0).orElse(object) }
    case .prefix(let sign, let operand):
      let read = operand.reader()
      return { sign.apply(to: read($0)) }
    case .infix(let left, let sign, let right):
      let (left, right) = (left.reader(), right.reader())
      return { sign.apply(left($0), right($0), in: $0.trace.scene) }
    }
  }
}
