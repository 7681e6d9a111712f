import JSON
import Lessons
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

/// A text that is open in the page, its record, and where one stands in it.
struct PageSession {
  var text = ""
  var file: SceneFile?
  /// The touch that is played.
  var touch = PageSession.newTouch
  var debugger: Debugger?
  /// The lesson that is taken; the text and its record stay as they are meanwhile.
  var runner: LessonRunner?
  /// How many steps of the lesson's record are drawn; nil for all.
  var shown: Int?
  /// The record that the page shows.
  private(set) var played: HTMLPlayer?
  private(set) var language = Language.english

  /// What a touch is called that is made in the page.
  static let newTouch = "tap"

  /// Carries out a request and writes what came of it; says what is missing in the request.
  mutating func carryOut(
    _ deed: PageDeed, _ request: JSONValue, _ json: inout JSONWriter
  ) -> String? {
    if let language = request["language"]?.text.flatMap({ Language($0) }) {
      self.language = language
      debugger?.language = language
    }
    switch deed {
    case .open:
      guard let text = request["text"]?.text else { return "missing \"text\"" }
      open(
        text, name: request["name"]?.text ?? "page.scene", wanted: request["touch"]?.text,
        screen: request["screen"]?.text, isOther: request["isOther"]?.flag == true, &json)
    case .perform:
      guard let line = request["line"]?.text else { return "missing \"line\"" }
      perform(line, at: request["step"]?.whole, &json)
    case .step:
      guard let step = request["step"]?.whole, played?.write(step: step, &json) == true
      else { return "there is no such step" }
    case .questions: played?.writeQuestions(&json)
    case .verdict: writeVerdict(of: request["of"]?.text, &json)
    case .complete:
      guard let line = request["line"]?.text else { return "missing \"line\"" }
      complete(line, &json)
    case .words:
      guard let line = request["line"]?.text else { return "missing \"line\"" }
      writeWords(behind: line, &json)
    case .properties:
      guard let view = request["view"]?.whole else { return "missing \"view\"" }
      writeProperties(of: view, &json)
    case .change: return change(by: request["edit"]?.text, &json)
    case .touch:
      guard let places = request["fingers"]?.elements.compactMap(FingerPlace.init) else {
        return "missing \"fingers\""
      }
      touch(places, &json)
    case .hover:
      guard let point = request["at"]?.numbers(2) else { return "missing \"at\"" }
      hover(at: Point(point[0], point[1]), &json)
    case .lessons: writeLessons(request["progress"]?.text ?? "", &json)
    case .learn: return learn(request, &json)
    case .attempt: return attempt(request, &json)
    case .close: break
    }
    return nil
  }

  /// Writes what the page plays of the record where one is, and which views it has.
  mutating func writePlayer(_ json: inout JSONWriter) {
    guard let debugger else { return }
    writePlayer(of: debugger.trace, upTo: nil, &json)
    writePlace(&json)
  }

  /// Writes what the page plays of a record, up to a step where what comes is asked.
  mutating func writePlayer(of trace: Trace, upTo end: Int?, _ json: inout JSONWriter) {
    let player = HTMLPlayer(
      trace, language: language, context: TranscriptContext(tool: TranscriptContext.thisTool),
      upTo: end)
    played = player
    json.field("player", player.elements)
    json.field("facts", player.facts)
    if let scale = player.scale {
      json.key("stage")
      json.value([player.origin.x, player.origin.y, scale])
    }
    json.array("views") { json in
      for id in trace.scene.viewIDs {
        json.array { json in
          json.value(Int(id.index))
          // As one types it at the prompt.
          json.value(bareOrQuoted(trace.scene.name(of: id)))
          json.value(trace.scene.place(of: .responder(.view(id)))?.line ?? 0)
        }
      }
    }
    json.field("count", end ?? trace.count)
  }

  func writePlace(_ json: inout JSONWriter) {
    guard let debugger else { return }
    json.field("step", debugger.cursor)
    json.field("prompt", "(\(touch) \(debugger.promptPosition)) ")
    json.key("tried")
    json.value(debugger.tried)
    writeBreakpoints(&json)
  }
}
