import TouchCore

extension AnswerShape {
  /// Checks what can be checked without a scene.
  func check(_ word: PlacedWord) throws(QueryProblem) {
    for part in parts(of: word) where !words.contains(part.text) {
      switch kind {
      case .view, .responder, .recognizer, .receiver, .name: break
      case .event:
        let known = ControlEvents.named.map { $0.name }
        guard known.contains(part.text) else { throw .unknown(.value, part, among: known) }
      case .number:
        guard Int(part.text) != nil else { throw problem(part) }
      case .point:
        let numbers = part.text.split(separator: ",", omittingEmptySubsequences: false)
        guard numbers.count == 2, numbers.allSatisfy({ Double($0) != nil }) else {
          throw problem(part)
        }
      case .pair:
        guard part.pair != nil else { throw problem(part) }
      case .word: throw .unknown(.value, part, among: words)
      }
    }
    if parts(of: word).isEmpty { throw problem(word) }
  }

  /// Compares the names with a scene.
  func check(_ word: PlacedWord, in scene: Scene) throws(QueryProblem) {
    try check(word)
    for part in parts(of: word) where !words.contains(part.text) {
      switch kind {
      case .view: try checkView(part, in: scene)
      case .responder: try checkResponder(part, in: scene)
      case .recognizer: try checkRecognizer(part, in: scene)
      case .receiver: try checkReceiver(part, in: scene)
      case .pair:
        guard let pair = part.pair else { continue }
        try checkView(pair.first, in: scene)
        try checkView(pair.second, in: scene)
      case .name: try checkAction(part, in: scene)
      case .number, .point, .event, .word: break
      }
    }
  }

  private func parts(of word: PlacedWord) -> [PlacedWord] {
    guard isList else { return word.text.isEmpty ? [] : [word] }
    return PlacedWord.split(word.text, at: word.column) { $0 == "," }
  }

  private func problem(_ word: PlacedWord) -> QueryProblem {
    QueryProblem(.notA(form: form, found: word.text), at: word)
  }

  private func checkView(_ word: PlacedWord, in scene: Scene) throws(QueryProblem) {
    if scene.view(named: word.text) != nil { return }
    if scene.responder(named: word.text) != nil {
      throw QueryProblem(.notAView(word.text), at: word)
    }
    throw .unknown(.view, word, among: scene.allNames.filter { scene.view(named: $0) != nil })
  }

  private func checkResponder(_ word: PlacedWord, in scene: Scene) throws(QueryProblem) {
    guard scene.responder(named: word.text) == nil else { return }
    throw .unknown(.responder, word, among: scene.allNames)
  }

  private func checkReceiver(_ word: PlacedWord, in scene: Scene) throws(QueryProblem) {
    guard scene.responder(named: word.text) == nil, scene.recognizer(named: word.text) == nil
    else { return }
    throw .unknown(.responder, word, among: scene.allNames + scene.allRecognizerNames)
  }

  private func checkAction(_ word: PlacedWord, in scene: Scene) throws(QueryProblem) {
    let known = scene.actionNames
    guard !known.contains(word.text) else { return }
    throw .unknown(.action, word, among: known)
  }

  private func checkRecognizer(_ word: PlacedWord, in scene: Scene) throws(QueryProblem) {
    guard scene.recognizer(named: word.text) == nil else { return }
    throw .unknown(.recognizer, word, among: scene.allRecognizerNames)
  }
}

extension PlacedWord {
  /// The two parts of `A-before-B`.
  var pair: (first: PlacedWord, second: PlacedWord)? {
    let middle = Array("-before-")
    let letters = Array(text)
    for start in letters.indices.dropFirst() where letters.count > start + middle.count {
      guard letters[start..<start + middle.count].elementsEqual(middle) else { continue }
      let second = start + middle.count
      return (
        PlacedWord(text: String(letters[..<start]), column: column),
        PlacedWord(text: String(letters[second...]), column: column + second)
      )
    }
    return nil
  }
}
