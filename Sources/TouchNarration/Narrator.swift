import TouchCore

/// The reason behind a step, in words.
public struct Explanation: Hashable, Sendable {
  /// One line: what happened and the reason that decided.
  public var short: StyledText
  /// Full sentences, a paragraph each: whose turn it is and why, what was asked and answered with
  /// the numbers, and what follows.
  public var long: [StyledText]
  /// The rule that decided.
  public var rule: RuleNumber
}

//   trace[index - 1]      trace[index]      trace[index + 1]
//        who came before  ──▶ told now ──▶  what follows
//
//  A step is told from the scene and its two neighbours, so telling costs the same in any record.

/// Tells a record's steps, in one language.
public struct Narrator: Sendable {
  /// The language.
  public let language: Language
  private let record: NarratedRecord
  private let stage: Stage

  /// Makes a narrator of a record.
  public init(_ trace: Trace, _ language: Language) {
    self.init(NarratedRecord(trace), Stage(trace.scene), language)
  }

  private init(_ record: NarratedRecord, _ stage: Stage, _ language: Language) {
    self.language = language
    self.record = record
    self.stage = stage
  }

  /// The record.
  public var trace: Trace {
    _read { yield record.trace }
  }
  /// The fingers that touch more than once.
  var repeatedFingers: Set<String> { record.repeatedFingers }
  /// The scene as it is at the step that is told.
  var scene: Scene {
    _read { yield stage.scene }
  }
  /// The windows in the order they are asked.
  var windows: [Window] { stage.windows }

  /// Explains the step at a place of the record.
  ///
  /// The same record, place and language give the same words, always.
  public func explain(_ index: Int) -> Explanation {
    let wording = at(index).wording(of: index)
    return Explanation(short: wording.short, long: wording.long, rule: trace.rule(of: index))
  }

  /// The short form of an explanation alone, for who reads many.
  public func line(_ index: Int) -> StyledText { at(index).wording(of: index).short }

  /// A narrator of the scene as it is at a step; only where something changed is it another one.
  func at(_ index: Int) -> Narrator {
    guard let first = trace.changes.first, first.step <= index else { return self }
    return Narrator(record, Stage(trace.scene(at: index)), language)
  }

  private func wording(of index: Int) -> Wording {
    switch trace[index] {
    case .queuePut(let event): queuePut(event, at: index)
    case .queueTake(let event): queueTake(event, at: index)
    case .windowAsk(let window, let point, let isShown):
      windowAsk(window, point, isShown: isShown, at: index)
    case .windowChoose(let window, _): windowChoose(window, at: index)
    case .hitAsk(let view, let depth, let point, let verdict):
      hitAsk(
        Ask(
          index: index, id: view, view: scene[view], depth: depth, point: point,
          verdict: verdict))
    case .hitReturn(let view, let depth, let answer):
      hitReturn(Answer(index: index, view: view, depth: depth, answer: answer))
    case .hitResult(_, let view, let window): hitResult(view, in: window, at: index)
    case .touchBind(_, let view, let window): touchBind(view, in: window, at: index)
    case .touchDeliver(let responder, let method, _, let mode):
      touchDeliver(message(method, to: responder, mode, at: index))
    case .chainNext(let hop):
      chainNext(hop, message(hop.method, to: hop.to, hop.mode, at: index))
    case .chainStop(let responder, let method, _, let mode):
      chainStop(message(method, to: responder, mode, at: index))
    case .chainDrop(let responder, let method, _, let reason):
      chainDrop(at: responder, method, reason, index: index)
    case .timer(let owner): timer(owner, at: index)
    case .change(let place): change(trace.changes[place].change)
    case .recognizer(let step): recognizer(step, at: index)
    case .gate(let step): gate(step, at: index)
    case .control(let step): control(step, at: index)
    case .action(let step): action(step)
    case .scroll(let step): scroll(step, at: index)
    case .focus(let step): focus(step)
    }
  }
}

// What a wording says at length, it says when somebody asks; so it keeps its narrator, and every
// step that is told copies one. As references those copies cost next to nothing.

/// A record, and what is counted once in it.
private final class NarratedRecord: Sendable {
  let trace: Trace
  /// The fingers that touch more than once.
  let repeatedFingers: Set<String>

  init(_ trace: Trace) {
    self.trace = trace
    var seen: Set<String> = []
    repeatedFingers = Set(trace.outcomes.map(\.finger).filter { !seen.insert($0).inserted })
  }
}

/// A scene, and its windows sorted once.
private final class Stage: Sendable {
  let scene: Scene
  let windows: [Window]

  init(_ scene: Scene) {
    self.scene = scene
    windows = scene.windowsTopmostFirst
  }
}

/// The two forms of an explanation, before the rule is known.
struct Wording {
  let short: StyledText
  private let paragraphs: () -> [StyledText]

  /// Makes a wording; the long form is made when somebody wants it, because it costs much more.
  init(short: StyledText, long: @escaping @autoclosure () -> [StyledText]) {
    self.short = short
    paragraphs = long
  }

  /// The paragraphs; what is empty is none.
  var long: [StyledText] { paragraphs().filter { !$0.isEmpty } }
}
