/// Numbers and flags as other programs write them.
enum ForeignNumber {
  // A thousand screens side by side; what is larger is damage.
  private static let longest = 1e7

  /// A number that is neither infinite nor none.
  static func finite(_ text: String) -> Double? {
    // `Double` itself would take "0x1p3" and "nan".
    guard text.utf8.allSatisfy({ $0.isPartOfNumber }), let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  /// A number of points that a screen may have.
  static func length(_ text: String) -> Double? { finite(text).flatMap(length) }

  /// A number of points that a screen may have.
  static func length(_ number: Double) -> Double? { abs(number) <= longest ? number : nil }

  /// Yes or no, however it is spelt.
  static func flag(_ text: String) -> Bool? {
    switch text {
    case "YES", "true", "1": true
    case "NO", "false", "0": false
    default: nil
    }
  }
}

extension UInt8 {
  /// Whether it may stand in a decimal number.
  var isPartOfNumber: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
