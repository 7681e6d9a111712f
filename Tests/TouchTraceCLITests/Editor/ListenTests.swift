import Foundation
import TerminalSupport
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("touchtrace dap, over a socket", .ownThread) struct ListenTests {
  private let home: TemporaryDirectory

  init() throws { home = try TemporaryDirectory() }

  /// One that listens, and its port.
  private func listening() throws -> (EditorProcess, UInt16) {
    let program = try EditorProcess(["--listen", "127.0.0.1:0"], home: home)
    let line = try program.line()
    #expect(line.hasPrefix("DAP server listening at: 127.0.0.1:"))
    return (program, try #require(line.split(separator: ":").last.flatMap { UInt16($0) }))
  }

  private func connected(_ port: UInt16) throws -> FileHandle? {
    #if canImport(Glibc)
      let number = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    #else
      let number = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    // The programs that other tests start meanwhile must not hold it open.
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(number)
      return nil
    }
    return FileHandle(fileDescriptor: number, closeOnDealloc: true)
  }

  private func connected(_ path: String) throws -> FileHandle? {
    #if canImport(Glibc)
      let number = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    #else
      let number = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else {
      close(number)
      return nil
    }
    return FileHandle(fileDescriptor: number, closeOnDealloc: true)
  }

  @Test func `It says where it listens, serves one client, and nobody after it`() throws {
    let (program, port) = try listening()
    try converse(program, try #require(try connected(port)))
    #expect(try connected(port) == nil)
    let end = try program.finish()
    #expect(end.status == 0 && end.output.isEmpty && end.errors.isEmpty)
  }

  private static let body = #"{"seq":1,"type":"request","command":"initialize"}"#

  @Test(
    "A web page, garbage and who leaves early are let go, and the wait goes on",
    arguments: [
      "POST / HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body,
      "GET / HTTP/1.1\r\n\r\n", "\0\u{1}garbage\r\n\r\n", "Content-Length: -1\r\n\r\n",
      "Content-Length: 2\r\n\r\n{}", String(repeating: "x", count: 100_000),
      "Content-Length: 99\r\n\r\n{", "",
    ])
  func strays(said: String) throws {
    let (program, port) = try listening()
    // One that only waits keeps nobody out.
    let silent = try #require(try connected(port))
    let stray = try #require(try connected(port))
    try? stray.write(contentsOf: Data(said.utf8))
    shutdown(stray.fileDescriptor, Int32(SHUT_WR))
    let answer = (try? stray.readToEnd()) ?? nil
    #expect((answer ?? Data()).isEmpty)
    try converse(program, try #require(try connected(port)))
    try silent.close()
    let end = try program.finish()
    #expect(end.status == 0)
    let isSaid = end.errors.contains("did not begin with an 'initialize' request; still waiting")
    #expect(isSaid == !["", "Content-Length: 99\r\n\r\n{"].contains(said), "\(end.errors)")
  }

  /// Says hello, hears the answer, and leaves.
  private func converse(_ program: EditorProcess, _ client: FileHandle) throws {
    let hello = try program.request("initialize", ["adapterID": "touchtrace"])
    // It may come in pieces.
    try client.write(contentsOf: hello.prefix(7))
    usleep(20_000)
    try client.write(contentsOf: hello.dropFirst(7))
    var bytes = Data()
    while true {
      let more = client.availableData
      try #require(!more.isEmpty)
      bytes += more
      guard let answer = try EditorProcess.cut(from: &bytes) else { continue }
      #expect(answer["success"] as? Bool == true)
      break
    }
    try client.close()
  }

  @Test func `A socket is for its owner alone, serves one client, and is gone after it`() throws {
    let path = home.path + "/dap.sock"
    let program = try EditorProcess(["--listen", "unix:" + path], home: home)
    #expect(try program.line() == "DAP server listening at: unix:" + path)
    #expect(try home.mode(of: "dap.sock") == 0o600)
    let second = try touchtrace(["dap", "--listen", "unix:" + path])
    #expect(second.status == 4 && second.errors.contains("cannot listen at unix:\(path): "))
    let stray = try #require(try connected(path))
    try stray.write(contentsOf: Data("hello\r\n\r\n".utf8))
    let answer = (try? stray.readToEnd()) ?? nil
    #expect((answer ?? Data()).isEmpty)
    try converse(program, try #require(try connected(path)))
    #expect(try program.finish().status == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `A socket that a killed run left is taken over, and no other file`() throws {
    let path = home.path + "/dap.sock"
    let killed = try EditorProcess(["--listen", "unix:" + path], home: home)
    _ = try killed.line()
    killed.send(signal: SIGKILL)
    _ = try killed.finish()
    #expect(FileManager.default.fileExists(atPath: path))
    // A terminal's programs get every signal, whatever the thread of a test holds back.
    let terminal = try Terminal.spawn(
      try #require(builtProgram("touchtrace")), ["dap", "--listen", "unix:" + path])
    try terminal.expect("listening at")
    terminal.signal(SIGTERM)
    _ = try terminal.waitForExit()
    #expect(!FileManager.default.fileExists(atPath: path))
    try home.write("mine", to: "mine.txt")
    let refused = try touchtrace(["dap", "--listen", "unix:\(home.path)/mine.txt"])
    #expect(refused.status == 4 && refused.errors.contains("mine.txt: "))
    #expect(try home.contents(of: "mine.txt") == "mine")
    let long = try touchtrace(["dap", "--listen", "unix:/" + String(repeating: "x", count: 200)])
    #expect(long.status == 4 && long.errors.contains("bytes at most"))
  }

  #if os(Linux)
    @Test func `A client that left before it was let in is of no user, not even root`() throws {
      let (program, port) = try listening()
      program.send(signal: SIGSTOP)
      let gone = try #require(try connected(port))
      try gone.write(contentsOf: try program.request("initialize"))
      try gone.close()
      // Until the system lists what is left of the connection as one of user 0.
      usleep(300_000)
      program.send(signal: SIGCONT)
      try converse(program, try #require(try connected(port)))
      let end = try program.finish()
      #expect(end.status == 0 && end.errors.isEmpty, "\(end.errors)")
    }

    @Test(
      "Clients of another user are refused, and the wait goes on",
      .enabled(if: geteuid() == 0, "only root can be another user"))
    func otherUsers() throws {
      let (program, port) = try listening()
      let path = home.path + "/dap.sock"
      let guarded = try EditorProcess(["--listen", "unix:" + path], home: home)
      _ = try guarded.line()
      let shell = try Shell()
      try shell.folder.write(
        String(decoding: try program.request("initialize"), as: UTF8.self), to: "hello")
      let stranger = "setpriv --reuid=65534 --regid=65534 --clear-groups"
      let run = try shell(
        #"""
        chmod -R a+rX . \#(home.path)
        \#(stranger) bash -c 'exec 3<>/dev/tcp/127.0.0.1/\#(port)
          cat hello >&3; timeout 5 cat <&3 | wc -c'
        \#(stranger) python3 -c 'import socket
        s = socket.socket(socket.AF_UNIX)
        try: s.connect("\#(path)")
        except PermissionError: print("no permission")'
        """#)
      #expect(run.output == "0\nno permission\n", "\(run.errors)")
      try converse(program, try #require(try connected(port)))
      let end = try program.finish()
      #expect(end.errors.contains("refused a client of another user; still waiting"))
      #expect(end.status == 0)
    }
  #endif

  @Test(
    arguments: [
      ("0.0.0.0:0", "127.0.0.1 only"), ("192.168.1.2:4711", "127.0.0.1 only"), ("::1:0", "only"),
      ("4711", "takes 127.0.0.1:PORT"), (":4711", "takes 127.0.0.1:PORT"),
      ("127.0.0.1:99999", "takes 127.0.0.1:PORT"), ("unix:", "or unix:PATH"),
    ])
  func `It listens to this machine alone, and says so`(address: String, said: String) throws {
    let run = try touchtrace(["dap", "--listen", address])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains(said))
  }

  @Test func `A port that somebody has is named`() throws {
    let (program, port) = try listening()
    let second = try touchtrace(["dap", "--listen", "localhost:\(port)"])
    #expect(second.status == 4 && second.errors.contains("cannot listen at 127.0.0.1:\(port): "))
    try converse(program, try #require(try connected(port)))
    #expect(try program.finish().status == 0)
  }
}
