import DebugAdapter
import JSON
import Lessons
import SceneFiles
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration
import TouchPage
import TouchTraceCLI
import Transcripts

//  bytes ─▶ a door ─▶ read, and what is read is used: written again, delivered, told
//                     whatever comes in, nobody crashes, hangs or contradicts himself

/// A way for bytes of strangers into the program.
package enum Door: String, CaseIterable {
  case scene, lesson, dump, storyboard, probe, record, progress, frames, prompt, delivery, log,
    page, document

  /// Lets bytes in.
  package func take(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .scene: Self.readScene(text)
    case .lesson: Self.checkLesson(text)
    case .dump: Self.importScreens(text, FileKind(name: "screen.txt", text: text))
    case .storyboard: Self.importScreens(text, .interfaceBuilder)
    case .probe: Self.importScreens(text, .probe)
    case .record: Self.readRecord(bytes)
    case .progress: Self.readProgress(bytes)
    case .frames: Self.receive(bytes)
    case .prompt: Self.perform(text)
    case .delivery: Self.deliver(text)
    case .log: Self.compare(text)
    case .page: Self.ask(text)
    // Its sessions print and write nothing, and reach no further than the folder where one is.
    case .document: _ = try? SessionDocument(text).rerun(in: ".")
    }
  }

  /// What is written of a scene is read as the same scene.
  private static func readScene(_ text: String) {
    guard let scene = SceneLanguage.readScene(SourceLines(file: "f", text: text)).value else {
      return
    }
    let written = writeScene(scene)
    let again = SceneLanguage.readScene(SourceLines(file: "f", lines: written, firstLine: 1))
    guard let second = again.value else {
      let complaints = again.diagnostics.map(\.message).joined(separator: "\n")
      fatalError("what was written cannot be read: \(complaints)\n\(written)")
    }
    precondition(writeScene(second) == written, "written otherwise the second time")
  }

  private static let catalogue = LessonLibrary.embedded.catalogue

  private static func checkLesson(_ text: String) {
    _ = Lessons.checkLesson(text: text, file: "f.md", catalogue: catalogue).diagnostics
    _ = promotedLesson(text)
    _ = syncedTranslation(text, of: text)
  }

  private static func importScreens(_ text: String, _ kind: FileKind) {
    guard let screens = try? SceneFiles.importScreens(text, kind) else { return }
    for screen in screens.prefix(4) { _ = writeScene(screen.screen.scene) }
  }

  /// Lines that were read are read the same again, and can be compared.
  private static func compare(_ text: String) {
    let trace = SmallScene.debugger.trace
    guard let log = try? MessageLog(text, of: trace.scene) else { return }
    _ = LogComparison(log, with: trace).parting
    let written = log.lines.map { $0.text + "\n" }.joined()
    precondition((try? MessageLog(written, of: trace.scene))?.lines == log.lines)
  }

  private static func readRecord(_ bytes: [UInt8]) {
    var reader = RecordReader()
    bytes.withUnsafeBytes { reader.take($0) }
    _ = (try? reader.finish())?.agreement(tool: "fuzz")
  }

  private static func readProgress(_ bytes: [UInt8]) {
    let progress = Progress(ProgressLines(bytes))
    _ = ReviewSchedule(progress).due(at: 1_800_000_000)
  }

  private static func receive(_ bytes: [UInt8]) {
    var frames = MessageFrames()
    frames.append(bytes)
    while let message = try? frames.next() { _ = message.count }
    let debugger = SmallScene.debugger
    var adapter = Adapter { _ in .success(Opened(debugger: debugger, path: "/small.scene")) }
    _ = adapter.receive(bytes)
    _ = adapter.end()
  }

  private static func perform(_ text: String) {
    var debugger = SmallScene.debugger
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).prefix(12) {
      _ = debugger.perform(String(line))
    }
  }

  /// Every request to the page, a line each, is answered in JSON.
  private static func ask(_ text: String) {
    var room = PageRoom()
    for line in text.split(separator: "\n").prefix(8) {
      let answer = room.answer(Array(line.utf8))
      precondition((try? JSONValue(answer)) != nil, "answered without JSON: \(line)")
    }
  }

  /// Every step has words, and what was recorded is read as it was written.
  private static func deliver(_ text: String) {
    guard let file = readSceneFile(SourceLines(file: "f", text: text)).value else { return }
    for (_, script) in file.touches.prefix(2) {
      let trace = TouchCore.record(script, in: file.scene)
      for language in Language.allCases {
        let narrator = Narrator(trace, language)
        for index in trace.indices { _ = narrator.explain(index).short }
      }
      var reader = RecordReader()
      let context = TranscriptContext(tool: "fuzz")
      writeJSONLines(of: trace, language: .english, context: context) { bytes in
        bytes.withUnsafeBytes { reader.take($0) }
      }
      do {
        let agreement = try reader.finish().agreement(tool: "fuzz")
        precondition(agreement == .fine, "read otherwise, \(agreement): \(text)")
      } catch {
        preconditionFailure("what was recorded is not read, \(error): \(text)")
      }
    }
  }
}
