import JSON
import TouchCore
import TouchNarration

/// What this version makes of a head, and where its lines are other ones than the file's.
struct Rerun {
  /// What this version decides.
  private(set) var trace: Trace?
  /// The first step whose line this version would write otherwise.
  private(set) var otherLine: Int?
  private var lines: JSONLines?
  /// The line that this version writes.
  private var json = JSONWriter()

  /// Nothing can be played.
  init() {}

  /// Plays a head.
  init(of stage: RecordStage, _ head: RecordHead, _ care: RecordReader.Care) {
    let trace = stage.record()
    self.trace = trace
    switch care {
    case .steps: break
    case .everything:
      let context = TranscriptContext(tool: head.tool, lesson: head.lesson)
      lines = jsonLines(of: trace, language: head.language, context: context)
      _ = lines?.next()
    }
  }

  /// Looks whether a step's line is the one that this version writes.
  mutating func compare(_ line: UnsafeBufferPointer<UInt8>, step: Int) {
    guard lines != nil, otherLine == nil else { return }
    json.removeAll()
    _ = lines?.write(to: &json)
    if !json.bytes.elementsEqual(line) { otherLine = step }
  }

  /// There is nothing more to compare.
  mutating func stop() { lines = nil }
}
