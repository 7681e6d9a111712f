#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file, pipe or device, read and written whole.
///
/// Every failure is the system's number for its reason, taken where it happened: one that is asked
/// for later may be that of another call.
public struct Descriptor: Sendable, Hashable {
  /// The system's number of the open file.
  public let number: CInt

  /// Takes an open file.
  public init(_ number: CInt) { self.number = number }

  /// What a call came to that may fail.
  public enum Outcome<Value: Sendable>: Sendable {
    case done(Value)
    /// `errno`.
    case failed(CInt)
  }

  /// Opens a file; one that is opened for reading or writing never becomes a child's.
  public static func opening(
    _ path: String, _ flags: CInt, mode: mode_t = 0
  ) -> Outcome<Descriptor> {
    while true {
      let number = open(path, flags | O_CLOEXEC, mode)
      if number >= 0 { return .done(Descriptor(number)) }
      // A signal ends the wait for the other end of a pipe.
      if errno != EINTR { return .failed(errno) }
    }
  }

  /// Writes all bytes, in one call where the system takes them in one.
  ///
  /// - Returns: Why some of them were not written: `errno`; nil where all were.
  public func write(_ bytes: UnsafeRawBufferPointer) -> CInt? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      errno = 0
      #if canImport(Glibc)
        let count = Glibc.write(number, part.baseAddress, part.count)
      #else
        let count = Darwin.write(number, part.baseAddress, part.count)
      #endif
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 {
        return EIO
      } else if let reason = Self.lasting(errno, waitingFor: number, POLLOUT) {
        return reason
      }
    }
    return nil
  }

  /// Writes all bytes; answers why that was not possible.
  public func write(_ bytes: [UInt8]) -> CInt? { bytes.withUnsafeBytes { write($0) } }

  /// Writes a text; answers why that was not possible.
  public func write(_ text: String) -> CInt? {
    var text = text
    return text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Reads what is there next, as far as it fits; nothing at the end.
  public func read(into buffer: UnsafeMutableRawBufferPointer) -> Outcome<Int> {
    while true {
      errno = 0
      #if canImport(Glibc)
        let count = Glibc.read(number, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.read(number, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return .done(count) }
      if let reason = Self.lasting(errno, waitingFor: number, POLLIN) { return .failed(reason) }
    }
  }

  /// Reads up to the end, or one byte past a limit.
  public func readAll(upTo limit: Int = .max) -> Outcome<[UInt8]> {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { piece.deallocate() }
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      switch read(into: piece) {
      case .done(0): return .done(bytes)
      case .done(let count): bytes += piece[..<count]
      case .failed(let reason): return .failed(reason)
      }
    }
    return .done(bytes)
  }

  /// Whether it is an ordinary file: it has an end, and opening and reading it never wait.
  public var isRegular: Bool { facts.map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

  /// What the system knows of it.
  var facts: stat? {
    var facts = stat()
    return fstat(number, &facts) == 0 ? facts : nil
  }

  /// Whether a path leads to it, and by no link of another user: where everybody may write, that user
  /// may have put one there since the path was looked at.
  public func isAt(_ path: String) -> Bool {
    var there = stat()
    guard let facts, lstat(path, &there) == 0 else { return false }
    if there.st_mode & S_IFMT == S_IFLNK {
      guard !there.isForeign, stat(path, &there) == 0 else { return false }
    }
    return facts.st_dev == there.st_dev && facts.st_ino == there.st_ino
  }

  /// Keeps others who ask out until it is closed; answers why that was not possible.
  func lock(_ kind: CInt) -> CInt? {
    while flock(number, kind) != 0 {
      if errno != EINTR { return errno }
    }
    return nil
  }

  /// Closes it; answers what went wrong with what was written before.
  @discardableResult
  public func close() -> CInt? {
    #if canImport(Glibc)
      let result = Glibc.close(number)
    #else
      let result = Darwin.close(number)
    #endif
    return result == 0 ? nil : errno
  }

  /// A reason that does not go away by itself; otherwise waits until the call can be made again.
  private static func lasting(
    _ reason: CInt, waitingFor number: CInt, _ events: some BinaryInteger
  ) -> CInt? {
    if reason == EINTR { return nil }
    guard reason == EAGAIN || reason == EWOULDBLOCK else { return reason == 0 ? EIO : reason }
    // Somebody who shares the pipe made it one that does not wait.
    var waiting = pollfd(fd: number, events: Int16(events), revents: 0)
    return poll(&waiting, 1, -1) < 0 && errno != EINTR ? errno : nil
  }
}

extension stat {
  /// Whether it is another user's; what the administrator made is trusted.
  package var isForeign: Bool { st_uid != geteuid() && st_uid != 0 }
}
