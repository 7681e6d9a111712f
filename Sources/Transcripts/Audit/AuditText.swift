import TouchAudit
import TouchCore
import TouchNarration

//   login.xib:12:9: error: 'Buy' (UIButton, id aB1) cannot be hit: hud lies in front of it (100%) [T07]
//       0% reachable · PROVED · send what is in front behind, …
//       touchtrace debug login.xib --tap 80,82
//
//   The first line of each is a compiler's: editors and Xcode lead from it to the line of the file.

/// A report for people.
public struct AuditText {
  private let report: AuditReport
  private let language: Language

  /// Makes the text of a report.
  public init(_ report: AuditReport, _ language: Language) {
    self.report = report
    self.language = language
  }

  /// The lines: each file with its findings, then what was found of all.
  public var lines: [StyledText] {
    report.files.flatMap { lines(of: $0) } + unused + [total]
  }

  private func lines(of file: AuditReport.File) -> [StyledText] {
    guard !file.findings.isEmpty else { return file.lostCount > 0 ? [lost(of: file)] : [] }
    var lines: [StyledText] = []
    if file.remarkCount > 0 {
      let count = file.remarkCount
      lines.append(
        line(
          of: file, at: nil, Severity.info.compilerWord,
          say(
            en:
              "read with \(count) warning\(count == 1 ? "" : "s"), which make related findings less "
              + "certain (\(code: listing(file)) lists them)",
            zh: "读入时有 \(count) 个警告：相关的结论不一定可靠（\(code: listing(file)) 会列出）")))
    }
    for finding in file.findings { lines += self.lines(of: finding, in: file) }
    return lines
  }

  /// That nothing was found in what could be read.
  private func lost(of file: AuditReport.File) -> StyledText {
    let count = file.lostCount
    return line(
      of: file, at: nil, Severity.info.compilerWord,
      say(
        en:
          "\(count) view\(count == 1 ? "" : "s") could not be read (\(code: listing(file)) lists "
          + "\(count == 1 ? "it" : "them")); the rest was audited",
        zh: "有 \(count) 个视图读不出来（\(code: listing(file)) 会列出）；其余的已经审查"))
  }

  /// A line as compilers write it: `path:line:column: severity: message`.
  private func line(
    of file: AuditReport.File, at place: SourcePlace?, _ severity: String, _ message: StyledText
  ) -> StyledText {
    let place = "\(terminalSafe(file.name)):\(place?.line ?? 1):\(place?.column ?? 1)"
    return "\(strong: place): \(severity): " + message
  }

  private func lines(of finding: Finding, in file: AuditReport.File) -> [StyledText] {
    let words = FindingWords(finding, in: file.scene)
    let screen: StyledText = file.screen.map { "\(terminalSafe($0)): " } ?? ""
    let head = line(
      of: file, at: file.place(of: finding), finding.severity.compilerWord,
      screen + words.sentence[language] + " [\(strong: finding.rule.rawValue)]")
    let facts = [words.reachable?[language], words.certainty[language]].compactMap { $0 }
    var about: StyledText = "    "
    for (place, fact) in facts.enumerated() { about += place == 0 ? fact : " · " + fact }
    about += " · " + words.advice[language]
    return [head, about] + (command(finding, file).map { ["    \(code: $0)"] } ?? [])
  }

  /// What to type to see the doubts with which a file was read.
  private func listing(_ file: AuditReport.File) -> String {
    let screen = file.screen.map { " --scene \(shellWord(terminalSafe($0)))" } ?? ""
    return "touchtrace convert \(shellWord(terminalSafe(file.name)))\(screen)"
  }

  /// What to type to look at it.
  private func command(_ finding: Finding, _ file: AuditReport.File) -> String? {
    finding.example.map { point in
      let name = shellWord(terminalSafe(file.name))
      let screen = file.screen.map { " --scene \(shellWord(terminalSafe($0)))" } ?? ""
      return "touchtrace debug \(name)\(screen) --tap \(short(point.x)),\(short(point.y))"
    }
  }

  private var unused: [StyledText] {
    report.suppressions.problems.map { problem in
      let line: StyledText = "\(number: "\(problem.line)")"
      guard let word = problem.word else {
        return say(
          en: "suppressions, line " + line + ": the view is missing",
          zh: "忽略名单第 " + line + " 行：有规则，没有视图")
      }
      let name = terminalSafe(word)
      return say(
        en: "suppressions, line " + line + ": unknown rule \(bad: name)",
        zh: "忽略名单第 " + line + " 行：没有叫 \(bad: name) 的规则")
    }
      + report.unusedSuppressions.map { entry in
        let line: StyledText = "\(number: "\(entry.line)")"
        let what = (entry.rule?.rawValue ?? "*") + " " + terminalSafe(entry.element)
        return say(
          en: "suppressions, line " + line + ": no finding matches \(code: what)",
          zh: "忽略名单第 " + line + " 行：没有找到 \(code: what)")
      }
  }

  private var total: StyledText {
    let suppressed = report.files.reduce(0) { $0 + $1.suppressedCount }
    let known = report.files.reduce(0) { $0 + $1.knownCount }
    let controls = report.files.reduce(0) { $0 + $1.audit.controlCount }
    let doubts = report.files.reduce(0) { $0 + $1.audit.doubtCount }
    let files = Set(report.files.map { $0.name }).count
    let (errors, warnings, notes) = (
      report.count(.error), report.count(.warning), report.count(.info)
    )
    let asides = [
      (suppressed, "suppressed", "忽略"), (known, "known before", "以前已知"),
      (doubts, "doubtful (--doubts shows them)", "存疑（--doubts 会列出）"),
    ].filter { $0.0 > 0 }
    let found =
      errors + warnings + notes == 0
      ? Phrase(en: ", nothing new", zh: "，没有新问题")
      : Phrase(
        en: ", errors: \(errors), warnings: \(warnings), notes: \(notes)",
        zh: "，错误 \(errors) 个，警告 \(warnings) 个，提示 \(notes) 个")
    return say(
      en: "files: \(files), controls: \(controls)" + found.english
        + StyledText(asides.map { ", \($0.1): \($0.0)" }.joined(), .plain),
      zh: "文件 \(files) 个，控件 \(controls) 个" + found.chinese
        + StyledText(asides.map { "，\($0.2) \($0.0) 个" }.joined(), .plain))
  }

  private func say(en: StyledText, zh: StyledText) -> StyledText {
    Phrase(en: en, zh: zh)[language]
  }
}

extension Severity {
  /// What compilers call it.
  fileprivate var compilerWord: String { self == .info ? "note" : rawValue }
}
