import JSON
import SceneLanguage
import TouchCore
import TouchNarration

//  head ─ step ─ step ─ note ─ step … ─ end        one JSON object a line

/// Tells a record as `touch-trace/1`, one line at a time as somebody asks for it.
///
/// The bytes are the same in every run.
public func jsonLines(
  of trace: Trace, language: Language, context: TranscriptContext
) -> JSONLines {
  JSONLines(trace, language, context)
}

/// Writes a record as `touch-trace/1`, handing over many lines at once, each with its line end, in
/// UTF-8.
public func writeJSONLines(
  of trace: Trace, language: Language, context: TranscriptContext, to put: ([UInt8]) -> Void
) {
  /// How much is collected before it is handed over, in bytes.
  let piece = 1 << 16
  var lines = JSONLines(trace, language, context, tellsVerdict: true)
  var json = JSONWriter()
  json.reserveCapacity(piece)
  while lines.write(to: &json) {
    json.endLine()
    guard json.count >= piece else { continue }
    put(json.bytes)
    json.removeAll()
    guard !Interruption.isWanted else { return }
  }
  put(json.bytes)
}

/// The lines of a record, without their line ends.
public struct JSONLines: Sequence, IteratorProtocol {
  @Boxed private var encoder: StepEncoder
  private let language: Language
  private let context: TranscriptContext
  private let notes: [Note]
  private var hasHead = false
  private var hasVerdict: Bool
  private var hasEnd = false
  private var steps = 0
  private var notesWritten = 0

  /// - Parameter tellsVerdict: Whether a person's question is answered before the end.
  init(
    _ trace: Trace, _ language: Language, _ context: TranscriptContext, tellsVerdict: Bool = false
  ) {
    hasVerdict = !tellsVerdict
    encoder = StepEncoder(trace, language)
    self.language = language
    self.context = context
    notes = context.notesInOrder
  }

  /// The next line; nil after the end.
  public mutating func next() -> String? {
    var json = JSONWriter()
    return write(to: &json) ? json.text : nil
  }

  /// Writes the next line; answers whether there was one.
  mutating func write(to json: inout JSONWriter) -> Bool {
    if !hasHead {
      hasHead = true
      json.object(writeHead)
    } else if let note = noteHere {
      notesWritten += 1
      json.object(note.write)
    } else if steps < encoder.trace.count {
      steps += 1
      encoder.write(steps - 1, to: &json)
    } else if let told = verdict {
      json.object { json in
        json.field("rec", word: "verdict")
        json.verdict(told.values, proof: "because")
      }
    } else if !hasEnd {
      hasEnd = true
      json.object(writeEnd)
    } else {
      return false
    }
    return true
  }

  /// What a person would ask who saw the record; nil where that is told, or all is as it looks.
  private var verdict: ToldVerdict? {
    mutating get {
      guard !hasVerdict else { return nil }
      hasVerdict = true
      return encoder.trace.meantVerdict(language)
    }
  }

  /// The next note, if its step has just been written; a note at no step comes after the last one.
  private var noteHere: Note? {
    guard notesWritten < notes.count else { return nil }
    let note = notes[notesWritten]
    return note.step <= steps || steps == encoder.trace.count ? note : nil
  }

  /// Writes everything that is needed to play the record again.
  private func writeHead(to json: inout JSONWriter) {
    let trace = encoder.trace
    json.field("rec", word: "head")
    json.field("schema", word: TouchTrace1.schema)
    json.field("tool", context.tool)
    json.field("model", trace.rules.name)
    json.field("lang", word: language.rawValue)
    json.field("lesson", context.lesson)
    json.field("scene", writeScene(trace.scene))
    json.field("touches", encoder.touches)
    json.object("settings") { json in
      for setting in trace.scene.settings.changed {
        json.key(setting.rawValue)
        json.value(trace.scene.settings[setting])
      }
    }
  }

  /// Writes what became of the touches.
  private func writeEnd(to json: inout JSONWriter) {
    let trace = encoder.trace
    json.field("rec", word: "end")
    json.objects("outcome", trace.outcomes) { json, outcome in
      json.field("touch", outcome.touch)
      json.field("finger", outcome.finger)
      json.field("hit", outcome.hit.map { trace.scene.name(of: $0) })
      json.field("handled", outcome.handledBy.map { trace.scene.name(of: $0) })
      json.field("dropped", outcome.isDropped)
    }
    json.field("steps", trace.count)
    if trace.isCutShort { json.field("cutShort", true) }
  }
}
