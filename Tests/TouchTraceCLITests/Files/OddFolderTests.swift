import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("A folder with blanks, Chinese and an emoji", .ownThread) struct OddFolderTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    _ = try shell(
      #"""
      mkdir -p "My Code 项目 🙂/课 程 🙂/01 轻点/a b"; cd "My Code 项目 🙂"
      cp "$1" "课 程 🙂/01 轻点/a b/lesson.md"; cp "$1" "文 件 🙂.md"
      printf 'step 2\nwhy\n' > "命 令 🙂.txt"; printf 'step\n' > .touchtraceinit
      """#)
  }

  @Test(
    "Every subcommand that takes a file or folder finds it there",
    arguments: [
      (#"run "文 件 🙂.md" --touch tap --output "记 录 🙂.jsonl"; ls"#, "记 录 🙂.jsonl"),
      (
        #"run "文 件 🙂.md" --touch tap --output "记 录 🙂.jsonl"; "$0" trace check "记 录 🙂.jsonl""#,
        "记 录 🙂.jsonl: "
      ),
      (
        #"run "文 件 🙂.md" --touch tap --output "记 录 🙂.jsonl"; "$0" replay "记 录 🙂.jsonl" -b -ex step"#,
        "记 录 🙂.jsonl: 31 steps"
      ),
      (#"why fourthView "文 件 🙂.md" --touch tap"#, "fourthView"),
      (
        #"convert "文 件 🙂.md" --output "场 景 🙂.scene" && "$0" run "场 景 🙂.scene" --touch tap"#,
        "fourthView"
      ),
      (
        #"debug "文 件 🙂.md" --touch tap -b -x "命 令 🙂.txt" --local-init --transcript "会 话 🙂.md" && "$0" verify "会 话 🙂.md""#,
        "会 话 🙂.md: sessions run again: 1, all with the same output"
      ),
      (
        #"debug "文 件 🙂.md" --touch tap -b -ex 'export "出 🙂.svg"' -ex 'log hit.ask "x" into: "日 志 🙂.txt"' -ex 'transcript "t 🙂.txt"' -ex continue && cat "日 志 🙂.txt""#,
        "  x\n"
      ),
      (#"learn --lessons "课 程 🙂" -b -ex quit"#, "first"),
      (#"lesson list --lessons "课 程 🙂""#, "01 轻点/a b"),
      (#"lesson check "课 程 🙂""#, "1 lesson files checked"),
      (#"lesson coverage --lessons "课 程 🙂""#, "01 轻点/a b"),
      (
        #"lesson new "课 程 🙂/02 新/c d" && "$0" lesson promote "课 程 🙂/02 新" --force"#,
        "课 程 🙂/02 新/c d/lesson.md"
      ),
      (#"lesson sync zh-Hans "课 程 🙂" --force"#, "课 程 🙂/01 轻点/a b/lesson.zh-Hans.md"),
      (
        #"lesson transcript "课 程 🙂" && "$0" lesson transcript "课 程 🙂" --check"#,
        "transcripts up to date: 1"
      ),
      (#"rules --coverage . --lessons "课 程 🙂""#, "shown by a lesson"),
    ])
  func subcommands(words: String, shows: String) throws {
    let state = #"export XDG_STATE_HOME="$PWD/状 态 🙂"; "#
    let run = try shell(#"cd "My Code 项目 🙂"; "# + state + #""$0" "# + words)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(shows), "\(run.output)")
    #expect(run.errors.contains("error") == false, "\(run.errors)")
  }

  @Test("The prompt keeps its history there, and progress is kept there")
  func state() throws {
    let home = shell.folder.path + "/My Code 项目 🙂"
    let lesson = home + "/文 件 🙂.md"
    let terminal = try Terminal.spawn(
      try #require(builtProgram("touchtrace")), ["debug", lesson, "--touch", "tap"],
      environment: ["HOME": home])
    // Its init file there steps once.
    try terminal.expect("(tap #1/31) ")
    terminal.send("step 2\n")
    try terminal.expect("(tap #3/31) ")
    terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(
      try shell.folder.contents(of: "My Code 项目 🙂/.local/state/touchtrace/history") == "step 2\n")
    let state = #"cd "My Code 项目 🙂"; export XDG_STATE_HOME="$PWD/状 态"; "#
    _ = try shell(state + #""$0" learn --lessons "课 程 🙂" -b"#)
    #expect(try shell(state + #""$0" lesson list --lessons "课 程 🙂""#).output.hasPrefix("… "))
  }
}
