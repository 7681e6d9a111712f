import TerminalSupport
import TestSupport
import Testing

@Suite("The progress log, whatever happened to its file", .ownThread) struct ProgressFileTests {
  private let shell: Shell
  private static let path = "state/touchtrace/progress.jsonl"
  private static let done =
    #"{"at":1,"event":"finished","lesson":"02-hit-test/03-first-to-fifth"}"# + "\n"
  private static let torn =
    Array(#"{"at":2,"event":"answered","lesson":"02-hit-test/01-who","given":"按"#.utf8).dropLast()

  init() throws { shell = try Shell() }

  private let list = #""$0" lesson list"#

  @Test("A torn character loses its own line only, and that is said once")
  func torn() throws {
    try shell.write(Array(Self.done.utf8) + Self.torn, to: Self.path)
    let run = try shell(list)
    #expect(run.output.contains("✓ 02-hit-test/03-first-to-fifth"))
    let path = shell.folder.path + "/" + Self.path
    #expect(
      run.errors
        == "\(path):2: warning: this line is damaged and ignored; the other lines count\n")
    let chinese = try shell(list + " --lang zh-Hans")
    #expect(chinese.errors.contains("这一行已损坏"))
  }

  @Test("What is learned after that stands on lines of its own")
  func appended() throws {
    try shell.write(Array(Self.torn), to: Self.path)
    _ = try shell(#""$0" learn 02-hit-test/03-first-to-fifth -b"#)
    let run = try shell(list)
    #expect(run.output.contains("… 02-hit-test/03-first-to-fifth"))
    #expect(run.errors.contains("progress.jsonl:1: warning"))
  }

  @Test(
    "Where the disk is full nothing of a line is written, and the reason is the true one",
    .disabled(if: isSanitized, "a sanitizer needs large files of its own"))
  func full() throws {
    // Blocks of a limit are of 512 or 1024 bytes, as the shell pleases.
    let filler = String(repeating: " ", count: 1020 - Self.done.utf8.count) + "\n"
    try shell.write(Array((Self.done + filler).utf8), to: Self.path)
    let run = try shell(#"ulimit -f 1; "$0" learn 02-hit-test/03-first-to-fifth -b"#)
    #expect(run.status == 0)
    #expect(run.errors.hasSuffix("progress.jsonl: error: cannot write it: File too large\n"))
    #expect(try shell.folder.contents(of: Self.path) == Self.done + filler)
  }

  @Test("What is no file is named, and nobody waits for it")
  func pipe() throws {
    let run = try shell("mkdir -p state/touchtrace; mkfifo \(Self.path); \(list)")
    #expect(run.status == 0 && run.errors.contains("progress.jsonl: error: this is not a regular"))
  }
}
