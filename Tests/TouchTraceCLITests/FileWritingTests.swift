import Foundation
import TerminalSupport
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Files that are written whole or not at all", .ownThread) struct FileWritingTests {
  private let shell: Shell
  private var folder: TemporaryDirectory { shell.folder }
  private var files: [String] { get throws { try shell.files } }

  init() throws { shell = try Shell() }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private let write = #""$0" run "$1" --format jsonl --output"#

  @Test("Never over another file without --force, and never over a read-only one")
  func existing() throws {
    try folder.write("mine", to: "r.jsonl")
    let refused = try shell("\(write) r.jsonl")
    #expect(refused.status == 3)
    #expect(
      refused.errors == "r.jsonl: error: the file exists; use --force to overwrite it\n")
    let readOnly = try shell("chmod 444 r.jsonl; \(write) r.jsonl --force")
    #expect(readOnly.errors == "r.jsonl: error: it is read-only; not changed\n")
    #expect(try folder.contents(of: "r.jsonl") == "mine")
    let forced = try shell("chmod 640 r.jsonl; \(write) r.jsonl --force")
    #expect(forced.status == 0 && forced.errors.isEmpty)
    #expect(try folder.contents(of: "r.jsonl").hasPrefix(#"{"rec":"head""#))
    #expect(try folder.mode(of: "r.jsonl") == 0o640)
    #expect(try files == ["r.jsonl"])
  }

  @Test("A folder that is missing, or is none, or is the file itself, is named")
  func folders() throws {
    try folder.write("mine", to: "file")
    #expect(
      try shell("\(write) none/r.jsonl").errors
        == "none: error: cannot write it: the folder does not exist\n")
    #expect(try shell("\(write) file/r.jsonl").errors == "file: error: this is not a folder\n")
    #expect(
      try shell("mkdir there; \(write) there --force").errors
        == "there: error: this is a folder\n")
    #expect(try files == ["file", "there"])
  }

  @Test(
    "A full disk and a limit leave the old file as it was, and nothing besides",
    .disabled(if: isSanitized, "a sanitizer needs large files of its own"))
  func full() throws {
    try folder.write("mine", to: "r.jsonl")
    let limited = try shell("ulimit -f 1; \(write) r.jsonl --force")
    #expect(limited.status == 3)
    #expect(limited.errors == "r.jsonl: error: cannot write it: File too large\n")
    #expect(try folder.contents(of: "r.jsonl") == "mine")
    #expect(try files == ["r.jsonl"])
  }

  #if os(Linux)
    @Test("A device is written as it is, and says that it is full") func devices() throws {
      #expect(
        try shell("\(write) /dev/full").errors
          == "/dev/full: error: cannot write it: No space left on device\n")
      #expect(try shell("\(write) /dev/null; test -c /dev/null").status == 0)
      #expect(
        try shell("\(write) /dev/stdout | head -c 14").output == #"{"rec":"head","#)
    }
  #endif

  @Test(
    "Whoever ends the program while it writes finds the old file and nothing besides",
    arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGINT])
  func ended(signal: CInt) throws {
    try writeLongScene()
    try folder.write("mine", to: "r.jsonl")
    let words = ["run", path("long.scene"), "--format", "jsonl", "--output", path("r.jsonl")]
    let terminal = try Surroundings().open(words + ["--force"], home: folder)
    while try !files.contains(".r.jsonl.touchtrace.part") { usleep(1000) }
    terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(try folder.contents(of: "r.jsonl") == "mine")
    #expect(try files.filter { !$0.contains("core") } == ["long.scene", "r.jsonl"])
  }

  /// A scene whose record takes long enough to write that one can come in between.
  private func writeLongScene() throws {
    let views = (1...60).map { String(repeating: "  ", count: $0) + "view v\($0) 0,0 400x800" }
    let moves = (1..<2000).map { "\($0) move A by \($0.isMultiple(of: 2) ? 1 : -1),0" }
    let scene =
      ["window 400x800"] + views + ["touch #t", "0 down A at 200,400"] + moves + ["2000 up A"]
    try folder.write(scene.joined(separator: "\n"), to: "long.scene")
  }

  @Test(
    "Whoever ends a session while it writes finds the terminal as it was, and nothing besides",
    arguments: [SIGTERM, SIGHUP])
  func endedAtPrompt(signal: CInt) throws {
    try writeLongScene()
    let terminal = try Surroundings().open(["debug", path("long.scene")], home: folder)
    try terminal.expect("(t #0/")
    terminal.send("export \(path("r.jsonl"))\n")
    while try !files.contains(".r.jsonl.touchtrace.part") { usleep(1000) }
    terminal.signal(signal)
    #expect(try terminal.waitForExit() == .signalled(signal))
    #expect(terminal.isCooked)
    #expect(try files.filter { $0.contains("r.jsonl") }.isEmpty)
  }

  @Test("What a killed run left does not hinder the next one, and does not pile up")
  func leftover() throws {
    let run = try shell(
      "echo left > .r.jsonl.touchtrace.part; echo left > .r.jsonl.touchtrace.$$.part; exec \(write) r.jsonl"
    )
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try folder.contents(of: "r.jsonl").hasPrefix(#"{"rec":"head""#))
    #expect(try !files.contains(".r.jsonl.touchtrace.part"))
    let long = String(repeating: "n", count: 250)
    #expect(try shell("\(write) \(long)").status == 0)
  }

  @Test("A link stays a link") func links() throws {
    try folder.write("mine", to: "r.jsonl")
    _ = try shell("ln -s r.jsonl link; \(write) link --force")
    #expect(try folder.contents(of: "r.jsonl").hasPrefix(#"{"rec":"head""#))
    let kind = try FileManager.default.attributesOfItem(atPath: path("link"))[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }

  @Test(
    "A link that another user made is not followed and their pipe not filled, whatever writes",
    .enabled(if: geteuid() == 0, "only root can give a link to another user"))
  func foreignLinks() throws {
    try folder.write("mine", to: "mine")
    _ = try shell("ln -s mine theirs; chown -h 65534 theirs; ln -s theirs ours")
    _ = try shell("ln -s . away; mkfifo pipe; chown -h 65534 away pipe")
    let session = #""$0" debug "$1" -b"#
    for command in [
      "\(write) theirs --force", "\(write) ours --force", "\(write) away/mine --force",
      "\(write) away/new", "\(write) pipe",
      "\(session) -ex 'log fifthView \"hit\" into: away/mine' -ex continue",
      "\(session) -ex 'export theirs --format md --force'",
      "\(session) -ex 'log fifthView \"hit\" into: theirs' -ex continue",
      "\(session) --transcript theirs --force -ex step",
      #""$0" lesson new away/made/lesson"#, #""$0" dap --listen unix:away/made"#,
    ] {
      let run = try shell(command)
      #expect(run.status != 0, "\(command)")
      #expect((run.output + run.errors).contains("another user"), "\(command): \(run)")
      #expect(try folder.contents(of: "mine") == "mine", "\(command)")
    }
    for name in ["new", "made"] {
      #expect(!FileManager.default.fileExists(atPath: path(name)), "\(name)")
    }
    // What root made is anybody's to use, and so is one's own.
    #expect(try shell("chown -h 0 theirs; \(write) ours --force").status == 0)
  }

  @Test("Where everybody may write, a file of ours with another name is not written to")
  func furtherNames() throws {
    try folder.write("mine", to: "mine")
    _ = try shell("mkdir shared; chmod 1777 shared; ln mine shared/other; ln mine beside")
    let session = #""$0" debug "$1" -b"#
    for command in [
      "\(write) shared/other --force", "\(session) --transcript shared/other --force -ex step",
      "\(session) -ex 'log fifthView \"hit\" into: shared/other' -ex continue",
      #""$0" dap --log shared/other < /dev/null"#,
    ] {
      let run = try shell(command)
      #expect(run.status != 0 && (run.output + run.errors).contains("another user"), "\(command)")
      #expect(try folder.contents(of: "mine") == "mine", "\(command)")
    }
    #expect(try shell("\(session) --transcript beside --force -ex step").status == 0)
    #expect(try folder.contents(of: "mine") != "mine")
  }

  @Test(
    "Not even our own notes go where another user's link leads",
    .enabled(if: geteuid() == 0, "only root can give a link to another user"))
  func ownFiles() throws {
    try folder.write("mine", to: "mine")
    _ = try shell("mkdir -p s/touchtrace; ln -s ../../mine s/touchtrace/progress.jsonl")
    _ = try shell("chown -h 65534 s/touchtrace/progress.jsonl")
    let learn = #"XDG_STATE_HOME="$PWD/s" "$0" learn 02-hit-test/01 -b -ex '' -ex ''"#
    _ = try shell(learn)
    #expect(try folder.contents(of: "mine") == "mine")
  }

  @Test("At the prompt a refusal says how to go on, and the session does")
  func prompt() throws {
    try folder.write("mine", to: "r.jsonl")
    let run = try touchtrace(
      ["debug", firstToFifth, "-q", "--keep-going"],
      input: "export \(path("r.jsonl"))\nexport \(path("r.jsonl")) --force\n")
    #expect(run.errors.contains("r.jsonl exists; use --force to overwrite it"))
    #expect(run.output.contains("31 steps written to "))
    #expect(try files == ["r.jsonl"])
  }
}
