#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import DebugAdapter
import LineEditing
import TouchNarration

//   a client ─▶ another user's?        ─▶ let go, and said once
//            ─▶ says `initialize`?     ─▶ the one; nobody is listened to from then on
//            ─▶ HTTP, garbage, leaves  ─▶ let go, and the wait goes on

/// Waits for the one client of this user that speaks the protocol.
struct EditorServer {
  private let socket: ListeningSocket
  private let console: Console

  /// Where it can be found.
  var address: ListenAddress { socket.address }

  /// Who has been let in, and what it has said so far.
  struct Client {
    let descriptor: Descriptor
    fileprivate(set) var said: [UInt8] = []
    fileprivate var frames = MessageFrames()
  }

  /// What is said of a client that is let go.
  private enum Refusal: CaseIterable { case otherUser, otherProtocol }

  /// What a client came to with what it has said.
  private enum Hearing { case unfinished, accepted, refused, left }

  /// More than these never wait at once; who has waited longest goes.
  private static let mostWaiting = 32

  init(at place: ListenAddress, _ console: Console) throws(ListenAddress.Problem) {
    socket = try ListeningSocket(at: place)
    self.console = console
  }

  /// The first client that asks to begin.
  func acceptOne() -> Descriptor.Outcome<Client> {
    var waiting: [Client] = []
    var said: Set<Refusal> = []
    defer {
      socket.close()
      for client in waiting { client.descriptor.close() }
    }
    while true {
      var polled = ([socket.descriptor] + waiting.map(\.descriptor)).map {
        pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&polled, nfds_t(polled.count), -1) >= 0 || errno == EINTR else {
        return .failed(errno)
      }
      // From the end, so that the places of the others stay.
      for place in waiting.indices.reversed() where polled[place + 1].revents != 0 {
        switch Self.hear(&waiting[place]) {
        case .unfinished: continue
        case .accepted: return .done(waiting.remove(at: place))
        case .refused: tell(.otherProtocol, &said)
        case .left: break
        }
        waiting.remove(at: place).descriptor.close()
      }
      guard polled[0].revents != 0 else { continue }
      let number = accept(socket.descriptor.number, nil, nil)
      // Who left before being let in is not the one.
      guard number >= 0 else {
        guard [EINTR, ECONNABORTED, EAGAIN].contains(errno) else { return .failed(errno) }
        continue
      }
      let client = Client(descriptor: Descriptor(number))
      switch Peer(client: client.descriptor, address: address).owner {
      case .sameUser: break
      case .otherUser:
        client.descriptor.close()
        tell(.otherUser, &said)
        continue
      case .nobody:
        client.descriptor.close()
        continue
      }
      // An answer should not wait for the next.
      ListeningSocket.switchOn(TCP_NODELAY, of: client.descriptor, at: CInt(IPPROTO_TCP))
      if waiting.count == Self.mostWaiting { waiting.removeFirst().descriptor.close() }
      waiting.append(client)
    }
  }

  /// Reads what a client says next; only who begins as the protocol begins is the one.
  private static func hear(_ client: inout Client) -> Hearing {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
      guard case .done(let count) = client.descriptor.read(into: buffer), count > 0 else {
        return .left
      }
      client.said += buffer[..<count]
      client.frames.append(buffer[..<count])
      do {
        guard let message = try client.frames.next() else { return .unfinished }
        return Inbox.asks(message, for: ["initialize"]) ? .accepted : .refused
      } catch {
        return .refused
      }
    }
  }

  /// Says of the first of each kind why it was let go; whoever knocks on does not fill the screen.
  private func tell(_ refusal: Refusal, _ said: inout Set<Refusal>) {
    guard said.insert(refusal).inserted else { return }
    switch refusal {
    case .otherUser:
      console.complain(
        en: "refused a client of another user; still waiting", zh: "已拒绝另一个用户的客户端；继续等待")
    case .otherProtocol:
      console.complain(
        en: "refused a client that did not begin with an 'initialize' request; still waiting",
        zh: "已拒绝一个没有以“initialize”请求开头的客户端；继续等待")
    }
  }
}
