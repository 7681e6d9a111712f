import TerminalSupport
import TestSupport
import Testing

@Suite("What is open from the start", .ownThread) struct StreamTests {
  private let shell: Shell

  init() throws { shell = try Shell() }

  @Test(
    "Open files are written to by their names, wherever they lead, and never replaced",
    arguments: ["/dev/stdout", "/dev/fd/1", "/dev/stderr", "/dev/fd/2", "/dev/fd/7"],
    ["", " --force"])
  func names(path: String, force: String) throws {
    let number = path.hasSuffix("stdout") ? "1" : path.hasSuffix("stderr") ? "2" : "\(path.last!)"
    let write = #""$0" run "$1" --touch tap --output \#(path)\#(force)"#
    let plain = try shell(#""$0" run "$1" --touch tap"#).output
    let file = try shell("(echo before >&\(number); \(write); echo after >&\(number)) \(number)> f")
    #expect(file.status == 0)
    #expect(try shell.folder.contents(of: "f") == "before\n" + plain + "after\n")
    let piped = try shell("(\(write) \(number)>&9) 9>&1 | cat")
    #expect(piped.output == plain)
    #expect(try shell.files == ["f"])
  }

  @Test("A transcript and log lines go to an open file as well")
  func others() throws {
    let run = try shell(
      #""$0" debug "$1" --touch tap -b -q --transcript /dev/fd/7 -ex 'step 2' 7> f > o; diff o f"#)
    #expect(run.output.contains("> (tap #0/31) step 2"))
    let log = try shell(
      #""$0" debug "$1" -q -b -ex 'log hit.ask "x" into: /dev/fd/7' -ex continue 7> log > o"#)
    #expect(log.status == 0)
    #expect(try shell.folder.contents(of: "log").hasSuffix("  x\n"))
  }

  @Test("Where standard output is closed, no file gets what was meant for it, and that is said")
  func closed() throws {
    let run = try shell(#""$0" debug "$1" -b -ex step --transcript t.txt >&-"#)
    #expect(run.status == 4)
    #expect(
      run.errors.hasSuffix(
        "touchtrace: error: cannot write the output: standard output is closed\n"))
    #expect(try shell.folder.contents(of: "t.txt").isEmpty)
    let silent = try shell(#""$0" run "$1" --output r.md >&- 2>&- <&-"#)
    #expect(silent.status == 0)
    #expect(try shell.folder.contents(of: "r.md").hasPrefix("# "))
    let unread = try shell(#""$0" run - <&-"#)
    #expect(unread.status == 3 && unread.errors.hasPrefix("-: error: cannot read it: "))
  }

  @Test("Texts of views stay on the lines of a log, and move no cursor")
  func logged() throws {
    try shell.folder.write(
      #"""
      window 100x100
        view a 0,0 50x50 text="x\u{1b}[31m\ny"
      touch #t
      0 down A at 5,5
      9 up A

      """#, to: "F.scene")
    let run = try shell(
      #""$0" debug F.scene -b -ex 'log a "t {a.text}" into: log.txt' -ex 'continue'"#)
    #expect(run.status == 0)
    let lines = try shell.folder.contents(of: "log.txt").split(separator: "\n")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasSuffix(#"  t x\u{1b}[31m\u{a}y"#) })
  }
}
