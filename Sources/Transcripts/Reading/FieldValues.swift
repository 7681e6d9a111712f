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
    guard field.kind == .number, let number = integer(field) else {
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
    guard field.kind == .array, let numbers = try numbers(field), numbers.count == 2 else {
      throw wrong(key, field, .point)
    }
    return Point(numbers[0], numbers[1])
  }

  /// Texts.
  func texts(_ key: StaticString) throws(RecordFault) -> [String] {
    let field = try needed(key)
    guard field.kind == .array else { throw wrong(key, field, .texts) }
    var texts: [String] = []
    for element in try elements(of: field) {
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
    return words[UnsafeBufferPointer(rebasing: bytes[field.value])]
  }

  /// The elements of an array.
  func elements(of field: Field) throws(RecordFault) -> [Field] {
    var found: [Field] = []
    var scanner = JSONScanner(bytes, from: field.value.lowerBound)
    try scanner.array { (element) throws(RecordFault) in found.append(element) }
    return found
  }

  /// The fields of an object inside the line's own.
  func members(of field: Field) throws(RecordFault) -> JSONFields {
    var members = JSONFields()
    try members.read(within: self, field.value)
    return members
  }

  /// The numbers of an array; nil where something else is in it, or one beyond all numbers.
  func numbers(_ field: Field) throws(RecordFault) -> [Double]? {
    var found: [Double] = []
    var areNumbers = true
    var scanner = JSONScanner(bytes, from: field.value.lowerBound)
    try scanner.array { (element) throws(RecordFault) in
      switch element.kind {
      case .number: found.append(number(element))
      case .null, .text, .yes, .no, .array, .object: areNumbers = false
      }
    }
    return areNumbers && found.allSatisfy(\.isFinite) ? found : nil
  }

  /// A number.
  func number(_ field: Field) -> Double {
    if let small = smallInteger(field) { return Double(small) }
    return Double(text(of: field.value)) ?? .infinity
  }

  private func integer(_ field: Field) -> Int? {
    if let small = smallInteger(field) { return small }
    return Int(exactly: number(field))
  }

  /// A number of up to fifteen digits and nothing else: nearly all are.
  private func smallInteger(_ field: Field) -> Int? {
    guard field.value.count <= 16 else { return nil }
    var number = 0
    let isNegative = bytes[field.value.lowerBound] == UInt8(ascii: "-")
    for place in isNegative ? field.value.dropFirst() : field.value {
      let digit = bytes[place] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number * 10 + Int(digit)
    }
    // A minus before zero is a number of its own.
    return isNegative ? (number == 0 ? nil : -number) : number
  }

  func wrong(_ key: StaticString, _ field: Field, _ want: RecordFault.Want) -> RecordFault {
    RecordFault(.wrongType("\(key)", want), at: field.value.lowerBound)
  }
}

extension JSONFields {
  /// A text without its escapes.
  func string(_ field: Field) -> String {
    guard field.isEscaped else { return text(of: field.value) }
    var units: [UInt16] = []
    var text = ""
    var place = field.value.lowerBound
    func flush() {
      text += String(decoding: units, as: UTF16.self)
      units = []
    }
    while place < field.value.upperBound {
      guard bytes[place] == UInt8(ascii: "\\") else {
        let end = field.value.upperBound
        let stop = bytes[place..<end].firstIndex(of: UInt8(ascii: "\\")) ?? end
        flush()
        text += self.text(of: place..<stop)
        place = stop
        continue
      }
      let letter = bytes[place + 1]
      if letter == UInt8(ascii: "u") {
        units.append(UInt16(self.text(of: place + 2..<place + 6), radix: 16) ?? 0xFFFD)
        place += 6
      } else {
        units.append(Self.meaning(of: letter))
        place += 2
      }
    }
    flush()
    return text
  }

  private static func meaning(of letter: UInt8) -> UInt16 {
    switch letter {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: UInt16(letter)
    }
  }
}
