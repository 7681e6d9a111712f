#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LineEditing

/// A socket that waits for clients.
struct ListeningSocket {
  let descriptor: Descriptor
  /// Where clients find it, the port as the system chose it.
  let address: ListenAddress

  /// How many clients may wait to be let in.
  private static let backlog: CInt = 16

  /// Begins to listen.
  init(at place: ListenAddress) throws(ListenAddress.Problem) {
    do throws(SystemError) {
      switch place {
      case .port(let port): (descriptor, address) = try Self.listening(at: port)
      case .socket(let path):
        (descriptor, address) = (try Self.listening(at: path), place)
        TerminalGuard.removeAtEnd(path)
      }
    } catch {
      throw .taken(place.text, error.words)
    }
  }

  /// Listens no more, and leaves nothing behind.
  func close() {
    descriptor.close()
    guard case .socket(let path) = address else { return }
    unlink(path)
    TerminalGuard.keepFile()
  }

  /// What the system says, or we say in its place.
  private struct SystemError: Error {
    let words: String
    init(_ words: String = systemReason()) { self.words = words }
  }

  private static func listening(
    at port: UInt16
  ) throws(SystemError) -> (Descriptor, ListenAddress) {
    let file = try made(AF_INET)
    // A port that was ours a moment ago can be had again.
    switchOn(SO_REUSEADDR, of: file, at: SOL_SOCKET)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    guard withSocketAddress(&address, { bind(file.number, $0, length) == 0 }),
      listen(file.number, backlog) == 0,
      withSocketAddress(&address, { getsockname(file.number, $0, &length) == 0 })
    else { throw failed(file) }
    return (file, .port(UInt16(bigEndian: address.sin_port)))
  }

  private static func listening(at path: String) throws(SystemError) -> Descriptor {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard bytes.count < room, !bytes.contains(0) else {
      throw SystemError("the path may have \(room - 1) bytes at most, and no NUL")
    }
    guard (try? checkLinks(at: path)) != nil else {
      throw SystemError("another user made a link or pipe on this path; name another path")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    removeAbandoned(path, &address)
    let file = try made(AF_UNIX)
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    // For its owner only from the moment it is there.
    let mask = umask(0o177)
    let isBound = withSocketAddress(&address) { bind(file.number, $0, length) == 0 }
    let reason = errno
    umask(mask)
    errno = reason
    guard isBound, listen(file.number, backlog) == 0 else { throw failed(file) }
    return file
  }

  /// Takes away a socket of ours on which a killed run listened: nobody answers there.
  private static func removeAbandoned(_ path: String, _ address: inout sockaddr_un) {
    var facts = stat()
    guard lstat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFSOCK,
      facts.st_uid == geteuid(), let probe = try? made(AF_UNIX)
    else { return }
    defer { probe.close() }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isAnswered = withSocketAddress(&address) { connect(probe.number, $0, length) == 0 }
    if !isAnswered, errno == ECONNREFUSED { unlink(path) }
  }

  private static func made(_ family: CInt) throws(SystemError) -> Descriptor {
    #if canImport(Glibc)
      let number = socket(family, CInt(SOCK_STREAM.rawValue), 0)
    #else
      let number = socket(family, SOCK_STREAM, 0)
    #endif
    guard number >= 0 else { throw SystemError() }
    return Descriptor(number)
  }

  private static func failed(_ file: Descriptor) -> SystemError {
    let error = SystemError()
    file.close()
    return error
  }

  private static func withSocketAddress<Address, Result>(
    _ address: inout Address, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
    }
  }

  /// Switches something on without which everything works, only slower or later.
  static func switchOn(_ option: CInt, of file: Descriptor, at level: CInt) {
    var on: CInt = 1
    _ = setsockopt(file.number, level, option, &on, socklen_t(MemoryLayout<CInt>.size))
  }
}
