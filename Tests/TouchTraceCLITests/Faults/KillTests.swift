import Foundation
import Lessons
import LineEditing
import TerminalSupport
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A command that writes over a file.
struct Overwriting: Sendable, CustomTestStringConvertible {
  let words: [String]
  let file: String
  var testDescription: String { words.joined(separator: " ") }

  /// The draft beside the file.
  var draft: String {
    let parts = file.split(separator: "/")
    return (parts.dropLast() + [".\(parts.last ?? "").touchtrace.part"]).joined(separator: "/")
  }

  static let all = [
    Overwriting(
      words: ["run", "long.scene", "--format", "jsonl", "--output", "o.jsonl", "--force"],
      file: "o.jsonl"),
    Overwriting(
      words: ["convert", "long.scene", "--output", "o.scene", "--force"], file: "o.scene"),
    Overwriting(
      words: ["debug", "long.scene", "-b", "-ex", "export o.txt --format text --force"],
      file: "o.txt"),
    Overwriting(
      words: ["run", "long.scene", "--format", "md", "--output", "o.md", "--force"], file: "o.md"),
    Overwriting(
      words: ["audit", "long.scene", "--baseline", "b.json", "--update", "--force"],
      file: "b.json"),
    Overwriting(words: ["lesson", "transcript", "course"], file: "course/a/transcript.md"),
  ]
}

@Suite("Killed at any moment, with kill -9", .ownThread) struct KillTests {
  private let folder: TemporaryDirectory
  private static let rounds = isSlowRun ? 200 : 6

  init() throws { folder = try TemporaryDirectory() }

  @Test(
    "A file that is written over is the old one or the new one, whole", arguments: Overwriting.all)
  func file(overwriting: Overwriting) throws {
    try folder.writeLongScene(depth: 30, moves: 60)
    let course = folder.path + "/course/a"
    try FileManager.default.createDirectory(atPath: course, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: packageRoot.path + "/" + firstToFifth, toPath: course + "/lesson.md")
    let victim = Victim(folder: folder, words: overwriting.words)
    let old = "what was there before\n"
    try folder.write(old, to: overwriting.file)
    var moments = Moments(upTo: try victim.live())
    let new = try folder.contents(of: overwriting.file)
    try #require(new != old)
    var (olds, news, killed, drafts) = (0, 0, 0, 0)
    for round in 0..<Self.rounds {
      try folder.write(old, to: overwriting.file)
      // Half of them in the middle of writing, which is short.
      let isInside = round.isMultiple(of: 2)
      let died = try victim.die(
        after: isInside ? moments.next() / 2 : moments.next(),
        seeing: isInside ? overwriting.draft : nil)
      moments.follow(died)
      killed += died ? 1 : 0
      let found = try folder.contents(of: overwriting.file)
      if found == old { olds += 1 }
      if found == new { news += 1 }
      drafts += folder.files(endingIn: ".part").count
    }
    print(
      "kill -9 of '\(overwriting.testDescription)': \(killed) of \(Self.rounds) killed, \(olds) old, \(news) new,",
      "\(drafts) times a draft was left")
    #expect(olds + news == Self.rounds)
    #expect(killed > 0)
    _ = try victim.live()
    #expect(folder.files(endingIn: ".part").isEmpty)
    #expect(try folder.contents(of: overwriting.file) == new)
  }

  @Test("Whoever was killed while several wrote one file leaves nothing that stays")
  func drafts() throws {
    try folder.writeLongScene(depth: 30, moves: 60)
    let victim = Victim(folder: folder, words: Overwriting.all[0].words)
    for name in [
      ".o.jsonl.touchtrace.part", ".o.jsonl.touchtrace.2.part", ".o.jsonl.touchtrace.7.part",
      ".other.jsonl.touchtrace.part",
    ] {
      try folder.write("left", to: name)
    }
    _ = try victim.live()
    #expect(folder.files(endingIn: ".part") == [".other.jsonl.touchtrace.part"])
    var left = 0
    for round in 0..<max(2, Self.rounds / 10) {
      let both = [try victim.start(), try victim.start()]
      usleep(UInt32(20_000 + 10_000 * (round % 10)))
      for process in both { kill(process.processIdentifier, SIGKILL) }
      for process in both { process.waitUntilExit() }
      left = max(left, folder.files(endingIn: ".part").count)
    }
    print("kill -9 of two at once: at most \(left) drafts were left")
    _ = try victim.live()
    #expect(folder.files(endingIn: ".part") == [".other.jsonl.touchtrace.part"])
  }

  @Test("The progress log keeps every line that it had, and the next one is whole or not there")
  func progress() throws {
    let words =
      ["learn", "02/03", "-b", "--keep-going"]
      + (0..<40).flatMap { ["-ex", ["", "b", "", "b!", "", "a?"][$0 % 6]] }
    let victim = Victim(folder: folder, words: words)
    var moments = Moments(upTo: try victim.live())
    let file = "state/touchtrace/progress.jsonl"
    var before = try folder.contents(of: file)
    var killed = 0
    for _ in 0..<Self.rounds {
      let died = try victim.die(after: moments.next())
      moments.follow(died)
      killed += died ? 1 : 0
      let now = try folder.contents(of: file)
      #expect(now.hasPrefix(before) && now.hasSuffix("\n"))
      before = now
    }
    let lines = ProgressLines(Array(before.utf8))
    print("kill -9 of a lesson: \(killed) of \(Self.rounds) killed, \(lines.whole.count) lines")
    #expect(lines.damaged.isEmpty && lines.whole.allSatisfy { $0.event != nil })
    #expect(killed > 0)
  }

  @Test("The history keeps what was typed, whole, also while it is shortened")
  func history() throws {
    let file = "state/touchtrace/history"
    let path = folder.path + "/" + file
    let old = (0..<20_100).map { "step \($0)\n" }
    let short = old.suffix(History.limit).joined()
    var generator = SeededGenerator(seed: 11)
    var (shortened, killed) = (0, 0)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/state/touchtrace", withIntermediateDirectories: true)
    for round in 0..<Self.rounds {
      try folder.write(old.joined(), to: file)
      let terminal = try Terminal.spawn(
        try #require(builtProgram("touchtrace")), ["debug", packageRoot.path + "/" + firstToFifth],
        environment: ["XDG_STATE_HOME": folder.path + "/state"])
      if round.isMultiple(of: 2) {
        terminal.send("list\nstep 2\nrstep\nlist\n")
      }
      usleep(.random(in: 10_000...400_000, using: &generator))
      terminal.signal(SIGKILL)
      if try terminal.waitForExit() == .signalled(SIGKILL) { killed += 1 }
      let now = try String(contentsOfFile: path, encoding: .utf8)
      let kept = now.hasPrefix(old.joined()) ? old.joined() : short
      #expect(now.hasPrefix(kept))
      if kept == short { shortened += 1 }
      let typed = ["list\n", "step 2\n", "rstep\n", "list\n"]
      let added = now.dropFirst(kept.count)
      #expect((0...4).contains { typed.prefix($0).joined() == added }, "\(added)")
    }
    print(
      "kill -9 at a prompt: \(killed) of \(Self.rounds) killed, shortened in \(shortened)")
    #expect(killed == Self.rounds)
    // The next start finds what was left beside it.
    let terminal = try Terminal.spawn(
      try #require(builtProgram("touchtrace")), ["debug", packageRoot.path + "/" + firstToFifth],
      environment: ["XDG_STATE_HOME": folder.path + "/state"])
    try terminal.expect("(tap #0/")
    terminal.send(Key.control("D"))
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test("A transcript whose block is begun anew has all there was, whenever that is ended")
  func transcript() throws {
    // A text of backticks is printed as a line of them.
    let fences = (5..<40).flatMap {
      ["-ex", "print \"" + String(repeating: "`", count: $0) + "\"", "-ex", "list"]
    }
    let words =
      ["debug", packageRoot.path + "/" + firstToFifth, "-b", "--keep-going"]
      + ["--transcript", "s.md", "--force"] + fences
    let victim = Victim(folder: folder, words: words)
    var moments = Moments(upTo: try victim.live())
    let whole = try lines(of: "s.md")
    #expect(try folder.contents(of: "s.md").hasPrefix(String(repeating: "`", count: 40)))
    var (killed, most, drafts) = (0, 0, 0)
    for _ in 0..<Self.rounds {
      try? FileManager.default.removeItem(atPath: folder.path + "/s.md")
      let died = try victim.die(after: moments.next(), seeing: "s.md")
      moments.follow(died)
      killed += died ? 1 : 0
      drafts += folder.files(endingIn: ".part").count
      let found = try lines(of: "s.md")
      // The last one may be cut, as it is where a disk is full.
      #expect(whole.starts(with: found.dropLast()))
      // Whatever was begun anew meanwhile, the beginning is there.
      #expect(found.isEmpty || found[0].hasPrefix("$ touchtrace debug"))
      if died { most = max(most, found.count) }
    }
    print(
      "kill -9 of a transcript: \(killed) of \(Self.rounds) killed, at most \(most) of",
      "\(whole.count) lines there, \(drafts) times a draft was left")
    #expect(killed > 0)
    _ = try victim.live()
    #expect(folder.files(endingIn: ".part").isEmpty)
  }

  /// The lines of a transcript but for those of backticks, which open, close or show.
  private func lines(of file: String) throws -> [Substring] {
    try folder.contents(of: file).split(separator: "\n").filter { !$0.hasPrefix("````") }
  }
}
