import TouchCore

extension StepDecoder {
  /// A message to its first receiver.
  func deliver(_ fields: JSONFields, touches: [Int]) throws(RecordFault) -> Read {
    let step = Step.touchDeliver(
      to: try names.responder("responder", in: fields),
      method: try fields.word("method", RecordTerms.methods), touch: 0,
      mode: try fields.word("mode", RecordTerms.modes))
    return Read(step, touches: touches)
  }

  /// A hop of a message.
  func chainNext(_ fields: JSONFields) throws(RecordFault) -> Read {
    let hop = Step.ChainHop(
      from: try names.responder("from", in: fields), to: try names.responder("to", in: fields),
      hop: try fields.word("hop", RecordTerms.hops),
      method: try fields.word("method", RecordTerms.methods),
      mode: try fields.word("mode", RecordTerms.modes))
    return Read(.chainNext(hop), touches: try fewerTouches(fields))
  }

  /// A message that goes no further.
  func chainStop(_ fields: JSONFields) throws(RecordFault) -> Read {
    let step = Step.chainStop(
      at: try lastResponder(fields), method: try fields.word("method", RecordTerms.methods),
      touch: 0, mode: try fields.word("mode", RecordTerms.modes))
    return Read(step, touches: try fewerTouches(fields))
  }

  /// A message that falls off the end of the chain.
  func chainDrop(_ fields: JSONFields) throws(RecordFault) -> Read {
    let step = Step.chainDrop(
      at: try lastResponder(fields), method: try fields.word("method", RecordTerms.methods),
      touch: 0, reason: try fields.word("reason", RecordTerms.dropReasons))
    return Read(step, touches: try fewerTouches(fields))
  }

  private func lastResponder(_ fields: JSONFields) throws(RecordFault) -> Responder {
    try insistOnNull("to", fields)
    try insistOnNull("hop", fields)
    return try names.responder("from", in: fields)
  }

  private func insistOnNull(_ key: StaticString, _ fields: JSONFields) throws(RecordFault) {
    let field = try fields.needed(key)
    guard field.kind == .null else {
      throw RecordFault(
        .unknownWord(fields.written(field), key: "\(key)", known: ["null"]),
        at: field.value.lowerBound)
    }
  }

  /// 7.13: written only where a control on the way kept some of the touches.
  private func fewerTouches(_ fields: JSONFields) throws(RecordFault) -> [Int]? {
    fields.find("touches") == nil ? nil : try touches(fields)
  }

  /// The touches of a call, named by their fingers; the id says which touch of the finger is first.
  func touches(_ fields: JSONFields) throws(RecordFault) -> [Int] {
    let fingers = try fields.texts("touches")
    guard let builder else { return [] }
    let first = touchOfID(fields)
    var touches: [Int] = []
    for finger in fingers {
      guard let latest = builder.touch(of: finger) else {
        throw RecordFault(
          .noFinger(finger), at: fields.find("touches")?.value.lowerBound ?? 0)
      }
      let isFirst = touches.isEmpty && (first ?? latest) <= builder.touchCount
      touches.append(isFirst ? first ?? latest : latest)
    }
    return touches
  }

  /// A responder is asked whether it performs an action.
  mutating func actionAsk(_ fields: JSONFields) throws(RecordFault) -> ActionStep {
    .ask(
      try names.responder("target", in: fields),
      registration: try registration(fields, ends: false),
      from: try names.sender("sender", in: fields), answer: try fields.flag("handled"))
  }

  /// An action is sent.
  mutating func actionSend(_ fields: JSONFields) throws(RecordFault) -> ActionStep {
    .send(
      registration: try registration(fields, ends: true),
      from: try names.sender("sender", in: fields),
      to: try names.responderOrNull("target", in: fields), handled: try fields.flag("handled"))
  }

  private mutating func registration(
    _ fields: JSONFields, ends: Bool
  ) throws(RecordFault) -> Int {
    let action = try fields.text("action")
    let sender = try names.sender("sender", in: fields)
    guard builder != nil else { return 0 }
    if let place = builder?.registration(of: action, from: sender, ends: ends) { return place }
    throw RecordFault(
      .noAction(action, of: try fields.text("sender")),
      at: fields.find("action")?.value.lowerBound ?? 0)
  }

  /// A control's tracking method is called.
  func track(_ fields: JSONFields) throws(RecordFault) -> ControlStep {
    .track(
      try names.view("control", in: fields), try fields.word("call", RecordTerms.trackingCalls),
      touch: try touch(fields), answer: try fields.flag("answer"))
  }

  /// A control's highlight changes.
  func highlight(_ fields: JSONFields) throws(RecordFault) -> ControlStep {
    .highlight(try names.view("control", in: fields), try fields.flag("highlighted"))
  }

  /// A control tells of an event.
  func controlEvent(_ fields: JSONFields) throws(RecordFault) -> ControlStep {
    .event(try names.view("control", in: fields), try events(fields))
  }

  private func events(_ fields: JSONFields) throws(RecordFault) -> ControlEvents {
    var events: ControlEvents = []
    let names = try fields.text("event")
    for name in names.split(separator: "|", omittingEmptySubsequences: false) {
      guard let event = ControlEvents.named.first(where: { $0.name == name }) else {
        throw RecordFault(
          .unknownWord(String(name), key: "event", known: ControlEvents.named.map(\.name)),
          at: fields.find("event")?.value.lowerBound ?? 0)
      }
      events.insert(event.event)
    }
    return events
  }

  /// What happened in a scroll view.
  func scroll(_ fields: JSONFields) throws(RecordFault) -> ScrollStep {
    var decelerates = false
    if fields.find("decelerates") != nil { decelerates = try fields.flag("decelerates") }
    if fields.find("turns") != nil { decelerates = try fields.flag("turns") }
    return ScrollStep(
      view: try names.view("view", in: fields),
      call: try fields.word("call", RecordTerms.scrollCalls),
      offset: try fields.point("offset"), willDecelerate: decelerates)
  }

  /// What happens to a presented controller or a stack.
  func presentation(
    _ fields: JSONFields, _ kind: RecordKind
  ) throws(RecordFault) -> PresentationStep {
    PresentationStep(
      try names.controller("controller", in: fields),
      try fields.word("call", RecordTerms.presentationCalls(kind)),
      answer: fields.find("answer") == nil ? true : try fields.flag("answer"),
      origin: fields.find("origin") == nil ? .zero : try fields.point("origin"))
  }

  /// A delegate is asked about a row.
  func rowAsk(_ fields: JSONFields) throws(RecordFault) -> RowStep {
    let other =
      fields.find("instead") == nil ? nil : try names.view("instead", in: fields)
    return try row(
      fields, try fields.word("question", RecordTerms.rowQuestions), try fields.flag("answer"),
      instead: other)
  }

  /// Something happens to a row.
  func row(
    _ fields: JSONFields, _ call: RowCall, _ isOn: Bool, instead other: ViewID? = nil
  ) throws(RecordFault) -> RowStep {
    RowStep(
      try names.view("row", in: fields), call, isOn, touch: try touch(fields), instead: other)
  }

  /// The delegate of a text is asked whether it may be edited, or no more.
  func focusAsk(_ fields: JSONFields) throws(RecordFault) -> FocusStep {
    FocusStep(
      from: try names.responderOrNull("from", in: fields),
      to: try names.responderOrNull("to", in: fields),
      cause: try fields.word("question", RecordTerms.focusQuestions),
      answer: try fields.flag("answer"))
  }

  /// A first responder changes, or does not.
  func focus(_ fields: JSONFields) throws(RecordFault) -> FocusStep {
    FocusStep(
      from: try names.responderOrNull("from", in: fields),
      to: try names.responderOrNull("to", in: fields),
      cause: try fields.word("cause", RecordTerms.focusCauses))
  }
}
