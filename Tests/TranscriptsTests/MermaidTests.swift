import class Foundation.FileManager
import struct Foundation.URL
import TestSupport
import Testing
import TouchCore
import TouchNarration
import Transcripts

@Suite(
  "Diagrams drawn by Mermaid itself", .inTurn,
  .enabled(if: Mermaid.isExpected, "no chromium in the path, or no mermaid.js"),
  .oneBrowser { try Mermaid.page() })
struct MermaidTests {
  let browser: Browser

  init() throws { browser = try #require(Browser.shared) }

  @Test("The article's search is drawn, message by message") func article() throws {
    let diagram = try #require(diagrams(TranscriptsTests.article).first)
    let picture = try Mermaid.draw(diagram, in: browser)
    #expect(
      picture.lanes == ["finger A", "window", "firstView", "thirdView", "fifthView", "fourthView"])
    #expect(
      Set(picture.messages) == [
        "4 hitTest (200,420)", "5 hitTest (200,420)", "6 hitTest (180,120)",
        "7 hitTest (160,-140)", "7 nil, outside", "8 hitTest (160,90)", "9 fourthView",
        "10 fourthView", "11 fourthView", "12 fourthView", "14 hit view",
      ])
  }

  @Test("What Mermaid cannot read is a failure") func unreadable() throws {
    #expect(throws: (any Error).self) {
      try Mermaid.draw("sequenceDiagram\n  participant\n", in: browser)
    }
  }

  @Test("The diagrams of every lesson's transcript are drawn whole") func lessons() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lessons")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix("/transcript.md") }.sorted()
    #expect(paths.count > 50)
    // A quick run draws those of every sixth lesson.
    for path in paths.enumerated().filter({ isSlowRun || $0.offset % 6 == 2 }).map(\.element) {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for block in CommonMark(text).blocks where block.info == "mermaid" {
        try expectWhole(block.text, "\(path)")
      }
    }
  }

  @Test("Records of recognizers, and of many and deep views, are drawn whole in both languages")
  func others() throws {
    let deep = (0..<20).map { String(repeating: "  ", count: $0 + 1) + "view v\($0) 0,0 390x844" }
    for trace in examples + [recorded("window 390x844\n" + deep.joined(separator: "\n"))] {
      for language in Language.allCases {
        for diagram in diagrams(trace, language) { try expectWhole(diagram, language.rawValue) }
      }
    }
  }

  @Test("Whatever a view and a finger are called, that is what Mermaid shows") func hostile() throws
  {
    for name in hostileTexts + mermaidWords where !name.isEmpty {
      var scene = Scene()
      let window = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))
      try scene.addSubview(View(name, frame: Rect(20, 80, 350, 700)), to: window)
      for diagram in diagrams(TouchCore.record(try tap(finger: name), in: scene)) {
        let lanes = try expectWhole(diagram, name.debugDescription).lanes.map(\.condensed)
        #expect(lanes.contains(terminalSafe(name).condensed), "\(name.debugDescription): \(lanes)")
      }
    }
  }

  /// A picture has as many lanes and messages as the diagram has lines for them.
  @discardableResult
  private func expectWhole(_ diagram: String, _ what: String) throws -> Mermaid.Picture {
    let picture = try Mermaid.draw(diagram, in: browser)
    let lines = diagram.split(separator: "\n").dropFirst()
    let lanes = lines.prefix { $0.hasPrefix("  actor ") || $0.hasPrefix("  participant ") }
    #expect(picture.lanes.count == lanes.count, "\(what): \(picture.lanes)\n\(diagram)")
    #expect(picture.messages.count == lines.count - lanes.count, "\(what)\n\(diagram)")
    return picture
  }

  private func diagrams(_ trace: Trace, _ language: Language = .english) -> [String] {
    CommonMark(markdown(of: trace, language: language, context: .plain)).blocks
      .filter { $0.info == "mermaid" }.map(\.text)
  }
}

extension String {
  /// Without blanks: a picture may show several as one, and breaks long names between words.
  fileprivate var condensed: String { filter { !$0.isWhitespace } }
}
