import JSON
import TouchCore

//  the file's line ─┬─ the same bytes ─▶ nothing to say
//  this version's ──┴─ other bytes ────▶ the record's text; the first such line

/// What this version makes of a head, and where the record says something else.
struct Rerun {
  let trace: Trace
  /// What the record says at the steps of which this version says something else.
  private(set) var texts: [Int: String] = [:]
  private(set) var difference: RecordFile.Difference?
  private var lines: JSONLines
  /// The line that this version writes next.
  private var own = JSONWriter()

  init(of head: RecordHead) throws(RecordHead.Trouble) {
    trace = try head.record()
    let context = TranscriptContext(tool: head.tool, lesson: head.lesson)
    lines = jsonLines(of: trace, language: head.language, context: context)
    _ = lines.next()
    goOn()
  }

  /// Goes on to the next line if this version writes the same one here.
  mutating func agrees(with line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard own.bytes.elementsEqual(line) else { return false }
    goOn()
    return true
  }

  /// The record has another line for a step; nil if it is over.
  mutating func differ(at step: Int, saying theirs: String?) {
    let ours = step > trace.count ? nil : (try? JSONValue(own.bytes))?["text"]?.text
    if let theirs, theirs != ours { texts[step] = theirs }
    difference = difference ?? .step(step, theirs: theirs, ours: ours)
    if step <= trace.count { goOn() }
  }

  /// The record ends otherwise, after so many steps.
  mutating func end(after steps: Int) {
    if steps < trace.count { differ(at: steps + 1, saying: nil) }
    difference = difference ?? .outcome
  }

  private mutating func goOn() {
    own.removeAll()
    _ = lines.write(to: &own)
  }
}
