import JSON

extension JSONFields {
  /// The field with a key, or a complaint that it is missing.
  func needed(_ key: StaticString) throws(RecordFault) -> Field {
    guard let field = find(key) else { throw RecordFault(.missing("\(key)"), at: 0) }
    return field
  }

  /// A text.
  func text(_ key: StaticString) throws(RecordFault) -> String {
    let field = try needed(key)
    guard field.kind == .text else { throw wrong(key, field, .text) }
    return string(field)
  }

  /// A text, or nil for null.
  func textOrNull(_ key: StaticString) throws(RecordFault) -> String? {
    let field = try needed(key)
    if field.kind == .null { return nil }
    guard field.kind == .text else { throw wrong(key, field, .textOrNull) }
    return string(field)
  }

  /// A whole number.
  func integer(_ key: StaticString, from least: Int = .min) throws(RecordFault) -> Int {
    let field = try needed(key)
    guard field.kind == .number, let number = tree.integer(field) else {
      throw wrong(key, field, .integer)
    }
    guard number >= least else {
      throw RecordFault(.tooSmall("\(key)", least: least), at: field.value.lowerBound)
    }
    return number
  }

  /// A yes or a no.
  func flag(_ key: StaticString) throws(RecordFault) -> Bool {
    let field = try needed(key)
    guard field.kind == .yes || field.kind == .no else { throw wrong(key, field, .flag) }
    return field.kind == .yes
  }

  /// Texts.
  func texts(_ key: StaticString) throws(RecordFault) -> [String] {
    let field = try needed(key)
    guard field.kind == .array else { throw wrong(key, field, .texts) }
    var texts: [String] = []
    for element in elements(of: field) {
      guard element.kind == .text else { throw wrong(key, element, .texts) }
      texts.append(string(element))
    }
    return texts
  }

  /// What one of some words stands for.
  func word<Meaning>(
    _ key: StaticString, _ words: [(word: String, meaning: Meaning)]
  ) throws(RecordFault) -> Meaning {
    let field = try needed(key)
    let word = try text(key)
    if let known = words.first(where: { $0.word == word }) { return known.meaning }
    throw RecordFault(
      .unknownWord(word, key: "\(key)", known: words.map(\.word)), at: field.value.lowerBound)
  }

  /// A number; infinite where it is beyond all numbers.
  func number(_ field: Field) -> Double { tree.number(field) }

  func wrong(_ key: StaticString, _ field: Field, _ want: RecordFault.Want) -> RecordFault {
    RecordFault(.wrongType("\(key)", want), at: field.value.lowerBound)
  }
}
