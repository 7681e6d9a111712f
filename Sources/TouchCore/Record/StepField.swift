/// A field of a step's line in the record, and what it holds.
public struct StepField: Sendable {
  /// Its key.
  public let name: StaticString
  /// What it holds.
  public let form: FieldForm
}

/// What a field of a step's line holds.
public indirect enum FieldForm: Hashable, Sendable {
  case text, textOrNull, null, flag, no, point, depth, touch, fingers, measure
  case number
  /// A property's value; also none, where a script does not know what it was before.
  case value, valueOrNull
  case name(NameKind), nameOrNull(NameKind), names(NameKind)
  /// One of some words; several, with a bar between them.
  case word(RecordVocabulary), words(RecordVocabulary)
  /// It may be left out.
  case maybe(FieldForm)

  static let view = FieldForm.name(.view)
  static let viewOrNull = FieldForm.nameOrNull(.view)
  static let responder = FieldForm.name(.responder)
  static let responderOrNull = FieldForm.nameOrNull(.responder)
  static let recognizer = FieldForm.name(.recognizer)
  static let recognizerOrNull = FieldForm.nameOrNull(.recognizer)
  static let method = FieldForm.word(.methods)
  static let mode = FieldForm.word(.modes)
  static let state = FieldForm.word(.states)
}

/// Whom a field names.
public enum NameKind: Hashable, Sendable {
  case view, responder, controller, recognizer
  /// A responder or a recognizer.
  case object
  /// A control or a recognizer.
  case sender
  /// A recognizer or a view: the field `of` says which.
  case timerOwner
  /// A recognizer or a view: the field `question` says which.
  case asked
}

/// The words that a field may hold.
public enum RecordVocabulary: Int, Hashable, Sendable, CaseIterable {
  case verdicts, methods, modes, hops, dropReasons, timers, properties
  case states, causes, questions, gateReasons
  case trackingCalls, controlEvents, scrollCalls, rowQuestions, focusCauses, focusQuestions
  case dismissQuestions, dismissals, sheetMoves, pops

  /// The words, in the order of what they stand for.
  public var words: [String] {
    switch self {
    case .verdicts: AskVerdict.allCases.map { $0.word }
    case .methods: ResponderMethod.allCases.map { $0.name }
    case .modes: Step.DeliveryMode.allCases.map { $0.word }
    case .hops: Hop.allCases.map { $0.word }
    case .dropReasons: Step.DropReason.allCases.map { $0.word }
    case .timers: TimerOwner.Sort.allCases.map { $0.rawValue }
    case .properties: Property.changing.map { $0.rawValue }
    case .states: GestureState.allCases.map { $0.word }
    case .causes: GestureCause.allCases.map { $0.word }
    case .questions: GestureQuestion.allCases.map { $0.name }
    case .gateReasons: GateReason.allCases.map { $0.word }
    case .trackingCalls: TrackingCall.allCases.map { $0.name }
    case .controlEvents: ControlEvents.named.map { $0.name }
    case .scrollCalls: ScrollCall.allCases.map { $0.name }
    case .rowQuestions: RowCall.allCases.filter { $0.isQuestion }.map { $0.word }
    case .focusCauses: FocusCause.allCases.filter { !$0.isQuestion }.map { $0.word }
    case .focusQuestions: FocusCause.allCases.filter { $0.isQuestion }.map { $0.word }
    case .dismissQuestions: Self.calls(of: .presentAsk)
    case .dismissals: Self.calls(of: .presentChange)
    case .sheetMoves: Self.calls(of: .sheetMove)
    case .pops: Self.calls(of: .navPop)
    }
  }

  private static func calls(of kind: StepKind) -> [String] {
    PresentationCall.allCases.filter { $0.kind == kind }.map { $0.word }
  }
}

extension TimerOwner {
  /// Whose timers there are, by the words of the record.
  public enum Sort: String, Sendable, CaseIterable {
    case recognizer, deceleration, control, transition, zoom
  }

  /// The word of the record.
  var word: String {
    let sort: Sort =
      switch self {
      case .recognizer: .recognizer
      case .deceleration: .deceleration
      case .control: .control
      case .transition: .transition
      case .zoom: .zoom
      }
    return sort.rawValue
  }
}
