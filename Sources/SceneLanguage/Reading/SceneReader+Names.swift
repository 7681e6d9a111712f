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

  /// Whether another view may be added.
  func hasRoom(_ head: Word) -> Bool {
    guard scene.views.count < limits.views else {
      reader.say(.tooManyViews(limits.views), at: head)
      isFull = true
      return false
    }
    return true
  }

  /// The line of what UIKit makes is its owner's.
  func noteMadeViews(line: Int) {
    while linesOfViews.count < scene.views.count { linesOfViews.append(Int32(clamping: line)) }
  }

  /// Whether lines have put views into a view: a row's content view is there without one, and so
  /// are a field's clear button and a keyboard's keys.
  func hasOwnLines(in view: ViewID) -> Bool {
    hasOwnViews(in: view)
      || scene.contentView(of: view).map { linesOfContents[$0] != nil } == true
  }

  /// Whether lines have put views into a view itself.
  func hasOwnViews(in view: ViewID) -> Bool {
    let content = scene.contentView(of: view)
    return scene[view].subviews.contains { $0 != content && scene[$0].part?.owner != .view(view) }
  }

  /// The place of the line that declares a view.
  func placeOfLine(declaring name: String) -> Int? {
    guard case .view(let id)? = scene.responder(named: name) else { return nil }
    return Int(linesOfViews[Int(id.index)])
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
