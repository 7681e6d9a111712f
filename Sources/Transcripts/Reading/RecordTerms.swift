import TouchCore
import TouchNarration

extension StepKind {
  /// The kinds by their names.
  static let table = WordTable(allCases.map { ($0.name, $0) })
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
  static func presentationCalls(_ kind: StepKind) -> Words {
    Words(PresentationCall.allCases.filter { $0.kind == kind }.map(\.word))
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
