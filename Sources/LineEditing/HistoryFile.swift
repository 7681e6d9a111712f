#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file under a history: readable by its owner only from the moment it exists.
struct HistoryFile: Sendable {
  let path: String

  /// Reads all lines; what is no file has none.
  func lines() -> [String] {
    // Opening a pipe would wait for someone to write.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    // A device may have no end.
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return [] }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = Self.retrying({ read(descriptor, &chunk, chunk.count) }), count > 0 {
      bytes += chunk.prefix(count)
    }
    return bytes.split(separator: UInt8(ascii: "\n"))
      .map { Self.unescaped(String(decoding: $0, as: UTF8.self)) }
  }

  /// Writes a line at the end, making the file and its directory if need be.
  func append(_ line: String) -> History.Failure? {
    makeDirectories()
    let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return failure }
    defer { close(descriptor) }
    // One call a line: what another session appends comes before or after it, not inside.
    let start = endsMidLine(descriptor) ? "\n" : ""
    return put(start + Self.escaped(line) + "\n", into: descriptor)
  }

  /// Puts lines in place of all there are, in one step; on failure the old ones stay.
  func replace(with lines: [String]) {
    let draft = path + ".\(getpid())"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let text = lines.map { Self.escaped($0) + "\n" }.joined()
    let isWritten = put(text, into: descriptor) == nil
    if close(descriptor) != 0 || !isWritten || rename(draft, path) != 0 { unlink(draft) }
  }

  /// Makes the directories on the way that are missing, for the owner only.
  private func makeDirectories() {
    for (offset, byte) in path.utf8.enumerated() where byte == UInt8(ascii: "/") && offset > 0 {
      mkdir(String(decoding: path.utf8.prefix(offset), as: UTF8.self), 0o700)
    }
  }

  /// Whether the last line has no end: edited by hand, or cut by a full disk.
  private func endsMidLine(_ descriptor: CInt) -> Bool {
    let end = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0
    guard end > 0, pread(descriptor, &last, 1, end - 1) == 1 else { return false }
    return last != UInt8(ascii: "\n")
  }

  private func put(_ text: String, into descriptor: CInt) -> History.Failure? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = Self.retrying {
        rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      }
      guard count >= 0 else { return failure }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  private var failure: History.Failure { History.Failure(path: path, code: errno) }

  /// Repeats a system call that a signal cut short.
  private static func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}

// A command of several lines is one line of the file.
extension HistoryFile {
  /// Writes line ends as `\n` and `\r`, and a backslash as two.
  static func escaped(_ line: String) -> String {
    var result = ""
    for scalar in line.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Undoes ``escaped(_:)``; a backslash before anything else stands for itself.
  static func unescaped(_ line: String) -> String {
    var result = String.UnicodeScalarView()
    var scalars = line.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar == "\\", let next = scalars.first, let meant = meanings[next] else {
        result.append(scalar)
        continue
      }
      result.append(meant)
      scalars.removeFirst()
    }
    return String(result)
  }

  private static let meanings: [Unicode.Scalar: Unicode.Scalar] = [
    "\\": "\\", "n": "\n", "r": "\r",
  ]
}
