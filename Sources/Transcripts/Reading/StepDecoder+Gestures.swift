import TouchCore

extension StepDecoder {
  /// The recognizer that a step is about; its view is named beside it.
  private func recognizer(_ fields: JSONFields) throws(RecordFault) -> RecognizerID {
    _ = try names.view("view", in: fields)
    return try names.recognizer("recognizer", in: fields)
  }

  /// A recognizer is shown touches.
  func receive(_ fields: JSONFields) throws(RecordFault) -> Read {
    let id = try recognizer(fields)
    let touches = try touches(fields)
    let method = try fields.word("method", RecordTerms.methods)
    var read = Read(
      .recognizer(.receive(id, method, touch: touches.first ?? 0)), touches: touches)
    if fields.find("ignored") != nil { read.isIgnored = try fields.flag("ignored") }
    return read
  }

  /// A recognizer's state changes.
  func state(_ fields: JSONFields) throws(RecordFault) -> RecognizerStep {
    .state(
      try recognizer(fields), from: try fields.word("from", RecordTerms.states),
      to: try fields.word("to", RecordTerms.states),
      cause: try fields.word("cause", RecordTerms.causes),
      by: try names.recognizerOrNull("by", in: fields), value: try measure(fields))
  }

  /// A recognizer sends its actions.
  func gestureAction(_ fields: JSONFields) throws(RecordFault) -> RecognizerStep {
    _ = try fields.textOrNull("action")
    return .action(try recognizer(fields), try fields.word("state", RecordTerms.states))
  }

  /// Another recognizer excludes one.
  func prevent(_ fields: JSONFields) throws(RecordFault) -> RecognizerStep {
    .prevent(try recognizer(fields), by: try names.recognizer("by", in: fields))
  }

  /// A new touch finds its recognizers.
  func collect(_ fields: JSONFields) throws(RecordFault) -> Read {
    let field = try fields.needed("recognizers")
    guard field.kind == .array else { throw fields.wrong("recognizers", field, .texts) }
    var found: [RecognizerID] = []
    for element in fields.elements(of: field) {
      guard element.kind == .text else { throw fields.wrong("recognizers", element, .texts) }
      found.append(try names.recognizer(element, fields))
    }
    _ = try names.viewOrNull("window", in: fields)
    let touch = try touch(fields)
    var read = Read(
      .recognizer(
        .collect(touch: touch, view: try names.view("view", in: fields), count: found.count)),
      touches: [touch])
    read.collected = found
    return read
  }

  /// A recognizer, its delegate or a view is asked.
  func ask(_ fields: JSONFields) throws(RecordFault) -> RecognizerStep {
    let id = try recognizer(fields)
    let question = try fields.word("question", RecordTerms.questions)
    let answer = try fields.flag("answer")
    switch question {
    case .viewShouldBegin, .touchesShouldBegin, .touchesShouldCancel:
      return .ask(
        question, of: id, about: nil, view: try names.viewOrNull("about", in: fields),
        answer: answer)
    case .shouldReceive, .allowedType, .shouldBegin, .simultaneous, .canPrevent, .canBePrevented,
      .requireFailureOf, .requiredToFailBy:
      return .ask(
        question, of: id, about: try names.recognizerOrNull("about", in: fields), view: nil,
        answer: answer)
    }
  }

  /// A pan's translation as two numbers, a pinch's scale or a rotation's angle as one, or null.
  private func measure(_ fields: JSONFields) throws(RecordFault) -> Point {
    switch try value("value", fields) {
    case .number(let number): return Point(number, 0)
    case .point(let point): return point
    case nil: return .zero
    case .flag, .size, .rect, .transform, .view, .state:
      throw fields.wrong("value", try fields.needed("value"), .point)
    }
  }

  /// A touch on its way from the window to its view.
  func gate(
    _ fields: JSONFields, _ step: (Int, ResponderMethod, RecognizerID?, GateReason) -> GateStep
  ) throws(RecordFault) -> GateStep {
    step(
      try touch(fields), try fields.word("method", RecordTerms.methods),
      try names.recognizerOrNull("by", in: fields),
      try fields.word("reason", RecordTerms.gateReasons))
  }

  /// A timer fires.
  func timer(_ fields: JSONFields) throws(RecordFault) -> TimerOwner {
    let owner = try fields.word("of", RecordTerms.timers)
    if owner == 0 { return .recognizer(try names.recognizer("timer", in: fields)) }
    let view = try names.view("timer", in: fields)
    return owner == 1 ? .deceleration(view) : owner == 2 ? .control(view) : .transition(view)
  }

  /// A change of a property.
  func change(_ fields: JSONFields) throws(RecordFault) -> Read {
    let property = try fields.word("property", RecordTerms.properties)
    let object = try names.object("object", in: fields)
    let old = try value("old", fields, of: property)
    guard let new = try value("new", fields, of: property) else {
      throw fields.wrong("new", try fields.needed("new"), .value)
    }
    if case .number(let number) = new, !(abs(number) < 1e15) {
      throw RecordFault(.outOfRange("new"), at: fields.find("new")?.value.lowerBound ?? 0)
    }
    var read = Read(.change(0))
    read.change = SceneChange(object, property, from: old, to: new)
    return read
  }

  private func value(
    _ key: StaticString, _ fields: JSONFields, of property: ChangeableProperty? = nil
  ) throws(RecordFault) -> PropertyValue? {
    let field = try fields.needed(key)
    switch field.kind {
    case .null: return nil
    case .yes, .no: return .flag(field.kind == .yes)
    case .number:
      let number = fields.number(field)
      guard number.isFinite else { throw fields.wrong(key, field, .value) }
      return .number(number)
    case .array:
      guard let it = fields.numbers(field) else { throw fields.wrong(key, field, .value) }
      switch it.count {
      case 2 where property == .contentSize: return .size(Size(it[0], it[1]))
      case 2: return .point(Point(it[0], it[1]))
      case 4: return .rect(Rect(it[0], it[1], it[2], it[3]))
      case 6:
        return .transform(
          AffineTransform(it[0], it[1], it[2], it[3], it[4], it[5]))
      default: throw fields.wrong(key, field, .value)
      }
    case .text where property == .inside: return .view(try names.view(key, in: fields))
    case .text where property == .state:
      return .state(try fields.word(key, RecordTerms.states))
    case .text, .object: throw fields.wrong(key, field, .value)
    }
  }
}
