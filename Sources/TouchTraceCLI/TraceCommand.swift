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
        Phrase(
          en: "'trace' takes 'check', not '\(word)'\(near)",
          zh: "“trace”后面只能写“check”，不能写“\(word)”\(meant)"))
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
      let file = try readRecord(path)
      console.complain(about: file, path)
      guard file.problems.isEmpty, let agreement = file.agreement(tool: TouchTrace.version) else {
        return .unreadable
      }
      let words = file.words(for: agreement, tool: TouchTrace.version)
      console.show(
        Phrase(en: "\(code: path): " + words.english, zh: "\(code: path)：" + words.chinese))
      return agreement.exitCode
    } catch {
      console.complain(error.message)
      return .unreadable
    }
  }
}

/// Reads a record from a file, piece by piece; `-` is standard input.
func readRecord(_ path: String) throws(FileProblem) -> RecordFile {
  var reader = RecordReader()
  try readPieces(path) { piece in
    reader.take(piece)
    return reader.wantsMore
  }
  return reader.finish()
}

extension Console {
  /// Says what is wrong with a record.
  func complain(about file: RecordFile, _ path: String) {
    for problem in file.problems { complain(problem.headline(file: path, language)) }
    guard file.hasMoreProblems else { return }
    complain(Phrase(en: "\(path): the rest was not checked", zh: "\(path)：其余部分没有检查"))
  }
}

extension Agreement {
  fileprivate var exitCode: ExitCode {
    switch self {
    case .fine, .risky: .success
    case .impossible(.stage): .unreadable
    case .impossible(.step), .impossible(.outcome): .checkFailed
    }
  }
}
