import TouchDebugger
import TouchNarration
import Transcripts

/// `touchtrace replay FILE`: steps through somebody else's record.
struct ReplayCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(FileProblem) -> ExitCode {
    let path = invocation.operands[0]
    guard let record = try OpenedRecord(path, console) else { return .unreadable }
    var debugger = record.debugger
    debugger.drawsInASCII = invocation.has(.ascii)
    var partner = DebugPartner(
      debugger: debugger, exporter: record.exporter, label: OpenedRecord.label(path), file: path,
      greeting: greeting(path, record.file, record.verdict))
    partner.fit(columns: console.width)
    return try Talk(
      partner: partner, invocation: invocation, console: console,
      initFiles: InitFiles(for: invocation)
    ).run()
  }

  private func greeting(_ path: String, _ file: RecordFile, _ verdict: Phrase) -> [Phrase] {
    let (count, notes, tool) = (file.count, file.notes.count, file.head.tool)
    let english: StyledText = notes == 0 ? "" : notes == 1 ? ", 1 note" : ", \(notes) notes"
    let chinese: StyledText = notes == 0 ? "" : "，\(notes) 条笔记"
    let played =
      "This version replayed the record's head; steps that differ show the record's own words."
    let chinesePlayed = "这个版本重新运行了记录的 head；不同的步骤会显示记录的原话。"
    let remark = Phrase(en: "\(dim: played)", zh: "\(dim: chinesePlayed)")
    return [
      Phrase(
        en: "\(code: path): \(count) steps recorded by touchtrace \(tool)" + english,
        zh: "\(code: path)：touchtrace \(tool) 记录的 \(count) 步" + chinese),
      verdict, remark,
    ]
  }
}
