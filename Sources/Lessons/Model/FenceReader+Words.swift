import TouchCore

extension FenceReader {
  /// Reads what stands behind a statement's first words, and says where it is wrong.
  mutating func parse<Value>(
    _ words: (text: String, column: Int), line: Int,
    _ read: (String) throws(QueryProblem) -> Value
  ) -> Value? {
    do {
      return try read(words.text)
    } catch {
      let problem = error.moved(by: words.column - 1)
      notes.say(
        .query(problem),
        at: Place(line: line, column: problem.column, length: problem.length))
      return nil
    }
  }

  /// Reads a query and compares it with the scene.
  mutating func query(
    _ words: (text: String, column: Int), line: Int, _ scene: Scene
  ) -> Query? {
    parse(words, line: line) { text throws(QueryProblem) in
      let query = try Query.parse(text)
      try query.check(in: scene)
      return query
    }
  }

  /// Says that a statement begins with a word that has no meaning here.
  mutating func sayUnknown(_ statement: Statement, among known: [String]) {
    guard let word = statement.words.first else { return }
    notes.say(.unknown(.statement, word.text, among: known), at: statement.place(of: word))
  }

  /// Says that a statement holds more words than it may.
  mutating func sayUnexpected(_ statement: Statement, after count: Int) {
    guard statement.words.count > count else { return }
    let word = statement.words[count]
    notes.say(.unexpected(word.text), at: statement.place(of: word))
  }

  /// Says that a word stands a second time.
  mutating func sayRepeated(_ word: PlacedWord, in statement: Statement) {
    notes.say(.repeated(word.text), at: statement.place(of: word))
  }

  /// Says that a fence lacks a statement.
  mutating func sayMissing(_ form: String, in fence: Fence) {
    notes.say(.missing(form), at: Place(line: fence.line))
  }
}
