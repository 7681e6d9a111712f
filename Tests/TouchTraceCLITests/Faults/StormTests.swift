import Foundation
import TerminalSupport
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program whose other side is slow, while signals rain on it.
private struct Storm {
  let shell: Shell
  let words: [String]

  /// What it writes, read a piece at a time; and how often it was disturbed.
  func output(
    isNonBlocking: Bool = false, input: Data? = nil
  ) throws -> (bytes: Data, status: Int32, signals: Int) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(builtProgram("touchtrace")))
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: shell.folder.path)
    process.environment = ["HOME": "/nowhere", "LANG": "C.UTF-8", "TERM": "dumb"]
    let (source, sink) = (Pipe(), Pipe())
    if isNonBlocking {
      let number = sink.fileHandleForWriting.fileDescriptor
      _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK)
    }
    process.standardInput = source
    process.standardOutput = sink
    process.standardError = FileHandle.nullDevice
    try process.run()
    let writer = source.fileHandleForWriting
    Thread {
      for byte in input ?? Data() {
        try? writer.write(contentsOf: [byte])
        if byte == UInt8(ascii: "\n") { usleep(100) }
      }
      try? writer.close()
    }.start()
    var (bytes, signals) = (Data(), 0)
    while true {
      for number in [SIGSTOP, SIGCONT] {
        kill(process.processIdentifier, number)
        signals += 1
      }
      usleep(50)
      var piece = [UInt8](repeating: 0, count: 5000)
      let count = read(sink.fileHandleForReading.fileDescriptor, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += piece.prefix(count)
    }
    kill(process.processIdentifier, SIGCONT)
    process.waitUntilExit()
    return (bytes, process.terminationStatus, signals)
  }
}

@Suite("Slow pipes and a rain of signals", .ownThread) struct StormTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.writeLongScene(depth: 30, moves: isSlowRun ? 200 : 40)
  }

  @Test("Nothing is lost on a slow pipe, also on one that does not wait", arguments: [false, true])
  func output(isNonBlocking: Bool) throws {
    let words = ["run", "long.scene", "--format", "jsonl"]
    let calm = try shell(#""$0" run long.scene --format jsonl"#)
    let stormy = try Storm(shell: shell, words: words).output(isNonBlocking: isNonBlocking)
    print("\(stormy.signals) signals while \(stormy.bytes.count) bytes were written")
    #expect(stormy.bytes == Data(calm.output.utf8) && stormy.status == 0)
  }

  @Test("Nothing is lost of what comes byte by byte")
  func input() throws {
    let calm = try shell(#""$0" run - < long.scene"#)
    let scene = try Data(contentsOf: URL(fileURLWithPath: shell.folder.path + "/long.scene"))
    let stormy = try Storm(shell: shell, words: ["run", "-"]).output(input: scene)
    print("\(stormy.signals) signals while \(scene.count) bytes were read one by one")
    #expect(stormy.bytes == Data(calm.output.utf8) && stormy.status == 0)
  }

  @Test("A window that is resized all the time loses nothing that is typed or said")
  func resizing() throws {
    let sitting = try Sitting()
    var generator = SeededGenerator(seed: 13)
    let rounds = isSlowRun ? 200 : 6
    for _ in 0..<rounds {
      for key in "run" {
        sitting.terminal.resize(columns: .random(in: 60...120, using: &generator), rows: 24)
        sitting.terminal.send(String(key))
      }
      sitting.terminal.send("\n")
      sitting.terminal.resize(columns: 80, rows: 24)
      try sitting.terminal.expect("Start of the recording")
      try sitting.terminal.expect(Sitting.prompt(0))
    }
    print("\(4 * rounds) new sizes while \(rounds) lines were typed")
    try sitting.leave()
    #expect(sitting.terminal.isAsLent)
  }

  @Test(
    "Who reads only the first line is no error",
    arguments: [
      "run long.scene --format jsonl", "help commands", "rules", "convert long.scene", "settings",
      "audit long.scene", "lesson list", "lesson vocabulary", "learn 02/03 -b",
      #"debug long.scene -b -ex "list 1,400""#, "why v1 long.scene", "schema",
    ])
  func firstLine(words: String) throws {
    let run = try shell(#"("$0" \#(words) 2> e; echo $? > s) | head -n 1"#)
    let status = try shell.folder.contents(of: "s")
    #expect(["0\n", "1\n", "141\n"].contains(status), "\(status)")
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(try !shell.folder.contents(of: "e").contains("error"))
  }
}
