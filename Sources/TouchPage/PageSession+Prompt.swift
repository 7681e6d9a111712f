import JSON
import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

extension PageSession {
  /// Carries out a line of the prompt.
  ///
  /// - Parameter step: Where one stands by now: the page steps through a record by itself.
  mutating func perform(_ line: String, at step: Int?, _ json: inout JSONWriter) {
    guard var debugger else { return json.field("status", "failed") }
    if let step, step != debugger.cursor, 0...debugger.trace.count ~= step {
      _ = debugger.perform("goto \(step)")
    }
    let before = debugger.trace
    let asksWhy = debugger.verbs(in: line).contains(.why)
    let reply = debugger.perform(line)
    self.debugger = debugger
    json.array("lines") { json in
      for line in reply.lines { json.value(htmlText(line)) }
    }
    json.field("status", reply.status == .ok ? "ok" : reply.status == .failed ? "failed" : "quit")
    json.field("told", answer(in: reply, to: line, asksWhy: asksWhy))
    if let repeated = debugger.repeatedByEmptyLine { json.field("repeats", repeated) }
    json.array("files") { json in
      for effect in reply.effects { write(effect, &json) }
    }
    if debugger.trace == before { writePlace(&json) } else { writePlayer(&json) }
  }

  /// What was answered, for the panel beside the steps, as HTML; nil if the line asked nothing.
  private func answer(in reply: Reply, to line: String, asksWhy: Bool) -> String? {
    guard reply.answers.isEmpty else { return htmlAnswers(reply.answers) }
    guard asksWhy, reply.status == .ok else { return nil }
    return "<h2>" + htmlText(StyledText(line, .plain)) + "</h2>"
      + reply.lines.map { "<p>" + htmlText($0) + "</p>" }.joined()
  }

  /// Writes what the prompt was asked to write to a file, for the page to hand over.
  private func write(_ effect: Reply.Effect, _ json: inout JSONWriter) {
    guard case .export(let request, let record) = effect else { return }
    let context = TranscriptContext(
      tool: TranscriptContext.thisTool,
      notes: record.notes.map { Note(step: $0.step, $0.content) },
      part: request.part, explaining: record.explaining)
    guard let text = record.trace.written(as: request.format, language, context, at: record.cursor)
    else { return }
    json.object { json in
      if let path = request.path { json.field("path", path) }
      json.field("text", text)
    }
  }

  /// Says what could stand at the end of a line.
  func complete(_ line: String, _ json: inout JSONWriter) {
    guard let found = debugger?.looks.completions(for: line) else { return }
    json.field("replacing", found.replacing)
    json.field("candidates", found.candidates)
  }
}

extension Trace {
  /// The record in a format that the page writes; nil for those that only the program writes.
  fileprivate func written(
    as format: ExportFormat, _ language: Language, _ context: TranscriptContext, at cursor: Int
  ) -> String? {
    switch format {
    case .jsonl:
      jsonLines(of: self, language: language, context: context).map { $0 + "\n" }.joined()
    case .markdown: markdown(of: self, language: language, context: context)
    case .html: htmlPage(of: self, language: language, context: context)
    case .svg: SceneSVG(of: self, at: (cursor == 0 ? count : cursor) - 1, language: language).text
    case .cast, .text, .lesson, .log: nil
    }
  }
}
