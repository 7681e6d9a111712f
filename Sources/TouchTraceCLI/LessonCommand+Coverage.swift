import JSON
import Lessons
import TouchNarration
import Transcripts

extension LessonCommand {
  /// `lesson coverage`: the mission table and the ways of delivery, as text, JSON or Markdown.
  func showCoverage() throws(FileProblem) -> ExitCode {
    let coverage = LessonCoverage(try LessonLibrary.wanted(by: invocation))
    switch invocation[.format] {
    case "json": console.put(json(of: coverage) + "\n")
    case "md": console.put(coverage.markdownTable)
    default: console.show(coverage.lines(console.language))
    }
    let isWhole = coverage.missingSystems.isEmpty && coverage.missingPaths.isEmpty
    return isWhole || !invocation.has(.strict) ? .success : .checkFailed
  }

  private func json(of coverage: LessonCoverage) -> String {
    var json = JSONWriter()
    json.object { json in
      json.objects("systems", coverage.systems) { json, system in
        json.field("id", system.id)
        json.field("verdict", system.verdict.rawValue)
        Self.write(coverage.lessons(of: system), to: &json)
      }
      json.objects("paths", DeliveryPath.allCases) { json, path in
        json.field("path", path.rawValue)
        Self.write(coverage.lessons(on: path), to: &json)
      }
    }
    return json.text
  }

  private static func write(_ lessons: [String], to json: inout JSONWriter) {
    json.field("lessons", lessons)
  }
}
