import JSON
import Lessons
import SceneLanguage
import TouchNarration
import Transcripts

extension LessonCommand {
  /// Checks the files, or all lessons below the folders, that are named.
  func check(_ paths: [String]) throws(FileProblem) -> ExitCode {
    var reports: [LessonReport] = []
    var remarks: [Diagnostic] = []
    for path in paths.isEmpty ? ["lessons"] : paths {
      let pack = try LessonPack(path)
      reports += try pack.reports()
      if invocation.has(.strict) { remarks += try pack.remarks() }
    }
    guard !reports.isEmpty else {
      console.complain(en: "there are no lessons to check", zh: "没有可以检查的课程")
      return .unreadable
    }
    let all = reports.flatMap(\.diagnostics) + remarks
    if invocation[.format] == "json" {
      console.put(json(of: all) + "\n")
    } else {
      for diagnostic in all { console.complain(diagnostic) }
    }
    let code = exitCode(reports, isStrict: invocation.has(.strict), warnings: !all.isEmpty)
    if code == .success, invocation[.format] != "json" { sayChecked(reports.count) }
    return code
  }

  private func sayChecked(_ count: Int) {
    console.show(
      en: "\(count) lesson files checked: every claim holds",
      zh: "已检查 \(count) 个课程文件：所有说法都成立")
  }

  /// A file that does not parse weighs more than one that says something untrue.
  private func exitCode(_ reports: [LessonReport], isStrict: Bool, warnings: Bool) -> ExitCode {
    guard reports.allSatisfy(\.isParsable) else { return .unreadable }
    guard reports.allSatisfy(\.isSound) else { return .checkFailed }
    return isStrict && warnings ? .checkFailed : .success
  }

  private func json(of diagnostics: [Diagnostic]) -> String {
    var json = JSONWriter()
    json.objects(diagnostics) { json, diagnostic in
      json.field("file", diagnostic.file)
      json.field("line", diagnostic.line)
      json.field("column", diagnostic.column)
      json.field("length", diagnostic.length)
      json.field("severity", diagnostic.severity.rawValue)
      json.field("message", diagnostic.message)
    }
    return json.text
  }
}
