import DebugAdapter
import Testing

@Suite("Messages of the Debug Adapter Protocol, on the wire")
struct MessageFramesTests {
  private func bodies(_ pieces: [[UInt8]]) throws -> [String] {
    var frames = MessageFrames()
    var found: [String] = []
    for piece in pieces {
      frames.append(piece)
      while let body = try frames.next() { found.append(String(decoding: body, as: UTF8.self)) }
    }
    return found
  }

  private let wire = MessageFrames.frame("{\"a\":\"触摸\"}") + MessageFrames.frame("{}")

  @Test("Two messages in one piece are two messages")
  func together() throws { #expect(try bodies([wire]) == ["{\"a\":\"触摸\"}", "{}"]) }

  @Test("Bytes one at a time, also within a character, give the same messages")
  func split() throws { #expect(try bodies(wire.map { [$0] }) == ["{\"a\":\"触摸\"}", "{}"]) }

  @Test("An incomplete message waits")
  func incomplete() throws { #expect(try bodies([Array(wire.prefix(30))]) == []) }

  @Test("Other headers and any case of letters are accepted")
  func headers() throws {
    let text = "Content-Type: x\r\ncontent-length: 2\r\n\r\n{}"
    #expect(try bodies([Array(text.utf8)]) == ["{}"])
  }

  @Test(
    "A stream that cannot be read says why",
    arguments: [
      ("Content-Type: x\r\n\r\n{}", MessageFrames.Fault.noLength),
      ("POST / HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}", .noLength),
      ("POST /a:b HTTP/1.1\r\nContent-Length: 2\r\n\r\n{}", .noLength),
      ("Content-Length: -2\r\n\r\n{}", .badLength("-2")),
      ("Content-Length: two\r\n\r\n{}", .badLength("two")),
      ("Content-Length: 2\u{0}\r\n\r\n{}", .badLength("2\u{0}")),
      ("Content-Length: 99999999999\r\n\r\n{}", .badLength("99999999999")),
      (String(repeating: "x", count: 9000), .endlessHeader),
    ])
  func faults(text: String, fault: MessageFrames.Fault) {
    #expect(throws: fault) { try bodies([Array(text.utf8)]) }
  }
}
