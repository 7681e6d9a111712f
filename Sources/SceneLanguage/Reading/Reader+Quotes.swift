extension Reader {
  /// Reads a value that is for reading only: a bare word or one in quotation marks.
  func string(_ word: Word) -> String? {
    guard firstByte(word) == Ascii.quote else {
      let isBare = !word.range.isEmpty && !source.bytes[word.range].contains(Ascii.quote)
      return isBare ? text(word) : refuse(word)
    }
    var scalars = String.UnicodeScalarView()
    var rest = source.text(word.range).unicodeScalars.dropFirst()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"" where rest.isEmpty: return String(scalars)
      case "\"": return refuse(word)
      case "\\":
        guard let meant = escape(&rest) else { return refuse(.badEscape, at: word) }
        scalars.append(meant)
      default: scalars.append(scalar)
      }
    }
    return refuse(word)
  }

  private func refuse(_ word: Word) -> String? {
    refuse(.notA(form: "a word or \"…\"", found: text(word)), at: word)
  }

  private func escape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\"": "\""
    case "\\": "\\"
    case "n": "\n"
    case "r": "\r"
    case "t": "\t"
    case "u": number(&rest)
    default: nil
    }
  }

  private func number(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let digits = String(rest[..<end])
    rest = rest[rest.index(after: end)...]
    guard digits.utf8.count <= 8, let value = UInt32(digits, radix: 16) else { return nil }
    return Unicode.Scalar(value)
  }
}

/// A value for reading only, in quotation marks, so that `string` reads it back.
func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      if scalar.isUnseen {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}

extension Unicode.Scalar {
  /// Whether an editor shows nothing for it, and may break the line or turn the direction of
  /// reading.
  fileprivate var isUnseen: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}
