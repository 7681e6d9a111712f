import LineEditing
import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

/// `touchtrace replay FILE`: steps through somebody else's record.
struct ReplayCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(FileProblem) -> ExitCode {
    let path = invocation.operands[0]
    let file = try readRecord(path, .steps)
    console.complain(about: file, path)
    guard file.problems.isEmpty, let agreement = file.agreement(tool: TouchTrace.version) else {
      return .unreadable
    }
    let verdict = file.words(for: agreement, tool: TouchTrace.version)
    guard let trace = file.trace, let head = file.head else {
      console.complain(Phrase(en: "\(path): " + verdict.english, zh: "\(path)：" + verdict.chinese))
      return .unreadable
    }
    var debugger = Debugger(
      replaying: trace, as: Replay(tool: TouchTrace.version, doubt: agreement.doubt),
      language: console.language, sceneLabel: label(path))
    for note in file.notes { debugger.leave(note.content, at: note.step) }
    debugger.interrupted = { InterruptFlag.isRaised }
    debugger.files = .system
    debugger.drawsInASCII = invocation.has(.ascii)
    var partner = DebugPartner(
      debugger: debugger,
      exporter: Exporter(lesson: head.lesson, recorder: head.tool),
      label: label(path), file: path, greeting: greeting(path, file, verdict))
    partner.fit(columns: console.width)
    return try Talk(
      partner: partner, invocation: invocation, console: console,
      initFiles: InitFiles(for: invocation)
    ).run()
  }

  /// What stands in the prompt: the file's name without folder and ending.
  private func label(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".jsonl") ? String(name.dropLast(6)) : name
  }

  private func greeting(_ path: String, _ file: RecordFile, _ verdict: Phrase) -> [Phrase] {
    let (count, notes, tool) = (file.count, file.notes.count, file.head?.tool ?? "")
    let english: StyledText = notes == 0 ? "" : notes == 1 ? ", 1 note" : ", \(notes) notes"
    let chinese: StyledText = notes == 0 ? "" : "，\(notes) 条笔记"
    let remark = Phrase(
      en: "\(dim: "The steps are the file's own; whatif, set and compare play its scene again.")",
      zh: "\(dim: "显示的是文件中的步骤；whatif、set 和 compare 会重新运行它的场景。")")
    return [
      Phrase(
        en: "\(code: path): \(count) steps recorded by touchtrace \(tool)" + english,
        zh: "\(code: path)：touchtrace \(tool) 记录的 \(count) 步" + chinese),
      verdict, remark,
    ]
  }
}

extension Agreement {
  /// What is said of this version's own answers.
  fileprivate var doubt: Phrase? {
    switch self {
    case .fine, .risky: nil
    case .impossible(.step(let step, _, _)):
      Phrase(
        en: "careful: so says this version, which answers otherwise at #\(step)",
        zh: "注意：以上是这个版本的说法，它在 #\(step) 的回答与记录不同")
    case .impossible(.stage), .impossible(.outcome):
      Phrase(
        en: "careful: so says this version, which answers otherwise",
        zh: "注意：以上是这个版本的说法，它的回答与记录不同")
    }
  }
}
