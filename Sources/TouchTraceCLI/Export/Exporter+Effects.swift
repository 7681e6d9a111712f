import TouchCore
import TouchDebugger
import TouchNarration

extension Exporter {
  /// What a reply of the debugger comes to, its effects carried out.
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
    answer.values = { $0.values(of: reply, debugger) }
    for effect in reply.effects { carryOut(effect, debugger.language, &answer) }
    return answer
  }

  /// Writes or shows a record; what was typed is for the session to show.
  func carryOut(_ effect: Reply.Effect, _ language: Language, _ answer: inout Answer) {
    switch effect {
    case .export(let request, let record):
      var exporter = self
      (exporter.part, exporter.step) = (request.part, record.cursor)
      exporter.explaining = record.explaining
      if record.isReplayed, let recorder { exporter.tool = recorder }
      guard let path = request.path else {
        let text = exporter.text(of: record.trace, request.format, language, notes: record.notes)
        answer.lines += text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { StyledText(stringLiteral: String($0)) }
        return
      }
      let count = request.part?.count ?? record.trace.count
      save(to: path, request.force, count, language, &answer) { put in
        exporter.write(record.trace, request.format, language, notes: record.notes, to: put)
      }
    case .transcript(let path, let force):
      answer.transcript = Answer.TranscriptRequest(path: path, force: force)
    case .history: answer.showsHistory = true
    }
  }

  private func save(
    to path: String, _ force: Bool, _ count: Int, _ language: Language, _ answer: inout Answer,
    _ body: (_ put: ([UInt8]) -> Void) -> Void
  ) {
    do throws(FileProblem) {
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
