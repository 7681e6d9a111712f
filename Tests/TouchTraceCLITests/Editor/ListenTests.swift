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

  @Test func `It says where it listens, serves one client, and nobody after it`() throws {
    let (program, port) = try listening()
    let client = try #require(try connected(port))
    try client.write(contentsOf: try program.request("initialize", ["adapterID": "touchtrace"]))
    var bytes = Data()
    while true {
      bytes += client.availableData
      guard let answer = try EditorProcess.cut(from: &bytes) else { continue }
      #expect(answer["success"] as? Bool == true)
      break
    }
    #expect(try connected(port) == nil)
    try client.close()
    let end = try program.finish()
    #expect(end.status == 0 && end.output.isEmpty && end.errors.isEmpty)
  }

  @Test func `A web page that knows the port is not listened to`() throws {
    let (program, port) = try listening()
    let client = try #require(try connected(port))
    let body = #"{"seq":1,"type":"request","command":"initialize"}"#
    let request = "POST / HTTP/1.1\r\nContent-Length: \(body.utf8.count)\r\n\r\n" + body
    try client.write(contentsOf: Data(request.utf8))
    let answer = try client.readToEnd().map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(!answer.contains("supportsStepBack"))
    #expect(try program.finish().status == 2)
  }

  @Test(
    arguments: [
      ("0.0.0.0:0", "127.0.0.1 only"), ("192.168.1.2:4711", "127.0.0.1 only"), ("::1:0", "only"),
      ("4711", "takes 127.0.0.1:PORT"), (":4711", "takes 127.0.0.1:PORT"),
      ("127.0.0.1:99999", "takes 127.0.0.1:PORT"),
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
    _ = try connected(port)
    #expect(try program.finish().status == 0)
  }
}
