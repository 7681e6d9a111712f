import Foundation
import Lessons
import SceneLanguage
import TerminalSupport
import TestSupport
import TouchCore
import TouchNarration
import Transcripts

/// Files of every kind that the program reads, whole.
struct MutatedFiles {
  enum Kind: CaseIterable { case scene, lesson, record, progress, history, commands }

  let scenes: [[UInt8]]
  let lessons: [[UInt8]]
  let records: [[UInt8]]
  let progress: [UInt8]
  let commands = Array(
    """
    # the way to the view
    step 3
    break thirdView if point.x > 100 after 2
    log hit.ask "{view.name} {point}"
    tap 20,20
    continue
    goto 12
    print thirdView.frame
    why-not fifthView
    whatif thirdView.isHidden = true
    undo
    search 2 hit.ask
    set model.tapInterval 300
    watch thirdView.alpha
    rstep 2
    map
    questions 3
    compare
    mark here
    note 你好 "x"

    """.utf8)

  init() throws {
    let names = [
      firstToFifth, doubleTapLesson, "lessons/01-tour/01-one-tap/lesson.md",
      "lessons/02-hit-test/03-first-to-fifth/lesson.zh-Hans.md",
    ].filter { FileManager.default.fileExists(atPath: packageRoot.path + "/" + $0) }
    lessons = try names.map { try Array(Data(contentsOf: packageRoot.appending(path: $0))) }
    scenes = try [firstToFifth, doubleTapLesson].map {
      try Array(touchtrace(["convert", $0]).output.utf8)
    }
    var generator = SeededGenerator(seed: 13)
    var records: [[UInt8]] = []
    for _ in 0..<4 {
      let scene = randomScene(using: &generator)
      let trace = record(randomScript(for: scene, using: &generator), in: scene)
      var bytes: [UInt8] = []
      writeJSONLines(
        of: trace, language: .english, context: TranscriptContext(tool: "0.1.0", lesson: nil),
        to: { bytes += $0 })
      records.append(bytes)
    }
    self.records = records
    progress = Array(Self.events.map { $0.line + "\n" }.joined().utf8)
  }

  private static let events: [ProgressEvent] = {
    let lesson = "02-hit-test/03-first-to-fifth"
    return (0..<8).flatMap { number -> [ProgressEvent] in
      let answer = GivenAnswer(
        question: "p\(number)", given: "按钮 “\(number)”\n\"x\"", confidence: .sure,
        result: number.isMultiple(of: 2) ? .wrong : .correct, misconception: "M03",
        item: "item\(number)")
      return [
        ProgressEvent(.opened, lesson: lesson, at: 1_790_000_000 + number * 90_000),
        ProgressEvent(.reached(stop: number + 1, of: 11), lesson: lesson, at: 1_790_000_010),
        ProgressEvent(.answered(answer), lesson: lesson, at: 1_790_000_020 + number * 86_400),
        ProgressEvent(.finished, lesson: "课/\(number)", at: 1_790_000_030 + number),
      ]
    }
  }()

  /// A damaged file of a kind.
  func file(_ kind: Kind, _ mutation: inout Mutation) -> [UInt8] {
    let all: [[UInt8]]
    switch kind {
    case .scene: all = scenes
    case .lesson: all = lessons
    case .record: all = records
    case .progress: all = [progress]
    case .history, .commands: all = [commands]
    }
    let others = [scenes[0], lessons[0], records[0], progress, commands]
    return mutation.damaged(
      all[mutation.number(below: all.count)],
      mixing: others[mutation.number(below: others.count)])
  }
}
