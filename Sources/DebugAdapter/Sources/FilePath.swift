//  file:///tmp/my%20app.scene     as some clients write it, whatever they said they would
//  /tmp/./my app.scene            as others do
//  /tmp/my app.scene              what both come to

/// A path, however a client wrote it.
enum FilePath {
  /// The path without what does not tell files apart.
  static func plain(_ text: String) -> String {
    var path = text
    if path.hasPrefix("file://") {
      path = unescaped(path.dropFirst("file://".count))
      // A host may stand before the path.
      if !path.hasPrefix("/"), let slash = path.firstIndex(of: "/") {
        path = String(path[slash...])
      }
    }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Whether two plain paths may be of one file: one of them may be relative.
  static func agree(_ one: String, _ other: String) -> Bool {
    guard !one.isEmpty, !other.isEmpty else { return false }
    return one == other || !one.hasPrefix("/") && other.hasSuffix("/" + one)
      || !other.hasPrefix("/") && one.hasSuffix("/" + other)
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A path for a URI.
  static func escaped(_ path: String) -> String {
    path.utf8.map { byte -> String in
      let sign = Character(Unicode.Scalar(byte))
      let isPlain = byte < 0x80 && (sign.isLetter || sign.isNumber || "/-._~".contains(sign))
      guard !isPlain else { return String(sign) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }

  private static func unescaped(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
