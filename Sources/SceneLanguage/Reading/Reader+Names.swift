import TouchCore

extension Reader {
  /// Whether a word looks as if it were meant as a name: it begins like one and has no value.
  func looksLikeName(_ word: Word) -> Bool {
    Ascii.beginsName(firstByte(word))
      && !source.bytes[word.range].contains { $0 == Ascii.equals || $0 == Ascii.open }
  }

  /// Reads a name, or says why it cannot be one.
  func name(_ word: Word) -> String? {
    let name = text(word)
    guard isName(name) else { return refuse(.badName(name), at: word) }
    guard Reserved(rawValue: name) == nil else { return refuse(.reserved(name), at: word) }
    return name
  }

  /// Finds the view a word names, or says that there is none.
  func view(_ word: Word, in scene: Scene, as thing: Thing = .view) -> ViewID? {
    switch responder(word, in: scene, as: thing) {
    case .view(let id)?: return id
    case .controller, .windowScene, .application, .delegate, nil: return nil
    }
  }

  /// Finds the recognizer a word names, or says that there is none.
  func recognizer(_ word: Word, in scene: Scene) -> RecognizerID? {
    let name = text(word)
    if let id = scene.recognizer(named: name) { return id }
    if let responder = scene.responder(called: name) {
      say(.isAnother(name, thing: responder.thing, expected: .recognizer), at: word)
    } else {
      sayUnknown(.recognizer, word, among: scene.allRecognizerNames)
    }
    return nil
  }

  /// Finds who a word names, or says that there is nobody fitting.
  func responder(_ word: Word, in scene: Scene, as thing: Thing) -> Responder? {
    let name = text(word)
    guard let responder = scene.responder(called: name) else {
      sayUnknown(thing, word, in: scene)
      return nil
    }
    guard thing.fits(responder) else {
      return refuse(.isAnother(name, thing: responder.thing, expected: thing), at: word)
    }
    return responder
  }
}

/// Whether a text has the shape of a name: letters, digits, `_` and, inside, `-`.
func isName(_ name: String) -> Bool {
  let bytes = name.utf8
  guard let first = bytes.first, Ascii.beginsName(first), bytes.last != Ascii.hyphen else {
    return false
  }
  return bytes.allSatisfy {
    Ascii.beginsName($0) || Ascii.isDigit($0) || $0 == Ascii.hyphen
  }
}
