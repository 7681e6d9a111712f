import TouchNarration

/// Where to wait for a client: on this machine's own address only.
struct ListenAddress {
  /// 0 lets the system choose.
  let port: UInt16

  /// Why one cannot wait there.
  enum Problem: Error {
    case malformed(String)
    /// Others could come from outside.
    case notLoopback(String)
    /// The port, and the system's word.
    case taken(UInt16, String)
  }

  init(_ text: String) throws(Problem) {
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex,
      let port = UInt16(text[text.index(after: colon)...])
    else { throw .malformed(text) }
    let host = String(text[..<colon])
    guard ["127.0.0.1", "localhost"].contains(host) else { throw .notLoopback(host) }
    self.port = port
  }
}

extension ListenAddress.Problem {
  /// The problem, as it is said.
  var words: Phrase {
    switch self {
    case .malformed(let text):
      Phrase(
        en: "--listen takes 127.0.0.1:PORT, not '\(text)'; port 0 lets the system choose one",
        zh: "--listen 需要 127.0.0.1:端口，而不是“\(text)”；端口写 0 由系统选择")
    case .notLoopback(let host):
      Phrase(
        en: """
          --listen takes 127.0.0.1 only, not '\(host)': a client on another machine could read \
          and write your files
          """,
        zh: "--listen 只接受 127.0.0.1，不接受“\(host)”：能从外面连接的人就能读写你的文件")
    case .taken(let port, let reason):
      Phrase(
        en: "cannot listen at 127.0.0.1:\(Int(port)): \(reason)",
        zh: "无法在 127.0.0.1:\(Int(port)) 等待连接：\(reason)")
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
