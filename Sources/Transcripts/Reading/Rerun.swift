import JSON
import TouchCore
import TouchNarration

//  the file's line ─┬─ the same bytes ─▶ nothing to say
//  this version's ──┴─ other bytes ────▶ the record's text; whether it is another answer

/// What this version makes of a head, and where the record says something else.
struct Rerun {
  /// Where a record and this version differ.
  struct Differences: Sendable {
    /// The first step whose line this version would write otherwise.
    var line: Int?
    /// The first step at which this version answers otherwise.
    var answer: OtherAnswer?
    /// The first touch of which something else became, from 1.
    var outcome: Int?
    /// What the record says at the steps of which this version says something else.
    var texts: [Int: String] = [:]
  }

  /// A step at which this version answers otherwise.
  struct OtherAnswer: Sendable {
    /// The step, from 1.
    let step: Int
    /// What each says; nil if its record is over.
    let theirs: Phrase?
    let ours: Phrase?
  }

  /// What this version decides; nil if nothing can be played.
  private(set) var trace: Trace?
  private(set) var differences = Differences()
  private var lines: JSONLines?
  /// The line that this version writes.
  private var json = JSONWriter()

  /// Nothing can be played.
  init() {}

  /// Plays a head.
  init(of stage: RecordStage, _ head: RecordHead) {
    let trace = stage.record()
    self.trace = trace
    let context = TranscriptContext(tool: head.tool, lesson: head.lesson)
    lines = jsonLines(of: trace, language: head.language, context: context)
    _ = lines?.next()
  }

  /// The fingers of the touches that go down, in their order.
  var fingers: [String]? { trace?.outcomes.map(\.finger) }

  /// Holds a step's line against the one that this version writes.
  mutating func compare(
    _ line: UnsafeBufferPointer<UInt8>, _ fields: JSONFields, text theirs: String, step: Int
  ) {
    guard lines != nil, let trace else { return }
    json.removeAll()
    if step <= trace.count { _ = lines?.write(to: &json) }
    guard !json.bytes.elementsEqual(line) else { return }
    differences.line = differences.line ?? step
    json.bytes.withUnsafeBufferPointer { bytes in
      var own = JSONFields()
      let text = (try? own.read(bytes)).flatMap { try? own.text("text") }
      if text != theirs { differences.texts[step] = theirs }
      guard differences.answer == nil, let key = fields.otherAnswer(than: own) else { return }
      let field = fields.find(key).map { "\(key) \(fields.written($0))" } ?? "no \(key)"
      let said = text != theirs ? theirs : field
      differences.texts[step] = said
      let short = said.count > 120 ? said.prefix(60) + "…" : said
      differences.answer = OtherAnswer(
        step: step, theirs: Phrase(en: "\(short)", zh: "\(short)"), ours: told(step))
    }
  }

  /// Looks whether this version says the same of what became of a touch.
  mutating func compare(_ fields: JSONFields, outcome place: Int) throws(RecordFault) {
    guard let trace, trace.outcomes.indices.contains(place) else { return }
    let own = trace.outcomes[place]
    let name = { (responder: Responder) in trace.scene.name(of: responder) }
    let (finger, hit) = (try fields.text("finger"), try fields.textOrNull("hit"))
    let (handled, isDropped) = (try fields.texts("handled"), try fields.flag("dropped"))
    let isSame =
      finger == own.finger && hit == own.hit.map { name(.view($0)) }
      && handled == own.handledBy.map(name) && isDropped == own.isDropped
    if !isSame { differences.outcome = differences.outcome ?? place + 1 }
  }

  /// The record is over after so many steps.
  mutating func end(after steps: Int) {
    guard let trace, steps < trace.count, differences.answer == nil else { return }
    differences.answer = OtherAnswer(step: steps + 1, theirs: nil, ours: told(steps + 1))
  }

  /// There is nothing more to compare.
  mutating func stop() { lines = nil }

  private func told(_ step: Int) -> Phrase? {
    guard let trace, trace.indices.contains(step - 1) else { return nil }
    return Phrase(
      en: Narrator(trace, .english).explain(step - 1).short,
      zh: Narrator(trace, .simplifiedChinese).explain(step - 1).short)
  }
}

extension JSONFields {
  /// Numbers and reasons beside a decision: two records that agree in all the rest answer alike.
  private static let details: Set = ["point", "origin", "offset", "value", "override"]

  /// The first field in which two lines answer otherwise; nil if they answer alike.
  fileprivate func otherAnswer(than other: JSONFields) -> StaticString? {
    guard let name = try? text("kind"), isSame("kind", other),
      let word = StepKind.allCases.first(where: { $0.name == name })
    else { return "kind" }
    var keys = word.fields.map(\.name).filter { !Self.details.contains("\($0)") }
    switch word {
    case .queuePut, .queueTake: keys = []
    case .gestureState: keys.removeAll { "\($0)" == "cause" }
    case .hold, .flush, .cancel, .discard: keys.removeAll { "\($0)" == "reason" }
    default: break
    }
    return keys.first { !isSame($0, other) }
  }

  private func isSame(_ key: StaticString, _ other: JSONFields) -> Bool {
    switch (find(key), other.find(key)) {
    case (nil, nil): true
    case (let mine?, let theirs?) where mine.kind == theirs.kind:
      switch mine.kind {
      case .text: string(mine) == other.string(theirs)
      case .number: number(mine) == other.number(theirs)
      case .yes, .no, .null: true
      case .array, .object:
        written(mine).filter { $0 != " " }
          == other.written(theirs).filter { $0 != " " }
      }
    default: false
    }
  }
}
