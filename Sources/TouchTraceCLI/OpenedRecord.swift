import LineEditing
import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

/// A record of somebody else's, ready to be stepped through.
struct OpenedRecord {
  let file: RecordFile
  /// Whether this version would record the same.
  let verdict: Phrase
  let debugger: Debugger
  let exporter: Exporter

  /// Opens a record; says on standard error what is wrong, and is nil then.
  init?(_ path: String, _ console: Console) throws(FileProblem) {
    guard let file = try readRecord(path, console) else { return nil }
    self.file = file
    let agreement = file.agreement(tool: TouchTrace.version)
    verdict = file.words(for: agreement, tool: TouchTrace.version)
    guard let trace = file.trace else {
      console.complain(Phrase(en: "\(path): ", zh: "\(path)：") + verdict)
      return nil
    }
    var debugger = Debugger(
      replaying: trace,
      as: Replay(tool: TouchTrace.version, doubt: agreement.doubt, texts: file.texts),
      language: console.language, sceneLabel: Self.label(path))
    for note in file.notes { debugger.leave(note.content, at: note.step) }
    debugger.interrupted = WaitingSign.isInterrupted
    debugger.files = .system
    self.debugger = debugger
    // Steps that the recorder would not have written are not its own.
    exporter = Exporter(
      lesson: file.head.lesson, recorder: file.isExact ? file.head.tool : nil)
  }

  /// What stands in the prompt: the file's name without folder and ending.
  static func label(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".jsonl") ? String(name.dropLast(6)) : name
  }
}

extension RecordFile.Agreement {
  /// What is said of this version's own answers.
  fileprivate var doubt: Phrase? {
    switch self {
    case .fine, .risky, .impossible: nil
    case .different(.step(let step, _, _)):
      Phrase(
        en:
          "caution: this is the answer of this version, which differs from the record at #\(step)",
        zh: "注意：以上是这个版本的回答，它在 #\(step) 与记录不同")
    case .different(.outcome):
      Phrase(
        en: "caution: this is the answer of this version, which differs from the record",
        zh: "注意：以上是这个版本的回答，它与记录不同")
    }
  }
}
