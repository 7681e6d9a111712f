import JSON
import Lessons
import SceneLanguage
import TouchCore
import TouchNarration
import Transcripts

extension PageSession {
  /// The lessons by chapter, each with how far the learner is.
  func writeLessons(_ progress: String, _ json: inout JSONWriter) {
    let library = LessonLibrary.embedded
    let done = Progress(log: progress)
    json.field("next", library.lessonToGoOn(done))
    json.objects("chapters", library.shelves(language)) { json, chapter in
      json.field("title", chapter.title)
      json.array("lessons") { json in
        for item in chapter.items {
          guard let id = item.lesson else { continue }
          json.array { json in
            json.value(id)
            json.value(library.title(of: id, language))
            json.value(done.state(of: id).mark)
          }
        }
      }
    }
  }

  /// Opens a lesson, or carries out a line in the one that is open.
  ///
  /// - Returns: What is missing in the request; nil for nothing.
  mutating func learn(_ request: JSONValue, _ json: inout JSONWriter) -> String? {
    let now = request["now"]?.whole ?? 0
    if let line = request["line"]?.text { return learn(line, now: now, &json) }
    let library = request["text"]?.text.map { text in
      LessonLibrary(files: [LessonLibrary.File(path: "page/lesson.md", text: text)])
    }
    let id = request["lesson"]?.text ?? "page"
    guard
      var runner = LessonRunner(
        library: library ?? .embedded, lessonID: id, language: language,
        progress: Progress(log: request["progress"]?.text ?? ""), at: now)
    else { return "there is no lesson \(id)" }
    // The page breaks lines itself.
    runner.width = Self.unbroken
    runner.leavePicturesToScreen()
    let reply = runner.start()
    self.runner = runner
    write(reply, of: runner, redraws: true, &json)
    return nil
  }

  private mutating func learn(_ line: String, now: Int, _ json: inout JSONWriter) -> String? {
    guard var runner else { return "no lesson is open" }
    let before = runner.trace
    let reply = runner.perform(line, now: now)
    self.runner = runner
    write(reply, of: runner, redraws: runner.trace != before || runner.stepsSeen != shown, &json)
    return nil
  }

  /// Takes the text of the scene as a try: its changes become the line that a person would type.
  ///
  /// - Returns: What is missing in the request; nil for nothing.
  mutating func attempt(_ request: JSONValue, _ json: inout JSONWriter) -> String? {
    guard let text = request["text"]?.text else { return "missing \"text\"" }
    guard let begun = runner?.sceneToChange else { return "no try waits" }
    let parsed = readSceneFile(SourceLines(file: "page.scene", text: text))
    writeProblems(parsed, &json)
    guard request["isTrial"]?.flag != true, let file = parsed.value else { return nil }
    guard file.touches.isEmpty, let edits = SceneDifference.edits(from: begun, to: file.scene)
    else {
      json.field("refused", PageWords.noEdits[language].plain)
      return nil
    }
    guard !edits.isEmpty else {
      json.field("refused", PageWords.unchanged[language].plain)
      return nil
    }
    let line = "whatif " + edits.joined(separator: " and ")
    json.field("line", line)
    return learn(line, now: request["now"]?.whole ?? 0, &json)
  }

  private static let unbroken = 2_000

  private mutating func write(
    _ reply: LessonReply, of runner: LessonRunner, redraws: Bool, _ json: inout JSONWriter
  ) {
    json.field("lesson", runner.lesson.id)
    json.field("title", runner.lesson.title)
    json.array("lines") { json in
      for line in reply.lines.dropLast() { json.value(htmlText(line)) }
    }
    json.field("footer", reply.lines.last.map(htmlText))
    json.field("status", reply.status.word)
    json.field("prompt", runner.promptPieces.map { $0.text }.joined())
    json.field("log", reply.log)
    json.array("offers") { json in
      for offer in runner.offers {
        json.array { json in
          json.value(offer.kind.rawValue)
          json.value(offer.line)
          json.value(htmlText(offer.words))
        }
      }
    }
    json.field("isGuarded", runner.stepsSeen != nil)
    if runner.sceneToChange != nil, let scene = runner.trace?.scene {
      json.field("text", writeScene(scene).map { $0 + "\n" }.joined())
    }
    guard let trace = runner.trace else { return }
    json.field("step", runner.cursor)
    guard redraws else { return }
    shown = runner.stepsSeen
    writePlayer(of: trace, upTo: runner.stepsSeen, &json)
  }
}

extension LessonReply.Status {
  /// What the page calls it.
  fileprivate var word: String {
    switch self {
    case .ok: "ok"
    case .wrong: "wrong"
    case .failed: "failed"
    case .quit: "quit"
    }
  }
}
