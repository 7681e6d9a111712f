import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

//  A Pratt parser: every sign has a strength, and an operand belongs to the stronger neighbour.
//
//    view.alpha < 0.5 && !view.isHidden
//    └──────────────┘    └────────────┘     < (3) and ! (6) bind before && (2)

/// Reads an expression and checks names and types, so that evaluating it cannot fail.
package struct Parser {
  /// An expression and what it will come to.
  struct Typed {
    var expression: Expression
    var shape: Shape
    var place: String.Index
  }

  let tokens: [Token]
  let scene: Scene
  var next = 0
  /// The words that what stands here is compared with, each with the one that is meant.
  private var words: [String: String] = [:]
  /// Whether what stands here is compared with a word: `alpha` is the verdict then, and else the
  /// view's.
  private var expectsWord = false
  private static let strengthOfPrefix = 6
  /// More is no question but an attack on the stack: reading and evaluating call themselves.
  package static let mostTokens = 400

  /// Whether a part's name means the property of its owner that has the name, too:
  /// `list.swipeActions` is a recognizer of the table, and says on which sides there are actions.
  private var prefersProperties = false
  /// Whether a word of the chosen call goes before an object of the scene with that name.
  private var isInFrame = false
  private let text: Substring

  /// Reads a whole text as one expression.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - scene: The scene whose objects it may name.
  ///   - isInFrame: Whether a word of the chosen call goes before an object of the scene with that
  ///     name; what is changed or watched is the same in every call, and named.
  ///   - prefersProperties: Whether a value is asked for rather than somebody, where a part and a
  ///     property have the same name.
  static func parse(
    _ text: Substring, scene: Scene, inFrame isInFrame: Bool = false,
    prefersProperties: Bool = false
  ) throws(Complaint) -> Typed {
    var parser = try Parser(text, scene: scene)
    parser.isInFrame = isInFrame
    parser.prefersProperties = prefersProperties
    let expression = try parser.expression(above: 0)
    guard parser.peek.kind == .end else { throw parser.unexpected(parser.peek) }
    return expression
  }

  init(_ text: Substring, scene: Scene) throws(Complaint) {
    let tokens = Tokenizer.tokens(of: text, atMost: Self.mostTokens) {
      scene.object(found: $0) != nil
    }
    guard tokens.count <= Self.mostTokens else {
      throw Complaint(ExpressionWords.expressionTooLong, at: tokens[Self.mostTokens].place)
    }
    self.tokens = tokens
    self.scene = scene
    self.text = text
  }

  var peek: Token { tokens[min(next, tokens.count - 1)] }

  private mutating func take() -> Token {
    defer { next += 1 }
    return peek
  }

  mutating func skip(_ sign: String) -> Bool {
    guard peek.kind == .sign(sign) else { return false }
    next += 1
    return true
  }

  private mutating func expression(above strength: Int) throws(Complaint) -> Typed {
    var left = try operand()
    while case .sign(let text) = peek.kind {
      if text == "=" { throw Complaint(ExpressionWords.singleEquals, at: peek.place) }
      guard let sign = Expression.Infix(rawValue: text), sign.strength > strength else { break }
      let place = take().place
      words = sign == .equal || sign == .notEqual ? left.expression.member?.row?.words ?? [:] : [:]
      expectsWord = (sign == .equal || sign == .notEqual) && left.shape == .word
      let right = try expression(above: sign.strength)
      (words, expectsWord) = ([:], false)
      left = try join(left, sign, right, at: place)
    }
    return left
  }

  private mutating func operand() throws(Complaint) -> Typed {
    let token = take()
    switch token.kind {
    case .number(let number): return typed(.number(number), .number, token)
    case .string(let text): return try members(of: typed(.word(text), .word, token))
    case .size(let width, let height):
      return try members(of: typed(.size(Size(width, height)), .size, token))
    case .name(let name): return try members(of: head(name, at: token))
    case .sign("("):
      if let literal = literalUpToParenthesis() {
        return try members(of: typed(literal, literal.shape, token))
      }
      let inner = try expression(above: 0)
      guard skip(")") else { throw Complaint(Words.expected(")"), at: peek.place) }
      return try members(of: inner)
    case .sign("."):
      // `.began`: UIKit's code writes a case so.
      guard case .name(let name) = peek.kind,
        let word = words[name].map({ .word($0) }) ?? Self.constants[name], word.shape == .word
      else { throw unexpected(token) }
      next += 1
      return typed(word, .word, token)
    case .sign(let text):
      guard let sign = Expression.Prefix(rawValue: text) else { throw unexpected(token) }
      return try prefixed(by: sign, at: token.place)
    case .stray, .end: throw unexpected(token)
    }
  }

  private mutating func prefixed(
    by sign: Expression.Prefix, at place: String.Index
  ) throws(Complaint) -> Typed {
    let operand = try expression(above: Self.strengthOfPrefix)
    let shape: Shape = sign == .not ? .truth : .number
    try insist(operand, is: shape, for: sign.rawValue)
    return Typed(expression: .prefix(sign, operand.expression), shape: shape, place: place)
  }

  private mutating func members(of head: Typed) throws(Complaint) -> Typed {
    var whole = head
    while skip(".") {
      let token = take()
      guard case .name(let name) = token.kind else {
        throw Complaint(ExpressionWords.expectedName, at: token.place)
      }
      guard let member = whole.expression.member(named: name) else {
        let known = whole.expression.shapes.flatMap { Member.all(of: $0) }.flatMap { $0.allNames }
        throw Complaint(
          ExpressionWords.noMember(
            name, of: whole.shape, known, nearest: nearest(name, among: known)),
          at: token.place)
      }
      whole = Typed(
        expression: .member(whole.expression, name), shape: member.shape, place: head.place)
    }
    return whole
  }

  private func typed(_ value: Value, _ shape: Shape, _ token: Token) -> Typed {
    Typed(expression: .constant(value), shape: shape, place: token.place)
  }

  private func unexpected(_ token: Token) -> Complaint {
    switch token.kind {
    case .end: Complaint(ExpressionWords.unfinishedExpression, at: token.place)
    case .number(let number): Complaint(ExpressionWords.unexpected(exact(number)), at: token.place)
    case .size(let width, let height):
      Complaint(ExpressionWords.unexpected("\(exact(width))x\(exact(height))"), at: token.place)
    case .name(let text), .string(let text), .sign(let text):
      Complaint(ExpressionWords.unexpected(text), at: token.place)
    case .stray(let character):
      Complaint(ExpressionWords.unexpected(String(character)), at: token.place)
    }
  }
}

extension Parser {
  /// The word an expression starts with: of the step, of the record, or somebody's name.
  private mutating func head(_ name: String, at token: Token) throws(Complaint) -> Typed {
    if token.isSomebody, let object = object(startingWith: name) {
      return typed(object, object.shape, token)
    }
    if let word = words[name], peek.kind != .sign(".") { return typed(.word(word), .word, token) }
    // `hit.ask` is a kind of step, though `hit` alone is a view.
    if let kind = kindName(startingWith: name) { return typed(.word(kind), .word, token) }
    let field = Member.named(name, of: .step).map {
      Typed(expression: .member(.step, name), shape: $0.shape, place: token.place)
    }
    if let field, !isSomebody(name) { return field }
    let property = propertyHere(name, at: token)
    let isWord = !expectsWord && property?.expression.member?.names.first == name
    let start = next
    if let object = object(startingWith: name) {
      let word = field ?? (isWord ? property : nil)
      guard isInFrame, !expectsWord, next == start, let word, !StepMembers.isOfRecord(name) else {
        return typed(object, object.shape, token)
      }
      return wordOrName(word, object)
    }
    if name == "application" { return typed(.responder(.application), .responder, token) }
    if isWord, let property { return property }
    if let constant = Self.constants[name] {
      return typed(constant, constant.shape, token)
    }
    // A name of the scene language gives way to words of the same name.
    if let property { return property }
    throw nobodyNamed(name, at: token)
  }

  /// A word that is a name, too; what stands behind a dot may say that the object is meant.
  private func wordOrName(_ word: Typed, _ object: Value) -> Typed {
    var both = word
    both.expression = .wordOrName(word.expression, object)
    if peek.kind == .sign("."), next + 1 < tokens.count,
      case .name(let name) = tokens[next + 1].kind,
      word.expression.member(named: name) == nil
    {
      both = Typed(expression: .constant(object), shape: object.shape, place: word.place)
    }
    return both
  }

  /// What is said of a word that means nothing: who was perhaps meant, or that text stands in quotes.
  private func nobodyNamed(_ name: String, at token: Token) -> Complaint {
    if let complaint = nobodyFound(at: token) { return complaint }
    // `verdict == insde` misspells a word; `class == UIView` lacks the quotes.
    let isMisspelt = nearest(name, among: Self.constants.keys.sorted()) != nil
    if expectsWord, peek.kind != .sign("."), name.first?.isUppercase == true || !isMisspelt {
      return Complaint(ExpressionWords.quoteText(name), at: token.place)
    }
    let known =
      Member.all(of: .step).flatMap { $0.names } + scene.allNames + scene.allRecognizerNames
      + Self.constants.keys.sorted()
      + [Shape.responder, .touch].flatMap { Member.all(of: $0) }.flatMap { $0.allNames }
    // A letter is near every other letter.
    let near = nearest(name, among: known.filter { $0.count > 1 && $0 != name })
    var complaint = Complaint(Words.nobodyNamed(name, nearest: near), at: token.place)
    complaint.suggestion = near
    return complaint
  }

  /// What is said of an address or an id with hyphens that no object of the file has.
  private func nobodyFound(at token: Token) -> Complaint? {
    let word = String(Tokenizer.foundWord(text[token.place...]))
    let near = nearest(word, among: scene.allFoundNames)
    guard near != nil || Tokenizer.isAddress(word) else { return nil }
    guard Tokenizer.isAddress(word) || word.has("-") else { return nil }
    var complaint = Complaint(Words.nobodyNamed(word, nearest: near), at: token.place)
    complaint.suggestion = near
    return complaint
  }

  /// A property of UIKit without its object, as UIKit's own methods write it: of the responder or the
  /// recognizer whose method is called, of the application if only that has it, else of the touch.
  private func propertyHere(_ name: String, at token: Token) -> Typed? {
    let isOfRecognizers = Member.named(name, of: .recognizer) != nil
    let owners: [Expression] = [
      WindowMembers.isOfApplication(name)
        ? .constant(.responder(.application))
        : .member(.step, isOfRecognizers ? "self" : StepMembers.ownerName),
      .member(.step, "touch"),
    ]
    return owners.lazy.compactMap { whole in
      whole.member(named: name).map {
        Typed(expression: .member(whole, name), shape: $0.shape, place: token.place)
      }
    }.first
  }

  /// Whether a scene has somebody of a name that a field of decisions has too.
  private func isSomebody(_ name: String) -> Bool {
    StepMembers.yieldsToNames(name)
      && (scene.named(name) != nil || scene.recognizer(named: name) != nil)
  }

  /// Whoever has a name.
  ///
  /// Those that nobody named hold dots of their own, as `list.pan`, `first.content` and
  /// `find.field.fieldTap` do; the longest name counts.
  private mutating func object(startingWith name: String) -> Value? {
    var path = name
    var last = name
    var found: [(object: Value, name: String, end: Int)] = []
    for place in 0...2 {
      let dot = next + 2 * place
      if let object = object(called: path) { found.append((object, last, dot)) }
      guard dot + 1 < tokens.count, tokens[dot].kind == .sign("."),
        case .name(let part) = tokens[dot + 1].kind
      else { break }
      path += ".\(part)"
      last = part
    }
    if let part = found.last, let owner = found.dropLast().last,
      means(part.name, of: owner.object, at: part.end)
    {
      found.removeLast()
    }
    next = found.last?.end ?? next
    return found.last?.object
  }

  /// Whether a part's name means the property of its owner: what stands behind it compares it with
  /// a value, or a value is asked for.
  private func means(_ name: String, of owner: Value, at end: Int) -> Bool {
    guard let row = Member.named(name, of: owner.shape, owner)?.row else { return false }
    guard case .sign(let text) = tokens[end].kind,
      let sign = Expression.Infix(rawValue: text)
    else { return prefersProperties && tokens[end].kind == .end }
    guard sign == .equal || sign == .notEqual, end + 1 < tokens.count else { return true }
    return switch tokens[end + 1].kind {
    case .number, .string: true
    case .name(let word): row.words[word] != nil || Self.constants[word]?.shape == .truth
    case .size, .sign, .stray, .end: false
    }
  }

  private func object(called name: String) -> Value? {
    scene.recognizer(named: name).map { .recognizer($0) }
      ?? scene.named(name).map { .responder($0) } ?? scene.object(found: name)?.value
  }

  /// `hit.ask` and its like hold a dot of their own.
  private mutating func kindName(startingWith name: String) -> String? {
    guard peek.kind == .sign("."), next + 1 < tokens.count,
      case .name(let second) = tokens[next + 1].kind,
      StepKind.names.contains("\(name).\(second)")
    else { return nil }
    next += 2
    return "\(name).\(second)"
  }

  /// Words that stand for themselves.
  static let constants: [String: Value] = {
    var constants: [String: Value] = [
      "yes": .truth(true), "true": .truth(true), "no": .truth(false), "false": .truth(false),
      "nil": .nothing,
    ]
    let words =
      AskVerdict.allCases.map { $0.word } + Phase.allCases.map { $0.rawValue }
      + ResponderMethod.allCases.map { $0.name } + Step.DeliveryMode.allCases.map { $0.word }
      + TouchPhase.allCases.map { $0.word }
      + GestureState.allCases.map { $0.word } + GestureCause.allCases.map { $0.word }
    for word in words { constants[word] = .word(word) }
    return constants
  }()

  private func join(
    _ left: Typed, _ sign: Expression.Infix, _ right: Typed, at place: String.Index
  ) throws(Complaint) -> Typed {
    let (left, right) = (left.asStage(beside: right), right.asStage(beside: left))
    let joined = Expression.infix(left.expression, sign, right.expression)
    switch sign {
    case .or, .and:
      try insist(left, is: .truth, for: sign.rawValue)
      try insist(right, is: .truth, for: sign.rawValue)
      return Typed(expression: joined, shape: .truth, place: left.place)
    case .equal, .notEqual:
      guard left.expression.shapes.contains(where: { Self.areComparable($0, right) }) else {
        throw Complaint(ExpressionWords.notComparable(left.shape, right.shape), at: place)
      }
      return Typed(expression: joined, shape: .truth, place: left.place)
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .plus, .minus, .times, .divided:
      try insist(left, is: .number, for: sign.rawValue)
      try insist(right, is: .number, for: sign.rawValue)
      let shape: Shape = sign.strength == Expression.Infix.less.strength ? .truth : .number
      return Typed(expression: joined, shape: shape, place: left.place)
    }
  }

  private static func areComparable(_ left: Shape, _ right: Typed) -> Bool {
    right.expression.shapes.contains { right in
      left == right || left == .nothing || right == .nothing
        || [left, right] == [.word, .responder] || [left, right] == [.responder, .word]
    }
  }

  private func insist(_ typed: Typed, is shape: Shape, for sign: String) throws(Complaint) {
    guard typed.shape != shape else { return }
    throw Complaint(
      ExpressionWords.wrongShape(for: sign, wants: shape, has: typed.shape), at: typed.place)
  }
}

extension Parser.Typed {
  /// `phase == view` asks for the stage of that name: `phase` alone is the touch's, and `view` alone
  /// the step's.
  fileprivate func asStage(beside other: Self) -> Self {
    let phase = Expression.member(.step, "phase")
    if expression == phase, other.stage != nil {
      return Self(expression: .member(.step, "stage"), shape: .word, place: place)
    }
    guard other.expression == phase, let stage else { return self }
    return Self(expression: .constant(.word(stage.rawValue)), shape: .word, place: place)
  }

  /// The stage of a delivery that it names.
  private var stage: Phase? {
    switch expression {
    case .constant(.word(let name)), .member(.step, let name): Phase(rawValue: name)
    default: nil
    }
  }
}
