import class Foundation.FileManager
import struct Foundation.URL
import SceneLanguage
import TestSupport
import Testing
import TouchCore
import TouchNarration
import Transcripts

@Suite("Markdown, read by libcmark") struct CommonMarkTests {
  @Test("Nothing in a transcript is HTML or a link, and every block is closed") func inert() throws
  {
    for trace in examples + (0..<20).map({ randomTrace(seed: UInt64($0)) }) {
      for language in Language.allCases {
        let read = CommonMark(markdown(of: trace, language: language, context: .plain))
        #expect(read.active == [])
        #expect(read.headings.first == 1 && read.headings.dropFirst().allSatisfy { $0 > 1 })
        #expect(read.blocks.prefix(2).map(\.info) == ["scene", "touch"])
        #expect(read.blocks.dropFirst(2).allSatisfy { ["text", "mermaid"].contains($0.info) })
      }
    }
  }

  @Test("Hostile names and notes come out as the text they are", arguments: hostileTexts)
  func hostile(text: String) throws {
    var scene = Scene()
    let window = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))
    try scene.addSubview(View(text, frame: Rect(0, 0, 390, 844)), to: window)
    let note = "note: " + text + "."
    let context = TranscriptContext(
      tool: "1", lesson: text,
      notes: [
        Note(step: 1, .text(note)),
        Note(step: 2, .prediction(Prediction(asked: text, given: text, right: "x"))),
      ])
    let read = CommonMark(
      markdown(of: record(try tap(), in: scene), language: .english, context: context))
    #expect(read.active == [])
    #expect(read.words.contains(terminalSafe(note)))
    #expect(read.headings.filter { $0 == 1 } == [1])
  }

  @Test("The transcripts beside the lessons are inert, and hold their scene and touch")
  func lessons() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "lessons").resolvingSymlinksInPath()
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("/transcript.md") }
    #expect(!names.isEmpty)
    for name in names {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let read = CommonMark(text)
      #expect(read.active == [], "\(name)")
      #expect(read.blocks.prefix(2).map(\.info) == ["scene", "touch"], "\(name)")
      let source = SourceLines(file: name, text: read.blocks[0].text)
      #expect(readScene(source).diagnostics.isEmpty, "\(name)")
    }
  }

  @Test("The scene that is shown is the scene that was played") func scene() throws {
    for trace in examples {
      let read = CommonMark(markdown(of: trace, language: .english, context: .plain))
      let lines = writeScene(trace.scene).joined(separator: "\n")
      #expect(read.blocks.first?.text == lines + "\n")
    }
  }
}
