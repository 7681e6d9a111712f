import Foundation
import TerminalSupport
import TestSupport
import Testing

//   desk/             where one is
//     F.scene  mine.md  .profile  pipe.md  link.md ─▶ mine.md  up ─▶ ..
//     stops.txt       what somebody sent

@Suite("What a stranger's commands write is new and harmless", .ownThread)
struct StrangersCommandsTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    _ = try shell("mkdir -p desk/.git desk/sub desk/.hidden")
    try shell.folder.write(
      "window 100x100\n  view a 0,0 50x50\ntouch #t\n0 down A at 5,5\n9 up A\n", to: "desk/F.scene")
    _ = try shell(
      """
      cd desk; echo mine > mine.md; echo mine > .profile; echo mine > mine.txt; mkfifo pipe.md
      ln -s mine.md link.md; ln -s none.md dangling.md; ln -s .. up; ln -s .git seen
      """)
  }

  /// What is on the desk and beside it, with its contents, but for what was sent.
  private func everything() throws -> String {
    try shell(
      """
      find . -path ./state -prune -o -print | grep -v -e stops -e touchtraceinit | sort
      cat desk/mine.md desk/mine.txt desk/.profile
      """
    ).output
  }

  /// The ways in which a file of commands comes to be carried out.
  private static let doors = [
    "-x stops.txt", "-ex 'source stops.txt'", "--local-init", "-x nested-stops.txt",
    "-ex 'note see mine.md .new.md ../new.md mine.txt' -x stops.txt",
    "-ex 'mark m ;; undo' -x stops.txt",
  ]

  private static let harmful = [
    "export mine.md --force", "export mine.md", "export link.md --force", "export dangling.md",
    "export pipe.md", "export .new.md", "export sub/.new.md", "export .git/new.md",
    "export seen/../.new.md", "export seen/new.md", "source pipe.md",
    "export \u{200C}.new.md", "export mine.breakpoints --force",
    "export .new.breakpoints", "transcript mine.txt --force", "transcript mine.txt",
    "transcript .new.txt", "log a \"x\" into: .profile\ncontinue",
    "log a \"x\" into: mine.txt\ncontinue", "log a \"x\" into: link.md\ncontinue",
    "log a \"x\" into: .git/hook\ncontinue", "log a \"x\" into: /dev/fd/9\ncontinue",
    "break a do export mine.md --force\ncontinue",
    "tbreak #2 do log a \"x\" into: .new ;; continue\ncontinue", "export ../new.md",
    "whatif a.isHidden = true ;; undo ;; export mine.md --force",
  ]

  @Test("whatever they are, and wherever they come from", arguments: harmful)
  func lines(line: String) throws {
    try shell.folder.write(line + "\n", to: "desk/stops.txt")
    try shell.folder.write(line + "\n", to: "desk/.touchtraceinit")
    try shell.folder.write("source stops.txt\n", to: "desk/nested-stops.txt")
    let before = try everything()
    for door in Self.doors {
      let run = try shell(
        #"cd desk; exec 9>/dev/null; timeout 60 "$0" debug F.scene -b \#(door) -ex continue"#)
      #expect(run.status == 4 || door == "--local-init" && run.status == 0, "\(door) \(run.status)")
      let reasons = ["file of commands", "not below this folder", "not a regular file"]
      #expect(
        reasons.contains { run.errors.contains($0) },
        "\(door): \(run.errors)")
      #expect(try everything() == before, "\(door)")
    }
  }

  @Test("in a lesson, too", arguments: ["export mine.md --force", "transcript .new.txt"])
  func lessons(line: String) throws {
    try shell.folder.write(line + "\n", to: "desk/stops.txt")
    let before = try everything()
    let run = try shell(#"cd desk; "$0" learn 02-hit-test/01 -b -x stops.txt"#)
    #expect(run.status == 4 && run.errors.contains("file of commands"), "\(run.errors)")
    #expect(try everything() == before)
  }

  @Test("and a document that is verified writes nothing at all")
  func documents() throws {
    let typed = Self.harmful.filter { !$0.contains("\n") && !$0.contains("pipe") }
      .map { "(t #0/9) \($0)\n" }.joined()
    try shell.folder.write("export mine.md --force\nexport new.md\n", to: "desk/stops.txt")
    try shell.folder.write(
      """
      ```touchtrace
      $ touchtrace debug F.scene
      \(typed)```
      ```touchtrace
      $ touchtrace debug F.scene -x stops.txt
      $ touchtrace run F.scene --format md --output new.md --force
      $ touchtrace learn 02-hit-test/01 -b
      $ touchtrace doctor
      $ touchtrace dap --install-vscode
      ```

      """, to: "desk/stops.md")
    let before = try everything()
    let run = try shell(#"cd desk; HOME=$PWD/home "$0" verify stops.md"#)
    #expect(run.status == 1 && run.output.contains("a session in a document cannot run 'doctor'"))
    #expect(try everything() == before)
  }

  @Test("but they may write what is new, and add to the log that they made")
  func allowed() throws {
    try shell.folder.write(
      """
      log a "x" into: new.log
      log #2 "y" into: sub/../new.log
      tbreak a.touches do export sub/new.md
      continue
      continue
      export breakpoints
      export new.breakpoints
      """, to: "desk/stops.txt")
    let run = try shell(
      #"cd desk; "$0" debug F.scene -b -x stops.txt -ex "goto end" -ex rcontinue"#)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try shell.folder.contents(of: "desk/new.log").split(separator: "\n").count > 2)
    #expect(try shell("cd desk; test -s new.breakpoints && test -s sub/new.md").status == 0)
    let again = try shell(#"cd desk; "$0" debug F.scene -b -x stops.txt"#)
    #expect(again.status == 4 && again.errors.contains("stops.txt:1: error: new.log exists"))
  }

  @Test("A log of theirs is not led elsewhere after it was set")
  func swapped() throws {
    try shell.folder.write("log a \"x\" into: new.log\n", to: "desk/stops.txt")
    let run = try shell(
      """
      cd desk; mkfifo in; "$0" debug F.scene < in > out 2>&1 &
      cd desk; exec 8> in; echo "source stops.txt" >&8
      until grep -q "log point 1" out; do sleep 0.1; done
      ln -s mine.txt new.log; echo continue >&8; exec 8>&-; wait; cat out
      """)
    #expect(run.output.contains("new.log exists"), "\(run.output)")
    #expect(try shell.folder.contents(of: "desk/mine.txt") == "mine\n")
  }

  @Test("What a person types goes where it says, also from a breakpoint that a stranger reaches")
  func persons() throws {
    try shell.folder.write("continue\n", to: "desk/stops.txt")
    let run = try shell(
      #"""
      cd desk; "$0" debug F.scene -b -ex "break a do export mine.md --force" \
        -ex 'log a "x" into: ../.far' -x stops.txt
      """#)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try shell.folder.contents(of: "desk/mine.md") != "mine\n")
    #expect(try !shell.folder.contents(of: ".far").isEmpty)
  }

  @Test("What a person named as a target elsewhere, a file may write, while it is new")
  func named() throws {
    try shell.folder.write("export ../named.md\n", to: "desk/stops.txt")
    let run = try shell(
      #"""
      cd desk; "$0" debug F.scene -b --keep-going -ex "export ../named.md" -x stops.txt
      rm ../named.md; "$0" debug F.scene -b -ex "export ../named.md" -ex "note x" > out && rm ../named.md
      "$0" debug F.scene -b -ex "break a do export ../named.md" -x stops.txt; test -e ../named.md
      """#)
    #expect(run.status == 1 && run.errors.contains("../named.md exists, and a file of commands"))
    #expect(run.errors.contains("which is not below this folder"))
  }
}
