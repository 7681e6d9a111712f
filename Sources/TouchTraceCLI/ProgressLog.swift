import Lessons
import TouchNarration

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

  /// What is in it; nothing where there is no such file yet.
  func read(_ console: Console) -> Progress {
    guard let path, exists(path) else { return Progress() }
    do {
      return Progress(log: try readText(path))
    } catch {
      console.complain(error.message)
      return Progress()
    }
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
  func preface(on lesson: String?, at seconds: Int) -> [String] {
    guard Rehearsal.current == nil, let path, exists(path), let text = try? readText(path) else {
      return []
    }
    let lines = text.split(whereSeparator: \.isNewline).map(String.init).filter { line in
      lesson.map { line.contains("\"lesson\":\"\($0)\"") } ?? true
    }
    guard !lines.isEmpty else { return [] }
    // The last line is no event: it says when.
    return ["```jsonl file=\(Self.documentPath)"] + lines + ["{\"at\":\(seconds)}", "```", ""]
  }

  /// The time of the last line of a log.
  static func lastSecond(of log: String) -> Int? {
    let last = log.split(whereSeparator: \.isNewline).last
    return last?.firstMatch(of: /"at":(\d+)/).flatMap { Int($0.1) }
  }
}
