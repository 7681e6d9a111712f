import Foundation
import TerminalSupport
import TestSupport
import Testing

/// What the program says of a file that another one wrote.
struct ReportedFile: CustomTestStringConvertible, Sendable {
  /// The file's name.
  let file: String
  /// The command, without the file.
  let words: [String]
  let status: Int32
  /// What the answer has.
  let has: [String]
  /// What neither the answer nor its remarks have.
  let lacks: [String]

  var testDescription: String { (words + [file]).joined(separator: " ") }

  init(
    _ words: String, _ file: String, _ status: Int32, has: [String] = [], lacks: [String] = []
  ) {
    self.words = words.split(separator: " ").map(String.init)
    (self.file, self.status, self.has, self.lacks) = (file, status, has, lacks)
  }

  static let all = [
    // No size is known: nothing is said to have none.
    Self("audit --doubts", "no-rect.storyboard", 0, has: ["controls: 1"], lacks: ["[T04]", "0x0"]),
    // UIKit puts a tab bar at the bottom of the screen.
    Self(
      "audit", "tab-bar-at-zero.storyboard", 0, has: ["'Unten'", "tabBar", "[T07]"],
      lacks: ["'Weiter'", "weiter"]),
    Self("why weiter", "tab-bar-at-zero.storyboard", 0, has: ["gets it", "LIKELY"]),
    Self("why unten", "tab-bar-at-zero.storyboard", 1, has: ["tabBar", "LIKELY"]),
    // A cell that was printed whole has its content view.
    Self("why UIButton", "collection-cell.txt", 0, has: ["gets it", "PROVED"], lacks: ["UNKNOWN"]),
    // One address is one view.
    Self(
      "why UIButton", "printed-twice.txt", 0, has: ["gets it", "PROVED"],
      lacks: ["say which", "window2", "several"]),
    Self("audit", "printed-twice.txt", 0, has: ["controls: 1"], lacks: ["window2", "[T"]),
    // A window that nothing is seen of takes nothing.
    Self("why buy", "two-page-windows.xml", 0, has: ["gets it", "LIKELY"], lacks: ["UNKNOWN"]),
    // What is around a view that was printed alone may refuse the touch.
    Self(
      "why UIButton", "one-view-alone.txt", 5,
      has: [
        "UNKNOWN: the superviews and the window of button are missing",
        "[[0x1002 window] recursiveDescription]",
      ]),
    // Markdown's backslash is no part of a class's name.
    Self(
      "why UIButton", "markdown-escaped.txt", 1,
      has: ["was never asked: _UIShadowView 0x1004", "LIKELY"], lacks: ["\\_"]),
    // One panel is one cause.
    Self(
      "audit", "two-panels.storyboard", 0,
      has: ["panel2_", "5 more controls as well", "errors: 0, warnings: 1"]),
    // Nothing to audit is nothing wrong.
    Self("audit", "references-only.storyboard", 0, has: ["controls: 0"]),
    Self("audit --format json", "fractions.txt", 1, has: ["\"share\":1"]),
  ]
}

@Suite("Files of other programs are read as what they are", .ownThread) struct ReportedFileTests {
  private static let folder = "Tests/TouchTraceCLITests/ReportedFiles/"

  @Test(arguments: ReportedFile.all) func `says what is right`(reported: ReportedFile) throws {
    let run = try touchtrace(reported.words + [Self.folder + reported.file])
    #expect(run.status == reported.status, "\(run)")
    for text in reported.has { #expect(run.output.contains(text), "\(text) \(run)") }
    for text in reported.lacks {
      #expect(!(run.output + run.errors).contains(text), "\(text) \(run)")
    }
  }

  @Test func `each file is asked about`() throws {
    let path = packageRoot.appending(path: Self.folder).path
    let files = try FileManager.default.contentsOfDirectory(atPath: path)
    #expect(Set(files) == Set(ReportedFile.all.map(\.file)) && files.count == 10)
  }

  @Test func `no share of a view is more than all of it`() throws {
    let run = try touchtrace(["audit", "--format", "json", Self.folder + "fractions.txt"])
    let shares = run.output.split(separator: "\"share\":").dropFirst().compactMap {
      Double($0.prefix { "0123456789.eE-".contains($0) })
    }
    #expect(!shares.isEmpty && shares.allSatisfy { (0...1).contains($0) }, "\(shares)")
  }

  @Test(.enabled(if: Validator.isExpected, "no JSON Schema validator in .build/ci-venv"))
  func `the audit of each file is valid by the schema that is shipped`() throws {
    let schema = try touchtrace(["schema", "audit"]).output
    let files = Set(ReportedFile.all.map(\.file)).sorted()
    let lines = try files.map { file in
      try touchtrace(["audit", "--doubts", "--format", "json", Self.folder + file])
        .output.split(separator: "\n").joined()
    }
    #expect(try Validator.rejected(lines, by: schema).map { files[$0] } == [])
  }
}
