import TouchCore
import TouchInquiry

//    10,20                a point          (10,20)  inside an expression
//    0,0 100x50           a rectangle      (0,0 100x50)
//    100x50               a size           100x50
//    CGRect(x: 0, y: 0, width: 100, height: 50)         the same, as Swift writes it
//    fifthView.alpha / 2  or anything that comes to the same whatever the step

extension Parser {
  /// Reads a value of a known shape: a literal, a word, a name, or an expression without a step.
  static func parseValue(
    _ text: Substring, expecting shape: Shape, scene: Scene
  ) throws(Complaint) -> Value {
    let text = text.trimmed
    guard !text.isEmpty else {
      throw Complaint(ExpressionWords.valueMissing(shape), at: text.startIndex)
    }
    if shape == .list { return .list(try names(in: text, scene: scene)) }
    if let value = try spelled(text, as: shape, scene: scene) {
      guard value.shape == shape else {
        throw Complaint(
          ExpressionWords.wrongValue(wants: shape, has: value.shape), at: text.startIndex)
      }
      return value
    }
    let parsed: Typed
    do throws(Complaint) { parsed = try parse(text, scene: scene) } catch {
      // Whoever writes a rectangle in another way does not want to hear of parentheses.
      guard text.first == "(" || text.hasPrefix("CG") else { throw error }
      throw Complaint(ExpressionWords.noValue(wants: shape), at: text.startIndex)
    }
    guard !parsed.expression.asksAboutStep else {
      throw Complaint(ExpressionWords.valueAsksAboutStep, at: parsed.place)
    }
    let isNothing = parsed.shape == .nothing && shape.mayBeNothing
    guard parsed.shape == shape || isNothing else {
      throw Complaint(ExpressionWords.wrongValue(wants: shape, has: parsed.shape), at: parsed.place)
    }
    let nothingHappens = try? TouchScript([])
    return nothingHappens.map { record($0, in: scene) }
      .map { parsed.expression.value(at: Vantage(trace: $0, index: nil)) } ?? .nothing
  }

  /// The things of a list: `[single, double]`, `single, double`, `nil`.
  private static func names(in text: Substring, scene: Scene) throws(Complaint) -> [Value] {
    var inner = text
    if inner.first == "[", inner.last == "]" { inner = inner.dropFirst().dropLast() }
    guard inner.trimmed != "nil", inner.trimmed != "none" else { return [] }
    var values: [Value] = []
    for part in inner.split(separator: ",") {
      let parsed = try parse(part, scene: scene)
      guard case .constant(let value) = parsed.expression else {
        throw Complaint(
          ExpressionWords.wrongValue(wants: .list, has: parsed.shape), at: parsed.place)
      }
      values.append(value)
    }
    return values
  }

  /// A value that no expression is written as, or not alone.
  private static func spelled(
    _ text: Substring, as shape: Shape, scene: Scene
  ) throws(Complaint) -> Value? {
    var parser = try Parser(text, scene: scene)
    if let literal = parser.literal(), parser.peek.kind == .end { return literal }
    switch (shape, text) {
    case (.truth, "on"), (.truth, "YES"): return .truth(true)
    case (.truth, "off"), (.truth, "NO"): return .truth(false)
    default: break
    }
    guard shape == .word, parser.tokens.count == 2, text != "nil" else { return nil }
    switch parser.tokens[0].kind {
    case .name(let word), .string(let word): return .word(word)
    case .number, .size, .sign, .stray, .end: return nil
    }
  }

  /// The literal that stands here; where none does, nothing is taken.
  mutating func literal() -> Value? {
    if let made = initializer() { return made }
    if let size = size() { return .size(size) }
    let start = next
    guard let x = coordinate(), skip(","), let y = coordinate() else {
      next = start
      return nil
    }
    return size().map { .rect(Rect(origin: Point(x, y), size: $0)) } ?? .point(Point(x, y))
  }

  /// The literal between here and the next parenthesis, which is taken too.
  mutating func literalUpToParenthesis() -> Value? {
    let start = next
    if let literal = literal(), skip(")") { return literal }
    next = start
    return nil
  }

  /// `CGRect(x: 0, y: 0, width: 100, height: 50)`; where none stands, nothing is taken.
  private mutating func initializer() -> Value? {
    let start = next
    guard case .name(let type) = peek.kind, let labels = Self.initializers[type] else { return nil }
    next += 1
    var numbers: [Double] = []
    for (place, label) in labels.enumerated() {
      guard skip(place == 0 ? "(" : ","), let number = labelled(label) else { break }
      numbers.append(number)
    }
    guard numbers.count == labels.count, skip(")") else {
      next = start
      return nil
    }
    switch type {
    case "CGPoint": return .point(Point(numbers[0], numbers[1]))
    case "CGSize": return .size(Size(numbers[0], numbers[1]))
    default: return .rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    }
  }

  private static let initializers: [String: [String]] = [
    "CGPoint": ["x", "y"], "CGSize": ["width", "height"], "CGRect": ["x", "y", "width", "height"],
  ]

  private mutating func labelled(_ label: String) -> Double? {
    guard case .name(label) = peek.kind else { return nil }
    next += 1
    guard case .stray(":") = peek.kind else { return nil }
    next += 1
    return coordinate()
  }

  private mutating func size() -> Size? {
    guard case .size(let width, let height) = peek.kind else { return nil }
    next += 1
    return Size(width, height)
  }

  private mutating func coordinate() -> Double? {
    let start = next
    let sign = skip("-") ? -1.0 : 1.0
    guard case .number(let number) = peek.kind else {
      next = start
      return nil
    }
    next += 1
    return sign * number
  }
}

extension Shape {
  /// Whether a property of the shape may be given nil: an answer of a delegate can be taken away.
  fileprivate var mayBeNothing: Bool {
    switch self {
    case .truth, .word, .responder, .recognizer: true
    case .nothing, .number, .point, .size, .rect, .transform, .touch, .list, .step: false
    }
  }
}
