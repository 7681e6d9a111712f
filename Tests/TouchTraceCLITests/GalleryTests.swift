import Foundation
import TerminalSupport
import TestSupport
import Testing

/// Why a view does not get the touch, once for each cause: the smallest dump, storyboard or scene
/// that shows it, asked the question that its owner would ask.
@Suite("The gallery of causes", .ownThread) struct GalleryTests {
  private static let folder = "Tests/TouchTraceCLITests/Gallery/"

  /// Each cause in both languages; in a quick run in one of them, by turns.
  private static let questions = GalleryCause.all.flatMap { cause in
    ["en", "zh-Hans"].enumerated()
      .filter { isSlowRun || ($0.offset + cause.number).isMultiple(of: 2) }
      .map { (cause, $0.element) }
  }

  @Test(arguments: questions)
  func `names the cause, who is to blame, how sure that is, and what mends it`(
    cause: GalleryCause, language: String
  ) throws {
    let options = (cause.tap.map { ["--tap", $0] } ?? []) + ["--lang", language]
    let answer = try touchtrace(["why", cause.subject, Self.folder + cause.file] + options)
    #expect(cause.grade == .unknown ? answer.status == 5 : answer.status < 2, "\(answer)")
    let told = answer.output.withoutIdentities
    #expect(told.contains(cause.cause[language == "en" ? 0 : 1]), "\(answer)")
    let lines = answer.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix(cause.grade.rawValue) }, "\(answer)")
    let first = lines.first { $0.hasPrefix("  1  ") }.map { String($0.dropFirst(5)) }
    #expect(first == cause.edit, "\(answer)")
  }

  @Test func `has one file for each of the 58 causes, small enough to read at a glance`() throws {
    let folder = packageRoot.appending(path: Self.folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files.map { Int($0.prefix(2)) } == Array(1...58))
    for file in files where file.hasSuffix(".txt") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let views = text.split(separator: "\n").filter { $0.contains("frame = (") }
      #expect(views.count <= 8, "\(file)")
    }
  }

  @Test func `every file of it becomes a scene`() throws {
    let folder = packageRoot.appending(path: Self.folder)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let scene = try touchtrace(["convert", Self.folder + file])
      #expect(scene.status == 0, "\(file)")
      #expect(scene.output.contains("window "), "\(file)")
    }
  }

  @Test func `a page leads to every file of it, and names the grade of its answer`() throws {
    let page = try String(contentsOf: packageRoot.appending(path: deadButtonPage), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.contains("](../../../\(Self.folder)") }
    #expect(rows.count == GalleryCause.all.count)
    let folder = packageRoot.appending(path: Self.folder)
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      #expect(rows.contains { $0.contains("](../../../\(Self.folder)\(file))") }, "\(file)")
    }
    for cause in GalleryCause.all {
      let row = rows.first { $0.contains("](../../../\(Self.folder)\(cause.file))") }
      #expect(row?.hasSuffix("| \(cause.grade.rawValue) |") == true, "\(cause.file)")
    }
  }
}

extension String {
  /// `UIView 0x1f (card)` as `card`: what a view is found by stands in front of its name.
  var withoutIdentities: String {
    replacing(/[A-Za-z_.<>]+ (?:0x[0-9a-f]+|[a-z]+-[a-z]+-[0-9]+) \((?<name>[^()]+)\)/) { match in
      String(match.output.name)
    }
  }
}
