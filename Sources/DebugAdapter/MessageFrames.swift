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

  /// The largest message that is taken, in bytes.
  public static let largestMessage = 64 << 20
  private static let largestHeader = 8 << 10
  private static let endOfHeader = Array("\r\n\r\n".utf8)

  private var waiting: [UInt8] = []

  /// Starts at the beginning of a stream.
  public init() {}

  /// Takes bytes of the stream.
  public mutating func append(_ bytes: some Sequence<UInt8>) { waiting.append(contentsOf: bytes) }

  /// The body of the next message; nil while it is not complete.
  ///
  /// - Throws: What makes the stream unreadable; nothing after it can be trusted.
  public mutating func next() throws(Fault) -> [UInt8]? {
    guard let header = endOfHeader() else {
      guard waiting.count <= Self.largestHeader else { throw .endlessHeader }
      return nil
    }
    let length = try Self.length(in: waiting[..<header])
    let start = header + Self.endOfHeader.count
    guard waiting.count - start >= length else { return nil }
    let body = Array(waiting[start..<start + length])
    waiting.removeFirst(start + length)
    return body
  }

  /// A message as it travels: the only header everybody reads, and the body.
  public static func frame(_ body: String) -> [UInt8] {
    Array("Content-Length: \(body.utf8.count)\r\n\r\n".utf8) + Array(body.utf8)
  }

  private func endOfHeader() -> Int? {
    let limit = min(waiting.count, Self.largestHeader)
    guard limit >= Self.endOfHeader.count else { return nil }
    return (0...limit - Self.endOfHeader.count).first { start in
      waiting[start..<start + Self.endOfHeader.count].elementsEqual(Self.endOfHeader)
    }
  }

  private static func length(in header: ArraySlice<UInt8>) throws(Fault) -> Int {
    let lines = String(decoding: header, as: UTF8.self).split(separator: "\r\n")
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let text = parts[1].drop { $0 == " " }
      guard let length = Int(text), (0...largestMessage).contains(length) else {
        throw .badLength(String(text))
      }
      return length
    }
    throw .noLength
  }
}
