#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LineEditing

/// Waits on this machine's own address for one client.
struct LoopbackServer {
  private let descriptor: Descriptor
  /// Where it can be found.
  let port: UInt16

  /// Begins to listen.
  init(at place: ListenAddress) throws(ListenAddress.Problem) {
    #if canImport(Glibc)
      let number = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    #else
      let number = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    descriptor = Descriptor(number)
    // A port that was ours a moment ago can be had again.
    Self.switchOn(SO_REUSEADDR, of: number, at: SOL_SOCKET)
    var address = Self.loopback(place.port)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard number >= 0, Self.withSocketAddress(&address, { bind(number, $0, length) == 0 }),
      listen(number, 1) == 0,
      Self.withSocketAddress(&address, { getsockname(number, $0, &length) == 0 })
    else {
      let reason = words(of: errno)
      descriptor.close()
      throw .taken(place.port, reason)
    }
    port = UInt16(bigEndian: address.sin_port)
  }

  /// The first client, and no other: nobody is listened to from then on.
  func acceptOne() -> Descriptor.Outcome<Descriptor> {
    defer { descriptor.close() }
    while true {
      let client = accept(descriptor.number, nil, nil)
      if client >= 0 {
        // An answer should not wait for the next.
        Self.switchOn(TCP_NODELAY, of: client, at: CInt(IPPROTO_TCP))
        return .done(Descriptor(client))
      }
      // Somebody who left before being let in is not the one.
      guard [EINTR, ECONNABORTED].contains(errno) else { return .failed(errno) }
    }
  }

  private static func loopback(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    return address
  }

  private static func withSocketAddress<Result>(
    _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }

  private static func switchOn(_ option: CInt, of number: CInt, at level: CInt) {
    var on: CInt = 1
    // Without it everything works, only slower or later.
    _ = setsockopt(number, level, option, &on, socklen_t(MemoryLayout<CInt>.size))
  }
}
