import Lessons
import LineEditing
import TouchCore
import TouchNarration

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//  ```jsonl file=progress.jsonl       what the learner had done in the lesson before, so that the
//  {"at":1795272530,…}                session below begins where it began
//  ```

/// The file in which a learner's progress is kept.
struct ProgressLog {
  /// What a document with a session calls it.
  static let documentPath = "progress.jsonl"

  private let path =
    Rehearsal.current == nil
    ? Environment.stateFolder.map { "\($0)/progress.jsonl" } : documentPath

  /// What is in it, as far as it can be read; says what cannot.
  func read(_ console: Console) -> Progress {
    guard let path, let log = log(console) else { return Progress() }
    if let line = log.damaged.first {
      console.complain(damage(line, log.damaged.count, path, console))
    }
    return Progress(log, at: Environment.now)
  }

  /// Its lines; nil where there is no such file yet, or where it cannot be read.
  private func log(_ console: Console) -> ProgressLines? {
    guard let path else { return nil }
    if let rehearsal = Rehearsal.current {
      return rehearsal.file(path).map { ProgressLines(Array($0.utf8)) }
    }
    switch LineFile(path, .own).bytes() {
    case .done(let bytes): return bytes.isEmpty ? nil : ProgressLines(bytes)
    case .failed(let reason):
      let problem: FileProblem =
        reason == EINVAL
        ? .noFile(path: path) : .unreadable(path: path, reason: words(of: reason))
      console.complain(problem.message)
      return nil
    }
  }

  private func damage(_ line: Int, _ count: Int, _ path: String, _ console: Console) -> String {
    let more = count - 1
    let words = Phrase(
      en: "this line is damaged and ignored; the other lines count"
        + (more == 0 ? "" : more == 1 ? " (1 more is damaged)" : " (\(more) more are damaged)"),
      zh: "这一行已损坏，不计入；其余各行照常计入" + (more == 0 ? "" : "（另有 \(more) 行损坏）"))
    return "\(path):\(line): warning: \(words[console.language].plain)"
  }

  /// Adds lines to it, or says why it cannot.
  func append(_ lines: [String], _ console: Console) {
    guard let path else { return }
    do {
      try appendLines(lines, to: path)
    } catch {
      console.complain(error.message)
    }
  }

  /// What makes a session on a lesson, or on all of them, begin again where it begins now; nothing
  /// for somebody who was never here.
  func preface(on lesson: String?, at seconds: Int, _ console: Console) -> [String] {
    // What is wrong with it was said when it was read.
    guard Rehearsal.current == nil, let log = log(console.silent) else { return [] }
    let lines = log.whole.map(\.text).filter { line in
      lesson.map { line.has("\"lesson\":\"\($0)\"") } ?? true
    }
    guard !lines.isEmpty else { return [] }
    // The last line is no event: it says when.
    return ["```jsonl file=\(Self.documentPath)"] + lines + ["{\"at\":\(seconds)}", "```", ""]
  }

  /// The time of the last line of a log.
  static func lastSecond(of log: String) -> Int? {
    let last = log.split(whereSeparator: \.isNewline).last
    guard let last, let key = last.places(of: "\"at\":").first else { return nil }
    return Int(last[key.upperBound...].prefix(while: \.isNumber)).map(ProgressEvent.time)
  }
}
