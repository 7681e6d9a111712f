import TouchCore
import TouchNarration

/// The kinds of steps, by the names of the file format.
enum RecordKind: String, CaseIterable {
  case queuePut = "queue.put"
  case queueTake = "queue.take"
  case windowAsk = "window.ask"
  case windowChoose = "window.choose"
  case hitAsk = "hit.ask"
  case hitReturn = "hit.return"
  case hitResult = "hit.result"
  case touchBind = "touch.bind"
  case touchDeliver = "touch.deliver"
  case eventDeliver = "event.deliver"
  case chainNext = "chain.next"
  case chainStop = "chain.stop"
  case chainDrop = "chain.drop"
  case timer = "clock.timer"
  case change = "scene.change"
  case collect = "gr.collect"
  case receive = "gr.receive"
  case gestureAsk = "gr.ask"
  case state = "gr.state"
  case gestureAction = "gr.action"
  case prevent = "gr.prevent"
  case hold = "gate.hold"
  case flush = "gate.flush"
  case cancel = "gate.cancel"
  case discard = "gate.discard"
  case track = "control.track"
  case highlight = "control.highlight"
  case controlEvent = "control.event"
  case actionAsk = "action.ask"
  case actionSend = "action.send"
  case scrollBegin = "scroll.begin"
  case scrollMove = "scroll.move"
  case scrollEnd = "scroll.end"
  case rowAsk = "row.ask"
  case rowHighlight = "row.highlight"
  case rowSelect = "row.select"
  case scrollPage = "scroll.page"
  case focus = "focus.change"
  case focusAsk = "focus.ask"
  case presentAsk = "present.ask"
  case presentChange = "present.change"
  case sheetMove = "sheet.move"
  case navPop = "nav.pop"

  static let table = WordTable(allCases.map { ($0.rawValue, $0) })

  /// The stage of the delivery it belongs to.
  var phase: Phase {
    switch self {
    case .queuePut, .queueTake, .timer, .change: .queue
    case .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult, .touchBind: .find
    case .collect, .receive, .gestureAsk, .state, .gestureAction, .prevent: .recognizers
    case .hold, .flush, .cancel, .discard: .recognizers
    case .touchDeliver, .eventDeliver, .track, .highlight, .controlEvent: .view
    case .actionAsk, .actionSend, .scrollBegin, .scrollMove, .scrollEnd, .scrollPage, .focus: .view
    case .presentAsk, .presentChange, .sheetMove, .navPop: .view
    case .rowAsk, .rowHighlight, .rowSelect, .focusAsk: .view
    case .chainNext, .chainStop, .chainDrop: .chain
    }
  }
}

/// The words that fields of a record may hold.
enum RecordTerms {
  static let phases = WordTable(Phase.allCases.map { ($0.rawValue, $0) })
  static let verdicts = WordTable(Verdict.allCases.map { ($0.word, $0) })
  static let methods = WordTable(ResponderMethod.allCases.map { ($0.name, $0) })
  static let modes = WordTable(Step.DeliveryMode.allCases.map { ($0.word, $0) })
  static let hops = WordTable(Hop.allCases.map { ($0.word, $0) })
  static let dropReasons = WordTable(Step.DropReason.allCases.map { ($0.word, $0) })
  static let states = WordTable(GestureState.allCases.map { ($0.word, $0) })
  static let causes = WordTable(GestureCause.allCases.map { ($0.word, $0) })
  static let questions = WordTable(GestureQuestion.allCases.map { ($0.name, $0) })
  static let gateReasons = WordTable(GateReason.allCases.map { ($0.word, $0) })
  static let trackingCalls = WordTable(TrackingCall.allCases.map { ($0.name, $0) })
  static let scrollCalls = WordTable(ScrollCall.allCases.map { ($0.name, $0) })
  /// What happens to a controller, by the kind of its step and its word.
  static func presentationCalls(_ kind: RecordKind) -> WordTable<PresentationCall> {
    WordTable(
      PresentationCall.allCases.filter { $0.kindName == kind.rawValue }.map { ($0.word, $0) })
  }

  static let rowQuestions = WordTable(
    RowCall.allCases.filter(\.isQuestion).map { ($0.word, $0) })
  static let focusCauses = WordTable(
    FocusCause.allCases.filter { !$0.isQuestion }.map { ($0.word, $0) })
  static let focusQuestions = WordTable(
    FocusCause.allCases.filter(\.isQuestion).map { ($0.word, $0) })
  static let properties = WordTable(ChangeableProperty.allCases.map { ($0.rawValue, $0) })
  static let timers = WordTable([
    ("recognizer", 0), ("deceleration", 1), ("control", 2), ("transition", 3),
  ])
  static let languages = WordTable(Language.allCases.map { ($0.rawValue, $0) })
  static let lines = WordTable(RecordLine.allCases.map { ($0.rawValue, $0) })
  static let notes = WordTable([("note", false), ("prediction", true)])
  static let readers = WordTable([("reader", true)])
}

/// The kinds of lines.
enum RecordLine: String, CaseIterable {
  case head, step, note, end
}
