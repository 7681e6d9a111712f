import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("Small promises to whoever scripts the program", .ownThread) struct SmallPromiseTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      "window 100x100\n  view a 0,0 50x50\ntouch #t\n0 down A at 5,5\n9 up A\n", to: "F.scene")
  }

  @Test("A line end in a file’s name does not forge another file’s error")
  func names() throws {
    let name = "x\nforged.scene:1:1: error: forged"
    try shell.folder.write("window 9x9\n  nothing\n", to: name)
    for words in [
      "run", "audit", "lesson check", "convert", "replay", "verify", "debug F.scene -b -x",
    ] {
      for file in [#""$name""#, #""none$name""#] {
        let run = try shell(#""$0" \#(words) \#(file)"#, environment: ["name": name])
        #expect(run.status != 0)
        #expect(
          !("\n" + run.errors + run.output).contains("\nforged.scene:1:1: error"),
          "\(words): \(run.errors)")
      }
    }
  }

  @Test("A relative HOME is no home: nothing is made there")
  func home() throws {
    let before = try shell.files
    for words in ["learn 02/03 -b", "dap --install-vscode", "debug F.scene -b -ex step"] {
      _ = try shell(
        #"unset XDG_STATE_HOME XDG_CACHE_HOME; VSCODE_EXTENSIONS=code HOME=home "$0" \#(words)"#)
      #expect(try shell.files == before, "\(words)")
    }
  }

  @Test("A file of one’s own that looks like a draft stays")
  func drafts() throws {
    try shell.folder.write("mine", to: ".z.html.part")
    let run = try shell(#""$0" run F.scene --format html --output z.html"#)
    #expect(run.status == 0)
    #expect(try shell.folder.contents(of: ".z.html.part") == "mine")
    #expect(try shell.files == [".z.html.part", "F.scene", "z.html"])
  }

  @Test("A lesson of which a killed run wrote the first file is finished by the next run")
  func lesson() throws {
    let run = try shell(
      #""$0" lesson new 01-a/01-b && rm 01-a/01-b/lesson.zh-Hans.md && "$0" lesson new 01-a/01-b"#)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try shell("ls 01-a/01-b").output == "lesson.md\nlesson.zh-Hans.md\n")
    // What somebody has written into since is theirs.
    let again = try shell(#"echo mine >> 01-a/01-b/lesson.md; "$0" lesson new 01-a/01-b"#)
    #expect(again.status == 3 && again.errors.contains("lesson.md: error: the file exists"))
  }

  @Test("Each limit that refuses is one that help lists")
  func limits() throws {
    let listed = try shell(#""$0" help limits"#).output
    for words in ["50 000", "512", "256", "16 MiB", "4 MiB", "1 MiB", "400 000", "2 000 000"] {
      #expect(listed.contains(words), "\(words)")
    }
    try shell.folder.write(String(repeating: "x", count: (1 << 20) + 1), to: "lesson.md")
    #expect(try shell(#""$0" lesson check lesson.md"#).errors.contains("larger than 1024 KiB"))
  }
}
