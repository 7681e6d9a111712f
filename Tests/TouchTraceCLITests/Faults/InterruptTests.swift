import Foundation
import TerminalSupport
import TestSupport
import Testing

//  Ctrl-C ──▶ prompt        how long a person waits, for each kind of long work
//
//  In a debug build everything is some twenty times slower; what is asked of it is less.

@Suite("Ctrl-C is answered at once", .ownThread) struct InterruptTests {
  /// A page with so many views that cover each other, each with a few inside, and a longer touch.
  private static let crowd: String = {
    var lines = ["window 390x844", "  vc root", "    view page 0,0 390x844"]
    for number in 1...900 {
      lines.append("      view v\(number) \(number % 7),\(number % 11) 300x600")
      lines.append("        view in\(number) 5,5 200x400 hidden")
      lines.append("        label of\(number) 9,9 100x300")
    }
    lines += ["touch #t", "0 down A at 100,200"]
    for time in 1...300 { lines.append("\(time * 4) move A by \(time % 2 == 0 ? 3 : -3),1") }
    lines.append("1300 up A")
    return lines.joined(separator: "\n") + "\n"
  }()

  #if DEBUG
    private static let mostMilliseconds = 5000.0
  #else
    private static let mostMilliseconds = 100.0
  #endif

  /// How long after Ctrl-C the prompt is there again; nil where it was there before.
  private func wait(after command: String, _ terminal: Terminal) throws -> Double? {
    terminal.send(command + "\n")
    usleep(80_000)
    guard terminal.isCooked else {
      try terminal.expect("(t #")
      return nil
    }
    let start = ContinuousClock.now
    terminal.send(Key.control("C"))
    try terminal.expect("(t #", timeout: .seconds(60))
    return (ContinuousClock.now - start) / .milliseconds(1)
  }

  @Test("wherever the program works, and the session goes on")
  func everywhere() throws {
    let home = try TemporaryDirectory()
    try home.write(Self.crowd, to: "crowd.scene")
    let words = ["debug", home.path + "/crowd.scene", "-q"]
    let terminal = try Surroundings().open(words, home: home)
    try terminal.expect("(t #", timeout: .seconds(60))
    var waits: [(String, Double)] = []
    for command in [
      "why-not v1", "hitmap", "hitmap --all", "map", "whatif v900.alpha = 0", "compare",
      "why-not of1 all", "export \(home.path)/page.html", "export md", "export svg", "export text",
      "break v1 if point.x > 1000 ;; continue",
      "search views where name ~ /(v+)+x/", "continue",
    ] {
      if let wait = try wait(after: command, terminal) { waits.append((command, wait)) }
    }
    terminal.send("quit\n")
    #expect(try terminal.waitForExit() == .exited(0))
    for (command, wait) in waits {
      print("Ctrl-C at '\(command)': \(Int(wait)) ms")
      #expect(wait < Self.mostMilliseconds, "\(command)")
    }
    #expect(waits.count >= 3, "they were too fast to be interrupted")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.path).allSatisfy {
        !$0.hasSuffix(".part")
      })
  }

  @Test(
    "and a batch ends with 130, whatever it was doing",
    arguments: ["hitmap", "export page.html --format html", "why-not v1", "source lines"])
  func batches(command: String) throws {
    let shell = try Shell()
    try shell.folder.write(Self.crowd, to: "crowd.scene")
    try shell.folder.write(
      String(repeating: "whatif v1.alpha = 0.5\n", count: 1000), to: "lines")
    let run = try shell(
      #"""
      "$0" debug crowd.scene -b -ex quit
      timeout --preserve-status -s INT 1 "$0" debug crowd.scene -b \
        -ex 'set explain line' $(yes -- "-ex hitmap" | head -100) -ex '\#(command)'; echo $?
      timeout --preserve-status -s INT 1 "$0" debug crowd.scene -b --keep-going -ex 'source lines'
      """#)
    #expect(run.output.hasSuffix("130\n") || run.output.contains("\n130\n"), "\(run.errors)")
    #expect(run.status == 130, "\(run.errors)")
    #expect(try shell.files.allSatisfy { !$0.hasSuffix(".part") && $0 != "page.html" })
  }
}
