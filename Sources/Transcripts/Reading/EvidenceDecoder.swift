import SceneLanguage
import TouchCore

/// The shapes of a check, by the word of its test.
enum TestWord: String, CaseIterable {
  case `is`, atLeast, atMost, below, above, inside, outside, among, meets
}

/// Turns what a step's line says it rests on back into evidence.
struct EvidenceDecoder {
  let names: RecordNames
  /// How many steps stand before the line; nil where nobody counts them.
  let former: Int?

  /// What a step rests on, as its line tells; a record of an earlier version tells less.
  func grounds(_ fields: JSONFields) throws(RecordFault) -> RecordedGrounds {
    var grounds = RecordedGrounds()
    if let field = fields.find("rule"), field.kind == .text {
      grounds.rule = RuleNumber(fields.string(field))
    }
    if let field = fields.find("because") { grounds.causes = try causes(field, fields) }
    guard let field = fields.find("evidence") else { return grounds }
    guard field.kind == .array else { throw fields.wrong("evidence", field, .objects) }
    for element in fields.elements(of: field) {
      guard element.kind == .object else { throw fields.wrong("evidence", element, .objects) }
      grounds.checks.append(try check(fields.members(of: element)))
    }
    return grounds
  }

  /// The steps that led to one come before it.
  private func causes(
    _ field: JSONFields.Field, _ fields: JSONFields
  ) throws(RecordFault) -> [Int] {
    guard field.kind == .array, let numbers = fields.numbers(field),
      numbers.allSatisfy({ $0 == $0.rounded() && $0 >= 1 && $0 < 1e15 })
    else { throw fields.wrong("because", field, .numbers) }
    guard let former else { return [] }
    if let late = numbers.first(where: { Int($0) > former }) {
      throw RecordFault(.notBefore(Int(late)), at: field.value.lowerBound)
    }
    return numbers.map { Int($0) - 1 }
  }

  private func check(_ fields: JSONFields) throws(RecordFault) -> Check {
    let subject = try subject(fields)
    let unit =
      try fields.find("unit") == nil ? Check.Unit.none : fields.word("unit", CheckTerms.units)
    let decides = try fields.find("decides") == nil ? true : fields.flag("decides")
    let test = try fields.word("test", CheckTerms.tests)
    _ = try fields.flag("passes")
    return Check(
      try fields.word("check", CheckTerms.names), of: subject, try value(test, fields),
      try self.test(test, fields), from: try origin(fields, subject), unit, decides: decides)
  }

  private func subject(_ fields: JSONFields) throws(RecordFault) -> SceneObject? {
    guard let field = fields.find("of") else { return nil }
    return try names.object(named: try fields.text("of"), at: field)
  }

  private func value(
    _ test: TestWord, _ fields: JSONFields
  ) throws(RecordFault) -> Check.Value {
    let field = try fields.needed("value")
    switch test {
    case .is:
      return field.kind == .text
        ? .state(try fields.word("value", RecordTerms.states)) : .flag(try fields.flag("value"))
    case .among: return .directions(try directions("value", fields))
    case .meets: return .edges(try edges("value", fields))
    case .inside, .outside: return .place(try fields.point("value"))
    case .atLeast, .atMost, .below, .above:
      guard fields.find("per") != nil else { return .number(try number("value", fields)) }
      return .way(try fields.point("value"), try fields.word("per", CheckTerms.measures))
    }
  }

  private func test(_ test: TestWord, _ fields: JSONFields) throws(RecordFault) -> Check.Test {
    let field = try fields.needed("limit")
    switch test {
    case .is:
      return field.kind == .text
        ? .inState(try fields.word("limit", RecordTerms.states))
        : .isFlag(try fields.flag("limit"))
    case .atLeast: return .atLeast(try number("limit", fields))
    case .atMost: return .atMost(try number("limit", fields))
    case .below: return .below(try number("limit", fields))
    case .above: return .above(try number("limit", fields))
    case .inside: return .inside(try area(fields))
    case .outside: return .outside(try area(fields))
    case .among: return .among(try directions("limit", fields))
    case .meets: return .meets(try edges("limit", fields))
    }
  }

  private func number(
    _ key: StaticString, _ fields: JSONFields
  ) throws(RecordFault) -> Double {
    let field = try fields.needed(key)
    if field.kind == .null { return .infinity }
    guard field.kind == .number else { throw fields.wrong(key, field, .value) }
    return fields.number(field)
  }

  private func area(_ fields: JSONFields) throws(RecordFault) -> Rect {
    let field = try fields.needed("limit")
    guard field.kind == .array, let it = fields.numbers(field), it.count == 4 else {
      throw fields.wrong("limit", field, .value)
    }
    return Rect(it[0], it[1], it[2], it[3])
  }

  private func directions(
    _ key: StaticString, _ fields: JSONFields
  ) throws(RecordFault) -> Directions {
    var all: Directions = []
    for word in try words(key, fields, CheckTerms.directions) { all.formUnion(word) }
    return all
  }

  private func edges(_ key: StaticString, _ fields: JSONFields) throws(RecordFault) -> Edges {
    var all: Edges = []
    for word in try words(key, fields, CheckTerms.edges) { all.formUnion(word) }
    return all
  }

  private func words<Value>(
    _ key: StaticString, _ fields: JSONFields, _ table: WordTable<Value>
  ) throws(RecordFault) -> [Value] {
    let field = try fields.needed(key)
    guard field.kind == .array else { throw fields.wrong(key, field, .texts) }
    var found: [Value] = []
    for element in fields.elements(of: field) {
      guard element.kind == .text, let value = fields.lookUp(element, in: table) else {
        throw RecordFault(
          .unknownWord(
            fields.written(element), key: "\(key)", known: table.allWords),
          at: element.value.lowerBound)
      }
      found.append(value)
    }
    return found
  }

  /// `model.SETTING`, `OBJECT.PROPERTY`, a property of nobody, or `system`.
  private func origin(
    _ fields: JSONFields, _ subject: SceneObject?
  ) throws(RecordFault) -> Check.Origin {
    let field = try fields.needed("from")
    let text = try fields.text("from")
    if text == "system" { return .system }
    let dot = text.lastIndex(of: ".")
    let owner = dot.map { String(text[..<$0]) }
    let word = dot.map { String(text[text.index(after: $0)...]) } ?? text
    if owner == "model", let setting = Setting(rawValue: word) { return .setting(setting) }
    guard let property = Check.Property(rawValue: word) else {
      throw RecordFault(
        .unknownWord(word, key: "from", known: Check.Property.allCases.map(\.rawValue)),
        at: field.value.lowerBound)
    }
    guard let owner, names.scene != nil else { return .property(property) }
    let object = try names.object(named: owner, at: field)
    return .property(property, of: object == subject ? nil : object)
  }
}

/// The words that evidence may use.
private enum CheckTerms {
  static let names = WordTable(Check.Name.allCases.map { ($0.rawValue, $0) })
  static let tests = WordTable(TestWord.allCases.map { ($0.rawValue, $0) })
  static let units = WordTable(
    Check.Unit.allCases.filter { $0 != .none }.map { ($0.rawValue, $0) })
  static let measures = WordTable([Check.Measure.axis, .line].map { ($0.word, $0) })
  static let directions = WordTable(Directions.worded.map { ($0.word, $0.member) })
  static let edges = WordTable(Edges.worded.map { ($0.word, $0.member) })
}
