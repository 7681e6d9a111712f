import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

/// `touchtrace run FILE`: delivers the touch and writes a transcript.
struct RunCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(FileProblem) -> ExitCode {
    guard let source = try Source.open(invocation, console) else { return .unreadable }
    if invocation[.format] == PageCommand.format {
      return try PageCommand(invocation: invocation, console: console).write(source)
    }
    let trace = record(source.script, in: source.scene)
    let step = invocation[.step].flatMap { Int($0) }
    if let step, step > trace.count {
      console.complain(en: "there are only \(trace.count) steps", zh: "一共只有 \(trace.count) 步")
      return .usage
    }
    let exporter = Exporter(lesson: source.lessonID, label: source.touchID, step: step)
    // A file's name says its format where nothing else does.
    let ending = invocation[.output]?.split(separator: ".").last.map(String.init) ?? ""
    let format =
      invocation[.format].flatMap { Exporter.Format(rawValue: $0) }
      ?? Exporter.Format(ending: ending) ?? .text
    guard let path = invocation[.output] else {
      if format == .text {
        exporter.tell(trace, console.language) { console.show($0) }
      } else {
        exporter.write(trace, format, console.language) { console.put($0) }
      }
      return .success
    }
    try writeFile(to: path, force: invocation.has(.force)) { put in
      exporter.write(trace, format, console.language, to: put)
    }
    return .success
  }
}
