import TouchNarration

/// The attributes of an element, in the order they are written; empty ones are left out.
struct XMLAttributes: ExpressibleByDictionaryLiteral {
  private(set) var pairs: [(String, String)]

  init(dictionaryLiteral pairs: (String, String)...) { self.pairs = pairs }

  static func + (left: XMLAttributes, right: XMLAttributes) -> XMLAttributes {
    var both = left
    both += right
    return both
  }

  static func += (left: inout XMLAttributes, right: XMLAttributes) { left.pairs += right.pairs }
}

/// Writes elements, a line each; whatever the names and texts hold, what comes out is well-formed.
struct XMLWriter {
  /// What is written so far.
  private(set) var text = ""
  /// Blanks and line ends are words inside a text, so nothing is put on a line of its own there.
  private var isInText = false

  /// Writes an element with what a body puts inside.
  mutating func element(
    _ name: String, _ attributes: XMLAttributes = [:],
    _ body: (inout XMLWriter) -> Void
  ) {
    begin(name, attributes)
    text += isInText ? ">" : ">\n"
    body(&self)
    text += "</\(name)>" + (isInText ? "" : "\n")
  }

  /// Writes an element that holds words, among them other elements perhaps.
  mutating func textElement(
    _ name: String, _ attributes: XMLAttributes = [:],
    _ body: (inout XMLWriter) -> Void
  ) {
    begin(name, attributes)
    text += ">"
    let wasInText = isInText
    isInText = true
    body(&self)
    isInText = wasInText
    text += "</\(name)>" + (isInText ? "" : "\n")
  }

  /// Writes an element without anything inside.
  mutating func element(_ name: String, _ attributes: XMLAttributes) {
    begin(name, attributes)
    text += isInText ? "/>" : "/>\n"
  }

  /// Adds what another writer wrote.
  mutating func append(_ other: XMLWriter) { text += other.text }

  /// Adds what was written before.
  mutating func append(_ written: String) { text += written }

  mutating func words(_ words: String) { text += Self.escaped(words) }

  private mutating func begin(_ name: String, _ attributes: XMLAttributes) {
    text += "<"
    text += name
    for (key, value) in attributes.pairs where !value.isEmpty {
      text += " "
      text += key
      text += "=\""
      text += Self.escaped(value)
      text += "\""
    }
  }

  /// Text that stays text, and stays on its line: XML has no way to say a control character.
  static func escaped(_ text: String) -> String {
    // Nearly all of a picture is numbers and words of ASCII.
    if text.utf8.allSatisfy({ $0.isPlain }) { return text }
    var result = ""
    for scalar in terminalSafe(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // For the sake of ]]>.
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{fffe}", "\u{ffff}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension UInt8 {
  /// Whether it stands for itself: a letter, digit or sign of ASCII that means nothing in XML.
  fileprivate var isPlain: Bool {
    switch self {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
    case 0x20..<0x7F: true
    default: false
    }
  }
}
