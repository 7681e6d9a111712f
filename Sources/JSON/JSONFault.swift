/// The first mistake in a JSON text.
public struct JSONFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The text ends too early.
    case breaksOff
    /// No value stands where one belongs; a number such as `01` or `+1` is not a value.
    case noValue
    /// A backslash is followed by something that JSON does not have.
    case badEscape
    /// A text holds a line break or another control character without an escape.
    case controlByte
    /// A text is not UTF-8.
    case notUTF8
    /// Something follows the value.
    case extra
    /// A comma, colon, quote or bracket is missing.
    case expected(UInt8)
    /// Arrays and objects are nested more than `JSONTree.deepest` levels.
    case tooDeep
    /// There are more than `JSONTree.mostValues` values, or more bytes than 2 GiB.
    case tooMany
  }

  /// What is wrong.
  public let reason: Reason
  /// The offset of the byte at which the mistake is.
  public let place: Int
  /// The line, from 1.
  public let line: Int
  /// The column in bytes, from 1.
  public let column: Int

  init(_ reason: Reason, at place: Int, in text: UnsafeBufferPointer<UInt8>) {
    self.reason = reason
    self.place = place
    let before = text[..<min(place, text.count)]
    var line = 1
    var start = 0
    for index in before.indices where before[index] == 0x0A {
      line += 1
      start = index + 1
    }
    self.line = line
    column = place - start + 1
  }
}
