import TouchAudit
import TouchCore
import TouchNarration

//   login.xib
//     error    T07  buy (UIButton): cannot be hit: hud lies in front of it (100%)
//                   0% reachable · PROVED · send what is in front behind, …
//                   touchtrace debug login.xib --tap 80,82

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
    guard !file.findings.isEmpty || file.remarkCount > 0 else { return [] }
    var lines: [StyledText] = ["\(strong: terminalSafe(file.title))"]
    if file.remarkCount > 0 {
      lines.append(
        "  "
          + say(
            en:
              "read with \(file.remarkCount) warning\(file.remarkCount == 1 ? "" : "s"), which make "
              + "related findings less certain (\(code: listing(file)) lists them)",
            zh: "读入时有 \(file.remarkCount) 个警告：相关的结论不一定可靠（\(code: listing(file)) 会列出）"))
    }
    for finding in file.findings { lines += self.lines(of: finding, in: file) }
    return lines
  }

  private func lines(of finding: Finding, in file: AuditReport.File) -> [StyledText] {
    let words = FindingWords(finding, in: file.scene)
    let severity = finding.severity.word[language].plain
    let head: StyledText =
      "  \(severity) \(strong: finding.rule.rawValue) " + words.subject
      + say(en: ": ", zh: "：") + words.message[language]
    let facts = [words.reachable?[language], words.certainty[language]].compactMap { $0 }
    var about: StyledText = "      "
    for (place, fact) in facts.enumerated() { about += place == 0 ? fact : " · " + fact }
    about += " · " + finding.rule.advice[language]
    return [head, about] + (command(finding, file).map { ["      \(code: $0)"] } ?? [])
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
    let (errors, warnings) = (report.count(.error), report.count(.warning))
    return say(
      en: "files: \(report.files.count), controls: \(controls), errors: \(errors)"
        + ", warnings: \(warnings), info: \(report.count(.info))"
        + ", suppressed: \(suppressed), known before: \(known)",
      zh: "文件 \(report.files.count) 个，控件 \(controls) 个，错误 \(errors) 个"
        + "，警告 \(warnings) 个，提示 \(report.count(.info)) 个"
        + "，忽略 \(suppressed) 个，以前已知 \(known) 个")
  }

  private func say(en: StyledText, zh: StyledText) -> StyledText {
    Phrase(en: en, zh: zh)[language]
  }
}
