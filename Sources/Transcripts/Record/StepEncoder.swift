import JSON
import SceneLanguage
import TouchCore
import TouchNarration

//  {"rec":"step","n":6,"t":0,"phase":"find","kind":"hit.ask","id":"t1/e1/…","rule":"2.9",
//   "view":"third","depth":2,"point":[180,120],"verdict":"inside",      what this kind has
//   "text":"third (180,120) is inside: asks fifth","because":[5],"evidence":[…]}

/// Writes a record's steps as objects of the file format.
struct StepEncoder {
  let trace: Trace
  let narrator: Narrator
  /// What the fingers do, a line for each event.
  let touches: [String]
  /// The record's scene, kept apart so that looking into it copies nothing.
  let scene: Scene
  private var naming: StepNaming
  var causes: CauseReader
  var evidence: EvidenceReader
  /// What follows the id, where it may come again: of what is told with the same words nothing
  /// but the number, the time, the id and the causes differs.
  private var rests: [LineKey: [UInt8]] = [:]
  /// The finger of each touch, by its number.
  private let fingers: [Int: String]
  /// Those that nobody named are called by their view and kind, which takes a search.
  private let recognizerNames: [String]

  init(_ trace: Trace, _ language: Language) {
    self.trace = trace
    scene = trace.scene
    narrator = Narrator(trace, language)
    naming = StepNaming(trace)
    causes = CauseReader(trace)
    evidence = EvidenceReader(trace)
    fingers = trace.outcomes.reduce(into: [:]) { $0[$1.touch] = $0[$1.touch] ?? $1.finger }
    touches = writeTouches(trace.script, in: scene)
    recognizerNames = trace.scene.recognizerIDs.map { trace.scene.name(of: $0) }
  }

  // Without closures: one that may change the encoder copies the whole of it to look something up.
  mutating func write(_ index: Int, to json: inout JSONWriter) {
    let step = trace[index]
    json.beginObject()
    json.field("rec", word: "step")
    json.field("n", index + 1)
    json.field("t", trace.milliseconds(at: index))
    json.field("phase", word: step.phase.rawValue)
    json.field("kind", word: step.kindName)
    json.field("id", naming.id(of: index))
    let key = key(of: index)
    if let key, let rest = rests[key] {
      json.addFields(rest)
    } else {
      let start = json.count
      writeRest(of: step, at: index, to: &json)
      if let key { rests[key] = Array(json.bytes[start...]) }
    }
    writeCauses(of: index, to: &json)
    writeEvidence(of: index, to: &json)
    json.endObject()
  }

  /// What the rest of a step's object is made of; nil where it may be another one each time.
  private func key(of index: Int) -> LineKey? {
    guard let key = narrator.lineKey(index), trace.keepsTouches(at: index) else { return nil }
    return key
  }

  private func writeRest(of step: Step, at index: Int, to json: inout JSONWriter) {
    json.field("rule", trace.rule(of: index))
    for (field, value) in zip(step.kind.fields, trace.values(at: index)) {
      if let value { write(value, as: field.name, to: &json) }
    }
    json.field("text", FoundNames(trace.scene).telling(narrator.line(index)).plain)
  }

  private func write(_ value: StepValue, as key: StaticString, to json: inout JSONWriter) {
    switch value {
    case .nothing: json.field(key, String?.none)
    case .flag(let isOn): json.field(key, isOn)
    case .number(let number): json.field(key, number)
    case .point(let point): json.field(key, point)
    case .word(let word): json.field(key, word: word)
    case .text(let text): json.field(key, text)
    case .responder(let responder): json.field(key, name(responder))
    case .recognizer(let id): json.field(key, name(id))
    case .recognizers(let all): json.field(key, all.compactMap { name($0) })
    case .property(let value): json.field(key, value) { scene.name(of: $0) }
    case .event(let place): json.field(key, touches[place])
    case .touches(let numbers): json.field(key, numbers.map { fingers[$0] ?? "\($0)" })
    case .override(let view): json.field(key, scene.overrideWords(of: view))
    }
  }

  func name(_ responder: Responder?) -> String? {
    guard let responder else { return nil }
    return scene.name(of: responder)
  }

  func name(_ recognizer: RecognizerID?) -> String? {
    guard let recognizer else { return nil }
    return recognizerNames[Int(recognizer.index)]
  }
}
