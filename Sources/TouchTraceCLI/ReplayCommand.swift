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
    let (count, notes, tool) = (file.count, file.notes.count, file.head?.tool ?? "")
    let english: StyledText = notes == 0 ? "" : notes == 1 ? ", 1 note" : ", \(notes) notes"
    let chinese: StyledText = notes == 0 ? "" : "，\(notes) 条笔记"
    let remark = Phrase(
      en: "\(dim: "The steps come from the file; whatif, set and compare replay its scene.")",
      zh: "\(dim: "显示的是文件中的步骤；whatif、set 和 compare 会重新运行它的场景。")")
    return [
      Phrase(
        en: "\(code: path): \(count) steps recorded by touchtrace \(tool)" + english,
        zh: "\(code: path)：touchtrace \(tool) 记录的 \(count) 步" + chinese),
      verdict, remark,
    ]
  }
}
