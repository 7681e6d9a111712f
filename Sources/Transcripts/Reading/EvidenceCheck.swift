import JSON
import SceneLanguage
import TouchCore

/// The shapes of a check, by the word of its test.
enum TestWord: String, CaseIterable {
  case `is`, atLeast, atMost, below, above, inside, outside, among, meets
}

/// Checks what a step's line says it rests on.
struct EvidenceCheck {
  let names: RecordNames
  /// The number of the step; nil if nobody knows which steps there are.
  let step: Int?

  /// Checks causes and evidence; a record of an earlier version has none.
  func check(_ fields: JSONFields) throws(RecordFault) {
    if let field = fields.find("because") { try checkCauses(field, fields) }
    guard let field = fields.find("evidence") else { return }
    guard field.kind == .array else { throw fields.wrong("evidence", field, .objects) }
    for element in fields.elements(of: field) {
      guard element.kind == .object else { throw fields.wrong("evidence", element, .objects) }
      try checkEvidence(fields.members(of: element))
    }
  }

  /// The steps that led to one come before it.
  private func checkCauses(
    _ field: JSONFields.Field, _ fields: JSONFields
  ) throws(RecordFault) {
    guard field.kind == .array, let numbers = fields.numbers(field),
      numbers.allSatisfy({ $0 == $0.rounded() && $0 >= 1 && $0 < 1e15 })
    else { throw fields.wrong("because", field, .numbers) }
    guard let step, let late = numbers.first(where: { Int($0) >= step }) else { return }
    throw RecordFault(.notBefore(Int(late)), at: field.value.lowerBound)
  }

  private func checkEvidence(_ fields: JSONFields) throws(RecordFault) {
    if let field = fields.find("of") {
      try names.checkObject(named: try fields.text("of"), at: field)
    }
    if fields.find("unit") != nil { _ = try fields.word("unit", CheckTerms.units) }
    if fields.find("decides") != nil { _ = try fields.flag("decides") }
    let word = try fields.word("test", CheckTerms.tests)
    _ = try fields.flag("passes")
    _ = try fields.word("check", CheckTerms.names)
    if let test = TestWord(rawValue: word) {
      try checkValue(test, fields)
      try checkLimit(test, fields)
    }
    try checkOrigin(fields)
  }

  private func checkValue(_ test: TestWord, _ fields: JSONFields) throws(RecordFault) {
    switch test {
    case .is, .among, .meets: try checkWord("value", test, fields)
    case .inside, .outside: _ = try fields.point("value")
    case .atLeast, .atMost, .below, .above:
      guard fields.find("per") != nil else { return try checkNumber("value", fields) }
      _ = try fields.point("value")
      _ = try fields.word("per", CheckTerms.measures)
    }
  }

  private func checkLimit(_ test: TestWord, _ fields: JSONFields) throws(RecordFault) {
    switch test {
    case .is, .among, .meets: try checkWord("limit", test, fields)
    case .inside, .outside:
      let field = try fields.needed("limit")
      guard field.kind == .array, fields.numbers(field)?.count == 4 else {
        throw fields.wrong("limit", field, .value)
      }
    case .atLeast, .atMost, .below, .above: try checkNumber("limit", fields)
    }
  }

  /// A flag or a state, or a list of directions or edges.
  private func checkWord(
    _ key: StaticString, _ test: TestWord, _ fields: JSONFields
  ) throws(RecordFault) {
    let words = test == .among ? CheckTerms.directions : CheckTerms.edges
    if test == .is {
      guard try fields.needed(key).kind == .text else { return _ = try fields.flag(key) }
      _ = try fields.word(key, RecordVocabulary.states.table)
    } else {
      for field in try fields.textFields(key) where fields.lookUp(field, in: words) == nil {
        throw RecordFault(
          .unknownWord(fields.written(field), key: "\(key)", known: words.allWords),
          at: field.value.lowerBound)
      }
    }
  }

  /// A number; null stands for no limit.
  private func checkNumber(_ key: StaticString, _ fields: JSONFields) throws(RecordFault) {
    let field = try fields.needed(key)
    guard field.kind == .number || field.kind == .null else {
      throw fields.wrong(key, field, .value)
    }
  }

  /// `model.SETTING`, `OBJECT.PROPERTY`, a property of nobody, or `system`.
  private func checkOrigin(_ fields: JSONFields) throws(RecordFault) {
    let field = try fields.needed("from")
    let text = try fields.text("from")
    if text == "system" { return }
    let dot = text.lastIndex(of: ".")
    let owner = dot.map { String(text[..<$0]) }
    let word = dot.map { String(text[text.index(after: $0)...]) } ?? text
    if owner == "model", Setting(rawValue: word) != nil { return }
    guard Check.Property(rawValue: word) != nil else {
      throw RecordFault(
        .unknownWord(word, key: "from", known: Check.Property.allCases.map(\.rawValue)),
        at: field.value.lowerBound)
    }
    if let owner { try names.checkObject(named: owner, at: field) }
  }
}

/// The words that evidence may use.
private enum CheckTerms {
  static let names = Words(Check.Name.allCases.map(\.rawValue))
  static let tests = Words(TestWord.allCases.map(\.rawValue))
  static let units = Words(Check.Unit.allCases.filter { $0 != .none }.map(\.rawValue))
  static let measures = Words([Check.Measure.axis, .line].map(\.word))
  static let directions = Words(Directions.worded.map(\.word))
  static let edges = Words(Edges.worded.map(\.word))
}
