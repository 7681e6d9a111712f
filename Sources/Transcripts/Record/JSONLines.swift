import SceneLanguage
import TouchCore
import TouchNarration

/// Tells a record as `touch-trace/1`, one line at a time as somebody asks for it.
///
/// The bytes are the same in every run.
public func jsonLines(
  of trace: Trace, language: Language, context: TranscriptContext
) -> JSONLines {
  JSONLines(trace, language, context)
}

/// Writes a record as `touch-trace/1`, handing over each line with its line end.
public func writeJSONLines(
  of trace: Trace, language: Language, context: TranscriptContext, to put: (String) -> Void
) {
  for line in jsonLines(of: trace, language: language, context: context) { put(line + "\n") }
}

/// The lines of a record, without their line ends.
public struct JSONLines: Sequence, IteratorProtocol {
  private var encoder: StepEncoder
  private let language: Language
  private let context: TranscriptContext
  private let notes: [Note]
  private var hasHead = false
  private var hasEnd = false
  private var steps = 0
  private var notesWritten = 0

  init(_ trace: Trace, _ language: Language, _ context: TranscriptContext) {
    encoder = StepEncoder(trace, language)
    self.language = language
    self.context = context
    notes = context.notesInOrder
  }

  /// The next line; nil after the end.
  public mutating func next() -> String? {
    if !hasHead {
      hasHead = true
      return head.line
    }
    if let note = noteHere {
      notesWritten += 1
      return note.line
    }
    if steps < encoder.trace.count {
      steps += 1
      return encoder.step(steps - 1).line
    }
    guard !hasEnd else { return nil }
    hasEnd = true
    return end.line
  }

  /// The next note, if its step has just been written; a note at no step comes after the last one.
  private var noteHere: Note? {
    guard notesWritten < notes.count else { return nil }
    let note = notes[notesWritten]
    return note.step <= steps || steps == encoder.trace.count ? note : nil
  }

  private var head: TouchTrace1.Head {
    let trace = encoder.trace
    return TouchTrace1.Head(
      tool: context.tool, model: trace.rules.name, language: language.rawValue,
      lesson: context.lesson, scene: writeScene(trace.scene), touches: encoder.touches,
      settings: trace.scene.settings.changed.map { ($0.rawValue, trace.scene.settings[$0]) })
  }

  private var end: TouchTrace1.End {
    let trace = encoder.trace
    let outcome = trace.outcomes.map { outcome in
      TouchTrace1.Outcome(
        touch: outcome.touch, finger: outcome.finger,
        hit: outcome.hit.map { trace.scene.name(of: $0) },
        handled: outcome.handledBy.map { trace.scene.name(of: $0) }, isDropped: outcome.isDropped)
    }
    return TouchTrace1.End(outcome: outcome, steps: trace.count)
  }
}
