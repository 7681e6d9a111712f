import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

/// Writes records in the formats people share.
struct Exporter {
  /// The lesson the record is from, if it is.
  let lesson: String?
  /// The step a picture is of, from 1; 0 for before the first, nil for the last.
  var step: Int?

  /// The version that made the record.
  var tool = TouchTrace.version

  /// What a record can be written as.
  enum Format: String {
    case text, markdown = "md", jsonLines = "jsonl", svg
  }

  /// The record in one piece, with what was written at its steps.
  func text(
    of trace: Trace, _ format: Format, _ language: Language, notes: [StepNote] = []
  ) -> String {
    var text = ""
    write(trace, format, language, notes: notes) { text += $0 }
    return text
  }

  /// The record, piece by piece.
  func write(
    _ trace: Trace, _ format: Format, _ language: Language, notes: [StepNote] = [],
    to put: (String) -> Void
  ) {
    let context = TranscriptContext(
      tool: tool, lesson: lesson,
      notes: notes.map(Note.init))
    switch format {
    case .text:
      for line in lines(of: trace, language, notes) { put(terminalSafe(line.plain) + "\n") }
    case .markdown: put(markdown(of: trace, language: language, context: context))
    case .jsonLines: writeJSONLines(of: trace, language: language, context: context, to: put)
    case .svg:
      let index = (step ?? trace.count) - 1
      put(SceneSVG(of: trace, at: index < 0 ? nil : index, language: language).text)
    }
  }

  /// The record for a terminal: what came of it, then a line per step.
  func lines(
    of trace: Trace, _ language: Language, _ notes: [StepNote] = []
  ) -> [StyledText] {
    let narrator = Narrator(trace, language)
    let widest = "\(trace.count)".count
    let notesOfStep = Dictionary(grouping: notes, by: \.step)
    let blank = String(repeating: " ", count: widest + 2)
    func left(at step: Int) -> [StyledText] {
      (notesOfStep[step] ?? []).map { StyledText("\(blank)✎ ", .strong) + $0.told(in: language) }
    }
    return narrator.outcome() + [""] + left(at: 0)
      + trace.indices.flatMap { index in
        let number = "#\(index + 1)"
        let gap = String(repeating: " ", count: widest + 2 - number.count)
        let nesting = String(repeating: "  ", count: trace[index].nesting)
        let told = StyledText(number, .dim) + StyledText(stringLiteral: gap + nesting)
        return [told + narrator.explain(index).short] + left(at: index + 1)
      }
  }

  /// What a reply of the debugger comes to, its effect carried out.
  func answer(_ reply: Reply, of debugger: Debugger) -> Answer {
    var answer = Answer(lines: reply.lines)
    switch reply.status {
    case .ok: break
    case .failed:
      answer.hasFailed = true
      answer.complaint = reply.complaint ?? 0
      answer.isLocated = reply.isLocated
    case .quit(let code): answer.quits = Answer.Quit(code)
    }
    for effect in reply.effects {
      carryOut(effect, debugger.trace, debugger.language, notes: debugger.notes, &answer)
    }
    return answer
  }

  /// Writes or shows the record; what was typed is for the session to show.
  func carryOut(
    _ effect: Reply.Effect, _ trace: Trace, _ language: Language, notes: [StepNote],
    _ answer: inout Answer
  ) {
    switch effect {
    case .export(let form, let path, let force):
      let format = format(of: form)
      guard let path else {
        let text = text(of: trace, format, language, notes: notes)
        answer.lines += text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { StyledText(stringLiteral: String($0)) }
        return
      }
      save(to: path, force, trace.count, language, &answer) { put in
        write(trace, format, language, notes: notes, to: put)
      }
    case .history: answer.showsHistory = true
    }
  }

  private func format(of form: Reply.ExportFormat) -> Format {
    switch form {
    case .jsonl: .jsonLines
    case .markdown: .markdown
    case .text: .text
    }
  }

  private func save(
    to path: String, _ force: Bool, _ count: Int, _ language: Language, _ answer: inout Answer,
    _ body: (_ put: (String) -> Void) -> Void
  ) {
    do {
      try writeFile(to: path, force: force, body)
      let done = Phrase(
        en: "\(count) steps written to \(code: path)", zh: "已将 \(count) 步写入 \(code: path)")
      answer.lines.append(done[language])
    } catch {
      answer.lines.append(StyledText(error.phrase[language].plain, .bad))
      answer.hasFailed = true
    }
  }
}

extension Note {
  /// What was left at a step, as the record has it.
  init(_ note: StepNote) {
    switch note.content {
    case .text(let text): self.init(step: note.step, .text(text))
    case .prediction(let it):
      self.init(
        step: note.step,
        .prediction(
          Prediction(
            asked: it.asked, given: it.given, isSure: it.isSure, right: it.right,
            misconception: it.misconception)))
    }
  }
}
