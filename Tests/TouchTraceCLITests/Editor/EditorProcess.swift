import Foundation
import TerminalSupport
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `touchtrace dap` as an editor starts it: requests go in, messages come out.
final class EditorProcess {
  private let process = Process()
  private let (input, output, errors) = (Pipe(), Pipe(), Pipe())
  private var waiting = Data()
  private(set) var number = 0

  init(_ options: [String] = [], home: TemporaryDirectory) throws {
    // What is sent to a program that has gone is an error of the test, not its end.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: try #require(builtProgram("touchtrace")))
    process.arguments = ["dap"] + options
    process.currentDirectoryURL = packageRoot
    process.environment = ["HOME": home.path, "LANG": "C.UTF-8", "TERM": "dumb"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// A request as it travels.
  func request(_ command: String, _ arguments: [String: Any] = [:]) throws -> Data {
    number += 1
    let body = try JSONSerialization.data(
      withJSONObject: [
        "seq": number, "type": "request", "command": command, "arguments": arguments,
      ])
    return Data("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  func send(_ bytes: Data) throws { try input.fileHandleForWriting.write(contentsOf: bytes) }

  /// Sends without waiting until everything is taken.
  func sendMeanwhile(_ bytes: Data) {
    let handle = input.fileHandleForWriting
    Thread { try? handle.write(contentsOf: bytes) }.start()
  }

  /// The next message of the program; nil where it has gone.
  func message() throws -> [String: Any]? {
    while true {
      if let message = try Self.cut(from: &waiting) { return message }
      let more = try available()
      guard !more.isEmpty else { return nil }
      waiting += more
    }
  }

  /// What can be read; nobody who has nothing to say is waited for longer than half a minute.
  private func available() throws -> Data {
    let handle = output.fileHandleForReading
    var waiting = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    let most = 30_000 * Int32(slowdown)
    guard poll(&waiting, 1, most) > 0 else { throw CocoaError(.fileReadUnknown) }
    return handle.availableData
  }

  /// Cuts a message off the front of some bytes.
  static func cut(from bytes: inout Data) throws -> [String: Any]? {
    guard let header = bytes.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let words = String(decoding: bytes[..<header.lowerBound], as: UTF8.self)
    // Nothing else may stand before it: standard output is for the protocol alone.
    let length = try #require(Int(words.trimmingPrefix("Content-Length: ")), "\(words)")
    guard bytes.distance(from: header.upperBound, to: bytes.endIndex) >= length else { return nil }
    let end = bytes.index(header.upperBound, offsetBy: length)
    let body = bytes[header.upperBound..<end]
    bytes = Data(bytes[end...])
    return try #require(try JSONSerialization.jsonObject(with: body) as? [String: Any])
  }

  /// Asks, and waits for the answer.
  @discardableResult
  func ask(_ command: String, _ arguments: [String: Any] = [:]) throws -> [String: Any] {
    try send(try request(command, arguments))
    let asked = number
    return try wait { $0["request_seq"] as? Int == asked }
  }

  /// Waits for an event.
  @discardableResult
  func event(_ name: String) throws -> [String: Any] {
    let event = try wait { $0["event"] as? String == name }
    return event["body"] as? [String: Any] ?? [:]
  }

  private func wait(for fits: ([String: Any]) -> Bool) throws -> [String: Any] {
    while let message = try message() {
      if fits(message) { return message }
    }
    throw CocoaError(.fileReadUnknown)
  }

  /// Says hello, launches a file, and waits for its first stop.
  @discardableResult
  func launch(_ path: String, _ more: [String: Any] = [:]) throws -> [String: Any] {
    try ask("initialize", ["adapterID": "touchtrace"])
    try send(try request("launch", more.merging(["program": path]) { $1 }))
    try event("initialized")
    try ask("configurationDone")
    return try event("stopped")
  }

  /// What the console answers.
  func typed(_ line: String) throws -> String {
    let answer = try ask("evaluate", ["expression": line, "context": "repl"])
    let body = answer["body"] as? [String: Any]
    return body?["result"] as? String ?? answer["message"] as? String ?? ""
  }

  func send(signal number: Int32) { kill(process.processIdentifier, number) }

  /// Reads no more, as a client that vanished.
  func stopReading() throws { try output.fileHandleForReading.close() }

  /// Whether the program ends within some seconds although its input stays open.
  func ends(within seconds: Double) -> Bool {
    let end = Date.now + seconds * Double(slowdown)
    while process.isRunning, Date.now < end { Thread.sleep(forTimeInterval: 0.02) }
    return !process.isRunning
  }

  /// Says nothing more; answers what else came, and how the program ended.
  func finish() throws -> Run {
    try? input.fileHandleForWriting.close()
    let rest = waiting + ((try? output.fileHandleForReading.readToEnd()) ?? Data())
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      output: String(decoding: rest, as: UTF8.self), errors: String(decoding: said, as: UTF8.self),
      status: process.terminationStatus)
  }

  /// A line of standard output that is not of the protocol.
  func line() throws -> String {
    while !waiting.contains(0x0A) {
      let more = try available()
      guard !more.isEmpty else { break }
      waiting += more
    }
    let line = waiting.prefix { $0 != 0x0A }
    waiting = Data(waiting.dropFirst(line.count + 1))
    return String(decoding: line, as: UTF8.self)
  }
}
