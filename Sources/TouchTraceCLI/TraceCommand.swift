import SceneLanguage
import TouchNarration
import Transcripts

/// `touchtrace trace check FILE…`: whether records are sound, and whether this version agrees.
struct TraceCommand {
  let invocation: Invocation
  let console: Console

  /// Ends with 0 where every record is sound and this version answers alike, with 1 where it answers
  /// otherwise, with 3 where a file or what is in it does not parse.
  func run() throws(FileProblem) -> ExitCode {
    let word = invocation.operands[0]
    guard word == "check" else {
      let near = nearest(word, among: ["check"]) == nil ? "" : "; did you mean 'check'?"
      let meant = near.isEmpty ? "" : "；你是不是想写“check”？"
      console.complain(
        en: "'trace' takes 'check', not '\(word)'\(near)",
        zh: "“trace”后面只能写“check”，不能写“\(word)”\(meant)")
      return .usage
    }
    guard invocation.operands.count > 1 else {
      console.complain(Invocation.Problem.missingOperand(.trace).words)
      return .usage
    }
    var worst = ExitCode.success
    for path in invocation.operands.dropFirst() {
      // A file that does not parse weighs more than one that is answered otherwise.
      let result = check(path)
      if result == .unreadable || worst == .success { worst = result }
    }
    return worst
  }

  private func check(_ path: String) -> ExitCode {
    do throws(FileProblem) {
      guard let file = try readRecord(path, console) else { return .unreadable }
      let agreement = file.agreement(tool: TouchTrace.version)
      let words = file.words(for: agreement, tool: TouchTrace.version)
      console.show(Phrase(en: "\(code: path): ", zh: "\(code: path)：") + words)
      return agreement.exitCode
    } catch {
      console.complain(error.message)
      return .unreadable
    }
  }
}

/// Reads a record from a file, piece by piece; `-` is standard input.
///
/// Says on standard error what is wrong, and is nil then.
func readRecord(_ path: String, _ console: Console) throws(FileProblem) -> RecordFile? {
  var reader = RecordReader()
  try readPieces(path) { piece in
    reader.take(piece)
    return reader.wantsMore
  }
  return reader.finished(path, console)
}

extension RecordReader {
  /// Returns the record that was read; nil, after an error message, if the file is not a record.
  mutating func finished(_ path: String, _ console: Console) -> RecordFile? {
    do throws(RecordProblem) {
      return try finish()
    } catch {
      console.complain(error.headline(file: path, console.language))
      return nil
    }
  }
}

extension RecordFile.Agreement {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .fine, .risky: .success
    case .different: .checkFailed
    case .impossible: .unreadable
    }
  }
}
