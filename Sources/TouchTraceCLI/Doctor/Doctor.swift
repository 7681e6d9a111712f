import JSON
import LineEditing
import TouchNarration
import Transcripts

/// `touchtrace doctor`: what it finds here, and what is in the way.
struct Doctor {
  let console: Console

  /// Ends with 1 where something does not work.
  func run(asJSON isJSON: Bool) -> ExitCode {
    guard Rehearsal.current == nil else {
      console.complain(
        en: "a session in a document cannot run 'doctor': it is about one machine",
        zh: "文档里的会话不能运行“doctor”：它说的是某一台机器")
      return .usage
    }
    let findings =
      BuildExam.findings + TerminalExam(console: console).findings
      + FolderExam.findings + EditorExam.findings
    let problems = findings.count { $0.grade == .problem }
    isJSON ? put(findings, isHealthy: problems == 0) : show(findings, problems)
    return problems == 0 ? .success : .checkFailed
  }

  private func show(_ findings: [ExamResult], _ problems: Int) {
    let titles = findings.map { $0.subject.title[console.language] }
    let column = (titles.map(\.width).max() ?? 0) + 4
    for (finding, title) in zip(findings, titles) {
      let gap = String(repeating: " ", count: column - 2 - title.width)
      let line =
        finding.grade.mark + " " + title + StyledText(stringLiteral: gap)
        + finding.said[console.language]
      console.show(line.wrapped(to: console.width, firstIndent: 0, indent: column))
    }
    console.show(Self.summary(problems))
  }

  private static func summary(_ problems: Int) -> Phrase {
    switch problems {
    case 0: Phrase(en: "no problems found", zh: "没有发现问题")
    case 1: Phrase(en: "1 problem found", zh: "发现 1 个问题")
    default: Phrase(en: "\(problems) problems found", zh: "发现 \(problems) 个问题")
    }
  }

  /// The schema's name; a field that is taken away or means something else makes it `/2`.
  private static let schema = "touchtrace-doctor/1"

  private func put(_ findings: [ExamResult], isHealthy: Bool) {
    var json = JSONWriter()
    json.object { json in
      json.field("schema", Self.schema)
      json.field("healthy", isHealthy)
      json.objects("findings", findings) { json, finding in
        json.field("about", finding.subject.rawValue)
        json.field("grade", finding.grade.rawValue)
        json.field("text", finding.said[console.language].plain)
      }
    }
    console.put(json.text + "\n")
  }
}
