#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import TouchNarration

/// A file that gets everything typed and shown, plain, as soon as it is shown.
final class TranscriptFile {
  private let path: String
  private let descriptor: CInt
  private var hasFailed = false

  /// Makes the file, over an existing one only where that is forced.
  init(path: String, force: Bool) throws(FileProblem) {
    self.path = path
    descriptor = open(
      path, O_WRONLY | O_CREAT | O_CLOEXEC | (force ? O_TRUNC : O_EXCL), 0o644)
    guard descriptor < 0 else { return }
    throw errno == EEXIST
      ? .exists(path: path)
      : .unwritable(path: path, reason: String(cString: strerror(errno)))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Adds lines; says once where they cannot be kept, and the session goes on without.
  func write(_ lines: [String], _ console: Console) {
    guard !hasFailed, !lines.isEmpty else { return }
    var rest = Array(lines.map { terminalSafe($0) + "\n" }.joined().utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Self.write(descriptor, $0) }
      guard count >= 0 else {
        hasFailed = true
        let reason = String(cString: strerror(errno))
        return console.complain(FileProblem.unwritable(path: path, reason: reason).message)
      }
      rest = rest.dropFirst(count)
    }
  }

  /// One write, begun again where a signal cut it short.
  private static func write(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    while true {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      #else
        let count = Darwin.write(descriptor, bytes.baseAddress, bytes.count)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }
}
