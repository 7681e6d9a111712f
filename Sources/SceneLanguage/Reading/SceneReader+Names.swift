import TouchCore

extension SceneReader {
  /// The name in a line behind its keyword, free to be used; empty where something is wrong.
  func freeName(_ word: Word) -> String {
    guard let name = reader.name(word) else { return "" }
    if let taken = scene.responder(named: name) {
      reader.say(.nameTaken(name, line: lineNumber(of: taken)), at: word)
    } else if let taken = scene.recognizer(named: name) {
      let line = linesOfRecognizers[taken].map { reader.source.number(of: $0) }
      reader.say(.nameTaken(name, line: line), at: word)
    } else {
      return name
    }
    return ""
  }

  /// The name an object must have.
  func neededName(_ keyword: Keyword, _ words: ArraySlice<Word>, _ head: Word) -> String {
    guard let word = words.first, reader.looksLikeName(word) else {
      reader.say(.needsName(keyword), at: words.first ?? reader.behind(head))
      return ""
    }
    return freeName(word)
  }

  /// Says it where words follow that mean nothing.
  func expectEnd(_ words: ArraySlice<Word>) {
    guard let word = words.first else { return }
    reader.say(.unexpected(reader.text(word)), at: word)
  }

  /// Says where an object cannot stand.
  func misplaced(_ head: Word) {
    reader.say(
      .misplaced(reader.text(head), inside: open.last?.inside ?? "at the top"), at: head)
  }

  private func lineNumber(of responder: Responder) -> Int? {
    let place: Int?
    switch responder {
    case .view(let id): place = Int(linesOfViews[Int(id.index)])
    case .controller, .windowScene, .application, .delegate: place = linesOfOthers[responder]
    }
    return place.map { reader.source.number(of: $0) }
  }
}
