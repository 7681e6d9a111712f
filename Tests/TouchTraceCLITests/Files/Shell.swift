import Foundation
import TerminalSupport
import TestSupport
import Testing

/// A folder of a test, and a shell in it.
struct Shell {
  let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  /// Runs a script in the folder, with its state there, too; `$0` is the program, `$1` article
  /// 000's lesson.
  func callAsFunction(_ script: String, environment: [String: String] = [:]) throws -> Run {
    let program = try #require(builtProgram("touchtrace"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, program, packageRoot.path + "/" + firstToFifth]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = [
      "HOME": "/nowhere", "XDG_STATE_HOME": folder.path + "/state", "LANG": "C.UTF-8",
      "TERM": "dumb", "PATH": "/usr/local/bin:/usr/bin:/bin",
    ].merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let shown = try output.fileHandleForReading.readToEnd() ?? Data()
    let said = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Run(
      output: String(decoding: shown, as: UTF8.self), errors: String(decoding: said, as: UTF8.self),
      status: process.terminationStatus)
  }

  /// What is in the folder, hidden files too.
  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// Writes bytes to a file, and makes its folder.
  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: folder.path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
