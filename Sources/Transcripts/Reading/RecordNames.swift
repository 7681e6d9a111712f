import JSON
import TouchCore

extension NameKind {
  fileprivate var thing: RecordFault.Thing {
    switch self {
    case .view: .view
    case .responder, .controller: .responder
    case .recognizer, .sender, .object, .timerOwner, .asked: .recognizer
    }
  }
}

/// The names of the scene in a record's head.
///
/// If that scene cannot be read, every name is taken: then only the form is checked.
struct RecordNames {
  private let isKnown: Bool
  private let responders: WordTable<Responder>
  private let recognizers: Words

  init(_ scene: Scene?) {
    isKnown = scene != nil
    responders = WordTable(
      (scene?.responders ?? []).map { (scene?.name(of: $0) ?? "", $0) })
    recognizers = Words((scene?.recognizerIDs ?? []).map { scene?.name(of: $0) ?? "" })
  }

  /// Checks a field that names something, or is null.
  func check(
    _ key: StaticString, _ kind: NameKind, orNull: Bool = false, in fields: JSONFields
  ) throws(RecordFault) {
    let field = try fields.needed(key)
    if orNull, field.kind == .null { return }
    guard field.kind == .text else { throw fields.wrong(key, field, orNull ? .textOrNull : .text) }
    try check(field, kind, fields)
  }

  /// Checks a text that names something.
  func check(
    _ field: JSONFields.Field, _ kind: NameKind, _ fields: JSONFields
  ) throws(RecordFault) {
    guard isKnown, !has(field, kind, fields) else { return }
    throw RecordFault(
      .noSuch(kind.thing, fields.string(field), known: known(kind.thing)),
      at: field.value.lowerBound)
  }

  private func has(_ field: JSONFields.Field, _ kind: NameKind, _ fields: JSONFields) -> Bool {
    switch (kind, fields.lookUp(field, in: responders)) {
    case (.responder, .some), (.object, .some), (.view, .view), (.sender, .view),
      (.controller, .controller):
      true
    case (.recognizer, _), (.object, _), (.sender, _):
      fields.lookUp(field, in: recognizers) != nil
    default: false
    }
  }

  /// Checks a name that is part of a text.
  func checkObject(named name: String, at field: JSONFields.Field) throws(RecordFault) {
    guard isKnown, responders[name] == nil, recognizers[name] == nil else { return }
    throw RecordFault(
      .noSuch(.object, name, known: responders.allWords), at: field.value.lowerBound)
  }

  private func known(_ thing: RecordFault.Thing) -> [String] {
    let known = thing == .recognizer ? recognizers.allWords : responders.allWords
    return known.count < 10_000 ? known : []
  }
}
