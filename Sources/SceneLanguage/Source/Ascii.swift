/// The bytes the language is made of.
enum Ascii {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let hyphen = UInt8(ascii: "-")
  static let underscore = UInt8(ascii: "_")
  static let equals = UInt8(ascii: "=")
  static let comma = UInt8(ascii: ",")
  static let bar = UInt8(ascii: "|")
  static let point = UInt8(ascii: ".")
  static let open = UInt8(ascii: "(")
  static let close = UInt8(ascii: ")")
  static let at = UInt8(ascii: "@")
  static let tilde = UInt8(ascii: "~")
  static let times = UInt8(ascii: "x")

  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether a name may begin with it.
  static func beginsName(_ byte: UInt8) -> Bool { isLetter(byte) || byte == underscore }

  /// Whether a number may begin with it.
  static func beginsNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == hyphen || byte == point || byte == UInt8(ascii: "+")
  }
}
