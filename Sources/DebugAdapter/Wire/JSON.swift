/// A value of JSON; objects keep their keys in the order they were given, so that bytes are stable.
enum JSON: Hashable, Sendable {
  /// A key and its value.
  struct Field: Hashable, Sendable {
    let key: String
    let value: JSON
  }

  case null
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case array([JSON])
  case object([Field])
}

extension JSON {
  /// The value of a key; nil where there is none, it is null, or this is no object.
  ///
  /// Of a key that is there twice the last one counts, as with most readers.
  subscript(key: String) -> JSON? {
    guard case .object(let fields) = self,
      let value = fields.last(where: { $0.key == key })?.value, value != .null
    else { return nil }
    return value
  }

  /// The text it is; nil where it is none.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The whole number it is, however it is written; nil where it is none.
  var whole: Int? {
    switch self {
    case .whole(let number): number
    case .number(let number): Int(exactly: number)
    case .null, .flag, .text, .array, .object: nil
    }
  }

  /// The yes or no it is; nil where it is neither.
  var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }

  /// Its elements; nil where it is no array.
  var elements: [JSON]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The same object with a field more; nothing more where the value is nil.
  func with(_ key: String, _ value: JSON?) -> JSON {
    guard let value, case .object(let fields) = self else { return self }
    return .object(fields + [Field(key: key, value: value)])
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension JSON: ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  init(integerLiteral value: Int) { self = .whole(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(elements.map { Field(key: $0, value: $1) })
  }
}
