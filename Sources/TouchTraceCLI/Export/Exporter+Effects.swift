import LineEditing
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

  /// Carries out what a lesson is asked for, unless a file asks for what it may not write.
  func carryOut(
    _ effect: Reply.Effect, by author: LineAuthor, _ language: Language, _ answer: inout Answer
  ) {
    if author == .file, let target = effect.target,
      let refusal = FileDoor.system.refusal(writing: target.path, force: target.force)
    {
      answer.complaint = answer.lines.count
      answer.lines.append(StyledText(refusal[language].plain, .bad))
      answer.hasFailed = true
    } else {
      carryOut(effect, language, &answer)
    }
  }

  /// Writes or shows a record; what was typed is for the session to show.
  func carryOut(_ effect: Reply.Effect, _ language: Language, _ answer: inout Answer) {
    switch effect {
    case .export(let request, let record):
      Interruption.asking(WaitingSign.isInterrupted) {
        export(record, as: request, language, &answer)
      }
    case .transcript(let path, let force):
      answer.transcript = Answer.TranscriptRequest(path: path, force: force)
    }
  }

  /// Writes or shows a record, or nothing where Ctrl-C ends it.
  private func export(
    _ record: ExportedRecord, as request: ExportRequest, _ language: Language,
    _ answer: inout Answer
  ) {
    var exporter = self
    exporter.part = request.part
    // Before the first step there is nothing to draw yet, and the whole touch to show.
    exporter.step = record.cursor == 0 ? nil : record.cursor
    exporter.explaining = record.explaining
    if record.isReplayed, let recorder { exporter.tool = recorder }
    guard let path = request.path else {
      let lines = exporter.lines(of: record.trace, request.format, language, notes: record.notes)
      guard !Interruption.isWanted else {
        answer.lines.append(StyledText(Self.interrupted[language].plain, .bad))
        return answer.hasFailed = true
      }
      answer.lines += lines
      return
    }
    save(to: path, request.force, exporter.done(request, record.trace, path), language, &answer) {
      put in
      exporter.write(record.trace, request.format, language, notes: record.notes, to: put)
    }
  }

  private static let interrupted = Phrase(en: "interrupted; nothing was shown", zh: "已中断，什么都没有显示")

  /// What is said once the record is written.
  private func done(_ request: ExportRequest, _ trace: Trace, _ path: String) -> Phrase {
    guard request.format != .svg else {
      let step = step ?? trace.count
      return Phrase(
        en: "step \(step) of \(trace.count) drawn in \(code: path)",
        zh: "已把第 \(step) 步（共 \(trace.count) 步）画到 \(code: path)")
    }
    let count = request.part?.count ?? trace.count
    return Phrase(
      en: "\(count) steps written to \(code: path)", zh: "已将 \(count) 步写入 \(code: path)")
  }

  private func save(
    to path: String, _ force: Bool, _ done: Phrase, _ language: Language, _ answer: inout Answer,
    _ body: (_ put: ([UInt8]) -> Void) -> Void
  ) {
    do throws(FileProblem) {
      try writeFile(to: path, force: force, body)
      answer.lines.append(done[language])
    } catch {
      answer.lines.append(StyledText(error.phrase[language].plain, .bad))
      answer.hasFailed = true
    }
  }
}

extension Reply.Effect {
  /// The file it writes, if any, and whether over an existing one.
  fileprivate var target: (path: String, force: Bool)? {
    switch self {
    case .export(let request, _): request.path.map { ($0, request.force) }
    case .transcript(let path, let force): path.map { ($0, force) }
    }
  }
}
