import Foundation
import TerminalSupport
import TestSupport
import Testing
import TouchDebugger
import TouchNarration

@testable import TouchTraceCLI

@Suite("The manual page", .ownThread) struct ManualPageTests {
  @Test("has every section, subcommand, option and command", arguments: Language.allCases)
  func everything(language: Language) throws {
    let lines = ManualPage(language: language).text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix(".SH ") } == 10)
    for line in lines where line.hasPrefix(".") {
      #expect([".TH", ".SH", ".SS", ".TP", ".IP", ".B ", ".br"].contains { line.hasPrefix($0) })
    }
    let terms = lines.filter { $0.hasPrefix(".B ") }.map { $0.replacing("\\-", with: "-") }
    for name in Subcommand.allCases.map(\.rawValue) + CommandTable.commands.map(\.name) {
      #expect(terms.contains { $0.hasPrefix(".B \"\(name)") }, "\(name)")
    }
    for option in Option.allCases {
      #expect(terms.contains { $0.hasPrefix(".B \"\(option.spellings[0])") }, "\(option)")
    }
  }

  @Test("shows dashes, quotes and backslashes as they are typed, and takes no text for a request")
  func escapes() {
    var page = Roff()
    page.text(#"-x 'a' `b` ~/c \d "e" ^"#)
    page.text(".hidden")
    #expect(
      page.lines == [#"\-x \(aqa\(aq \(gab\(ga \(ti/c \ed \(dqe\(dq \(ha"#, #"\&.hidden"#])
  }

  @Test("breaks lines at blanks, and Chinese between letters without adding any")
  func lines() {
    var page = Roff()
    page.text(String(repeating: "word ", count: 40))
    page.text(String(repeating: "触", count: 60))
    #expect(page.lines.allSatisfy { $0.utf8.count <= 80 })
    #expect(page.lines.filter { $0.hasPrefix("word") }.joined(separator: " ").count == 199)
    let chinese = page.lines.filter { $0.hasPrefix("触") }
    #expect(chinese.count == 7 && chinese.dropLast().allSatisfy { $0.hasSuffix("\\c") })
    #expect(chinese.joined().count { $0 == "触" } == 60)
  }

  @Test("pleases mandoc", .enabled(if: tool("mandoc") != nil), arguments: Language.allCases)
  func lint(language: Language) throws {
    let folder = try TemporaryDirectory()
    try folder.write(ManualPage(language: language).text, to: "touchtrace.1")
    let page = folder.path + "/touchtrace.1"
    let lint = try run("mandoc", ["-T", "lint", "-W", "style", page])
    #expect(lint.status == 0 && lint.output.isEmpty, "\(lint.output)")
    // As on an old printer, bold is a letter, a step back and the letter again.
    let shown = try run("mandoc", ["-T", "utf8", page]).output.replacing(/.\x08/, with: "")
    #expect(shown.contains("progress.jsonl") && shown.contains("rcontinue"))
  }
}

@Suite("What shells complete", .ownThread) struct CompletionTests {
  @Test("comes for each of three shells, and says where it goes")
  func shells() throws {
    for shell in Completions.Shell.allCases {
      let script = try touchtrace(["help", "completions", "--format", shell.rawValue])
      #expect(script.status == 0)
      for subcommand in Subcommand.allCases {
        #expect(script.output.contains(subcommand.rawValue), "\(shell) \(subcommand)")
      }
      for spelling in Option.allCases.flatMap(\.spellings) where shell != .fish {
        #expect(script.output.contains(spelling), "\(shell) \(spelling)")
      }
    }
    let places = try touchtrace(["help", "completions", "--lang", "zh-Hans"])
    #expect(places.status == 0 && places.output.contains("写入 ~/.local/share/bash-completion"))
  }

  @Test("is asked for in a form that there is")
  func forms() throws {
    #expect(try touchtrace(["help", "completions", "--format", "man"]).status == 2)
    #expect(try touchtrace(["help", "commands", "--format", "bash"]).status == 2)
    #expect(try touchtrace(["help", "language", "--format", "md"]).status == 2)
    #expect(try touchtrace(["help", "--format", "md"]).status == 2)
  }

  @Test("is what the shell can read", arguments: Completions.Shell.allCases)
  func syntax(shell: Completions.Shell) throws {
    guard tool(shell.rawValue) != nil else { return }
    let folder = try TemporaryDirectory()
    for language in Language.allCases {
      try folder.write(Completions(language: language).script(for: shell), to: "script")
      let check = try run(shell.rawValue, ["-n", folder.path + "/script"])
      #expect(check.status == 0 && check.output.isEmpty, "\(check.output)")
    }
  }

  /// What is typed, and what bash makes of the last word.
  static let lines: [(words: [String], answers: Set<String>)] = [
    (["touchtrace", "con"], ["convert"]),
    (["touchtrace", "debug", "--loc"], ["--local-init"]),
    (["touchtrace", "run", "a file", "--format", "j"], ["jsonl"]),
    (["touchtrace", "probe", "--format", ""], ["md", "swift", "lldb"]),
    (["touchtrace", "--lang", "=", "z"], ["zh-Hans"]),
    (["touchtrace", "--lang", "="], ["en", "zh-Hans"]),
    (["touchtrace", "--lang", "=", "en", "schema", ""], ["record", "session", "audit"]),
    (["touchtrace", "--color", "never", "lesson", "pro"], ["promote"]),
    (["touchtrace", "help", "comp"], ["completions"]),
    (["touchtrace", "learn", "02-hit-test/03"], ["02-hit-test/03-first-to-fifth"]),
    // Files are left to the shell.
    (["touchtrace", "debug", "less"], []),
    (["touchtrace", "run", "--output", "a"], []),
    (["touchtrace", "lesson", "check", "pro"], []),
  ]

  @Test("is the right word in bash", .enabled(if: tool("bash") != nil), arguments: lines)
  func bash(line: (words: [String], answers: Set<String>)) throws {
    let folder = try TemporaryDirectory()
    let asking = """
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _touchtrace; printf '%s\\n' "${COMPREPLY[@]}"
      """
    try folder.write(BashCompletion().text + asking + "\n", to: "script")
    let answers = try run("bash", [folder.path + "/script"] + line.words).output
    #expect(Set(answers.split(separator: "\n").map(String.init)) == line.answers, "\(line.words)")
  }
}

/// Where a program of this machine is; nil where it is not installed.
private func tool(_ name: String) -> String? {
  ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// What such a program says, on either stream, and how it ends.
private func run(_ name: String, _ arguments: [String]) throws -> (output: String, status: Int32) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: try #require(tool(name)))
  process.arguments = arguments
  let pipe = Pipe()
  (process.standardOutput, process.standardError) = (pipe, pipe)
  try process.run()
  let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  return (String(decoding: data, as: UTF8.self), process.terminationStatus)
}
