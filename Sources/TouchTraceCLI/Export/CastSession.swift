import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

//  31 steps recorded
//  (tap #0/31) step          600 ms a step, 2 s where there is something to read or to guess
//  #1 …        ┌window─┐     the picture stands beside each step
//  …

/// A session of the debugger that steps through a record, as a recording of a terminal.
struct CastSession {
  private static let columns = 80
  private static let rows = 24
  private static let stepTime = 600
  private static let readingTime = 2000

  let trace: Trace
  let language: Language
  let label: String
  let context: TranscriptContext

  /// Hands over the recording, step by step.
  func write(to put: (String) -> Void) {
    let narrator = Narrator(trace, language)
    var cast = Asciicast(
      columns: Self.columns, rows: Self.rows,
      title: terminalSafe(narrator.outcome().first?.plain ?? label))
    // Somebody else's record is walked as it is.
    var debugger = Debugger(
      replaying: trace, as: Replay(tool: context.tool, doubt: nil), language: language,
      sceneLabel: label)
    debugger.explaining = context.explaining
    let part = context.part ?? (trace.isEmpty ? nil : 1...trace.count)
    show([count[language]], in: &cast)
    defer { put(cast.take()) }
    guard let part else { return }
    cast.show(prompt(debugger))
    if part.lowerBound > 1 {
      cast.wait(Self.stepTime)
      let step = part.lowerBound - 1
      show("goto \(step)", debugger.goTo(step), debugger, in: &cast)
    }
    for step in part where !Interruption.isWanted {
      // Those who look on may guess before they see what the reader guessed.
      cast.wait(guesses(at: step) ? Self.readingTime : Self.stepTime)
      if trace[step - 1].isHop {
        cast.mark("\(step) " + terminalSafe(narrator.explain(step - 1).short.plain))
      }
      show("step", debugger.move(.step), debugger, in: &cast)
      put(cast.take())
    }
  }

  private var count: Phrase {
    Phrase(en: "\(trace.count) steps recorded", zh: "已记录 \(trace.count) 步")
  }

  /// Shows what a line would have been, and what came of it.
  private func show(
    _ line: String, _ reply: Reply, _ debugger: Debugger, in cast: inout Asciicast
  ) {
    cast.show(line + "\n")
    guard !Interruption.isWanted else { return }
    let picture = StepPicture(debugger, columns: Self.columns)
    show(picture?.beside(reply.lines) ?? reply.lines, in: &cast)
    for note in notes(at: debugger.cursor) { show([note], in: &cast) }
    cast.show(prompt(debugger))
    if !notes(at: debugger.cursor).isEmpty { cast.wait(Self.readingTime) }
  }

  private func prompt(_ debugger: Debugger) -> String {
    let prompt: StyledText = "(\(label) \(number: debugger.promptPosition)) "
    return TerminalWriter(colour: true).string(prompt)
  }

  private func show(_ lines: [StyledText], in cast: inout Asciicast) {
    let console = Console(colour: true, width: Self.columns, language: language)
    cast.show(console.text(lines))
  }

  private func guesses(at step: Int) -> Bool {
    context.notes.contains { note in
      if case .prediction = note.content { note.step == step } else { false }
    }
  }

  private func notes(at step: Int) -> [StyledText] {
    context.notes.filter { $0.step == step }.compactMap { note in
      switch note.content {
      case .text(let words): StyledText("✎ \(words)", .strong)
      case .prediction(let prediction): StyledText("✎ \(prediction.given)", .strong)
      }
    }
  }
}
