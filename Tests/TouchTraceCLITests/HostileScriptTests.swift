import Foundation
import TerminalSupport
import TestSupport
import Testing
import TouchDebugger

@Suite("Whatever a script says, the program ends as it should", .ownThread)
struct HostileScriptTests {
  @Test(arguments: 0..<(isSlowRun ? 25 : 1))
  func `hostile lines end with a failed command and not with the program's death`(seed: Int) throws
  {
    let folder = try TemporaryDirectory()
    try folder.write(
      """
      window 390x844
        scroll list 0,100 390x700 contentSize=390x3000
          button buy 20,20 100x44
            @longPress hold
          view card 0,200 390x400 transform=scale(1e-320,1)
      touch #drag
      0 down A at 60,140
      100 move A by 0,-80
      600 up A
      """, to: "a.scene")
    var lines = HostileLines(
      examples: CommandTable.commands.flatMap { [$0.usage] + $0.examples },
      words: ["buy", "card", "list", "hold", "list.pan"], seed: UInt64(seed) &+ 1000)
    // Files are written in the folder only, and nobody leaves on the way; a NUL is no text, so that
    // the whole script would be refused.
    let script = (0..<200).map { _ in
      lines.next().replacing("/", with: "|").replacing("~", with: "-").replacing("\u{0}", with: "")
        .replacing("\n", with: " ")
    }
    .filter { !$0.contains("qu") && !$0.contains("exit") && !$0.hasPrefix("q") }
    try folder.write(script.joined(separator: "\n") + "\nprint 6 * 7\nend\nprint 6 * 7\n", to: "s")
    let run = try Outcome(
      of: ["debug", "a.scene", "--batch", "--keep-going", "-x", "s"], in: folder.path)
    #expect(run.reason == .exit && [0, 4].contains(run.status), "\(run.status): \(run.errors)")
    #expect(run.output.contains("42"), "\(run.output.suffix(300))")
  }

  @Test(arguments: [
    "why ? -9223372036854775808", "whatif skip #-9223372036854775808",
    "search /\(String(repeating: "[", count: 1_300))/",
    "break /\(String(repeating: "[", count: 100_000))/",
    "print \(String(repeating: "(", count: 100_000))",
  ])
  func `a command that would have ended the program fails with 4`(line: String) throws {
    let folder = try TemporaryDirectory()
    try folder.write("window 9x9\n  view a\ntouch #t\n0 down A at 1,1\n", to: "a.scene")
    try folder.write(line + "\n", to: "s")
    let run = try Outcome(of: ["debug", "a.scene", "--batch", "-x", "s"], in: folder.path)
    #expect(run.reason == .exit && run.status == 4 && run.errors.contains("s:1: error: "))
  }

  @Test func `a touch too many is refused where it goes down`() throws {
    let folder = try TemporaryDirectory()
    let taps = (0...65_535).map { "\($0) down A at 1,1\n\($0) up A\n" }.joined()
    try folder.write("window 9x9\ntouch #many\n" + taps, to: "many.scene")
    let run = try touchtrace(["run", folder.path + "/many.scene"])
    #expect(run.status == 3 && run.output.isEmpty)
    #expect(run.errors.contains("many.scene:131073:12: error: more than 65535 touches: "))
  }
}

/// How a run of the program in a folder ended.
private struct Outcome {
  let output: String
  let errors: String
  let status: Int32
  let reason: Process.TerminationReason

  init(of arguments: [String], in folder: String) throws {
    guard let program = builtProgram("touchtrace") else { throw CocoaError(.fileNoSuchFile) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["HOME": folder, "LANG": "C.UTF-8", "TERM": "dumb"]
    // Through files, so that neither stream waits for the other.
    let streams = ["out", "err"].map { folder + "/" + $0 }
    for stream in streams { try Data().write(to: URL(fileURLWithPath: stream)) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: streams[0])
    process.standardError = FileHandle(forWritingAtPath: streams[1])
    try process.run()
    process.waitUntilExit()
    let texts = try streams.map {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self)
    }
    (output, errors) = (texts[0], texts[1])
    (status, reason) = (process.terminationStatus, process.terminationReason)
  }
}
