import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("The transcripts beside the lessons", .ownThread) struct LessonTranscriptTests {
  @Test("are those of today, and small") func current() throws {
    let run = try touchtrace(["lesson", "transcript", "--check", "lessons"])
    #expect(run.status == 0 && run.output.contains("up to date"), "\(run.errors)")
    let folder = packageRoot.appending(path: "lessons").path
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let transcripts = names.filter { $0.hasSuffix("/transcript.md") }
    #expect(transcripts.count == names.count { $0.hasSuffix("/lesson.md") })
    for name in transcripts {
      let size = try Data(contentsOf: URL(filePath: folder + "/" + name)).count
      #expect(size <= 10_000, "\(name): \(size)")
    }
  }

  @Test("are written by one command, and one that is stale is named") func written() throws {
    let folder = try TemporaryDirectory()
    let lesson = try String(contentsOfFile: packageRoot.path + "/" + firstToFifth, encoding: .utf8)
    try folder.write(lesson, to: "lesson.md")
    let words = ["lesson", "transcript", folder.path]
    let missing = try touchtrace(words + ["--check"])
    #expect(missing.status == 1 && missing.errors.contains("transcript.md is out of date"))
    #expect(try touchtrace(words).output.contains("transcripts: 1, rewritten: 1"))
    let kept = packageRoot.path + "/" + firstToFifth.replacing("lesson.md", with: "transcript.md")
    #expect(
      try folder.contents(of: "transcript.md") == String(contentsOfFile: kept, encoding: .utf8))
    #expect(try touchtrace(words + ["--check"]).status == 0)
    try folder.write("old\n", to: "transcript.md")
    #expect(try touchtrace(words + ["--check"]).status == 1)
    #expect(try folder.contents(of: "transcript.md") == "old\n")
  }
}
