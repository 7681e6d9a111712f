import Lessons
import TouchNarration

/// `touchtrace verify FILE…`: runs the sessions in Markdown files again and compares.
struct VerifyCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(FileProblem) -> ExitCode {
    // A session that verifies its own document would never end.
    guard Rehearsal.current == nil else {
      console.complain(en: "a session cannot verify sessions", zh: "会话中不能再用 verify 检查会话")
      return .usage
    }
    var worst = ExitCode.success
    for path in invocation.operands {
      let code = try verify(path)
      if worst != .unreadable, code != .success { worst = code }
    }
    return worst
  }

  private func verify(_ path: String) throws(FileProblem) -> ExitCode {
    let text = try readText(path)
    let document = SessionDocument(text)
    guard !document.sessions.isEmpty else {
      console.complain(
        en: "\(path) has no session: a block that begins with ```touchtrace",
        zh: "\(path) 中没有会话：会话是以 ```touchtrace 开头的代码块")
      return .unreadable
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let (now, count): (String, Int)
    do throws(SessionRerun.Trouble) {
      (now, count) = try document.rerun(in: folder)
    } catch {
      console.complain("\(path):\(error.line + 1): error: \(error.words[console.language].plain)")
      return .unreadable
    }
    if let picture = invocation[.picture] { try draw(document, in: Enclosure(folder), to: picture) }
    // Editors take blanks away at the end of lines; that makes no difference.
    let differences = lineDiff(from: trimmed(text), to: trimmed(now))
    guard !differences.isEmpty else {
      console.show(
        en: "\(path): sessions run again: \(number: "\(count)"), all with the same output",
        zh: "\(path)：重新运行了 \(number: "\(count)") 个会话，结果相同")
      return .success
    }
    guard !invocation.has(.update) else {
      try writeText(now, to: path, force: true)
      console.show(en: "\(path): updated", zh: "\(path)：已更新")
      return .success
    }
    let writer = TerminalWriter(colour: console.colour)
    for line in ["--- \(path)", "+++ \(path)"] + differences {
      console.put(writer.string(line) + "\n")
    }
    return .checkFailed
  }

  private func trimmed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.dropLast(line.reversed().prefix { $0 == " " }.count) }
      .joined(separator: "\n")
  }
}
