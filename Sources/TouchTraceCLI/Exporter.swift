import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

/// Writes records in the formats people share.
struct Exporter {
  /// The lesson the record is from, if it is.
  let lesson: String?

  /// What a record can be written as.
  enum Format: String {
    case text, markdown = "md", jsonLines = "jsonl"
  }

  /// The record in one piece.
  func text(of trace: Trace, _ format: Format, _ language: Language) -> String {
    var text = ""
    write(trace, format, language) { text += $0 }
    return text
  }

  /// The record, piece by piece.
  func write(_ trace: Trace, _ format: Format, _ language: Language, to put: (String) -> Void) {
    let context = TranscriptContext(tool: TouchTrace.version, lesson: lesson, notes: [])
    switch format {
    case .text: for line in lines(of: trace, language) { put(terminalSafe(line.plain) + "\n") }
    case .markdown: put(markdown(of: trace, language: language, context: context))
    case .jsonLines: writeJSONLines(of: trace, language: language, context: context, to: put)
    }
  }

  /// The record for a terminal: what came of it, then a line per step.
  func lines(of trace: Trace, _ language: Language) -> [StyledText] {
    let narrator = Narrator(trace, language)
    let widest = "\(trace.count)".count
    return narrator.outcome() + [""]
      + trace.indices.map { index in
        let number = "#\(index + 1)"
        let gap = String(repeating: " ", count: widest + 2 - number.count)
        let nesting = String(repeating: "  ", count: trace[index].nesting)
        return StyledText(number, .dim) + StyledText(stringLiteral: gap + nesting)
          + narrator.explain(index).short
      }
  }

  /// Carries out what a reply of the debugger asks for, and says what came of it.
  func answer(_ reply: Reply, of debugger: Debugger) -> Answer {
    var answer = Answer(lines: reply.lines)
    switch reply.status {
    case .ok: break
    case .failed: answer.hasFailed = true
    case .quit(let number): answer.quits = Answer.Quit(number: number)
    }
    if let effect = reply.effect { carryOut(effect, debugger, &answer) }
    return answer
  }

  private func carryOut(_ effect: Effect, _ debugger: Debugger, _ answer: inout Answer) {
    switch effect {
    case .export(let name, let path):
      let format = Format(rawValue: name) ?? .text
      let text = text(of: debugger.trace, format, debugger.language)
      guard let path else {
        answer.lines += text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { StyledText(stringLiteral: String($0)) }
        return
      }
      save(text, path, debugger, &answer)
    }
  }

  private func save(_ text: String, _ path: String, _ debugger: Debugger, _ answer: inout Answer) {
    do {
      try writeText(text, to: path, force: false)
      let count = debugger.trace.count
      answer.lines.append(
        Phrase(en: "\(count) steps written to \(code: path)", zh: "已将 \(count) 步写入 \(code: path)")[
          debugger.language])
    } catch {
      answer.lines.append(StyledText(error.message, .bad))
      answer.hasFailed = true
    }
  }
}
