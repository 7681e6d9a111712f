import JSON
import TouchCore

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

  /// A point.
  func point(_ key: StaticString) throws(RecordFault) -> Point {
    let field = try needed(key)
    guard field.kind == .array, let numbers = numbers(field), numbers.count == 2 else {
      throw wrong(key, field, .point)
    }
    return Point(numbers[0], numbers[1])
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

  /// One of some words.
  func word<Value>(
    _ key: StaticString, _ words: WordTable<Value>
  ) throws(RecordFault) -> Value {
    let field = try needed(key)
    guard field.kind == .text else { throw wrong(key, field, .text) }
    if let value = lookUp(field, in: words) { return value }
    throw RecordFault(
      .unknownWord(string(field), key: "\(key)", known: words.allWords),
      at: field.value.lowerBound)
  }

  /// The value of a text in a table; nil where it is not in it.
  func lookUp<Value>(_ field: Field, in words: WordTable<Value>) -> Value? {
    guard !field.isEscaped else { return words[string(field)] }
    return tree.bytes.withUnsafeBufferPointer {
      words[UnsafeBufferPointer(rebasing: $0[field.value])]
    }
  }

  /// The numbers of an array; nil where something else is in it, or one beyond all numbers.
  func numbers(_ field: Field) -> [Double]? {
    let elements = elements(of: field)
    guard elements.allSatisfy({ $0.kind == .number }) else { return nil }
    let numbers = elements.map(number)
    return numbers.allSatisfy { $0.isFinite } ? numbers : nil
  }

  /// A number; infinite where it is beyond all numbers.
  func number(_ field: Field) -> Double { tree.number(field) }

  func wrong(_ key: StaticString, _ field: Field, _ want: RecordFault.Want) -> RecordFault {
    RecordFault(.wrongType("\(key)", want), at: field.value.lowerBound)
  }
}
