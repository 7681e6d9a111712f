import TouchCore
import TouchInquiry

/// What a person asks about a step; parsed once, evaluated anywhere, never in doubt of its types.
indirect enum Expression: Hashable, Sendable {
  case constant(Value)
  /// The step it is asked about.
  case step
  case member(Expression, String)
  /// A word of UIKit's code that is the name of an object, too: the word, unless it is nothing where
  /// one stands.
  case wordOrName(Expression, Value)
  case prefix(Prefix, Expression)
  case infix(Expression, Infix, Expression)

  enum Prefix: String, Hashable, Sendable, CaseIterable {
    case not = "!"
    case minus = "-"
  }

  enum Infix: String, Hashable, Sendable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"

    /// How strongly it binds: || weakest, * and / strongest.
    var strength: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
      case .plus, .minus: 4
      case .times, .divided: 5
      }
    }
  }
}

extension Expression {
  /// What it comes to at a step.
  func value(at index: Int, in trace: Trace) -> Value {
    value(at: Vantage(trace: trace, index: index))
  }

  /// What it comes to for somebody who stands at a step; before the first one the step is nothing.
  func value(at here: Vantage) -> Value {
    switch self {
    case .constant(let value): value
    case .step: (here.frame ?? here.index).map { .step($0) } ?? .nothing
    case .member(let whole, let name): member(name, of: whole.value(at: here), here)
    case .wordOrName(let word, let object): word.value(at: here).orElse(object)
    case .prefix(let sign, let operand): sign.apply(to: operand.value(at: here))
    case .infix(let left, let sign, let right):
      sign.apply(left.value(at: here), right.value(at: here), in: here.trace.scene)
    }
  }

  private func member(_ name: String, of whole: Value, _ here: Vantage) -> Value {
    Member.named(name, of: whole.shape, whole)?.of(whole, at: here) ?? .nothing
  }
}

extension Expression.Prefix {
  func apply(to value: Value) -> Value {
    switch (self, value) {
    case (.not, .truth(let truth)): .truth(!truth)
    case (.minus, .number(let number)): .number(-number)
    case (.not, _): .truth(true)
    case (.minus, _): .nothing
    }
  }
}

extension Expression.Infix {
  /// A comparison with nothing is false, a sum with nothing is nothing.
  func apply(_ left: Value, _ right: Value, in scene: Scene) -> Value {
    switch self {
    case .or: .truth(left.isTrue || right.isTrue)
    case .and: .truth(left.isTrue && right.isTrue)
    case .equal: .truth(left.means(right, in: scene))
    case .notEqual: .truth(!left.means(right, in: scene))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      .truth(numbers(left, right).map { isOrdered($0.0, $0.1) } ?? false)
    case .plus, .minus, .times, .divided:
      // What is divided by zero, or grows beyond all numbers, is none.
      numbers(left, right).map { compute($0.0, $0.1) }.flatMap { $0.isFinite ? .number($0) : nil }
        ?? .nothing
    }
  }

  private func numbers(_ left: Value, _ right: Value) -> (Double, Double)? {
    if case .number(let left) = left, case .number(let right) = right { (left, right) } else { nil }
  }

  private func isOrdered(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .or, .and, .equal, .notEqual, .plus, .minus, .times, .divided: false
    }
  }

  private func compute(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divided: left / right
    case .or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 0
    }
  }
}

extension Value {
  /// The value, or another one if it is nothing.
  func orElse(_ other: Value) -> Value { self == .nothing ? other : self }

  /// Whether two values are the same; a responder is the same as its name.
  func means(_ other: Value, in scene: Scene) -> Bool {
    switch (self, other) {
    case (.responder, .word(let word)): text(in: scene) == word
    case (.word(let word), .responder): other.text(in: scene) == word
    case (.recognizer, .word(let word)): text(in: scene) == word
    case (.word(let word), .recognizer): other.text(in: scene) == word
    default: self == other
    }
  }

  var shape: Shape {
    switch self {
    case .nothing: .nothing
    case .number: .number
    case .truth: .truth
    case .word: .word
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .transform: .transform
    case .responder: .responder
    case .list: .list
    case .recognizer: .recognizer
    case .touch: .touch
    case .step: .step
    }
  }
}

extension Expression {
  /// What it is whatever the step; nil where that depends on the step.
  var known: Value? {
    if case .constant(let value) = self { value } else { nil }
  }

  /// The member it reads; nil where it is something else.
  var member: Member? {
    switch self {
    case .member(let whole, let name): whole.member(named: name)
    case .wordOrName(let word, _): word.member
    case .constant, .step, .prefix, .infix: nil
    }
  }

  /// What it may come to: `self` is a recognizer in a recognizer's methods.
  var shapes: [Shape] {
    if case .wordOrName(let word, let object) = self { return word.shapes + [object.shape] }
    return self == .member(.step, "self") ? [.responder, .recognizer] : [shape]
  }

  /// What can be read off it under a name.
  func member(named name: String) -> Member? {
    shapes.lazy.compactMap { Member.named(name, of: $0, known) }.first
  }

  /// The word if it is anything where one stands, for a word that is a name, too; else the name.
  func meant(at here: Vantage) -> Expression {
    guard case .wordOrName(let word, let object) = self else { return self }
    return word.value(at: here) == .nothing ? .constant(object) : word
  }

  /// Whether it depends on where the cursor stands.
  var asksAboutStep: Bool {
    switch self {
    case .constant, .wordOrName: false
    case .step: true
    case .member(let whole, _): whole.asksAboutStep
    case .prefix(_, let operand): operand.asksAboutStep
    case .infix(let left, _, let right): left.asksAboutStep || right.asksAboutStep
    }
  }
}
