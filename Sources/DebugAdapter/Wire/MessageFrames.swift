//   Content-Length: 119\r\n
//   \r\n
//   {"seq":1,"type":"request", …      119 bytes, however they arrive

/// Cuts a stream of bytes into the messages of the Debug Adapter Protocol, and makes such a stream.
///
/// Bytes may come split anywhere, also within a character; several messages may come at once.
public struct MessageFrames: Sendable {
  /// Why a stream cannot be read on.
  public enum Fault: Error, Hashable, Sendable {
    /// A header without `Content-Length`.
    case noLength
    /// A length that is no number, negative, or beyond the limit.
    case badLength(String)
    /// A header that does not end where any header would.
    case endlessHeader
  }

  /// The largest message that is taken, in bytes: no request is a hundredth of that, and what is
  /// read takes some twenty times the room.
  public static let largestMessage = 4 << 20
  /// Longer lines, in bytes, were not typed by anybody.
  package static let longestLine = 20_000
  /// The largest header of a message, in bytes.
  package static let largestHeader = 8 << 10

  private var waiting: [UInt8] = []
  /// How many of the waiting bytes were read already: they go when there are many, not one by one.
  private var start = 0
  /// How many bytes were looked at for the end of a header.
  private var looked = 0

  /// Starts at the beginning of a stream.
  public init() {}

  /// Takes bytes of the stream.
  public mutating func append(_ bytes: some Sequence<UInt8>) { waiting.append(contentsOf: bytes) }

  /// The body of the next message; nil while it is not complete.
  ///
  /// - Throws: What makes the stream unreadable; nothing after it can be trusted.
  public mutating func next() throws(Fault) -> [UInt8]? {
    guard let header = endOfHeader() else {
      guard waiting.count - start <= Self.largestHeader else { throw .endlessHeader }
      return nil
    }
    let length = try Self.length(in: waiting[start..<header.lowerBound])
    let body = header.upperBound
    guard waiting.count - body >= length else { return nil }
    let message = Array(waiting[body..<body + length])
    start = body + length
    looked = 0
    if start == waiting.count || start > Self.largestMessage {
      waiting.removeFirst(start)
      start = 0
    }
    return message
  }

  /// A message as it travels: the only header everybody reads, and the body.
  public static func frame(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n".utf8) + Array(body.utf8)
  }

  /// The empty line behind a header, with the end of the line before it: some clients end lines
  /// with a line feed alone.
  private mutating func endOfHeader() -> Range<Int>? {
    let end = min(waiting.count, start + Self.largestHeader)
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    while let place = waiting[start + looked..<end].firstIndex(of: lineFeed) {
      var next = place + 1
      if next < end, waiting[next] == carriageReturn { next += 1 }
      guard next < end else { return nil }
      if waiting[next] == lineFeed { return place..<next + 1 }
      looked = place + 1 - start
    }
    looked = max(looked, end - start)
    return nil
  }

  private static func length(in header: ArraySlice<UInt8>) throws(Fault) -> Int {
    for line in header.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      // What begins as a browser's request does may come from any page.
      guard parts.count == 2, !parts[0].contains(UInt8(ascii: " ")) else { throw .noLength }
      // Capitals differ from letters in one bit, which a hyphen has.
      guard parts[0].lazy.map({ $0 | 0x20 }).elementsEqual("content-length".utf8) else { continue }
      let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t")]
      var digits = parts[1].drop { blanks.contains($0) }
      while let last = digits.last, blanks.contains(last) { digits.removeLast() }
      let text = String(decoding: digits, as: UTF8.self)
      guard let length = Int(text), (0...largestMessage).contains(length) else {
        throw .badLength(text)
      }
      return length
    }
    throw .noLength
  }
}
