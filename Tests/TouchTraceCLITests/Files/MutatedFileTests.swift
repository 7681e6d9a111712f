import Foundation
import Lessons
import LineEditing
import SceneLanguage
import TerminalSupport
import TestSupport
import Testing
import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

@Suite("Damaged files", .ownThread) struct MutatedFileTests {
  private let files: MutatedFiles
  private let folder: TemporaryDirectory

  // Every test wants the same ones, and some of them are written by the program.
  private static let whole: Result<MutatedFiles, any Error> = Result { try MutatedFiles() }

  init() throws {
    files = try Self.whole.get()
    folder = try TemporaryDirectory()
  }

  /// How many of a quick and of a slow run; a slow one tells the last file where it dies.
  private func each(
    _ quick: Int, _ slow: Int, _ kind: MutatedFiles.Kind, _ read: ([UInt8], UInt64) throws -> Void
  ) throws {
    let last = FileManager.default.temporaryDirectory.appending(path: "touchtrace-mutated-\(kind)")
    for seed in 0..<UInt64(isSlowRun ? slow : quick) {
      var mutation = Mutation(seed: seed)
      let bytes = files.file(kind, &mutation)
      if isSlowRun { try Data(bytes).write(to: last) }
      try read(bytes, seed)
    }
    if isSlowRun { try FileManager.default.removeItem(at: last) }
  }

  @Test("Scenes: what is read prints as itself and is delivered")
  func scenes() throws {
    var count = 0
    try each(50, 7000, .scene) { bytes, seed in
      guard let text = String(validating: bytes, as: UTF8.self) else { return }
      let read = readSceneFile(SourceLines(file: "f", text: text))
      guard let file = read.value else { return #expect(!read.diagnostics.isEmpty) }
      let lines = writeSceneFile(file)
      let again = readSceneFile(SourceLines(file: "f", lines: lines, firstLine: 1)).value
      #expect(again.map(writeSceneFile) == lines, "\(seed)")
      #expect(again?.touches.map(\.id) == file.touches.map(\.id), "\(seed)")
      for touch in file.touches { _ = record(touch.script, in: file.scene) }
      count += 1
    }
    // Damage that leaves nothing to read would prove nothing.
    #expect(count > (isSlowRun ? 10 : 1))
  }

  @Test("Lessons: what is wrong is said")
  func lessons() throws {
    try each(6, 800, .lesson) { bytes, seed in
      guard let text = String(validating: bytes, as: UTF8.self) else { return }
      _ = checkLesson(text: text, file: "f", catalogue: LessonLibrary.embedded.catalogue)
      let library = LessonLibrary(files: [.init(path: "a/lesson.md", text: text)])
      guard
        var runner = LessonRunner(
          library: library, lessonID: "a", language: .english, progress: Progress(), at: 0)
      else { return }
      _ = runner.start()
      for line in ["", "next", "hint", "peek", "A", "step", "why"] {
        _ = runner.perform(line, now: 9)
      }
    }
  }

  @Test("Records: what is wrong is said, and the rest is walked through")
  func records() throws {
    var count = 0
    try each(70, 5000, .record) { bytes, seed in
      var reader = RecordReader()
      bytes.withUnsafeBytes { reader.take($0) }
      guard let file = try? reader.finish() else { return }
      _ = file.agreement(tool: "0.1.0")
      guard let trace = file.trace else { return }
      var debugger = Debugger(
        replaying: trace, as: Replay(tool: "0.1.0", doubt: nil, texts: file.texts),
        language: .english, sceneLabel: "t")
      for line in ["step", "why", "goto end", "bt", "map"] { _ = debugger.perform(line) }
      count += 1
    }
    #expect(count > (isSlowRun ? 5 : 0))
  }

  @Test("Progress: every line that is as it was still counts")
  func progress() throws {
    let before = Set(files.progress.split(separator: 10))
    try each(80, 6000, .progress) { bytes, seed in
      let read = ProgressLines(bytes)
      let lines = bytes.split(separator: 10).map { $0.last == 13 ? $0.dropLast() : $0 }
      let kept = Set(lines.filter(before.contains).map { String(decoding: $0, as: UTF8.self) })
      #expect(kept.isSubset(of: Set(read.whole.map(\.text))), "\(seed)")
      let progress = Progress(read)
      #expect(progress.events.count >= kept.count, "\(seed)")
      _ = ReviewSchedule(progress).due(at: 1_795_000_000)
      guard seed.isMultiple(of: 20) else { return }
      var runner = LessonRunner(
        library: .embedded, lessonID: "02-hit-test/03-first-to-fifth", language: .english,
        progress: progress, at: 1_795_000_000)
      _ = runner?.start()
      for line in ["progress", "review", "lesson list"] {
        _ = runner?.perform(line, now: 1_795_000_000)
      }
    }
  }

  @Test("Histories: what is added to them is read back behind all that was there")
  func histories() throws {
    let path = folder.path + "/history"
    try each(40, 1000, .history) { bytes, seed in
      try Data(bytes).write(to: URL(filePath: path))
      var history = History(path: path)
      let before = history.lines
      #expect(history.append("added 按钮 \(seed)") == nil)
      #expect(History(path: path).lines == before + ["added 按钮 \(seed)"], "\(seed)")
    }
  }

  @Test("Commands: every line is answered")
  func commands() throws {
    let file = readSceneFile(
      SourceLines(file: "f", text: String(decoding: files.scenes[0], as: UTF8.self)))
    let scene = try #require(file.value)
    try each(4, 200, .commands) { bytes, seed in
      var debugger = Debugger(
        scene: scene.scene, script: scene.touches[0].script, language: .english, sceneLabel: "t")
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        _ = debugger.perform(String(line))
      }
    }
  }

  /// What is run on a damaged file, which is `f`.
  private static let runs: [(kind: MutatedFiles.Kind, script: String)] = [
    (.scene, #""$0" run f"#), (.scene, #""$0" convert f"#), (.scene, #""$0" why a f"#),
    (.scene, #""$0" debug f -b -ex step -ex why -ex continue"#),
    (.scene, #""$0" run f --format html"#), (.scene, #""$0" run f --format svg"#),
    (.lesson, #"mv f lesson.md; "$0" lesson check lesson.md"#),
    (.lesson, #"mkdir -p l/a; mv f l/a/lesson.md; "$0" learn a --lessons l -b -ex next -ex hint"#),
    (.lesson, #"mkdir -p l/a; mv f l/a/lesson.md; "$0" lesson sync zh-Hans l --force"#),
    (.lesson, #"mkdir -p l/a; mv f l/a/lesson.md; "$0" lesson transcript l"#),
    (.lesson, #"mv f l.md; "$0" convert l.md; "$0" verify l.md"#),
    (.record, #""$0" trace check f"#), (.record, #""$0" replay f -b -ex step -ex why"#),
    (
      .progress,
      #"mkdir -p state/touchtrace; mv f state/touchtrace/progress.jsonl; "$0" lesson list"#
    ),
    (
      .progress,
      #"mkdir -p state/touchtrace; mv f state/touchtrace/progress.jsonl; "$0" -b -ex review -ex progress"#
    ),
    (.commands, #"mv f .touchtraceinit; "$0" debug "$1" --touch tap -b --local-init"#),
    (.commands, #""$0" debug "$1" --touch tap -b -x f --keep-going"#),
  ]

  @Test("Through the program: every run ends by itself, with a code that means something")
  func program() throws {
    for number in 0..<(isSlowRun ? 340 : 17) {
      let run = Self.runs[number % Self.runs.count]
      let shell = try Shell()
      var mutation = Mutation(seed: UInt64(number) &+ 5000)
      try shell.write(files.file(run.kind, &mutation), to: "f")
      // The limit ends what would never end, by a signal.
      let result = try shell("ulimit -t 100; " + run.script)
      #expect((0...4).contains(result.status), "\(number) \(run.script): \(result.status)")
      if run.kind == .progress {
        #expect(!result.errors.contains("error:"), "\(number): \(result.errors)")
      }
    }
  }
}
