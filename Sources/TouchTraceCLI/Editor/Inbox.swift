#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LineEditing
import Synchronization

//   socket or pipe ─▶ [ … {"command":"pause"} … ] ─▶ a message at a time ─▶ Adapter
//                       looked at while something takes long

/// What a client sends, a message at a time, and whether it is in a hurry.
///
/// The adapter does one thing after the other. While it searches a long record, the search asks here
/// whether the client wants it to stop.
final class Inbox: Sendable {
  private struct State {
    var ahead: ArraySlice<UInt8> = []
    /// Whether nothing comes after what is there.
    var isOver = false
    /// Whether what is there was looked through.
    var isKnown = true
    var hasHaste = false
    var request: ArraySlice<UInt8> = []
  }

  private let descriptor: Descriptor
  /// Where the answers go: a client that closes that has left.
  private let outlet: Descriptor
  private let state: Mutex<State>

  /// What the header of a message begins with.
  private static let header = Array("content-length".utf8)
  /// How much is read before it is wanted, in bytes.
  private static let farthest = 1 << 20

  /// - Parameter said: What the client said before.
  init(_ descriptor: Descriptor, after said: [UInt8] = [], answeredTo outlet: Descriptor) {
    (self.descriptor, self.outlet) = (descriptor, outlet)
    state = Mutex(State(ahead: ArraySlice(said), isKnown: said.isEmpty))
  }

  /// The next bytes, once there are any; none at the end.
  ///
  /// No more than one message ends in them: the answer to it is written before the next is looked at,
  /// and who asks for a pause right behind it is not overheard.
  func next() -> Descriptor.Outcome<[UInt8]> {
    state.withLock { state in
      if state.ahead.isEmpty, !state.isOver {
        if hasLeft() {
          state.isOver = true
        } else if let reason = read(&state) {
          return .failed(reason)
        }
      }
      let piece = state.ahead[..<Self.nextHeader(in: state.ahead)]
      state.ahead = state.ahead.dropFirst(piece.count)
      state.isKnown = false
      state.request = piece
      return .done(Array(piece))
    }
  }

  /// Whether the client has gone, or asks to stop what is being done.
  var hasHaste: Bool {
    state.withLock { state in
      while !state.isOver, state.ahead.count < Self.farthest, isReady() {
        // What went wrong is found again by who reads next.
        guard read(&state) == nil else { return true }
        state.isKnown = false
      }
      if !state.isKnown {
        state.hasHaste = Self.asksToStop(state.request, in: state.ahead)
        state.isKnown = true
      }
      return state.hasHaste || state.isOver
    }
  }

  /// Where the header of the message behind the first begins; the end where there is none.
  private static func nextHeader(in bytes: ArraySlice<UInt8>) -> Int {
    var place = bytes.startIndex + 1
    while place + header.count <= bytes.endIndex {
      // Letters differ from capitals in one bit; what else that makes alike only cuts once more.
      let isHeader = header.indices.allSatisfy { bytes[place + $0] | 0x20 == header[$0] }
      if isHeader { return place }
      place += 1
    }
    return bytes.endIndex
  }

  /// Waits until there is something to read; answers whether nobody is there to hear the answer.
  private func hasLeft() -> Bool {
    var waiting = [
      pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: outlet.number, events: 0, revents: 0),
    ]
    // A signal is no reason to stop waiting.
    while poll(&waiting, 2, -1) < 0, errno == EINTR {}
    return waiting[0].revents == 0 && Int32(waiting[1].revents) & (POLLERR | POLLHUP) != 0
  }

  /// Whether nothing comes for some milliseconds.
  func isQuiet(for milliseconds: CInt) -> Bool {
    state.withLock { $0.ahead.isEmpty && !$0.isOver } && !isReady(within: milliseconds)
  }

  private func isReady(within milliseconds: CInt = 0) -> Bool {
    var waiting = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// Reads what is there next; answers why that was not possible.
  private func read(_ state: inout State) -> CInt? {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      switch descriptor.read(into: buffer) {
      case .done(0): state.isOver = true
      case .done(let count): state.ahead = ArraySlice(Array(state.ahead) + buffer[..<count])
      // A client that breaks off has left as well.
      case .failed(ECONNRESET): state.isOver = true
      case .failed(let reason): return reason
      }
      return nil
    }
  }

  /// The requests after which nobody waits for what is being done.
  private static let hasty = ["pause", "disconnect", "terminate"]

  /// Whether some bytes ask to stop a request: whoever cancels another one does not.
  private static func asksToStop(
    _ request: ArraySlice<UInt8>, in bytes: ArraySlice<UInt8>
  ) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let message = rest[..<nextHeader(in: rest)]
      rest = rest.dropFirst(message.count)
      if asks(message, for: hasty) { return true }
      guard asks(message, for: ["cancel"]) else { continue }
      let cancelled = number("requestId", in: message)
      if cancelled == nil || cancelled == number("seq", in: request) { return true }
    }
    return false
  }

  /// The whole number of a key in a message.
  private static func number(_ key: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let packed = bytes.filter { $0 > UInt8(ascii: " ") }
    guard let range = packed.firstPlace(of: "\"\(key)\":".utf8) else { return nil }
    let digits = packed[range.upperBound...].prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Whether one of some requests is among some bytes; quotes inside of texts have a backslash before
  /// them, so that no text looks like one.
  static func asks(_ bytes: some Sequence<UInt8>, for requests: [String]) -> Bool {
    let packed = bytes.filter { $0 > UInt8(ascii: " ") }
    return requests.contains { packed.firstPlace(of: #""command":"\#($0)""#.utf8) != nil }
  }
}
