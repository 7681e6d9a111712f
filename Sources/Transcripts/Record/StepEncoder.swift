import SceneLanguage
import TouchCore
import TouchNarration

/// Turns a record's steps into those of the file format.
struct StepEncoder {
  let trace: Trace
  let narrator: Narrator
  /// What the fingers do, a line for each event.
  let touches: [String]
  /// The record's scene, kept apart so that looking into it copies nothing.
  let scene: Scene
  private var naming: StepNaming
  /// The lines that may come again.
  private var lines: [LineKey: String] = [:]
  /// The finger of each touch, by its number.
  private let fingers: [Int: String]

  init(_ trace: Trace, _ language: Language) {
    self.trace = trace
    scene = trace.scene
    narrator = Narrator(trace, language)
    naming = StepNaming(trace)
    fingers = Dictionary(
      trace.outcomes.map { ($0.touch, $0.finger) }, uniquingKeysWith: { first, _ in first })
    touches = writeTouches(trace.script, in: scene)
  }

  mutating func step(_ index: Int) -> TouchTrace1.EncodedStep {
    let step = trace[index]
    return TouchTrace1.EncodedStep(
      number: index + 1, milliseconds: trace.milliseconds(at: index), phase: step.phase.rawValue,
      kind: step.kindName, id: naming.id(of: index), rule: trace.rule(of: index).description,
      fields: fields(of: step, at: index), text: text(of: index))
  }

  private mutating func text(of index: Int) -> String {
    let key = narrator.lineKey(index)
    if let text = key.flatMap({ lines[$0] }) { return text }
    let text = narrator.line(index).plain
    if let key { lines[key] = text }
    return text
  }

  private func fields(of step: Step, at index: Int) -> TouchTrace1.StepFields {
    switch step {
    case .queuePut(let event), .queueTake(let event): .queue(event: touches[event])
    case .windowAsk(let window, let point, let isShown):
      .windowAsk(window: name(window), point: point, isShown: isShown)
    case .windowChoose(let window, let touch): .windowChoose(window: name(window), touch: touch)
    case .hitAsk(let view, let depth, let point, let verdict):
      .hitAsk(
        view: name(view), depth: depth, point: point, verdict: verdict.word,
        override: verdict == .overridden ? scene.overrideWords(of: view) : nil)
    case .hitReturn(let view, _, let answer):
      .hitReturn(view: name(view), returns: answer.map(name))
    case .hitResult(let touch, let view, let window):
      .hitResult(touch: touch, view: view.map(name), window: window.map(name))
    case .touchBind(let touch, let view, let window):
      .touchBind(touch: touch, view: name(view), window: name(window))
    case .touchDeliver(let responder, let method, _, let mode):
      .deliver(
        responder: name(responder), method: method.name,
        touches: method.isAboutTouches ? fingers(at: index) : nil, mode: mode.word)
    case .chainNext(let hop):
      .chainNext(
        from: name(hop.from), to: name(hop.to), hop: hop.hop.word, method: hop.method.name,
        touches: fewerFingers(at: index), mode: hop.mode.word)
    case .chainStop(let responder, let method, _, let mode):
      .chainStop(
        from: name(responder), method: method.name, touches: fewerFingers(at: index),
        mode: mode.word)
    case .chainDrop(let responder, let method, _, let reason):
      .chainDrop(
        from: name(responder), method: method.name, touches: fewerFingers(at: index),
        reason: reason.word)
    case .timer(let owner): timer(owner)
    case .change(let place): change(trace.changes[place].change)
    case .recognizer(let step): recognizer(step, at: index)
    case .gate(let step): gate(step)
    case .control(let step): control(step)
    case .action(let step): action(step)
    case .scroll(let step): scroll(step)
    case .focus(let step):
      .focus(from: step.from.map(name), to: step.to.map(name), cause: step.cause.word)
    }
  }

  /// The fingers of the touches of a call, in its order.
  func fingers(at index: Int) -> [String] {
    trace.touches(at: index).map { fingers[$0] ?? "\($0)" }
  }

  /// 7.13: the fingers of a hop, where a control on the way kept some of the touches.
  private func fewerFingers(at index: Int) -> [String]? {
    trace.keepsTouches(at: index) ? nil : fingers(at: index)
  }

  func name(_ view: ViewID) -> String { scene.name(of: view) }

  func name(_ responder: Responder) -> String { scene.name(of: responder) }

  func name(_ recognizer: RecognizerID) -> String { scene.name(of: recognizer) }
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
    case nil: nil
    }
  }
}
