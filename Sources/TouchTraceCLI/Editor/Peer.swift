#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import LineEditing

//   /proc/net/tcp     local_address  rem_address    … uid  timeout inode     the client's end of the
//                     0100007F:D431  0100007F:1267  … 1000    0    263791    connection has its line
//                     0100007F:E54C  0100007F:1267  …    0    0         0    closed: not of user 0

/// Who is at the other end of a connection.
struct Peer {
  let client: Descriptor
  let address: ListenAddress

  /// Whose the other end is.
  enum Owner {
    case sameUser, otherUser
    /// Of no user any more: the client has left.
    case nobody

    fileprivate init(_ user: uid_t?) { self = user == geteuid() ? .sameUser : .otherUser }
  }

  /// Whether the client belongs to the user who runs this program.
  ///
  /// Where the system does not say whose a TCP connection is, as on a Mac, every local user counts:
  /// a socket in the file system is for its owner only, everywhere.
  var owner: Owner {
    switch address {
    case .socket: Owner(userOfSocket)
    case .port(let port): ownerOfConnection(to: port)
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
    /// The owner of the other end, as the system lists it; another user if the lists cannot be read.
    private func ownerOfConnection(to port: UInt16) -> Owner {
      var other = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isKnown = withUnsafeMutablePointer(to: &other) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          getpeername(client.number, $0, &length) == 0
        }
      }
      guard isKnown else { return .nobody }
      let ends = [UInt16(bigEndian: other.sin_port), port].map(Self.listed)
      var owner = Owner.otherUser
      // A client may have made its connection as one of IPv6.
      for table in ["/proc/net/tcp", "/proc/net/tcp6"] {
        guard case .done(let file) = Descriptor.opening(table, O_RDONLY) else { continue }
        defer { file.close() }
        guard case .done(let bytes) = file.readAll() else { continue }
        owner = .nobody
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
          let words = line.split(separator: " ")
          guard words.count > 9, words[1].hasSuffix(ends[0]), words[2].hasSuffix(ends[1]) else {
            continue
          }
          // An end that is closed stays in the list for a minute, as one of user 0.
          return words[9] == "0" ? .nobody : Owner(uid_t(words[7]))
        }
      }
      return owner
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
    private func ownerOfConnection(to port: UInt16) -> Owner { .sameUser }
  #endif
}
