import Foundation
import TerminalSupport
import TestSupport
import Testing

/// README.md, the pages of the rooms' catalogues, and those of the lessons' folder.
@Suite("The documents", .ownThread) struct DocumentTests {
  private static let all: [String] = {
    let rooms = names(in: "Sources").map { "Sources/\($0)/\($0).docc" }
    let pages = (rooms + ["lessons"]).flatMap { folder in
      names(in: folder).map { "\(folder)/\($0)" }
    }
    return ["README.md"] + pages.filter { $0.hasSuffix(".md") }
  }()

  /// Those that hold what the program prints.
  private static let verified = all.filter { path in
    text(of: path).split(separator: "\n").contains { $0.hasPrefix("```touchtrace") || isPart($0) }
  }

  private static func names(in folder: String) -> [String] {
    let path = packageRoot.appending(path: folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private static func text(of path: String) -> String {
    (try? String(contentsOf: packageRoot.appending(path: path), encoding: .utf8)) ?? ""
  }

  private static func isPart(_ line: Substring) -> Bool {
    line.hasPrefix("<!-- ") && line.contains(": touchtrace ")
  }

  @Test("say what the program says, which RECORD_GOLDENS=1 writes again", arguments: verified)
  func sessions(document: String) throws {
    let isRecording = ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1"
    let run = try touchtrace(["verify", document] + (isRecording ? ["--update"] : []))
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test(
    "have each generated table in its place, whole",
    arguments: [
      (manualFolder + "Prompt.md", "help commands --format md", "| `rstep [N] [touch:N]` |"),
      (manualFolder + "Auditing.md", "rules audit --format md", "| T22 | `duplicate-control` |"),
      (manualFolder + "Limits.md", "help limits --format md", "| views in a scene | 1 000 000 |"),
      (
        "Sources/TouchNarration/TouchNarration.docc/HowSure.md", "rules --omitted --format md",
        "| `text-input` |"
      ),
      ("lessons/articles.md", "lesson coverage --format md", "| all | 101 |"),
    ])
  func tables(document: String, command: String, row: String) {
    let lines = Self.text(of: document).split(separator: "\n")
    let parts = lines.filter(Self.isPart)
    #expect(parts.count == 1 && parts[0].hasSuffix(": touchtrace \(command) -->"))
    #expect(lines.contains { $0.hasPrefix(row) })
  }

  @Test(arguments: all) func `lead only to files that are there`(document: String) {
    let folder = packageRoot.appending(path: document).deletingLastPathComponent()
    for target in links(in: Self.text(of: document)) {
      let file = folder.appending(path: target).standardized
      #expect(FileManager.default.fileExists(atPath: file.path), "\(document): \(target)")
    }
  }

  /// The files that a page links to; blocks of code are code.
  private func links(in text: String) -> [String] {
    var isCode = false
    return text.split(separator: "\n").flatMap { line -> [String] in
      if line.hasPrefix("```") { isCode.toggle() }
      guard !isCode else { return [] }
      return line.split(separator: "](").dropFirst().compactMap { rest in
        guard let end = rest.firstIndex(of: ")") else { return nil }
        let target = rest[..<end].prefix { $0 != "#" }
        return target.isEmpty || target.contains(":") ? nil : String(target)
      }
    }
  }

  @Test func `The README is short, and begins with one command`() {
    let readme = Self.text(of: "README.md")
    #expect(readme.utf8.count <= 12_288)
    let blocks = readme.split(separator: "\n```\n").filter { $0.hasPrefix(".ci/setup ") }
    #expect(blocks.first == ".ci/setup && swift run touchtrace")
    #expect(blocks.last == ".ci/setup && swift test")
    #expect(readme.contains("](lessons/README.zh-Hans.md)"))
  }

  @Test(arguments: names(in: "lessons/samples"))
  func `A sample is read, and the README leads to it`(name: String) throws {
    let run = try touchtrace(["convert", "lessons/samples/" + name])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("window "))
    #expect(Self.text(of: "README.md").contains("](lessons/samples/\(name))"))
  }

  @Test(arguments: ["README.md", "lessons/README.zh-Hans.md"])
  func `Its dump and its scene are samples`(document: String) {
    let readme = Self.text(of: document)
    for (kind, name) in [("text", "screen.txt"), ("scene", "shop.scene")] {
      let sample = Self.text(of: "lessons/samples/" + name)
      #expect(readme.contains("```\(kind) file=\(name)\n" + sample + "```"), "\(name)")
    }
  }

  @Test func `The README asks about its dump`() {
    let readme = Self.text(of: "README.md")
    #expect(readme.contains("\n```touchtrace\n$ touchtrace why UIButton screen.txt\n"))
  }
}
