import JSON

/// A value of JSON; objects keep their keys in the order they were given, so that bytes are stable.
enum WireValue: Hashable, Sendable {
  /// A key and its value.
  struct Pair: Hashable, Sendable {
    let key: String
    let value: WireValue
  }

  case null
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case array([WireValue])
  case object([Pair])
}

extension WireValue {
  /// The value of a key; nil where there is none, it is null, or this is no object.
  subscript(key: String) -> WireValue? {
    guard case .object(let fields) = self,
      let value = fields.first(where: { $0.key == key })?.value, value != .null
    else { return nil }
    return value
  }

  /// The text it is; nil where it is none.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The whole number it is; nil where it is none.
  var whole: Int? {
    if case .whole(let number) = self { number } else { nil }
  }

  /// The yes or no it is; nil where it is neither.
  var flag: Bool? {
    if case .flag(let flag) = self { flag } else { nil }
  }

  /// Its elements; nil where it is no array.
  var elements: [WireValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The same object with a field more; nothing more where the value is nil.
  func with(_ key: String, _ value: WireValue?) -> WireValue {
    guard let value, case .object(let fields) = self else { return self }
    return .object(fields + [Pair(key: key, value: value)])
  }
}

extension WireValue {
  /// Reads a message; nil if it is not JSON.
  ///
  /// Bytes that are not UTF-8 become U+FFFD.
  init?(message: [UInt8]) {
    let text = Array(String(decoding: message, as: UTF8.self).utf8)
    guard let value = try? JSONValue(text) else { return nil }
    self.init(value)
  }

  private init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .yes: self = .flag(true)
    case .no: self = .flag(false)
    case .text: self = .text(value.text ?? "")
    case .number: self = value.whole.map(WireValue.whole) ?? .number(value.number ?? .infinity)
    case .array: self = .array(value.elements.map { WireValue($0) })
    case .object: self = .object(value.elements.map { Pair(key: $0.key, value: WireValue($0)) })
    }
  }
}

extension WireValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self = .text(value) }
}

extension WireValue: ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  init(integerLiteral value: Int) { self = .whole(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }
}

extension WireValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral elements: WireValue...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, WireValue)...) {
    self = .object(elements.map { Pair(key: $0, value: $1) })
  }
}
