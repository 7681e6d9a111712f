import JSON
import SceneFiles
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

//  a paste of LLDB, a storyboard … ─▶ importScreens ─▶ a text in the scene language ─┐
//  a scene ─────────────────────────────────────────────────────────────────────────┴▶ record

extension PageSession {
  /// Reads a text, whatever it is, and records its touch.
  ///
  /// A text that is wrong leaves what was open as it is, so that one can go on looking at it.
  mutating func open(
    _ text: String, name: String, wanted: String?, screen: String?, isOther: Bool,
    _ json: inout JSONWriter
  ) {
    let kind = FileKind(name: name, text: text)
    switch kind {
    case .scene:
      let parsed = readSceneFile(SourceLines(file: name, text: text))
      // A file that is called a scene is meant to be one.
      guard name.hasSuffix(".scene") || parsed.isMeantAsScene else {
        json.field("kind", "unknown")
        return problem(1, 1, PageWords.unknown(text), &json)
      }
      json.field("kind", "scene")
      openScene(text, parsed, wanted, isOther: isOther, &json)
    // The page takes it as a lesson.
    case .lesson: json.field("kind", "lesson")
    case .json:
      json.field("kind", "record")
      openRecord(text, &json)
    case .viewDescription, .interfaceBuilder, .accessibility, .probe, .appium, .detox, .sentry:
      json.field("kind", "app")
      openForeign(text, name, kind, screen, &json)
    }
  }

  private mutating func openScene(
    _ text: String, _ parsed: Parsed<SceneFile>, _ wanted: String?, isOther: Bool,
    _ json: inout JSONWriter
  ) {
    self.text = text
    writeProblems(parsed, &json)
    guard let file = parsed.value, !file.scene.windows.isEmpty else { return }
    // Another scene has other places to stop at.
    record(file, wanted, stoppingAsIn: isOther ? nil : debugger)
    json.field("touches", file.touches.map { $0.id })
    json.field("touch", touch)
    writePlayer(&json)
  }

  /// Opens what this program wrote.
  private mutating func openWritten(_ text: String, _ json: inout JSONWriter) {
    json.field("text", text)
    let parsed = readSceneFile(SourceLines(file: "page.scene", text: text))
    openScene(text, parsed, nil, isOther: true, &json)
  }

  private mutating func openForeign(
    _ text: String, _ name: String, _ kind: FileKind, _ screen: String?, _ json: inout JSONWriter
  ) {
    let screens: [ImportedScreen]
    do throws(ImportRefusal) {
      screens = try importScreens(text, kind, of: name)
    } catch {
      let words = ImportRefusalWords(error)
      return problem(words.place.line, words.place.column, words.phrase, &json)
    }
    guard let found = screens.first(where: { $0.name == screen }) ?? screens.first else { return }
    json.field("screens", screens.compactMap { $0.name })
    json.array("remarks") { json in
      for remark in found.screen.remarks.prefix(Self.mostProblems) {
        json.value("\(remark.line): \(ImportRemarkWords(remark.reason).phrase[language].plain)")
      }
    }
    let written = SceneLanguage.writeScene(found.screen.scene).map { $0 + "\n" }.joined()
    openWritten(written, &json)
  }

  /// Plays a record again: its scene and its touch become the text.
  private mutating func openRecord(_ text: String, _ json: inout JSONWriter) {
    var reader = RecordReader()
    Array(text.utf8).withUnsafeBytes { reader.take($0) }
    let record: RecordFile
    do throws(RecordProblem) {
      record = try reader.finish()
    } catch {
      return problem(error.line, error.column, error.phrase, &json)
    }
    let tool = TranscriptContext.thisTool
    let agreement = record.words(for: record.agreement(tool: tool), tool: tool)
    json.field("remarks", [agreement[language].plain])
    let lines = record.head.scene + ["touch #\(Self.newTouch)"] + record.head.touches
    let written = lines.map { $0 + "\n" }.joined()
    openWritten(written, &json)
  }

  private mutating func record(
    _ file: SceneFile, _ wanted: String?, stoppingAsIn other: Debugger?
  ) {
    self.file = file
    let played = file.touches.first { $0.id == wanted } ?? file.touches.first
    touch = played?.id ?? Self.newTouch
    var debugger = Debugger(
      scene: file.scene, script: played?.script ?? .none, language: language, sceneLabel: touch)
    debugger.letEmptyLineSetOut()
    if let other { debugger.takeBreakpoints(of: other) }
    self.debugger = debugger
  }

  /// Writes what is wrong with a text.
  func writeProblems(_ parsed: Parsed<SceneFile>, _ json: inout JSONWriter) {
    json.array("problems") { json in
      for diagnostic in parsed.diagnostics.prefix(Self.mostProblems) { write(diagnostic, &json) }
    }
  }

  /// So many are shown: nobody reads more before the first are mended.
  private static let mostProblems = 20

  private func write(_ diagnostic: Diagnostic, _ json: inout JSONWriter) {
    json.object { json in
      json.field("severity", diagnostic.severity.rawValue)
      json.field("line", diagnostic.line)
      let place = diagnostic.placeInUTF16
      json.field("column", place.column)
      json.field("length", place.length)
      let isChinese = language == .simplifiedChinese
      json.field("meant", diagnostic.meant)
      json.field(
        "message", isChinese ? diagnostic.chinese ?? diagnostic.message : diagnostic.message)
    }
  }

  private func problem(_ line: Int, _ column: Int, _ phrase: Phrase, _ json: inout JSONWriter) {
    json.array("problems") { json in
      write(
        Diagnostic(
          file: "", line: line, column: column, message: phrase.english.plain,
          chinese: phrase.chinese.plain),
        &json)
    }
  }
}

extension Diagnostic {
  /// Its column, from 1, and its length as a browser counts them.
  fileprivate var placeInUTF16: (column: Int, length: Int) {
    guard !sourceLine.isEmpty else { return (column, length) }
    let rest = sourceLine.dropFirst(column - 1)
    return (sourceLine.utf16.count - rest.utf16.count + 1, max(1, rest.prefix(length).utf16.count))
  }
}

extension Parsed<SceneFile> {
  /// Whether its first error is one of a scene; without an error whether there is anything in it.
  fileprivate var isMeantAsScene: Bool {
    diagnostics.first { $0.severity == .error }?.isOfScene
      ?? (value?.scene.windows.isEmpty == false)
  }
}
