//  record    take  receive  state  receive  state  hold  take  state  flush
//             0       1       2       3       4      5     6     7      8
//
//  starts    0, 6                      the first step of each instant
//  states    pan: 2   tap: 4, 7        the changes of each recognizer
//  touches   1: tap 3..<7              who makes up its mind about a touch, and how long
//  holds     5, 8                      what holds a message back, and what lets it go
//  takings   1: gate.cancel            what takes a touch from its view, or throws a message away
//  results   1: hit.result             what hit testing found for each touch

/// Where the steps are that questions are about, so that no question reads the whole record.
package struct RecordIndex: Hashable, Sendable {
  /// The `queue.take` or `clock.timer` of each moment; -1 where there is none.
  private var starts: [Int32] = []
  /// The `gr.state` steps of each recognizer.
  private var states: [[Int32]] = []
  /// The `gr.collect` of each touch that has recognizers.
  private var collects: [Int: Int32] = [:]
  /// Who makes up its mind about each touch, in the order they began to.
  private var analyses: [Int: [Analysis]] = [:]
  package private(set) var holds = HoldHistory()
  /// The `gate.cancel` and `gate.discard` steps of each touch.
  private var takings: [Int: [Int32]] = [:]
  package private(set) var attempts: [GestureAttempt] = []
  /// The `hit.result` of each touch.
  private var results: [Int: Int32] = [:]
  /// The `focus.change` steps.
  package private(set) var focusChanges: [Int32] = []

  init() {}

  /// Looks at the steps of the kinds that are sought, in their order.
  init(of trace: Trace, sought: [Int32]) {
    starts = Array(repeating: -1, count: trace.moments.count)
    states = Array(repeating: [], count: trace.scene.recognizers.count)
    var attempts = AttemptReader(recognizers: states.count)
    var analyses = AnalysisReader(recognizers: states.count)
    for place in sought {
      let record = trace.records[Int(place)]
      switch record.kind {
      case .queueTake, .timer: starts[Int(record.moment)] = place
      case .collect:
        if collects[record.touchNumber] == nil { collects[record.touchNumber] = place }
        attempts.take(
          record.collectStep, at: Int(place), collected: trace.collected(at: Int(place)))
      case .receive:
        analyses.receive(record, of: trace, at: place)
        if record.isIgnored { attempts.hide(record.touchNumber, from: record.recognizer) }
      case .gestureAsk: attempts.take(record.gestureAskStep, at: Int(place))
      case .gestureState:
        states[Int(record.subject)].append(place)
        analyses.change(record, at: place)
        attempts.take(record.stateStep, at: Int(place))
      case .hold, .flush: holds.take(place, trace.records)
      case .cancel, .discard:
        holds.take(place, trace.records)
        takings[record.touchNumber, default: []].append(place)
      case .hitResult: results[record.touchNumber] = results[record.touchNumber] ?? place
      case .focus: focusChanges.append(place)
      default: continue
      }
    }
    self.attempts = attempts.attempts
    self.analyses = analyses.found
  }

  /// How many places it keeps.
  var count: Int {
    starts.count + states.reduce(0) { $0 + $1.count } + collects.count
      + analyses.values.reduce(0) { $0 + $1.count } + holds.count + results.count
      + takings.values.reduce(0) { $0 + $1.count }
      + focusChanges.count
  }

  /// The first step of a moment; nil where nothing was done in it.
  package func start(ofMoment moment: Int) -> Int? {
    guard starts.indices.contains(moment), starts[moment] >= 0 else { return nil }
    return Int(starts[moment])
  }

  /// The changes of one recognizer.
  package func states(of id: RecognizerID) -> [Int32] { states[Int(id.index)] }

  /// The step that collects the recognizers of a touch.
  package func collect(of touch: Int) -> Int? { collects[touch].map { Int($0) } }

  /// The steps that take a touch from its view, or throw one of its messages away.
  package func takings(of touch: Int) -> [Int32] { takings[touch] ?? [] }

  /// The step that tells what hit testing found for a touch.
  package func result(of touch: Int) -> Int? { results[touch].map { Int($0) } }

  /// Who makes up its mind about a touch after a step, in the order they began to.
  package func analysing(_ touch: Int, after index: Int) -> [RecognizerID] {
    (analyses[touch] ?? []).filter { $0.first <= index && index < $0.end }.map { $0.recognizer }
  }
}

extension StepRecord.Kind {
  /// Whether the index tells where such steps are.
  var isSought: Bool {
    switch self {
    case .queueTake, .timer, .collect, .receive, .gestureAsk, .gestureState, .hold, .flush,
      .cancel, .discard, .hitResult, .focus:
      true
    default: false
    }
  }
}
