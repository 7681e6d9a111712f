import JSON
import SceneLanguage
import TouchCore
import TouchNarration

//  {"rec":"step","n":6,"t":0,"phase":"find","kind":"hit.ask","id":"t1/e1/…","rule":"2.9",
//   "view":"third","depth":2,"point":[180,120],"verdict":"inside",      what this kind has
//   "text":"third (180,120) is inside: asks fifth","because":[5],"evidence":[…]}
//
//  These fields are the file format. They change only with the schema's number, however the steps
//  in memory change.

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
    fingers = Dictionary(
      trace.outcomes.map { ($0.touch, $0.finger) }, uniquingKeysWith: { first, _ in first })
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
    write(step, at: index, to: &json)
    json.field("text", narrator.line(index).plain)
  }

  /// Writes what a kind of step says beyond what all of them say.
  private func write(_ step: Step, at index: Int, to json: inout JSONWriter) {
    switch step {
    case .queuePut(let event), .queueTake(let event): json.field("event", touches[event])
    case .windowAsk(let window, let point, let isShown):
      json.field("window", name(window))
      json.field("point", point)
      if !isShown { json.field("shown", false) }
    case .windowChoose(let window, let touch):
      json.field("window", name(window))
      json.field("touch", touch)
    case .hitAsk(let view, let depth, let point, let verdict):
      json.field("view", name(view))
      json.field("depth", depth)
      json.field("point", point)
      json.field("verdict", word: verdict.word)
      guard verdict == .overridden, let words = scene.overrideWords(of: view) else { return }
      json.field("override", words)
    case .hitReturn(let view, _, let answer):
      json.field("view", name(view))
      json.field("returns", name(answer))
    case .hitResult(let touch, let view, let window):
      write(touch, in: name(view), name(window), to: &json)
    case .touchBind(let touch, let view, let window):
      write(touch, in: name(view), name(window), to: &json)
    case .touchDeliver(let responder, let method, _, let mode):
      json.field("responder", name(responder))
      json.field("method", word: method.name)
      if method.isAboutTouches { json.field("touches", fingers(at: index)) }
      json.field("mode", word: mode.word)
    case .chainNext(let hop):
      write(hop.method, from: hop.from, to: hop.to, hop.hop, at: index, &json)
      json.field("mode", word: hop.mode.word)
    case .chainStop(let responder, let method, _, let mode):
      write(method, from: responder, at: index, &json)
      json.field("mode", word: mode.word)
    case .chainDrop(let responder, let method, _, let reason):
      write(method, from: responder, at: index, &json)
      json.field("reason", word: reason.word)
    case .timer(let owner): write(owner, to: &json)
    case .change(let place): write(trace.changes[place].change, to: &json)
    case .recognizer(let step): write(step, at: index, to: &json)
    case .gate(let step): write(step, to: &json)
    case .control(let step): write(step, to: &json)
    case .action(let step): write(step, to: &json)
    case .scroll(let step): write(step, to: &json)
    case .row(let step): write(step, to: &json)
    case .focus(let step): write(step, to: &json)
    case .presentation(let step): write(step, to: &json)
    }
  }

  func write(
    _ touch: Int, in view: String?, _ window: String?, to json: inout JSONWriter
  ) {
    json.field("touch", touch)
    json.field("view", view)
    json.field("window", window)
  }

  private func write(
    _ method: ResponderMethod, from: Responder, to: Responder? = nil, _ hop: Hop? = nil,
    at index: Int, _ json: inout JSONWriter
  ) {
    json.field("from", name(from))
    json.field("to", name(to))
    json.field("hop", word: hop?.word)
    json.field("method", word: method.name)
    // 7.13: named where a control on the way kept some of the touches.
    if !trace.keepsTouches(at: index) { json.field("touches", fingers(at: index)) }
  }

  /// The fingers of the touches of a call, in its order.
  func fingers(at index: Int) -> [String] {
    trace.touches(at: index).map { fingers[$0] ?? "\($0)" }
  }

  func name(_ view: ViewID?) -> String? {
    guard let view else { return nil }
    return scene.name(of: view)
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

extension Scene {
  /// What a view's own `hitTest` does, in words of the scene language.
  func overrideWords(of view: ViewID) -> String? {
    switch self[view].hitTestOverride {
    case .returnsNil: "return nil"
    case .returnsSelf: "return self"
    case .returns(let other): "return " + name(of: other)
    case .callsSuper: "return super"
    case .passesThrough: "return passthrough"
    case .returnsNilIf(let other): "return nil if " + name(of: other)
    case nil: nil
    }
  }
}
