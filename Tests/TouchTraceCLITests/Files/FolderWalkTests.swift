import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("Folders of lessons that mean no good", .ownThread) struct FolderWalkTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    _ = try shell(
      #"mkdir -p out L/c/a; cp "$1" L/c/a/lesson.md; echo precious > out/file; mkdir out/lesson"#)
  }

  /// Every way through a folder.
  private static let walks = [
    "lesson list --lessons L", "lesson coverage --lessons L", "lesson check L",
    "lesson check L --strict", "lesson transcript L --check", "lesson promote L",
    "lesson sync zh-Hans L", "learn --lessons L -b", "rules --coverage . --lessons L",
  ]

  @Test("Links in circles end, and a file behind several ways counts once", arguments: walks)
  func circles(words: String) throws {
    let plain = try shell(#""$0" "# + words)
    let run = try shell(
      "ln -s . L/p; ln -s . L/q; ln -s ../.. L/c/up; ln -s ../c L/c/a/again; ln -s c L/b;"
        + #" "$0" "# + words)
    #expect(run.output == plain.output && run.status == plain.status)
  }

  @Test("Folders with two ways into each next one are looked at once each")
  func ladder() throws {
    let steps = (1...40).map { "mkdir L/d\($0); ln -s ../d\($0 + 1) L/d\($0)/x; " }.joined()
    let twice = (1...40).map { "ln -s ../d\($0 + 1) L/d\($0)/y; " }.joined()
    let run = try shell(steps + twice + #"mkdir L/d41; "$0" lesson list --lessons L"#)
    #expect(run.status == 0 && run.output.split(separator: "\n").count == 1)
  }

  @Test("Only files are read: pipes and devices are passed over", arguments: walks)
  func pipes(words: String) throws {
    let plain = try shell(#""$0" "# + words)
    let run = try shell(
      "mkfifo L/x.md L/c/lesson.md L/index.md; ln -s /dev/zero L/zero.md; mkdir Tests;"
        + #"mkfifo Tests/a.swift; "$0" "# + words)
    #expect(run.output == plain.output && run.status == plain.status)
  }

  @Test(
    "A pipe in the place of a file that belongs to the lessons is named",
    arguments: ["glossary.md", "misconceptions.md", "systems.md", "c/a/lesson.zh-Hans.md"])
  func places(name: String) throws {
    let run = try shell(
      "cp '\(packageRoot.path)/lessons/misconceptions.md' '\(packageRoot.path)/lessons/systems.md' L;"
        + #" rm -f L/\#(name); mkfifo L/\#(name); "$0" lesson check L; "$0" lesson sync zh-Hans L"#)
    #expect(run.errors.contains("\(name): error: this is not a regular file"))
    #expect(run.status == (name == "c/a/lesson.zh-Hans.md" ? 3 : run.status))
  }

  @Test(
    "Nothing is written where a link leads out of the folder",
    arguments: [
      ("lesson transcript L", "ln -s ../../../out/file L/c/a/transcript.md"),
      ("lesson transcript L", "ln -s ../../../out/none L/c/a/transcript.md"),
      ("lesson transcript L/c/a/lesson.md", "ln -s ../../../out/file L/c/a/transcript.md"),
      ("lesson sync zh-Hans L --force", "ln -s ../../../out/file L/c/a/lesson.zh-Hans.md"),
      ("lesson transcript L", "cp L/c/a/lesson.md out/lesson; ln -s ../../out/lesson L/c/z"),
      (
        "lesson promote L --force",
        "sed 's/outside -> nil/inside/' L/c/a/lesson.md > out/file; rm L/c/a/lesson.md;"
          + "ln -s ../../../out/file L/c/a/lesson.md"
      ),
    ])
  func outside(words: String, before: String) throws {
    _ = try shell(before + "; cp -r out kept")
    let run = try shell(#""$0" "# + words)
    #expect(run.status == 3, "\(run.output)")
    #expect(run.errors.contains("error: a link leads outside the given folder"))
    #expect(try shell("diff -r out kept").status == 0)
  }

  @Test("A link that stays within the folder is followed, and stays a link")
  func inside() throws {
    let run = try shell(
      "echo old > L/kept.md; ln -s ../../kept.md L/c/a/transcript.md;"
        + #" "$0" lesson transcript L && test -L L/c/a/transcript.md && head -1 L/kept.md"#)
    #expect(run.status == 0 && run.output.hasSuffix("# tap → fourthView, not handled\n"))
  }

  @Test("A pipe that somebody names is read")
  func named() throws {
    let run = try shell(#"mkfifo p; cat "$1" > p & "$0" run p --touch tap | tail -20; wait"#)
    #expect(run.output.contains("its next responder is nil"))
  }
}
