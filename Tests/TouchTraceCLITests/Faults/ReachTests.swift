import Foundation
import TerminalSupport
import TestSupport
import Testing

//   folder/             what must stay as it is, and unread
//     secret.txt
//     desk/             where one is
//       F.scene  lesson.md  …
//       doc/s.md        what somebody sent

@Suite("What the program reads and writes is what was named", .ownThread) struct ReachTests {
  private let shell: Shell
  private static let secret = "hunter2"

  init() throws {
    shell = try Shell()
    _ = try shell(#"mkdir -p desk/doc; cp "$1" desk/lesson.md; mkfifo desk/pipe.scene"#)
    try shell.folder.write("secret: \(Self.secret)\n", to: "secret.txt")
    try shell.folder.write(
      "window 100x100\n  view a 0,0 50x50\ntouch #t\n0 down A at 5,5\n9 up A\n", to: "desk/F.scene")
    _ = try shell("ln -s ../secret.txt desk/link.scene; ln -s .. desk/up; ln -s F.scene desk/near")
  }

  /// Runs a script on the desk, and insists that nothing beside it changes.
  private func onDesk(_ script: String) throws -> Run {
    let before = try outside()
    let run = try shell("cd desk; " + script)
    #expect(try outside() == before)
    return run
  }

  /// What lies outside the desk, with its contents.
  private func outside() throws -> String {
    try shell("find . -path ./desk -prune -o -path ./state -prune -o -print; cat secret.txt").output
  }

  @Test(
    "A document's sessions read nothing that whoever verifies it did not name",
    arguments: [
      "run ../secret.txt", "run $F/secret.txt", "run link.scene", "run up/secret.txt",
      "audit ../secret.txt", "audit $F", "audit up", "why a ../secret.txt", "convert ../secret.txt",
      "trace check ../secret.txt", "replay ../secret.txt", "debug F.scene -b -x ../secret.txt",
      "debug F.scene -b -ex 'source ../secret.txt'", "lesson check ..", "lesson list --lessons ..",
      "probe --read ../secret.txt", "run -", "run /dev/stdin", "run /dev/fd/0", "run /dev/zero",
    ])
  func documents(words: String) throws {
    let words = words.replacing("$F", with: shell.folder.path)
    try shell.folder.write(
      "```touchtrace\n$ touchtrace \(words)\n```\n", to: "desk/doc/s.md")
    for update in ["", " --update"] {
      let run = try onDesk(#"timeout 60 "$0" verify doc/s.md\#(update) < ../secret.txt"#)
      #expect(run.status == 1 || run.status == 0, "\(run.errors)")
      #expect(!(run.output + run.errors).contains(Self.secret), "\(run.output)")
    }
    #expect(try !shell.folder.contents(of: "desk/doc/s.md").contains(Self.secret))
  }

  @Test("They read what lies beside the document, below the folder one is in, and what it holds")
  func documentsNearby() throws {
    _ = try shell("cp desk/F.scene desk/doc/beside.scene; cp -r desk/doc elsewhere")
    try shell.folder.write(
      "```touchtrace\n$ touchtrace run \(shell.folder.path)/elsewhere/beside.scene\n```\n",
      to: "elsewhere/s.md")
    for (words, shown) in [
      ("run F.scene", "touchesBegan"), ("run near", "touchesBegan"),
      ("run none.scene", "No such file"),
      ("run ./doc/../F.scene", "touchesBegan"), ("audit doc", "controls"),
    ] {
      try shell.folder.write("```touchtrace\n$ touchtrace \(words)\n```\n", to: "desk/doc/s.md")
      let run = try onDesk(#""$0" verify doc/s.md"#)
      #expect(run.output.contains(shown), "\(words): \(run.output)")
    }
    #expect(try onDesk(#""$0" verify ../elsewhere/s.md"#).output.contains("touchesBegan"))
  }

  private static let reaching = [
    "log a \"x\" into: $F/stolen.txt", "log a \"x\" into: ../stolen.txt",
    "log a \"x\" into: up/stolen.txt", "export $F/stolen.md",
    "export ../secret.txt --force --format md",
    "export link.scene --force --format md", "export ../stolen.breakpoints",
    "transcript ../stolen.txt", "source ../secret.txt",
    "tbreak #2 do export ../stolen.md\ncontinue",
  ]

  @Test("A file of commands names no file elsewhere, and that is said", arguments: reaching)
  func sourced(line: String) throws {
    let line = line.replacing("$F", with: shell.folder.path)
    try shell.folder.write(line + "\n", to: "desk/stops.txt")
    for given in ["-ex 'source stops.txt'", "-x stops.txt", "--local-init"] {
      _ = try shell("cp desk/stops.txt desk/.touchtraceinit")
      let run = try onDesk(#""$0" debug F.scene -b -ex "break a" \#(given) -ex "goto end""#)
      #expect(run.status == 4 || given == "--local-init")
      #expect(run.errors.contains("which is not below this folder"), "\(run.errors)")
      #expect(!run.output.contains(Self.secret))
    }
    let chinese = try onDesk(#""$0" debug F.scene -b --lang zh-Hans -ex "source stops.txt""#)
    #expect(chinese.errors.contains("不在当前文件夹之内"))
  }

  @Test("In a lesson, too, a file of commands names no file elsewhere")
  func inLessons() throws {
    for line in ["export ../stolen.md", "transcript ../stolen.txt"] {
      try shell.folder.write("\(line)\n", to: "desk/stops.txt")
      let run = try onDesk(#""$0" learn 02-hit-test/01 -b -x stops.txt"#)
      #expect(run.status == 4, "\(run.output)")
      #expect(run.errors.contains("which is not below this folder"), "\(run.errors)")
    }
  }

  @Test("What it leaves to a breakpoint cannot do later what it may not do itself")
  func deferred() throws {
    try shell.folder.write("break #3 do export ../stolen.md\n", to: "desk/stops.txt")
    let run = try onDesk(
      #""$0" debug F.scene -b -ex "source stops.txt" -ex continue -ex "export ../stolen.mdx""#)
    #expect(run.status == 4 && run.errors.contains("which is not below this folder"))
  }

  @Test("What is typed goes where it says, and so does what a file of commands says of this folder")
  func typed() throws {
    try shell.folder.write(
      "export doc/a.md\nexport ./b.md\nlog a \"x\" into: c.txt\ncontinue\n", to: "desk/stops.txt")
    let run = try shell(
      #"cd desk; "$0" debug F.scene -b -ex "source stops.txt" -ex "export ../typed.md""#)
    #expect(run.status == 0, "\(run.errors)")
    for file in ["desk/doc/a.md", "desk/b.md", "desk/c.txt", "typed.md"] {
      #expect(try !shell.folder.contents(of: file).isEmpty)
    }
  }

  @Test("A tilde is a letter, here as in every other path")
  func tilde() throws {
    let run = try onDesk(#"HOME=$PWD/doc "$0" debug F.scene -b -ex 'export ~/x.md'"#)
    #expect(run.status == 4 && run.errors.contains("cannot write ~: the folder does not exist"))
  }

  @Test("A record names files and opens none")
  func records() throws {
    let run = try onDesk(
      #"""
      "$0" run F.scene --format jsonl > r.jsonl
      sed 's/F\.scene/pipe.scene/g' r.jsonl > p.jsonl; grep -c pipe.scene p.jsonl
      timeout 60 "$0" replay p.jsonl -b --keep-going -ex step -ex list -ex reload -ex "break F.scene:2" \
        > o; echo $?
      timeout 60 "$0" trace check p.jsonl > o; echo $?
      """#)
    #expect(!run.output.contains("124"), "\(run.output)")
  }

  @Test("A lesson’s solutions write nothing, whatever they say")
  func lessons() throws {
    let text = try shell.folder.contents(of: "desk/lesson.md")
    let lines = Self.reaching.map { $0.replacing("$F", with: shell.folder.path) }
    try shell.folder.write(
      text + "\n```try #x9 scene=main on=tap\ngoal fifthView gets tap\n```\n"
        + "<details>\n\n```solution for=x9\n\(lines.joined(separator: "\n"))\n```\n\n</details>\n",
      to: "desk/doc/lesson.md")
    for words in [
      "lesson check doc", "lesson transcript doc", "lesson stats doc", "learn --lessons doc -b",
    ] {
      _ = try onDesk(#""$0" \#(words)"#)
    }
    #expect(shell.folder.files(endingIn: "stolen.txt").isEmpty)
    #expect(shell.folder.files(endingIn: "stolen.md").isEmpty)
  }

  @Test("Who only looks writes nothing at all, not even at home")
  func lookers() throws {
    _ = try shell(
      #"cd desk; "$0" run F.scene --format jsonl > r.jsonl; rm pipe.scene link.scene up"#)
    _ = try shell("mkdir home")
    let before = try shell("find . | sort").output
    for words in [
      "run F.scene", "why a F.scene", "audit F.scene", "convert F.scene",
      "replay r.jsonl -b -ex step",
      "trace check r.jsonl", "debug F.scene -b -ex step -ex 'break a' -ex continue -ex map",
      "rules", "settings", "schema", "probe", "help", "lesson list", "lesson check lesson.md",
      "lesson vocabulary", "lesson transcript --check .", "--version", "verify doc/s.md",
      "lesson stats",
    ] {
      _ = try shell(
        #"cd desk; HOME=$PWD/../home; export HOME; unset XDG_STATE_HOME; "$0" \#(words)"#)
      #expect(try shell("find . | sort").output == before, "\(words)")
    }
    // A learner's progress and a prompt's history are all that is kept unasked.
    _ = try shell(
      #"cd desk; HOME=$PWD/../home; export HOME; unset XDG_STATE_HOME; "$0" learn 02/03 -b"#)
    #expect(
      try shell("find home -type f").output == "home/.local/state/touchtrace/progress.jsonl\n")
  }
}
