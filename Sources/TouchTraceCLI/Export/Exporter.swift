import Lessons
import SceneFiles
import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

/// Writes records in the formats people share.
struct Exporter {
  typealias Format = ExportFormat

  /// The lesson the record is from, if it is.
  let lesson: String?
  /// What people call the touch.
  var label = "touch"
  /// The step a picture is of, from 1; 0 for before the first, nil for the last.
  var step: Int?
  /// The version that made the record.
  var tool = TouchTrace.version
  /// The version that made a record that is replayed.
  var recorder: String?
  /// The first and the last step to tell; nil for all.
  var part: ClosedRange<Int>?
  /// How much is said of each step.
  var explaining = Explaining.reason

  /// The lines of the record.
  ///
  /// The bytes are split as they come: a record can have gigabytes, too many to hold a second time as one
  /// text.
  func lines(
    of trace: Trace, _ format: Format, _ language: Language, notes: [StepNote]
  ) -> [StyledText] {
    var lines: [StyledText] = []
    var line: [UInt8] = []
    func end() {
      lines.append(StyledText(stringLiteral: String(decoding: line, as: UTF8.self)))
      line.removeAll(keepingCapacity: true)
    }
    write(trace, format, language, notes: notes) { piece in
      for byte in piece {
        if byte == 0x0A { end() } else { line.append(byte) }
      }
    }
    end()
    return lines
  }

  /// The record, piece by piece, in UTF-8; what begins with its own size, as a picture does, or is
  /// shortened until it is small enough, as a page is, in one piece.
  func write(
    _ trace: Trace, _ format: Format, _ language: Language, notes: [StepNote] = [],
    to put: ([UInt8]) -> Void
  ) {
    let context = TranscriptContext(
      tool: tool, lesson: lesson, notes: notes.map { Note(step: $0.step, $0.content) }, part: part,
      explaining: explaining)
    func hand(_ text: String) { put(Array(text.utf8)) }
    switch format {
    case .text:
      tell(trace, language, notes) { lines in
        hand(lines.map { terminalSafe($0.plain) + "\n" }.joined())
      }
    case .markdown: writeMarkdown(of: trace, language: language, context: context, to: hand)
    case .jsonl: writeJSONLines(of: trace, language: language, context: context, to: put)
    case .svg:
      let index = (step ?? trace.count) - 1
      hand(SceneSVG(of: trace, at: index < 0 ? nil : index, language: language).text)
    case .html: hand(htmlPage(of: trace, language: language, context: context))
    case .cast:
      CastSession(trace: trace, language: language, label: label, context: context).write(to: hand)
    case .lesson:
      let skeleton = LessonSkeleton(
        trace: trace, touchID: label, notes: notes.map { ($0.step, $0.told(in: .english).plain) })
      hand(skeleton.text)
    case .log:
      RecordLog.write(trace, to: hand)
      // Who reads a log leaves out what is not of it.
      for remark in Narrator(trace, language).cutShort { hand(remark.plain + "\n") }
    }
  }

  /// Tells the record for a terminal, some lines after the other.
  func tell(
    _ trace: Trace, _ language: Language, _ notes: [StepNote] = [],
    to show: ([StyledText]) -> Void
  ) {
    let narrator = Narrator(trace, language)
    let widest = "\(trace.count)".count
    let notesOfStep = Dictionary(grouping: notes, by: \.step)
    let blank = String(repeating: " ", count: widest + 2)
    func left(at step: Int) -> [StyledText] {
      (notesOfStep[step] ?? []).map { StyledText("\(blank)✎ ", .strong) + $0.told(in: language) }
    }
    let steps = part.map { $0.lowerBound - 1..<$0.upperBound } ?? trace.indices
    let names = FoundNames(trace.scene)
    var explained: Set<String> = []
    show(names.telling(narrator.outcome(), after: &explained) + [""] + left(at: 0))
    var pictures = TextPictures(trace, language, label: label, indent: blank)
    for index in steps where !Interruption.isWanted {
      let number = "#\(index + 1)"
      let gap = String(repeating: " ", count: widest + 2 - number.count)
      let nesting = String(repeating: "  ", count: trace[index].shownNesting)
      let told = StyledText(number, .dim) + StyledText(stringLiteral: gap + nesting)
      let reasons = narrator.told(index, explaining).map { "\(blank)\(nesting)" + $0 }
      let lines = [told + narrator.line(index)] + reasons
      show(names.telling(lines, after: &explained) + left(at: index + 1))
      show(pictures.picture(behind: index, endsThere: index + 1 == steps.upperBound))
    }
    guard part == nil, !Interruption.isWanted, let verdict = trace.meantVerdict(language) else {
      return
    }
    show(["", StyledText(verdict.question, .strong)] + verdict.lines)
  }
}
