import Lessons
import SceneLanguage
import TouchNarration

/// `touchtrace lesson …`: what authors and readers of lessons need around them.
struct LessonCommand {
  let invocation: Invocation
  let console: Console

  private enum Verb: String, CaseIterable {
    case check, transcript, list, vocabulary
  }

  func run() throws(FileProblem) -> ExitCode {
    let word = invocation.operands[0]
    switch Verb(rawValue: word) {
    case .check: return try check(Array(invocation.operands.dropFirst()))
    case .transcript:
      return try LessonTranscripts(invocation: invocation, console: console)
        .run(Array(invocation.operands.dropFirst()))
    case .list: return try list()
    case .vocabulary: return vocabulary()
    case nil:
      let near = nearest(word, among: Verb.allCases.map(\.rawValue))
      let hint = near.map { "; did you mean '\($0)'?" } ?? ""
      console.complain(
        Phrase(
          en: "'lesson' knows check, transcript, list and vocabulary, not '\(word)'\(hint)",
          zh: "“lesson”只认识 check、transcript、list 和 vocabulary，不认识“\(word)”"))
      return .usage
    }
  }

  private func vocabulary() -> ExitCode {
    for group in Vocabulary.groups {
      console.show([StyledText(group.title[console.language].plain, .strong)])
      for entry in group.entries {
        let gap = String(repeating: " ", count: max(2, 38 - entry.form.count))
        let text =
          StyledText("  " + entry.form, .code) + StyledText(stringLiteral: gap)
          + entry.meaning[console.language]
        console.show(text.wrapped(to: console.width, firstIndent: 0, indent: 40))
      }
    }
    return .success
  }

  private func list() throws(FileProblem) -> ExitCode {
    let library = try LessonLibrary.wanted(by: invocation)
    let progress = ProgressLog().read(console)
    for id in library.lessons {
      let mark = progress.state(of: id).mark
      console.show(["\(good: mark) \(name: id)  \(library.title(of: id, console.language))"])
    }
    return .success
  }

  /// Checks the files, or all lessons below the folders, that are named.
  private func check(_ paths: [String]) throws(FileProblem) -> ExitCode {
    var worst = ExitCode.success
    var count = 0
    for path in paths.isEmpty ? ["lessons"] : paths {
      let pack = try LessonPack(path)
      for report in try pack.reports() {
        count += 1
        for diagnostic in report.diagnostics { console.complain(diagnostic) }
        worst = worse(worst, report)
      }
    }
    guard count > 0 else {
      console.complain(Phrase(en: "there are no lessons to check", zh: "没有可以检查的课程"))
      return .unreadable
    }
    guard worst == .success else { return worst }
    console.show(
      Phrase(
        en: "\(count) lesson files checked: every claim holds",
        zh: "已检查 \(count) 个课程文件：所有说法都成立"))
    return .success
  }

  /// A file that does not parse weighs more than one that says something untrue.
  private func worse(_ before: ExitCode, _ report: LessonReport) -> ExitCode {
    guard report.isParsable else { return .unreadable }
    return report.isSound || before != .success ? before : .checkFailed
  }
}
