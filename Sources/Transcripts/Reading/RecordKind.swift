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
  static let phases = Words(Phase.allCases.map(\.rawValue))
  static let verdicts = Words(Verdict.allCases.map(\.word))
  static let methods = Words(ResponderMethod.allCases.map(\.name))
  static let modes = Words(Step.DeliveryMode.allCases.map(\.word))
  static let hops = Words(Hop.allCases.map(\.word))
  static let dropReasons = Words(Step.DropReason.allCases.map(\.word))
  static let states = Words(GestureState.allCases.map(\.word))
  static let causes = Words(GestureCause.allCases.map(\.word))
  static let questions = Words(GestureQuestion.allCases.map(\.name))
  /// The questions that name a view.
  static let viewQuestions: Set = Set(
    [.viewShouldBegin, .touchesShouldBegin, .touchesShouldCancel].map(\GestureQuestion.name))
  static let gateReasons = Words(GateReason.allCases.map(\.word))
  static let trackingCalls = Words(TrackingCall.allCases.map(\.name))
  static let controlEvents = Words(ControlEvents.named.map(\.name))
  static let scrollCalls = Words(ScrollCall.allCases.map(\.name))
  /// What happens to a controller, by the kind of its step.
  static func presentationCalls(_ kind: RecordKind) -> Words {
    Words(PresentationCall.allCases.filter { $0.kindName == kind.rawValue }.map(\.word))
  }

  static let rowQuestions = Words(RowCall.allCases.filter(\.isQuestion).map(\.word))
  static let focusCauses = Words(FocusCause.allCases.filter { !$0.isQuestion }.map(\.word))
  static let focusQuestions = Words(FocusCause.allCases.filter(\.isQuestion).map(\.word))
  static let properties = Words(ChangeableProperty.allCases.map(\.rawValue))
  static let gestureTimer = "recognizer"
  static let timers = Words([gestureTimer, "deceleration", "control", "transition"])
  static let languages = WordTable(Language.allCases.map { ($0.rawValue, $0) })
  static let lines = WordTable(RecordLine.allCases.map { ($0.rawValue, $0) })
  static let notes = WordTable([("note", false), ("prediction", true)])
  static let readers = Words(["reader"])
}

/// The kinds of lines.
enum RecordLine: String, CaseIterable {
  case head, step, note, end
}
