#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LineEditing

//   /proc/net/tcp     local_address  rem_address    … uid      the client's end of the connection
//                     0100007F:D431  0100007F:1267  … 1000     stands in its line

/// Who is at the other end of a connection.
struct Peer {
  let client: Descriptor
  let address: ListenAddress

  /// Whether the client belongs to the user who runs this program.
  ///
  /// Where the system does not say whose a TCP connection is, as on a Mac, every local user counts:
  /// a socket in the file system is for its owner only, everywhere.
  var isSameUser: Bool {
    switch address {
    case .socket: userOfSocket == geteuid()
    case .port(let port): userOfConnection(to: port) == geteuid()
    }
  }

  private var userOfSocket: uid_t? {
    #if canImport(Glibc)
      // `struct ucred`: the process, its user, its group.
      var facts: (pid: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
      var length = socklen_t(MemoryLayout.size(ofValue: facts))
      let isKnown = getsockopt(client.number, SOL_SOCKET, SO_PEERCRED, &facts, &length) == 0
      return isKnown ? facts.user : nil
    #else
      var (user, group) = (uid_t(), gid_t())
      return getpeereid(client.number, &user, &group) == 0 ? user : nil
    #endif
  }

  #if canImport(Glibc)
    /// The user of the other end, as the system lists it; nil if it does not.
    private func userOfConnection(to port: UInt16) -> uid_t? {
      var other = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isKnown = withUnsafeMutablePointer(to: &other) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getpeername(client.number, $0, &length) == 0
        }
      }
      guard isKnown else { return nil }
      let ends = [UInt16(bigEndian: other.sin_port), port].map(Self.listed)
      // A client may have made its connection as one of IPv6.
      for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
        guard case .done(let file) = Descriptor.opening(table, O_RDONLY) else { continue }
        defer { file.close() }
        guard case .done(let bytes) = file.readAll() else { continue }
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
          let words = line.split(separator: " ")
          guard words.count > 7, words[1].hasSuffix(ends[0]), words[2].hasSuffix(ends[1]) else {
            continue
          }
          return uid_t(words[7])
        }
      }
      return nil
    }

    /// This machine's own address with a port, as the tables write it.
    private static func listed(_ port: UInt16) -> String {
      hexadecimal(in_addr_t(0x7F00_0001).bigEndian, digits: 8) + ":" + hexadecimal(port, digits: 4)
    }

    private static func hexadecimal(_ number: some FixedWidthInteger, digits: Int) -> String {
      let text = String(number, radix: 16, uppercase: true)
      return String(repeating: "0", count: digits - text.count) + text
    }
  #else
    private func userOfConnection(to port: UInt16) -> uid_t? { geteuid() }
  #endif
}
