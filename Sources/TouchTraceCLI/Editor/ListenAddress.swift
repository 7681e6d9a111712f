import TouchNarration

/// Where to wait for a client: on this machine's own address, or at a socket in the file system.
enum ListenAddress {
  /// 127.0.0.1; 0 lets the system choose the port.
  case port(UInt16)
  /// A socket that only its owner may open.
  case socket(String)

  /// Why one cannot wait there.
  enum Problem: Error {
    case malformed(String)
    /// Others could come from outside.
    case notLoopback(String)
    /// The address, and the system's word.
    case taken(String, String)
  }

  init(_ text: String) throws(Problem) {
    if text.hasPrefix(Self.scheme), text != Self.scheme {
      self = .socket(String(text.dropFirst(Self.scheme.count)))
      return
    }
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex,
      let port = UInt16(text[text.index(after: colon)...])
    else { throw .malformed(text) }
    let host = String(text[..<colon])
    guard ["127.0.0.1", "localhost"].contains(host) else { throw .notLoopback(host) }
    self = .port(port)
  }

  /// It as it is written.
  var text: String {
    switch self {
    case .port(let port): "127.0.0.1:\(port)"
    case .socket(let path): Self.scheme + path
    }
  }

  private static let scheme = "unix:"
}

extension ListenAddress.Problem {
  /// The problem, as it is said.
  var words: Phrase {
    switch self {
    case .malformed(let text):
      Phrase(
        en: """
          --listen takes 127.0.0.1:PORT or unix:PATH, not '\(text)'; port 0 lets the system choose \
          one
          """,
        zh: "--listen 需要 127.0.0.1:端口 或 unix:路径，而不是“\(text)”；端口写 0 由系统选择")
    case .notLoopback(let host):
      Phrase(
        en: """
          --listen takes 127.0.0.1 only, not '\(host)': a client on another machine could read \
          and write your files
          """,
        zh: "--listen 只接受 127.0.0.1，不接受“\(host)”：能从外面连接的人就能读写你的文件")
    case .taken(let address, let reason):
      Phrase(
        en: "cannot listen at \(address): \(reason)", zh: "无法在 \(address) 等待连接：\(reason)")
    }
  }

  /// How the run ends.
  var exitCode: ExitCode {
    switch self {
    case .malformed, .notLoopback: .usage
    case .taken: .commandFailed
    }
  }
}
