import TouchCore

/// Who is meant by the names of a record, in the scene of its head.
///
/// Where that scene cannot be read, every name stands for somebody: then only the form is checked.
struct RecordNames {
  let scene: Scene?
  private let responders: WordTable<Responder>
  private let recognizers: WordTable<RecognizerID>

  init(_ scene: Scene?) {
    self.scene = scene
    responders = WordTable(
      (scene?.responders ?? []).map { (scene?.name(of: $0) ?? "", $0) })
    recognizers = WordTable(
      (scene?.recognizerIDs ?? []).map { (scene?.name(of: $0) ?? "", $0) })
  }

  /// The responder that a field names.
  func responder(_ key: StaticString, in fields: JSONFields) throws(RecordFault) -> Responder {
    try responder(try text(key, fields), fields)
  }

  /// The responder that a text names.
  func responder(
    _ field: JSONFields.Field, _ fields: JSONFields
  ) throws(RecordFault) -> Responder {
    if let found = fields.lookUp(field, in: responders) { return found }
    guard scene != nil else { return .application }
    throw noSuch(.responder, field, fields)
  }

  /// The view controller that a field names.
  func controller(
    _ key: StaticString, in fields: JSONFields
  ) throws(RecordFault) -> ControllerID {
    let field = try text(key, fields)
    if case .controller(let found)? = fields.lookUp(field, in: responders) { return found }
    guard scene != nil else { return ControllerID(0) }
    throw noSuch(.responder, field, fields)
  }

  /// The responder that a field names; nil for null.
  func responderOrNull(
    _ key: StaticString, in fields: JSONFields
  ) throws(RecordFault) -> Responder? {
    try isNull(key, fields) ? nil : try responder(key, in: fields)
  }

  /// The view that a field names.
  func view(_ key: StaticString, in fields: JSONFields) throws(RecordFault) -> ViewID {
    let field = try text(key, fields)
    if case .view(let found)? = fields.lookUp(field, in: responders) { return found }
    guard scene != nil else { return ViewID(0) }
    throw noSuch(.view, field, fields)
  }

  /// The view that a field names; nil for null.
  func viewOrNull(_ key: StaticString, in fields: JSONFields) throws(RecordFault) -> ViewID? {
    try isNull(key, fields) ? nil : try view(key, in: fields)
  }

  /// The recognizer that a field names.
  func recognizer(
    _ key: StaticString, in fields: JSONFields
  ) throws(RecordFault) -> RecognizerID {
    try recognizer(try text(key, fields), fields)
  }

  /// The recognizer that a text names.
  func recognizer(
    _ field: JSONFields.Field, _ fields: JSONFields
  ) throws(RecordFault) -> RecognizerID {
    if let found = fields.lookUp(field, in: recognizers) { return found }
    guard scene != nil else { return RecognizerID(0) }
    throw noSuch(.recognizer, field, fields)
  }

  /// The recognizer that a field names; nil for null.
  func recognizerOrNull(
    _ key: StaticString, in fields: JSONFields
  ) throws(RecordFault) -> RecognizerID? {
    try isNull(key, fields) ? nil : try recognizer(key, in: fields)
  }

  /// The control or recognizer that a field names.
  func sender(_ key: StaticString, in fields: JSONFields) throws(RecordFault) -> ActionSender {
    let field = try text(key, fields)
    if case .view(let found)? = fields.lookUp(field, in: responders) { return .control(found) }
    return .recognizer(try recognizer(field, fields))
  }

  /// Whose property changed.
  func object(_ key: StaticString, in fields: JSONFields) throws(RecordFault) -> SceneObject {
    let field = try text(key, fields)
    if let found = fields.lookUp(field, in: responders) { return .responder(found) }
    return .recognizer(try recognizer(field, fields))
  }

  /// Who has a name that is part of a text.
  func object(
    named name: String, at field: JSONFields.Field
  ) throws(RecordFault) -> SceneObject {
    if let found = responders[name] { return .responder(found) }
    if let found = recognizers[name] { return .recognizer(found) }
    guard scene != nil else { return .responder(.application) }
    throw RecordFault(
      .noSuch(.object, name, known: responders.allWords), at: field.value.lowerBound)
  }

  private func text(
    _ key: StaticString, _ fields: JSONFields
  ) throws(RecordFault) -> JSONFields.Field {
    let field = try fields.needed(key)
    guard field.kind == .text else { throw fields.wrong(key, field, .text) }
    return field
  }

  private func isNull(_ key: StaticString, _ fields: JSONFields) throws(RecordFault) -> Bool {
    let field = try fields.needed(key)
    guard field.kind == .text || field.kind == .null else {
      throw fields.wrong(key, field, .textOrNull)
    }
    return field.kind == .null
  }

  private func noSuch(
    _ thing: RecordFault.Thing, _ field: JSONFields.Field, _ fields: JSONFields
  ) -> RecordFault {
    let known = thing == .recognizer ? recognizers.allWords : responders.allWords
    return RecordFault(
      .noSuch(thing, fields.string(field), known: known.count < 10_000 ? known : []),
      at: field.value.lowerBound)
  }
}
