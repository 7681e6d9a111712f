import Foundation
import TerminalSupport
import TestSupport
import Testing

/// The lesson that starts from a pasted dump shows the scenes that `convert` makes of that dump,
/// but for names, addresses and what nobody knows.
@Suite("The lesson about a dump", .ownThread) struct DumpLessonTests {
  private static let path = "lessons/09-beyond/07-from-a-dump/lesson.md"

  @Test(arguments: [(1, "scene #shop"), (2, "scene #joined")])
  func `shows the scene that its dump becomes`(pasted: Int, shown: String) throws {
    let lesson = try String(contentsOf: packageRoot.appending(path: Self.path), encoding: .utf8)
    let fences = fences(of: lesson)
    let dumps = fences.filter { $0.kind.isEmpty }.map(\.body)
    #expect(dumps.count == 2)
    let folder = try TemporaryDirectory()
    try folder.write(dumps.prefix(pasted).joined(separator: "\n"), to: "shop.txt")
    let converted = try touchtrace(["convert", folder.path + "/shop.txt"])
    #expect(converted.status == 0)
    let scene = try #require(fences.first { $0.kind == shown })
    #expect(shape(of: converted.output) == shape(of: scene.body))
  }

  /// The blocks of code in a Markdown file, each with what stands behind its fence.
  private func fences(of text: String) -> [(kind: String, body: String)] {
    let pieces = ("\n" + text).components(separatedBy: "\n```")
    return stride(from: 1, to: pieces.count, by: 2).map { place in
      let lines = pieces[place].split(separator: "\n", omittingEmptySubsequences: false)
      return (String(lines.first ?? ""), lines.dropFirst().joined(separator: "\n"))
    }
  }

  /// A scene's lines without what the lesson leaves out or calls otherwise.
  private func shape(of scene: String) -> [String] {
    scene.split(separator: "\n").map { line in
      let indentation = line.prefix { $0 == " " }
      let words = line.split(separator: " ").filter {
        !$0.hasPrefix("address=") && !$0.hasPrefix("unknown=")
      }
      let named = ["view", "scroll", "button", "label", "@tap"].contains(words.first)
      return indentation + (words.prefix(1) + words.dropFirst(named ? 2 : 1)).joined(separator: " ")
    }
  }
}
