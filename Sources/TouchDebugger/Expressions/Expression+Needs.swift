import TouchInquiry

/// What an expression depends on, so that it is asked only where it may have changed.
struct Needs: OptionSet, Sendable {
  let rawValue: Int
  /// The step itself.
  static let step = Needs(rawValue: 1)
  /// Properties, which `scene.change` steps change.
  static let scene = Needs(rawValue: 2)
  /// States of recognizers, which `gr.state` steps change.
  static let states = Needs(rawValue: 4)
  /// What any step may change.
  static let record = Needs(rawValue: 8)
}

extension Expression {
  /// What it depends on.
  var needs: Needs {
    switch self {
    case .constant: []
    case .step: .step
    case .member(let whole, let name): whole.needs.union(needs(of: name, whole.shape))
    case .wordOrName(let word, _): word.needs
    case .prefix(_, let operand): operand.needs
    case .infix(let left, _, let right): left.needs.union(right.needs)
    }
  }

  private func needs(of name: String, _ shape: Shape) -> Needs {
    switch shape {
    case .recognizer where name == "state": .states
    case .recognizer, .responder:
      member?.readsRecord == true ? [.scene, .record] : .scene
    case .nothing, .number, .truth, .word, .point, .size, .rect, .transform, .touch, .list, .step:
      []
    }
  }

  /// What it comes to where it comes to anything, as the parser found.
  var shape: Shape {
    switch self {
    case .constant(let value): value.shape
    case .step: .step
    case .member, .wordOrName: member?.shape ?? .nothing
    case .prefix(let sign, _): sign == .not ? .truth : .number
    case .infix(_, let sign, _): sign.strength > Infix.less.strength ? .number : .truth
    }
  }
}
