import JSON
import Lessons
import TouchCore
import TouchNarration
import Transcripts

extension PageSession {
  /// The lessons by chapter, each with how far the learner is.
  func writeLessons(_ progress: String, _ json: inout JSONWriter) {
    let library = LessonLibrary.embedded
    let done = Progress(log: progress)
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
  mutating func learn(_ request: JSONValue, _ json: inout JSONWriter) -> String? {
    let now = request["now"]?.whole ?? 0
    if let line = request["line"]?.text {
      guard var runner else { return "no lesson is open" }
      let before = runner.trace
      let reply = runner.perform(line, now: now)
      self.runner = runner
      write(reply, of: runner, redraws: runner.trace != before || runner.stepsSeen != shown, &json)
      return nil
    }
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
