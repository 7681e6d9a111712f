import TouchCore
import TouchInquiry
import TouchNarration

//  break *View if point.x > 100 after 2 do why ;; map
//        place └──────────────┘ └─────┘ └───────────┘   clauses, in any order, `do` last

/// What may be said of a breakpoint behind its place.
struct Clauses: Hashable, Sendable {
  var condition: Breakpoint.Condition?
  var hits: HitRule?
  /// A text shown at every stop.
  var message: Template?
  /// What is carried out at every stop.
  var commands: [String] = []
  /// The file after `into:`.
  var file: String?
  /// Whether `--json` is there.
  var isJSON = false

  init() {}

  init(_ text: Substring, scene: Scene) throws(Complaint) {
    var rest = text.trimmed
    while !rest.isEmpty { rest = try take(rest, scene).trimmed }
  }

  /// Takes the first clause, and answers what follows it.
  private mutating func take(_ text: Substring, _ scene: Scene) throws(Complaint) -> Substring {
    if text.first == "\"" {
      let (inner, rest) = try text.quoted()
      message = try Template(inner, scene: scene)
      return rest
    }
    let (word, rest) = text.firstWord
    if word == "--json" {
      isJSON = true
      return rest
    }
    if word.hasPrefix("into:") { return try takeFile(text.dropFirst("into:".count)) }
    guard let keyword = Keyword(of: word) else {
      throw Complaint(
        BreakpointWords.noClause(String(word), known: Keyword.shown), at: word.startIndex)
    }
    guard keyword != .do else {
      commands = CommandLine.commands(in: String(rest)).map { String($0) }
      guard !commands.isEmpty else { throw Complaint(BreakpointWords.doWhat, at: rest.startIndex) }
      return ""
    }
    let (body, after) = text.dropFirst(keyword.rawValue.count).trimmed.cutAtClause
    switch keyword {
    case .if: condition = try Self.condition(body, scene)
    case .after: hits = HitRule(sign: .after, number: try Self.number(body, from: 0))
    case .hits: hits = try Self.hits(body)
    case .do: break
    }
    return after
  }

  private mutating func takeFile(_ text: Substring) throws(Complaint) -> Substring {
    let path = text.trimmed
    if path.first == "\"" {
      let (inner, rest) = try path.quoted()
      file = String(inner)
      return rest
    }
    let (word, rest) = path.firstWord
    guard !word.isEmpty else { throw Complaint(BreakpointWords.intoWhat, at: text.startIndex) }
    file = String(word)
    return rest
  }

  static func condition(
    _ text: Substring, _ scene: Scene
  ) throws(Complaint) -> Breakpoint.Condition {
    let parsed = try Parser.parse(text, scene: scene, inFrame: true)
    guard parsed.shape == .truth else {
      throw Complaint(ExpressionWords.notACondition(parsed.shape), at: parsed.place)
    }
    return Breakpoint.Condition(text: String(text), expression: parsed.expression)
  }

  static func hits(_ text: Substring) throws(Complaint) -> HitRule {
    if let time = Int(text), time > 0 { return HitRule(sign: .equal, number: time) }
    let signs: [HitRule.Sign] = [.equal, .atLeast, .atMost, .more, .fewer, .every]
    guard let sign = signs.first(where: { text.hasPrefix($0.rawValue) }) else {
      throw Complaint(BreakpointWords.noHitSign(signs.map { $0.rawValue }), at: text.startIndex)
    }
    let number = text.dropFirst(sign.rawValue.count).trimmed
    return HitRule(sign: sign, number: try Self.number(number, from: 1))
  }

  private static func number(_ text: Substring, from lowest: Int) throws(Complaint) -> Int {
    guard let number = Int(text), number >= lowest else {
      throw Complaint(BreakpointWords.notAHitCount(String(text), from: lowest), at: text.startIndex)
    }
    return number
  }
}

extension Clauses {
  /// The words that begin a clause.
  enum Keyword: String, CaseIterable {
    case `if`, after, hits, `do`

    /// Those that are told of: `hits` says all that `after` does.
    static let shown = allCases.filter { $0 != .after }.map { $0.rawValue }

    /// The keyword that a word is or, as `hits>=3`, begins with.
    init?(of word: Substring) {
      let isJoined = word.hasPrefix("hits") && "=<>%".contains(word.dropFirst(4).first ?? " ")
      self.init(rawValue: isJoined ? "hits" : String(word))
    }
  }

  /// As commands spell them, a blank in front of each.
  var spelling: String {
    var parts: [String] = []
    if let condition { parts.append("if \(condition.text)") }
    if let hits { parts.append(hits.spelling) }
    if let message { parts.append("\"\(message.source)\"") }
    if let file { parts.append("into: \"\(file)\"") }
    if isJSON { parts.append("--json") }
    if !commands.isEmpty { parts.append("do " + commands.joined(separator: " ;; ")) }
    return parts.map { " " + $0 }.joined()
  }
}

extension Substring {
  /// What stands between the quote it begins with and the next one, and what follows.
  fileprivate func quoted() throws(Complaint) -> (inner: Substring, rest: Substring) {
    let inner = dropFirst()
    guard let close = inner.firstIndex(of: "\"") else {
      throw Complaint(Words.expected("\""), at: endIndex)
    }
    return (inner[..<close], inner[index(after: close)...])
  }

  /// What stands before the next clause, and that clause with all that follows.
  var cutAtClause: (body: Substring, rest: Substring) {
    var here = startIndex
    var isQuoted = false
    var last: Character = "="
    while here < endIndex {
      let isWordStart = here == startIndex || self[index(before: here)].isWhitespace
      if !isQuoted, isWordStart, self[here...].beginsClause(behind: last) {
        return (self[..<here].trimmed, self[here...])
      }
      if self[here] == "\"" { isQuoted.toggle() }
      if !self[here].isWhitespace { last = self[here] }
      here = index(after: here)
    }
    return (trimmed, self[endIndex...])
  }

  /// Whether a word stands in it as one of a clause's, not within quotes.
  func hasClause(_ word: String) -> Bool {
    var rest = cutAtClause.rest
    while !rest.isEmpty {
      let (first, after) = rest.firstWord
      if first == word { return true }
      rest = rest.first == "\"" ? ((try? rest.quoted().rest) ?? "") : after.cutAtClause.rest
    }
    return false
  }

  // A text behind a sign belongs to the sign: `if view.text == "Log in"`.
  private func beginsClause(behind last: Character) -> Bool {
    if first == "\"" { return !"=<>!&|+-*/(,".contains(last) }
    let word = prefix { !$0.isWhitespace }
    return Clauses.Keyword(of: word) != nil || word == "--json"
      || word.hasPrefix("into:")
  }
}
