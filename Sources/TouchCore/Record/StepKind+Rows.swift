//  kind       name        phase  rule
//  .hitAsk    "hit.ask"   .find  2.5    view, depth, point, verdict, override
//
//  These names and fields are the file format: they change only with the schema's number, however
//  the steps in memory change. What each field means is told in the schema, which a test holds
//  against the rows.

extension StepKind {
  /// Its name in the record: `hit.ask` and so on.
  public var name: String { row.name }

  /// The stage it belongs to.
  public var phase: Phase { row.phase }

  /// The rule of such a step, where neither its decision nor what it says names another one.
  var rule: RuleNumber { row.rule }

  /// The fields of such a step's line, beside those that every step has, in their order.
  public var fields: [StepField] { row.fields }

  private var row: Row { Self.rows[Int(rawValue)] }

  /// All names, in the order of the kinds.
  public static let names = rows.map { $0.name }
}

extension StepKind {
  /// What belongs to a kind.
  struct Row: Sendable {
    let kind: StepKind
    let name: String
    let phase: Phase
    let rule: RuleNumber
    let fields: [StepField]

    init(
      _ kind: StepKind, _ name: String, _ phase: Phase, _ section: Int, _ item: Int,
      _ fields: Fields
    ) {
      self.kind = kind
      self.name = name
      self.phase = phase
      rule = RuleNumber(section, item)
      self.fields = fields.all
    }
  }

  /// Fields as a row lists them, in the order in which the record has them.
  struct Fields: ExpressibleByDictionaryLiteral {
    fileprivate let all: [StepField]

    init(dictionaryLiteral fields: (StaticString, FieldForm)...) {
      all = fields.map { StepField(name: $0.0, form: $0.1) }
    }
  }

  /// The rows, in the order of the kinds.
  static let rows: [Row] = queueRows + searchRows + messageRows + gestureRows + viewRows

  private static let queueRows: [Row] = [
    Row(.queuePut, "queue.put", .queue, 1, 1, ["event": .text]),
    Row(.queueTake, "queue.take", .queue, 1, 1, ["event": .text]),
  ]

  private static let searchRows: [Row] = [
    Row(
      .windowAsk, "window.ask", .find, 1, 6,
      ["window": .view, "point": .point, "shown": .maybe(.no)]),
    Row(.windowChoose, "window.choose", .find, 1, 6, ["window": .view, "touch": .touch]),
    Row(
      .hitAsk, "hit.ask", .find, 2, 5,
      [
        "view": .view, "depth": .depth, "point": .point, "verdict": .word(.verdicts),
        "override": .maybe(.text),
      ]),
    Row(.hitReturn, "hit.return", .find, 2, 5, ["view": .view, "returns": .viewOrNull]),
    Row(
      .hitResult, "hit.result", .find, 2, 1,
      ["touch": .touch, "view": .viewOrNull, "window": .viewOrNull]),
    Row(.touchBind, "touch.bind", .find, 1, 11, ["touch": .touch, "view": .view, "window": .view]),
  ]

  private static let messageRows: [Row] = [
    Row(
      .touchDeliver, "touch.deliver", .view, 6, 1,
      ["responder": .responder, "method": .method, "touches": .fingers, "mode": .mode]),
    Row(
      .eventDeliver, "event.deliver", .view, 6, 1,
      ["responder": .responder, "method": .method, "mode": .mode]),
    Row(
      .chainNext, "chain.next", .chain, 6, 1,
      [
        "from": .responder, "to": .responder, "hop": .word(.hops), "method": .method,
        "touches": .maybe(.fingers), "mode": .mode,
      ]),
    Row(
      .chainStop, "chain.stop", .chain, 6, 1,
      [
        "from": .responder, "to": .null, "hop": .null, "method": .method,
        "touches": .maybe(.fingers), "mode": .mode,
      ]),
    Row(
      .chainDrop, "chain.drop", .chain, 5, 12,
      [
        "from": .responder, "to": .null, "hop": .null, "method": .method,
        "touches": .maybe(.fingers), "reason": .word(.dropReasons),
      ]),
    Row(.timer, "clock.timer", .queue, 4, 5, ["of": .word(.timers), "timer": .name(.timerOwner)]),
    Row(
      .change, "scene.change", .queue, 21, 1,
      [
        "object": .name(.object), "property": .word(.properties), "old": .valueOrNull,
        "new": .value,
      ]),
  ]

  private static let gestureRows: [Row] = [
    Row(
      .collect, "gr.collect", .recognizers, 9, 9,
      ["touch": .touch, "view": .view, "window": .viewOrNull, "recognizers": .names(.recognizer)]),
    Row(
      .receive, "gr.receive", .recognizers, 9, 9,
      [
        "recognizer": .recognizer, "view": .view, "method": .method, "touches": .fingers,
        "ignored": .maybe(.flag),
      ]),
    Row(
      .gestureAsk, "gr.ask", .recognizers, 9, 9,
      [
        "recognizer": .recognizer, "view": .view, "question": .word(.questions),
        "about": .nameOrNull(.asked), "answer": .flag,
      ]),
    Row(
      .gestureState, "gr.state", .recognizers, 9, 9,
      [
        "recognizer": .recognizer, "view": .view, "from": .state, "to": .state,
        "cause": .word(.causes), "by": .recognizerOrNull, "value": .measure,
      ]),
    Row(
      .gestureAction, "gr.action", .recognizers, 9, 9,
      ["recognizer": .recognizer, "view": .view, "action": .textOrNull, "state": .state]),
    Row(
      .prevent, "gr.prevent", .recognizers, 9, 9,
      ["recognizer": .recognizer, "view": .view, "by": .recognizer]),
    Row(.hold, "gate.hold", .recognizers, 9, 30, gateFields),
    Row(.flush, "gate.flush", .recognizers, 9, 35, gateFields),
    Row(.cancel, "gate.cancel", .recognizers, 9, 27, gateFields),
    Row(.discard, "gate.discard", .recognizers, 9, 30, gateFields),
  ]

  private static let viewRows: [Row] = [
    Row(
      .track, "control.track", .view, 7, 1,
      ["control": .view, "call": .word(.trackingCalls), "touch": .touch, "answer": .flag]),
    Row(.highlight, "control.highlight", .view, 7, 1, ["control": .view, "highlighted": .flag]),
    Row(
      .controlEvent, "control.event", .view, 7, 1,
      ["control": .view, "event": .words(.controlEvents)]),
    Row(
      .actionAsk, "action.ask", .view, 7, 19,
      ["action": .text, "target": .responder, "sender": .name(.sender), "handled": .flag]),
    Row(
      .actionSend, "action.send", .view, 7, 19,
      ["action": .text, "target": .responderOrNull, "sender": .name(.sender), "handled": .flag]),
    Row(
      .scrollBegin, "scroll.begin", .view, 11, 14,
      ["view": .view, "call": .word(.scrollCalls), "offset": .point]),
    Row(
      .scrollMove, "scroll.move", .view, 11, 14,
      ["view": .view, "call": .word(.scrollCalls), "offset": .point]),
    Row(
      .scrollEnd, "scroll.end", .view, 11, 14,
      ["view": .view, "call": .word(.scrollCalls), "offset": .point, "decelerates": .maybe(.flag)]),
    Row(
      .scrollPage, "scroll.page", .view, 11, 14,
      ["view": .view, "call": .word(.scrollCalls), "offset": .point, "turns": .flag]),
    Row(
      .rowAsk, "row.ask", .view, 16, 11,
      [
        "row": .view, "touch": .touch, "question": .word(.rowQuestions), "answer": .flag,
        "instead": .maybe(.view),
      ]),
    Row(
      .rowHighlight, "row.highlight", .view, 16, 12,
      ["row": .view, "touch": .touch, "highlighted": .flag]),
    Row(
      .rowSelect, "row.select", .view, 16, 15, ["row": .view, "touch": .touch, "selected": .flag]),
    Row(
      .focusChange, "focus.change", .view, 12, 2,
      ["from": .responderOrNull, "to": .responderOrNull, "cause": .word(.focusCauses)]),
    Row(
      .focusAsk, "focus.ask", .view, 17, 22,
      [
        "from": .responderOrNull, "to": .responderOrNull, "question": .word(.focusQuestions),
        "answer": .flag,
      ]),
    Row(
      .presentAsk, "present.ask", .view, 19, 23,
      ["controller": .name(.controller), "call": .word(.dismissQuestions), "answer": .flag]),
    Row(
      .presentChange, "present.change", .view, 19, 23,
      ["controller": .name(.controller), "call": .word(.dismissals)]),
    Row(
      .sheetMove, "sheet.move", .view, 19, 26,
      ["controller": .name(.controller), "call": .word(.sheetMoves), "origin": .point]),
    Row(
      .navPop, "nav.pop", .view, 19, 41, ["controller": .name(.controller), "call": .word(.pops)]),
    Row(
      .scrollTop, "scroll.top", .view, 20, 40,
      ["view": .view, "call": .word(.scrollCalls), "offset": .point, "scrolls": .flag]),
    Row(
      .scrollZoom, "scroll.zoom", .view, 20, 7,
      ["view": .view, "call": .word(.scrollCalls), "offset": .point, "scale": .number]),
  ]

  private static let gateFields: Fields = [
    "touch": .touch, "method": .method, "by": .recognizerOrNull, "reason": .word(.gateReasons),
  ]
}
