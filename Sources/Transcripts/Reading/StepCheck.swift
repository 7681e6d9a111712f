import JSON
import TouchCore

/// Checks the fields of a step's line: each is there, of its form, and names what the scene has.
struct StepCheck {
  let names: RecordNames
  /// The fingers of the touches that go down, in their order; nil if the head cannot be played.
  let fingers: [String]?

  /// Checks a line.
  func check(_ fields: JSONFields, _ kind: StepKind) throws(RecordFault) {
    for field in kind.fields { try check(field.name, field.form, fields) }
    if kind == .hitAsk, try fields.text("verdict") == Verdict.overridden.word {
      _ = try fields.text("override")
    }
    if let touch = fields.touchOfID { try check(touch: touch, at: fields.find("id")) }
  }

  private func check(
    _ key: StaticString, _ form: FieldForm, _ fields: JSONFields
  ) throws(RecordFault) {
    switch form {
    case .maybe(let form): if fields.find(key) != nil { try check(key, form, fields) }
    case .text: _ = try fields.text(key)
    case .textOrNull: _ = try fields.textOrNull(key)
    case .flag: _ = try fields.flag(key)
    case .null: try insist(fields.needed(key), is: .null, "null", key, fields)
    case .no: try insist(fields.needed(key), is: .no, "false", key, fields)
    case .point: _ = try fields.point(key)
    case .depth:
      guard try fields.integer(key, from: 0) < 1 << 20 else { throw outOfRange(key, fields) }
    case .touch: try check(touch: try fields.integer(key, from: 1), at: fields.find(key))
    case .fingers: try checkFingers(key, fields)
    case .measure: try checkValue(key, form, fields)
    case .value: try checkChanged(key, fields)
    case .valueOrNull:
      if try fields.needed(key).kind != .null { try checkChanged(key, fields) }
    case .name(let kind): try names.check(key, said(kind, in: fields), in: fields)
    case .nameOrNull(let kind):
      try names.check(key, said(kind, in: fields), orNull: true, in: fields)
    case .names(let kind):
      for field in try fields.textFields(key) { try names.check(field, kind, fields) }
    case .word(let words): _ = try fields.word(key, words.table)
    case .words(let words): try checkWords(key, words.table, fields)
    }
  }

  /// Whom a field names, where another field says so.
  private func said(_ kind: NameKind, in fields: JSONFields) throws(RecordFault) -> NameKind {
    switch kind {
    case .timerOwner:
      try fields.text("of") == TimerOwner.Sort.recognizer.rawValue ? .recognizer : .view
    case .asked:
      RecordTerms.viewQuestions.contains(try fields.text("question")) ? .view : .recognizer
    case .view, .responder, .controller, .recognizer, .object, .sender: kind
    }
  }

  private func insist(
    _ field: JSONFields.Field, is kind: JSONTree.Kind, _ word: String, _ key: StaticString,
    _ fields: JSONFields
  ) throws(RecordFault) {
    guard field.kind != kind else { return }
    throw RecordFault(
      .unknownWord(fields.written(field), key: "\(key)", known: [word]),
      at: field.value.lowerBound)
  }

  private func outOfRange(_ key: StaticString, _ fields: JSONFields) -> RecordFault {
    RecordFault(.outOfRange("\(key)"), at: fields.find(key)?.value.lowerBound ?? 0)
  }

  private func check(touch number: Int, at field: JSONFields.Field?) throws(RecordFault) {
    guard let fingers, number > fingers.count else { return }
    throw RecordFault(.noTouch(number), at: field?.value.lowerBound ?? 0)
  }

  private func checkFingers(_ key: StaticString, _ fields: JSONFields) throws(RecordFault) {
    for finger in try fields.texts(key) {
      guard let fingers, !fingers.contains(finger) else { continue }
      throw RecordFault(.noFinger(finger), at: fields.find(key)?.value.lowerBound ?? 0)
    }
  }

  /// Words with a bar between them.
  private func checkWords(
    _ key: StaticString, _ words: Words, _ fields: JSONFields
  ) throws(RecordFault) {
    for word in try fields.text(key).split(separator: "|", omittingEmptySubsequences: false) {
      guard words[String(word)] == nil else { continue }
      throw RecordFault(
        .unknownWord(String(word), key: "\(key)", known: words.allWords),
        at: fields.find(key)?.value.lowerBound ?? 0)
    }
  }

  /// A value of a changed property.
  private func checkChanged(_ key: StaticString, _ fields: JSONFields) throws(RecordFault) {
    let isText = try fields.needed(key).kind == .text
    switch Property(rawValue: try fields.text("property")) {
    case .inside? where isText: try names.check(key, .view, in: fields)
    case .state? where isText: _ = try fields.word(key, RecordVocabulary.states.table)
    default: try checkValue(key, .value, fields)
    }
  }

  /// A flag, a number or numbers; a measure is a number, a point or nothing.
  private func checkValue(
    _ key: StaticString, _ form: FieldForm, _ fields: JSONFields
  ) throws(RecordFault) {
    let field = try fields.needed(key)
    let isMeasure = if case .measure = form { true } else { false }
    let isRight: Bool
    switch field.kind {
    case .null: isRight = isMeasure
    case .yes, .no: isRight = !isMeasure
    case .number:
      isRight = fields.number(field).isFinite
      guard !isRight || isMeasure || abs(fields.number(field)) < 1e15 else {
        throw outOfRange(key, fields)
      }
    case .array:
      let counts = isMeasure ? [2] : [2, 4, 6]
      isRight = counts.contains(fields.numbers(field)?.count ?? 0)
    case .text, .object: isRight = false
    }
    guard isRight else { throw fields.wrong(key, field, isMeasure ? .point : .value) }
  }
}

extension JSONFields {
  /// The touch with which its id begins: `t1/e1/…`.
  fileprivate var touchOfID: Int? {
    guard let field = find("id"), field.kind == .text,
      tree.bytes[field.value].first == UInt8(ascii: "t")
    else { return nil }
    let digits = tree.bytes[field.value].dropFirst().prefix(12)
      .prefix { $0 &- UInt8(ascii: "0") < 10 }
    return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// The texts of a list, where they stand.
  func textFields(_ key: StaticString) throws(RecordFault) -> [Field] {
    let field = try needed(key)
    guard field.kind == .array else { throw wrong(key, field, .texts) }
    let elements = elements(of: field)
    if let other = elements.first(where: { $0.kind != .text }) { throw wrong(key, other, .texts) }
    return elements
  }
}
