import TouchCore

//  hit.ask   view: a view of the scene, depth: 0 or more, point: [x,y], verdict: one of some words

/// What a field of a step's line holds.
indirect enum FieldForm: Sendable {
  case text, textOrNull, null, flag, no, point, depth, touch, fingers, value, measure
  case name(NameKind), nameOrNull(NameKind), names(NameKind)
  case word(Words), words(Words)
  /// It may be left out.
  case maybe(FieldForm)

  static let view = FieldForm.name(.view)
  static let viewOrNull = FieldForm.nameOrNull(.view)
  static let responder = FieldForm.name(.responder)
  static let responderOrNull = FieldForm.nameOrNull(.responder)
  static let recognizer = FieldForm.name(.recognizer)
  static let recognizerOrNull = FieldForm.nameOrNull(.recognizer)
  static let sender = FieldForm.name(.sender)
  static let method = FieldForm.word(RecordTerms.methods)
  static let mode = FieldForm.word(RecordTerms.modes)
  static let state = FieldForm.word(RecordTerms.states)
}

extension StepKind {
  typealias Fields = KeyValuePairs<StaticString, FieldForm>

  /// The fields of a step's line, beside those that every step has.
  var fields: Fields {
    switch self {
    case .queuePut, .queueTake: ["event": .text]
    case .windowAsk: ["shown": .maybe(.no), "window": .view, "point": .point]
    case .windowChoose: ["window": .view, "touch": .touch]
    case .hitAsk:
      [
        "verdict": .word(RecordTerms.verdicts), "override": .maybe(.text), "view": .view,
        "depth": .depth, "point": .point,
      ]
    case .hitReturn: ["view": .view, "returns": .viewOrNull]
    case .hitResult: ["touch": .touch, "view": .viewOrNull, "window": .viewOrNull]
    case .touchBind: ["touch": .touch, "view": .view, "window": .view]
    case .touchDeliver, .eventDeliver, .chainNext, .chainStop, .chainDrop: messageFields
    case .timer: ["of": .word(RecordTerms.timers)]
    case .change:
      ["property": .word(RecordTerms.properties), "object": .name(.object)]
    case .collect, .receive, .gestureAsk, .gestureState, .gestureAction, .prevent: gestureFields
    case .hold, .flush, .cancel, .discard:
      [
        "touch": .touch, "method": .method, "by": .recognizerOrNull,
        "reason": .word(RecordTerms.gateReasons),
      ]
    case .track, .highlight, .controlEvent, .actionAsk, .actionSend, .scrollBegin, .scrollMove,
      .scrollEnd, .scrollPage, .rowAsk, .rowHighlight, .rowSelect, .focusChange, .focusAsk,
      .presentAsk,
      .presentChange, .sheetMove, .navPop:
      controlFields
    }
  }

  private var messageFields: Fields {
    switch self {
    case .touchDeliver:
      ["touches": .fingers, "responder": .responder, "method": .method, "mode": .mode]
    case .chainNext:
      [
        "from": .responder, "to": .responder, "hop": .word(RecordTerms.hops), "method": .method,
        "mode": .mode, "touches": .maybe(.fingers),
      ]
    case .chainStop:
      [
        "to": .null, "hop": .null, "from": .responder, "method": .method, "mode": .mode,
        "touches": .maybe(.fingers),
      ]
    case .chainDrop:
      [
        "to": .null, "hop": .null, "from": .responder, "method": .method,
        "reason": .word(RecordTerms.dropReasons), "touches": .maybe(.fingers),
      ]
    default: ["responder": .responder, "method": .method, "mode": .mode]
    }
  }

  private var gestureFields: Fields {
    switch self {
    case .collect:
      [
        "recognizers": .names(.recognizer), "window": .viewOrNull, "touch": .touch, "view": .view,
      ]
    case .receive:
      [
        "view": .view, "recognizer": .recognizer, "touches": .fingers, "method": .method,
        "ignored": .maybe(.flag),
      ]
    case .gestureAsk:
      [
        "view": .view, "recognizer": .recognizer, "question": .word(RecordTerms.questions),
        "answer": .flag,
      ]
    case .gestureState:
      [
        "view": .view, "recognizer": .recognizer, "from": .state, "to": .state,
        "cause": .word(RecordTerms.causes), "by": .recognizerOrNull, "value": .measure,
      ]
    case .prevent: ["view": .view, "recognizer": .recognizer, "by": .recognizer]
    default: ["action": .textOrNull, "view": .view, "recognizer": .recognizer, "state": .state]
    }
  }

  private var controlFields: Fields {
    switch self {
    case .track:
      [
        "control": .view, "call": .word(RecordTerms.trackingCalls), "touch": .touch,
        "answer": .flag,
      ]
    case .highlight: ["control": .view, "highlighted": .flag]
    case .controlEvent: ["control": .view, "event": .words(RecordTerms.controlEvents)]
    case .actionAsk:
      ["target": .responder, "action": .text, "sender": .sender, "handled": .flag]
    case .actionSend:
      ["action": .text, "sender": .sender, "target": .responderOrNull, "handled": .flag]
    case .rowAsk:
      [
        "instead": .maybe(.view), "question": .word(RecordTerms.rowQuestions), "answer": .flag,
        "row": .view, "touch": .touch,
      ]
    case .rowHighlight: ["highlighted": .flag, "row": .view, "touch": .touch]
    case .rowSelect: ["selected": .flag, "row": .view, "touch": .touch]
    case .focusChange:
      [
        "from": .responderOrNull, "to": .responderOrNull, "cause": .word(RecordTerms.focusCauses),
      ]
    case .focusAsk:
      [
        "from": .responderOrNull, "to": .responderOrNull,
        "question": .word(RecordTerms.focusQuestions), "answer": .flag,
      ]
    case .presentAsk, .presentChange, .sheetMove, .navPop:
      [
        "controller": .name(.controller), "call": .word(RecordTerms.presentationCalls(self)),
        "answer": .maybe(.flag), "origin": .maybe(.point),
      ]
    default:
      [
        "decelerates": .maybe(.flag), "turns": .maybe(.flag), "view": .view,
        "call": .word(RecordTerms.scrollCalls), "offset": .point,
      ]
    }
  }
}
