import Lessons
import TouchCore
import TouchNarration
import Transcripts

/// Writes, or compares, the `transcript.md` beside each lesson: the record of its first touch in its
/// first scene.
struct LessonTranscripts {
  let invocation: Invocation
  let console: Console

  /// Does so for the lessons that are named, or for all below folders that are named.
  func run(_ paths: [String]) throws(FileProblem) -> ExitCode {
    var stale: [String] = []
    var count = 0
    for path in paths.isEmpty ? ["lessons"] : paths {
      let pack = try LessonPack(path)
      for lesson in pack.lessons {
        count += 1
        guard let text = try transcript(of: lesson) else { return .unreadable }
        let file = String(lesson.dropLast("lesson.md".count)) + "transcript.md"
        try pack.enclosure.check(file)
        let before = exists(file) ? try readFoundText(file) : nil
        guard before != text else { continue }
        stale.append(file)
        if !invocation.has(.check) { try writeText(text, to: file, force: true) }
      }
    }
    guard count > 0 else {
      console.complain(en: "there are no lessons", zh: "没有课程")
      return .unreadable
    }
    return tell(stale, count)
  }

  private func tell(_ stale: [String], _ count: Int) -> ExitCode {
    guard invocation.has(.check) else {
      for file in stale { console.show(["\(code: file)"]) }
      console.show(
        en: "transcripts: \(count), rewritten: \(stale.count)",
        zh: "共 \(count) 份记录，重新写出 \(stale.count) 份")
      return .success
    }
    for file in stale {
      console.complain(
        en: "\(file) is out of date; 'touchtrace lesson transcript' writes it",
        zh: "\(file) 已过时；用“touchtrace lesson transcript”重新写出")
    }
    guard stale.isEmpty else { return .checkFailed }
    console.show(en: "transcripts up to date: \(count)", zh: "\(count) 份记录都是最新的")
    return .success
  }

  private func transcript(of lesson: String) throws(FileProblem) -> String? {
    // That a lesson has other scenes too is no news here.
    let source = try Source.open(lesson, invocation, console.silent)
    guard let source else {
      _ = try Source.open(lesson, invocation, console)
      return nil
    }
    return markdown(
      of: record(source.script, in: source.scene), language: .english,
      context: TranscriptContext(tool: TouchTrace.version, lesson: source.lessonID))
  }
}
