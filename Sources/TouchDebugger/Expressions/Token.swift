/// A piece of an expression and its place in the line that was typed.
struct Token: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Double)
    /// `100x50`: a width and a height.
    case size(Double, Double)
    case name(String)
    case string(String)
    case sign(String)
    /// Something no expression is made of.
    case stray(Character)
    case end
  }

  let kind: Kind
  let place: String.Index
  /// Whether it is a name in backquotes, an address or an id: somebody's, and no word of the step.
  var isSomebody = false
}

/// Cuts an expression into tokens.
struct Tokenizer {
  private let text: Substring
  private var here: String.Index
  /// Whether a file calls somebody so, by an address or an id.
  private let isFound: (String) -> Bool
  private static let signs = ["==", "!=", "<=", ">=", "&&", "||"]
  private static let signCharacters = "<>!+-*/().,="

  private init(_ text: Substring, _ isFound: @escaping (String) -> Bool) {
    self.text = text
    self.isFound = isFound
    here = text.startIndex
  }

  /// The tokens of a text, the end among them, and one more than allowed where there are too many.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: How many are allowed.
  ///   - isFound: Whether a file calls somebody so, by an address or an id.
  static func tokens(
    of text: Substring, atMost limit: Int, isFound: @escaping (String) -> Bool
  ) -> [Token] {
    var tokenizer = Tokenizer(text, isFound)
    var tokens: [Token] = []
    repeat {
      tokens.append(tokenizer.next())
    } while tokens.last?.kind != .end && tokens.count <= limit
    return tokens
  }

  private mutating func next() -> Token {
    _ = take { $0.isWhitespace }
    let start = here
    if let found = found() { return Token(kind: .name(found), place: start, isSomebody: true) }
    let isSomebody = text[start...].first == "`"
    return Token(kind: kind(), place: start, isSomebody: isSomebody)
  }

  /// An address or an id of the file, `0x7f8a03` or `ord-bt-001`, which would be a size or a
  /// difference otherwise.
  private mutating func found() -> String? {
    let word = Self.foundWord(text[here...])
    guard word.hasPrefix("0x") || word.dropFirst().contains("-"),
      isFound(String(word)) || Self.isAddress(String(word))
    else { return nil }
    here = word.endIndex
    return String(word)
  }

  /// The beginning of a text that may be an address or an id with hyphens.
  static func foundWord(_ text: Substring) -> Substring {
    text.prefix { isInName($0) || $0 == "-" }
  }

  /// Whether a word is an address, and not a size: `0x7f8a03`, but not `0x50`.
  static func isAddress(_ word: String) -> Bool {
    let digits = word.dropFirst(2)
    return word.hasPrefix("0x") && digits.allSatisfy { $0.isHexDigit }
      && (digits.count > 5 || digits.contains { !$0.isNumber })
  }

  private mutating func kind() -> Token.Kind {
    guard here < text.endIndex else { return .end }
    let first = text[here]
    if isDigit(first) || first == "." && isDigit(text[here...].dropFirst().first) {
      return number()
    }
    if first.isLetter || first == "_" { return .name(take(while: Self.isInName)) }
    if first == "`" || first == "\"" || first == "'" { return quoted(by: first) }
    return sign(first)
  }

  private func isDigit(_ character: Character?) -> Bool {
    character.map { $0.isASCII && $0.isNumber } ?? false
  }

  private mutating func number() -> Token.Kind {
    let first = decimal()
    guard text[here...].first == "x", let digit = text[here...].dropFirst().first, digit.isASCII,
      digit.isNumber
    else { return .number(first) }
    here = text.index(after: here)
    return .size(first, decimal())
  }

  private mutating func decimal() -> Double {
    var digits = take { $0.isASCII && $0.isNumber }
    if let dot = text[here...].first, dot == ".",
      let after = text[here...].dropFirst().first, after.isASCII, after.isNumber
    {
      here = text.index(after: here)
      digits += "." + take { $0.isASCII && $0.isNumber }
    }
    return min(Double(digits) ?? 0, .greatestFiniteMagnitude)
  }

  /// Backquotes hold a name that is not made of letters and digits, quotes hold a string.
  private mutating func quoted(by quote: Character) -> Token.Kind {
    here = text.index(after: here)
    let inner = take { $0 != quote }
    guard here < text.endIndex else { return .stray(quote) }
    here = text.index(after: here)
    return quote == "`" ? .name(inner) : .string(inner)
  }

  private mutating func sign(_ first: Character) -> Token.Kind {
    for sign in Self.signs where text[here...].hasPrefix(sign) {
      here = text.index(here, offsetBy: sign.count)
      return .sign(sign)
    }
    here = text.index(after: here)
    return Self.signCharacters.contains(first) ? .sign(String(first)) : .stray(first)
  }

  private mutating func take(while belongs: (Character) -> Bool) -> String {
    let start = here
    while here < text.endIndex, belongs(text[here]) { here = text.index(after: here) }
    return String(text[start..<here])
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
