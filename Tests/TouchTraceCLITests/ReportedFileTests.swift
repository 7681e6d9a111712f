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

  /// What bars of containers show, and what they lie over.
  static let bars = [
    // The bar shows the item of the controller that lies directly in the navigation controller.
    Self("why plus", "tabs-in-navigation.storyboard", 0, has: ["gets it", "LIKELY"]),
    Self("why top", "tabs-in-navigation.storyboard", 1, has: ["navigationBar", "LIKELY"]),
    Self("why share", "item-by-outlet.storyboard", 0, has: ["gets it", "LIKELY"]),
    Self("why item", "item-with-view.storyboard", 0, has: ["seg", "gets it", "LIKELY"]),
    // What is pushed lies under the bar of the navigation controller that it is pushed on.
    Self("why top", "pushed.storyboard", 1, has: ["navigationBar", "in front", "LIKELY"]),
    Self("audit", "pushed.storyboard", 0, has: ["'Top'", "[T07]"], lacks: ["'Go'"]),
    Self(
      "why top", "pushed-below-opaque-bar.storyboard", 0, has: ["gets it", "LIKELY"],
      lacks: ["assumed", "in front"]),
    Self("why rb", "pushed-below-opaque-bar.storyboard", 0, has: ["gets it", "LIKELY"]),
    // The content of a table begins below the bar, in a container too.
    Self("why rowb", "table-in-container.storyboard", 0, has: ["gets it", "LIKELY"]),
    Self("why cell", "table-in-container.storyboard", 0, has: ["LIKELY"], lacks: ["in front"]),
    // What is fixed to the margin would lie below a bar that the file does not have.
    Self("why cancel", "fixed-to-margin.storyboard", 0, has: ["gets it"], lacks: ["in front"]),
  ]

  /// What is surely so, and what code or the rest of a file may change.
  static let certainties = [
    // Code holds the table, and may let it select.
    Self(
      "why cell", "no-selection.storyboard", 1, has: ["does not allow selection in the file"],
      lacks: ["PROVED"]),
    // The view itself refuses the touch, whatever lies in front.
    Self(
      "why reg", "hidden-behind-spinner.storyboard", 1, has: ["isHidden = no"],
      lacks: ["in front", "whatif spin"]),
    // A list places its rows, and scrolls them from under the bar of a container.
    Self(
      "why row16", "rows-under-toolbar.storyboard", 1,
      has: ["brings it out from under the bar; no change is needed"], lacks: ["constrain"]),
    // All rows of a static table are in the file.
    Self(
      "why row23", "rows-under-toolbar.storyboard", 1,
      has: ["brings it on screen; no change is needed"], lacks: ["unknown"]),
    // A control without an action is one, whatever it shows.
    Self(
      "why seg", "rows-under-toolbar.storyboard", 0,
      has: ["gets it", "But it has no action, segue or menu"]),
    // What follows may lie in front.
    Self("why 开启", "cut-page-source.txt", 5, has: ["gets it", "UNKNOWN"]),
    // The number of a line is its depth.
    Self(
      "why UIButton", "numbered.txt", 0, has: ["gets it", "PROVED"], lacks: ["guess", "UNKNOWN"]),
  ]

  /// What names several views, which the program asks to tell apart.
  static let severalNames = [
    Self("why buy", "twins.txt", 3, lacks: ["gets it"]),
    Self("why 0x5", "twins.txt", 0, has: ["gets it"]),
    Self("why buy", "twins.xml", 3, lacks: ["gets it"]),
    Self("why buy1", "twins.xml", 0, has: ["gets it"], lacks: ["isEnabled"]),
  ]
}

@Suite("Files of other programs are read as what they are", .ownThread) struct ReportedFileTests {
  private static let folder = "Tests/TouchTraceCLITests/ReportedFiles/"

  private static let all =
    ReportedFile.all + ReportedFile.bars + ReportedFile.certainties + ReportedFile.severalNames
    + ReportedFile.nested + ReportedFile.parts

  @Test(arguments: all) func `says what is right`(reported: ReportedFile) throws {
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
    #expect(Set(files) == Set(Self.all.map(\.file)))
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
    let files = Set(Self.all.map(\.file)).sorted()
    let lines = try files.map { file in
      try touchtrace(["audit", "--doubts", "--format", "json", Self.folder + file])
        .output.split(separator: "\n").joined()
    }
    #expect(try Validator.rejected(lines, by: schema).map { files[$0] } == [])
  }
}
